public import SourceText

/// Reads Mermaid `sequenceDiagram` text.
///
/// It accepts what Mermaid 11 accepts and rejects what Mermaid rejects, with the place. Colours become
/// the tint next to them, which is right in light and in dark.
///
/// ```swift
/// let diagram = MermaidReader().read(Snippet(file))
/// ```
public struct MermaidReader: Sendable {
  /// The bytes of the longest text that is read, several times as much as Mermaid itself takes.
  private static let longest = 200_000

  /// Creates a reader.
  public init() {}

  /// Whether a text is a sequence diagram, and not another kind of Mermaid's.
  public func recognizes(_ snippet: Snippet) -> Bool {
    MermaidSource(snippet.bytes).startsWithHeader
  }

  /// The diagram; what could be read of it where there are errors.
  public func read(_ snippet: Snippet) -> Checked<SequenceDiagram> {
    guard snippet.bytes.count <= Self.longest else {
      let fault = Diagnostic(
        id: "mermaid.too-large",
        "this diagram is larger than \(Self.longest / 1000) kB, and is not read",
        at: snippet.span(0..<1), notes: [.init("make several diagrams of it")])
      return Checked(SequenceDiagram(), [fault])
    }
    var parser = MermaidParser(snippet)
    parser.parse()
    return Checked(parser.diagram, parser.diagnostics)
  }
}
