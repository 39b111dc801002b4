public import SourceText

/// Reads PlantUML's sequence diagrams.
///
/// It accepts what PlantUML accepts, but for its preprocessor: nothing is included, defined or run.
/// What says only how a drawing looks, as `skinparam` does, is left out; colours become the tint next to
/// them, which is right in light and in dark.
///
/// ```swift
/// let diagram = PlantUMLReader().read(Snippet(file))
/// ```
public struct PlantUMLReader: Sendable {
  /// The bytes of the longest text that is read.
  private static let longest = 200_000

  /// Creates a reader.
  public init() {}

  /// Whether a text is a sequence diagram, and not another kind of PlantUML's.
  public func recognizes(_ snippet: Snippet) -> Bool {
    PlantUMLKind(PlantUMLSource(snippet.bytes)) == .sequence
  }

  /// Whether a text says that it is PlantUML's.
  static func begins(_ snippet: Snippet) -> Bool {
    let start = SourceCharacters.skipBlanks(snippet.bytes, 0)
    return SourceCharacters.matches(snippet.bytes, start, "@startuml")
  }

  /// The diagram; what could be read of it where there are errors.
  public func read(_ snippet: Snippet) -> Checked<SequenceDiagram> {
    guard snippet.bytes.count <= Self.longest else {
      let fault = Diagnostic(
        id: "plantuml.too-large",
        "this diagram is larger than \(Self.longest / 1000) kB, and is not read",
        at: snippet.span(0..<1), notes: [.init("make several diagrams of it")])
      return Checked(SequenceDiagram(), [fault])
    }
    var parser = PlantUMLParser(snippet)
    parser.parse()
    return Checked(parser.diagram, parser.diagnostics)
  }
}
