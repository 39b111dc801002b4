import Foundation
import Fuzzing
import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Whatever a program says, running it ends, with a trace and words: it never traps, and says the
/// same every time.
///
/// The programs are the scenarios of the pages with pieces of others put in their places, by a
/// generator whose seed is fixed. `make fuzz` runs as many as one has time for.
@Suite struct FuzzTests {
  private static let corpus: FuzzCorpus = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return FuzzCorpus(
      folders: ["content/manual", "Tests/Suite/Pages"].map { root.appending(path: $0) })
  }()

  @Test(arguments: [Dialect.swift, .objectiveC])
  func noProgramTraps(_ dialect: Dialect) {
    #expect(Self.corpus.snippets(dialect).count > 5)
    var generator = FuzzGenerator(Self.corpus, seed: 4)
    for _ in 0..<250 {
      let program = generator.next(dialect)
      _ = program.perform(budget: Self.small)
    }
  }

  @Test(arguments: [Dialect.swift, .objectiveC])
  func aProgramSaysTheSameEveryTime(_ dialect: Dialect) {
    var generator = FuzzGenerator(Self.corpus, seed: 5)
    for _ in 0..<50 {
      let program = generator.next(dialect)
      let said = program.perform(budget: Self.small)
      #expect(said == program.perform(budget: Self.small), "\(program.text)")
    }
  }

  @Test(arguments: [
    "var a: [Any] = [1]; for _ in 0..<100 { a = [a, a] }; print(a)",
    "var a: [Any] = [1]; for _ in 0..<25 { a = [a, a] }; print(a == a)",
    "var a: [Any] = [1]; for _ in 0..<60000 { a = [a] }; print(1)",
    "var d: [String: Any] = [:]; for _ in 0..<60 { d = [\"a\": d, \"b\": d] }; print(d)",
    "var t: Any = 1; for _ in 0..<60 { t = (t, t) }; print(t)",
    "struct S { var a: Any }; var s = S(a: 1); for _ in 0..<60000 { s = S(a: s) }",
    "for _ in 0..<Int.max { }", "print((0..<10000000).map { $0 })", "print(Array(0..<100000000))",
    "print(Array(repeating: 1, count: 1000000000))",
    "print(String(repeating: \"abc\", count: 1000000000))",
    "var s = \"a\"; while true { s += s }",
    "var s = \"a\"; for _ in 0..<20 { s += s }; for _ in 0..<10000 { _ = s.uppercased() }",
    "var s = \"a\"; for _ in 0..<20 { s += s }; for _ in s { }",
    "var a = (0..<9000).map { $0 }; for _ in 0..<20000 { _ = a.sorted() }",
    "let f: () -> Void = { f() }; f()",
    "class Page: UIViewController { deinit { make(); make() } }\nfunc make() { _ = Page() }\nmake()",
    "var p = Just(1).merge(with: Just(1)); for _ in 0..<40 { p = p.merge(with: p) }; _ = p.sink { _ in }",
    "var p = Just(1).flatMap { Just($0) }; for _ in 0..<9000 { p = p.merge(with: Empty()) }; _ = p.sink { _ in }",
    "let s = PassthroughSubject<Int, Never>(); let c = s.sink { s.send($0) }; s.send(1)",
  ])
  func whatNeverEndsOrGrowsWithoutEndIsStoppedByABudget(_ program: String) {
    let result = run(program)
    #expect(
      result.diagnostics.first?.id.hasPrefix("scenario.budget-") == true, "\(listing(result))")
  }

  @Test(arguments: [
    "class N { var next: N? }; var n = N(); for _ in 0..<9000 { let m = N(); m.next = n; n = m }\nn = N()",
    "var f: () -> Void = {}; for _ in 0..<9000 { let g = f; f = { g() } }\nf = {}",
    "var f: () -> Void = {}; for _ in 0..<9000 { let g = f; f = { [g] in g() } }\nf = {}",
    "typealias A = B; typealias B = A; _ = A()",
    "var p = Just(1).eraseToAnyPublisher(); for _ in 0..<8000 { p = p.map { $0 }.eraseToAnyPublisher() }; _ = p.sink { _ in }",
    "for n in [0, 1, Int.max] { _ = Just(1).prefix(n).dropFirst(n).retry(n).sink { _ in } }",
  ])
  func longChainsAndCirclesEnd(_ program: String) {
    #expect(run(program).hasErrors == false)
  }

  /// Two collections that hold each other are compared for as long as the stack has room.
  @Test(arguments: [
    "a = [NSMutableArray new], *b = [NSMutableArray new]; [a addObject:b]; [b addObject:a]; [a isEqual:b]",
    "a = [NSMutableArray new], *b = [NSMutableArray new], *c = [NSMutableArray arrayWithObject:a]; [a addObject:b]; [b addObject:a]; [c indexOfObject:b]",
    "a = [NSMutableArray new], *b = [NSMutableArray new], *c = [NSMutableArray arrayWithObject:a]; [a addObject:b]; [b addObject:a]; [c removeObject:b]",
    "a = [NSMutableArray new], *b = [NSMutableArray new]; for (int i = 0; i < 9; i++) { [a addObject:b]; [b addObject:a]; } [a isEqual:b]",
    "a = [NSMutableSet new], *b = [NSMutableSet new]; [a addObject:b]; [b addObject:a]; [a isEqual:b]",
    "a = [NSMutableDictionary new], *b = [NSMutableDictionary new]; a[@\"x\"] = b; b[@\"x\"] = a; [a isEqual:b]",
  ])
  func comparingCollectionsThatHoldEachOtherEnds(_ program: String) {
    let result = run("id \(program);", dialect: .objectiveC)
    #expect(result.diagnostics.map { $0.id } == ["scenario.budget-depth"], "\(listing(result))")
  }

  @Test(arguments: [("a%", "1"), ("(a% + 1) | 0", "5000")])
  func longChainsOfEnumeratorsHaveTheirValues(value: String, last: String) {
    var names = ["a0 = 1"]
    for place in 1..<5000 {
      names.append("a\(place) = " + value.replacingOccurrences(of: "%", with: "\(place - 1)"))
    }
    let text = "enum { \(names.joined(separator: ", ")) };\nNSLog(@\"%d\", a4999);"
    let result = run(text, dialect: .objectiveC)
    #expect(consoleLines(result) == [last], "\(listing(result))")
  }

  @Test func longChainsOfBlocksEnd() {
    let result = run(
      """
      void (^f)(void) = ^{};
      for (int i = 0; i < 9000; i++) { void (^g)(void) = f; f = ^{ g(); }; }
      f = nil;
      """, dialect: .objectiveC)
    #expect(result.hasErrors == false)
  }

  @Test func aChainOfObjectsGoesInTheOrderOfItsOwners() {
    let result = run(
      """
      class N { let n: Int; var next: N?; init(_ n: Int) { self.n = n }; deinit { print(n) } }
      var head: N? = N(0)
      for i in 1..<100 { let node = N(i); node.next = head; head = node }
      head = nil
      print("done")
      """)
    #expect(consoleLines(result) == (0..<100).reversed().map { String($0) } + ["done"])
  }

  /// The usual limits in small, so that programs which never end take little time.
  private static let small: Budget = {
    var budget = Budget()
    budget.messages = 1_000
    budget.steps = 10_000
    budget.objects = 1_000
    budget.output = 50_000
    return budget
  }()
}
