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
func readSwift(_ source: String) -> String { read(SwiftParser.parse(snippet(source))) }

func readObjectiveC(_ source: String) -> String { read(ObjectiveCParser.parse(snippet(source))) }

func read(_ checked: Checked<Program>) -> String {
  guard checked.diagnostics.isEmpty else {
    return DiagnosticPrinter().print(checked.diagnostics)
  }
  return TreeDump.dump(checked.value)
}
