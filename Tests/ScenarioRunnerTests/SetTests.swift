import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Sets have each element once, and no places.
@Suite struct SetTests {
  typealias Case = LanguageTests.Case

  @Test func aSetHasNoPlaces() {
    let result = run("let set: Set = [1]\nprint(set[0])")
    #expect(result.diagnostics.first?.message == "a set has no subscript", "\(listing(result))")
  }

  @Test(arguments: [
    "var s = Set<Int>(); var n = 0; while true { s.insert(n); n += 1 }",
    "var s = Set<Int>(0..<900); while true { s.formUnion(0..<900) }",
    "let s = Set(0..<900), t = Set(900..<1800); while true { _ = s.intersection(t) }",
    "var t = \"abcdefgh\"; for _ in 0..<12 { t += t }; _ = [String](repeating: t, count: 90000).joined()",
    "var s: Set = [Set([1])]; while true { s.insert(Set(s.flatMap { $0 })) ; s = s.union([[s.count]]) }",
  ])
  func setsThatGrowEndInABudget(_ program: String) {
    let result = run(program)
    #expect(result.hasErrors, "\(listing(result).suffix(200))")
  }
}
