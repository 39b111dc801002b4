public import SourceText

/// A language in which a sequence diagram may be written as it stands.
public enum DiagramLanguage: String, CaseIterable, Sendable {
  case mermaid
  case plantuml

  /// The language of a block of code, by the word behind its fence.
  public init?(fence word: String) {
    switch word.lowercased() {
    case "mermaid": self = .mermaid
    case "plantuml", "puml": self = .plantuml
    default: return nil
    }
  }

  /// The language of a file, by the ending of its name.
  public init?(path: String) {
    let name = path.lowercased()
    guard let point = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: point)...] {
    case "mmd", "mermaid": self = .mermaid
    // The last is what PlantUML's own preprocessor writes.
    case "puml", "plantuml", "pu", "iuml", "wsd", "preproc": self = .plantuml
    default: return nil
    }
  }

  /// The language of a text that says it.
  public init?(recognizing snippet: Snippet) {
    if MermaidReader().recognizes(snippet) {
      self = .mermaid
    } else if PlantUMLReader.begins(snippet) {
      self = .plantuml
    } else {
      return nil
    }
  }

  /// What it is called.
  public var name: String {
    switch self {
    case .mermaid: "Mermaid"
    case .plantuml: "PlantUML"
    }
  }

  /// Whether a text is a sequence diagram, and not another kind of the language's.
  public func recognizes(_ snippet: Snippet) -> Bool {
    switch self {
    case .mermaid: MermaidReader().recognizes(snippet)
    case .plantuml: PlantUMLReader().recognizes(snippet)
    }
  }

  /// The diagram; what could be read of it where there are errors.
  public func read(_ snippet: Snippet) -> Checked<SequenceDiagram> {
    switch self {
    case .mermaid: MermaidReader().read(snippet)
    case .plantuml: PlantUMLReader().read(snippet)
    }
  }
}
