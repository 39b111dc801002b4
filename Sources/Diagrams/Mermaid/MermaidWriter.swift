/// Writes a diagram as Mermaid `sequenceDiagram` text, which Mermaid 11 and `MermaidReader` read.
///
/// What Mermaid cannot say is said with what it has: the world outside becomes a participant, turns,
/// dividers and delays become notes.
public struct MermaidWriter: Sendable {
  /// Creates a writer.
  public init() {}

  /// The text, each line ended by a line feed.
  public func render(_ diagram: SequenceDiagram) -> String {
    var script = MermaidScript(diagram)
    script.write()
    return script.lines.text
  }
}
