import Testing

@testable import Diagrams

/// What a drawing says of a rule below it.
@Suite struct FootnoteTests {
  private static let rest =
    "What follows is for the list of rules, where there is room for all of it."

  @Test(
    arguments: [
      ("A view is loaded when it is first asked for; not before.", nil),
      (
        "A push tells the new controller its parent first, and loads nothing; \(rest) \(rest)",
        "A push tells the new controller its parent first, and loads nothing."
      ),
      (
        "A push tells the new controller its parent first. \(rest) \(rest)",
        "A push tells the new controller its parent first."
      ),
      // A clause is longer than this, and where there is but one it stays whole.
      (
        "Told. And then, among other things that are said of it, "
          + String(repeating: "long, ", count: 20),
        nil
      ),
      (String(repeating: "one clause, ", count: 20), nil),
    ] as [(String, String?)])
  func isTheFirstClauseOfALongStatement(statement: String, footnote: String?) {
    var diagram = SequenceDiagram()
    diagram.rules = [SequenceDiagram.Rule(id: "rule", statement: statement)]
    #expect(diagram.rules[0].footnote == footnote ?? statement)
  }
}
