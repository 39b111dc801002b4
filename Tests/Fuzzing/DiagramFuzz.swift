import Diagrams
import SourceText

/// Mermaid and PlantUML texts at random, read, drawn and written again.
public struct DiagramFuzz: Sendable {
  private var texts: TextFuzz
  private var plantUML: TextFuzz
  private var isPlantUML = false

  public init(_ samples: FuzzSamples, seed: UInt64) {
    texts = TextFuzz(
      samples.diagrams, words: FuzzWords.mermaid + FuzzWords.anywhere + FuzzWords.active, seed: seed
    )
    plantUML = TextFuzz(
      samples.plantUML, words: FuzzWords.plantUML + FuzzWords.anywhere + FuzzWords.active,
      seed: seed)
  }

  public mutating func next() -> [UInt8] {
    isPlantUML.toggle()
    return isPlantUML ? plantUML.next() : texts.next()
  }

  /// What was said and made of a text.
  public static func perform(_ text: [UInt8]) -> FuzzOutcome {
    let snippet = Snippet(SourceFile(path: "fuzz", bytes: text))
    var outcome = FuzzOutcome("")
    for language in DiagramLanguage.allCases {
      _ = language.recognizes(snippet)
      let diagram = language.read(snippet)
      let drawing = SVGRenderer().render(diagram.value)
      outcome.said += DiagnosticPrinter().print(diagram.diagnostics)
      outcome.said += drawing + TextRenderer().render(diagram.value)
      outcome.said += SVGRenderer(width: 358).render(diagram.value)
      outcome.said += TextRenderer(width: 60).render(diagram.value)
      outcome.said += MermaidWriter().render(diagram.value)
      outcome.said += PlantUMLWriter().render(diagram.value)
      outcome.fault = outcome.fault ?? ActiveMarkup.first(in: Array(drawing.utf8))
    }
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
