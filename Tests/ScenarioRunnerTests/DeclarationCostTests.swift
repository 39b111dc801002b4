import Lifecycle
import ScenarioSyntax
import Testing

@testable import ScenarioRunner

/// What a program looks through costs steps by its size too: the cases of a `switch`, the declarations of an
/// operator, whoever observes.
@Suite struct `Work that grows with a program's own declarations` {
  struct Work: CustomTestStringConvertible, Sendable {
    let name: String
    /// What there is so much of.
    let declaration: @Sendable (Int) -> String
    /// What looks through it.
    let line: @Sendable (Int) -> String
    var testDescription: String { name }
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  private static let shown = """
    class P: UIViewController {}
    let p = P()
    window.rootViewController = p
    window.makeKeyAndVisible()

    """

  static let works: [Work] = [
    Work(
      name: "the cases of a switch",
      declaration: { "enum E {\n\(lines($0) { "case c\($0)" })}\nlet e = E.c\($0 - 1)" },
      line: { "switch e {\n\(lines($0) { "case .c\($0): break" })}" }),
    Work(
      name: "types in a switch", declaration: { _ in "let e: Any = 1" },
      line: { "switch e {\n\(lines($0) { _ in "case is UIView: break" })default: break\n}" }),
    Work(
      name: "declarations of an operator",
      declaration: {
        "struct S {}\nlet s = S()\n"
          + lines($0) { "struct C\($0) {}\nfunc + (l: S, r: C\($0)) -> S { l }" }
          + "let c = C\($0 - 1)()"
      },
      line: { _ in "_ = s + c" }),
    Work(
      name: "observers of other notifications",
      declaration: {
        lines($0) {
          "NotificationCenter.default.addObserver(forName: .init(\"n\($0)\"), object: nil, queue: nil) { _ in }"
        }
      },
      line: { _ in "NotificationCenter.default.post(name: .init(\"m\"), object: nil)" }),
    Work(
      name: "observers that stay",
      declaration: {
        lines($0) {
          "NotificationCenter.default.addObserver(forName: .init(\"n\($0)\"), object: nil, queue: nil) { _ in }"
        } + "let o = NSObject()"
      },
      line: { _ in "NotificationCenter.default.removeObserver(o)" }),
    Work(
      name: "handlers of traits that do not change",
      declaration: {
        shown
          + lines($0) { _ in
            "p.registerForTraitChanges([UITraitActiveAppearance.self]) { (c: P, _: UITraitCollection) in }"
          }
      },
      line: { _ in "user.rotate()" }),
  ]

  @Test(arguments: works)
  func `costs at least a part of a step for each`(work: Work) {
    let (few, many, times) = (16, 400, 16)
    func steps(_ count: Int) -> Int {
      let declaration = work.declaration(count) + "\n"
      let lines = String(repeating: work.line(count) + "\n", count: times)
      return run(declaration + lines, dialect: .swift).use.steps
        - run(declaration, dialect: .swift).use.steps
    }
    let cost = steps(many) - steps(few)
    #expect(cost >= (many - few) * times / Simulator.partsOfStep, "\(work.name): \(cost)")
  }

  @Test func `a chain of protocols that name each other is looked through once`() {
    let count = 60
    let protocols = Self.lines(count) { number in
      "protocol P\(number): " + (0..<count).map { "P\($0)" }.joined(separator: ", ") + " {}"
    }
    let program = """
      protocol Q {}
      enum E: P0 { case a }
      func f(_ e: Any) { if case Q.a = e { print("is one") } }
      f(E.a)
      """
    let result = run(protocols + program, dialect: .swift)
    #expect(result.use.steps < 10_000)
  }
}
