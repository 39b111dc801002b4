import ScenarioSyntax
import SourceText
import Testing

@Suite("Comments to the diagram")
struct DiagramCommentTests {
  @Test(arguments: [
    ("// MARK: Push\n", "Push"), ("//MARK:   - Push  \na()", "Push"), ("a() // note: ü b", "ü b"),
    ("// mark: Push\n", "Push"), ("// Note: a", "a"), ("// NOTE: a", "a"),
    ("// Mark: - Push", "Push"),
    ("#pragma mark Push\n", "Push"), ("  #pragma  mark - Push \n[a b];", "Push"),
  ])
  func areFoundWhereTheyAre(program: String, text: String) throws {
    let dialect: Dialect = program.contains("#") ? .objectiveC : .swift
    let found = DiagramComment.list(in: program, dialect)
    let comment = try #require(found.first)
    #expect(found.count == 1 && comment.text == text)
    #expect(String(decoding: Array(program.utf8)[comment.range], as: UTF8.self) == text)
  }

  @Test(arguments: [
    "// Push", "let a = \"// MARK: Push\"", "// MARK: -", "// MARK:", "/* MARK: a */",
  ])
  func nothingElseIsOne(program: String) {
    #expect(DiagramComment.list(in: program, .swift).isEmpty)
  }

  @Test(arguments: [
    ("// group: Login\na()", "1:1 'group' has no 'end group'"),
    ("a()\n// end group\n", "2:1 'end group' closes nothing here"),
    ("// group: a\n// group: b [c]\na()\n// end group", "1:1 'group' has no 'end group'"),
    ("// group: a\na()\n// end group", ""),
  ])
  func framesThatAreNotClosedAreWarnedOf(program: String, warning: String) {
    let file = SourceFile(path: "scenario", text: program)
    let diagnostics = Program.parse(Snippet(file), dialect: .swift).diagnostics
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
    #expect(
      diagnostics.map { "\($0.span.start.line):\($0.span.start.column) \($0.message)" }
        .joined(separator: "\n") == warning)
  }
}
