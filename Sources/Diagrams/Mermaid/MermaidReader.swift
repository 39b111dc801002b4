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
  /// Creates a reader.
  public init() {}

  /// Whether a text is a sequence diagram, and not another kind of Mermaid's.
  public func recognizes(_ snippet: Snippet) -> Bool {
    MermaidSource(snippet.bytes).startsWithHeader
  }

  /// The diagram; what could be read of it where there are errors.
  public func read(_ snippet: Snippet) -> Checked<SequenceDiagram> {
    var parser = MermaidParser(snippet)
    parser.parse()
    return Checked(parser.diagram, parser.diagnostics)
  }
}
