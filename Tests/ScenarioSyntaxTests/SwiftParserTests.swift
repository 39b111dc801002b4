import ScenarioSyntax
import SourceText
import Testing

/// A snippet, and the tree it makes.
struct Reading: CustomTestStringConvertible, Sendable {
  var source: String
  var tree: String

  init(_ source: String, _ tree: String) {
    self.source = source
    self.tree = tree
  }

  var testDescription: String { source }
}

func snippet(_ text: String) -> Snippet { Snippet(SourceFile(path: "test", text: text)) }

/// The tree of a snippet, or what is wrong with it.
func readSwift(_ source: String) -> String {
  let checked = SwiftParser.parse(snippet(source))
  guard checked.diagnostics.isEmpty else {
    return DiagnosticPrinter().print(checked.diagnostics)
  }
  return TreeDump.dump(checked.value)
}

@Suite struct SwiftParserTests {
  @Test(arguments: [
    Reading(
      "nav.pushViewController(B(), animated: true)",
      "nav.pushViewController(B(), animated: true)"),
    Reading(
      "// MARK: - Push\nsettle() // note: now", "(divider \"Push\")\n(note \"now\")\nsettle()"),
  ])
  func reads(_ reading: Reading) {
    #expect(readSwift(reading.source) == reading.tree)
  }
}
