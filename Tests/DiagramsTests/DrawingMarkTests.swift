import Diagrams
import SourceText
import TestSupport
import Testing

/// What comments of Mermaid's sources say of the drawing.
@Suite struct DrawingMarkTests {
  @Test func commentsDrawWhatMermaidCannotSay() {
    let checked = read(Self.order)
    #expect(checked.diagnostics.isEmpty)
    expectGolden(
      SourceListing.of(checked) + "\n" + TextRenderer().render(checked.value), "marks.txt")
    expectGolden(SVGRenderer().render(checked.value), "marks.svg")
  }

  /// A source, and what is said of its comments.
  struct Warned: CustomTestStringConvertible, Sendable {
    var source: String
    var warnings: [String]
    var testDescription: String { source }
  }

  @Test(arguments: [
    Warned(source: "%% a remark: of the author's\nA->>B: x", warnings: []),
    Warned(source: "%% participant A: is no head\nA->>B: x", warnings: []),
    Warned(source: "%% group: a\nA->>B: x", warnings: ["2:1: 'group' has no 'end group'"]),
    Warned(source: "A->>B: x\n%% end group", warnings: ["3:1: 'end group' closes nothing here"]),
    Warned(
      source: "alt a\n%% group: b\nA->>B: x\nelse\nA->>B: y\nend",
      warnings: ["3:1: 'group' has no 'end group'"]),
    Warned(
      source: "%% group: a\nalt b\n%% end group\nA->>B: x\nend\n%% end group",
      warnings: ["4:1: 'end group' closes nothing here"]),
  ])
  func commentsNeverBreakADiagram(warned: Warned) {
    let checked = read("sequenceDiagram\n" + warned.source)
    #expect(!checked.hasErrors)
    let said = checked.diagnostics.map {
      "\($0.span.start.line):\($0.span.start.column): \($0.message)"
    }
    #expect(said == warned.warnings)
    var depth = 0
    for item in checked.value.items {
      if case .open = item { depth += 1 }
      if case .close = item { depth -= 1 }
      #expect(depth >= 0)
    }
    #expect(depth == 0)
  }

  private func read(_ text: String) -> Checked<SequenceDiagram> {
    MermaidReader().read(Snippet(SourceFile(path: "a.mmd", text: text)))
  }

  private static let order = """
    sequenceDiagram
      %% markdown
      %% participant Client: <<browser>> #lightblue
      participant Client
      participant Server
      participant Log
      %% MARK: Order
      Client->>Server: **order** `POST /orders` ~~now~~ [later](https://example.com/)
      Client->>Server: one
      %% parallel
      Server->>Log: two
      %% group: Payment [by card]
      alt known
        %% ref over Server, Log: the [payment](https://example.com/payment)
        Server->>Log: paid
      end
      %% end group
      %% ref: everything
      %% delay: a day later
      %% found Server: a *signal*
      Server-->>Client: sent
      %% lost Log: a line
    """
}
