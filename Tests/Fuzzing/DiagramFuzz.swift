import Diagrams
import SourceText

/// Mermaid texts at random, read, drawn and written again.
public struct DiagramFuzz: Sendable {
  private var texts: TextFuzz

  public init(_ samples: FuzzSamples, seed: UInt64) {
    texts = TextFuzz(
      samples.diagrams, words: FuzzWords.mermaid + FuzzWords.anywhere + FuzzWords.active, seed: seed
    )
  }

  public mutating func next() -> [UInt8] { texts.next() }

  /// What was said and made of a text.
  public static func perform(_ text: [UInt8]) -> FuzzOutcome {
    let snippet = Snippet(SourceFile(path: "fuzz", bytes: text))
    let reader = MermaidReader()
    _ = reader.recognizes(snippet)
    let diagram = reader.read(snippet)
    let drawing = SVGRenderer().render(diagram.value)
    var outcome = FuzzOutcome(DiagnosticPrinter().print(diagram.diagnostics))
    outcome.said += drawing + TextRenderer().render(diagram.value)
    outcome.said += MermaidWriter().render(diagram.value)
    outcome.fault = ActiveMarkup.first(in: Array(drawing.utf8))
    return outcome
  }
}

/// What became of an input: all that was said of it, and what is wrong with that.
public struct FuzzOutcome: Sendable {
  public var said: String
  public var fault: String?

  public init(_ said: String, fault: String? = nil) {
    self.said = said
    self.fault = fault
  }
}
