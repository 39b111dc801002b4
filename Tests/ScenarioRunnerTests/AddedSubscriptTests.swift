import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Subscripts and methods that a program adds to the language's own types.
@Suite struct AddedSubscriptTests {
  typealias Case = LanguageTests.Case

  @Test(arguments: ["print([1, 2][safe: 7])", "var list = [1]\nlist[safe: 0] = 3"])
  func aLabelThatNothingDeclaresIsAnErrorWithAWayOut(_ program: String) {
    let result = run(program)
    #expect(result.diagnostics.first?.id == "scenario.no-subscript", "\(listing(result))")
    #expect(listing(result).contains("extension Array { subscript(safe index: Int)"))
  }
}
