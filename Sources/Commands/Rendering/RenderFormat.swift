import ArgumentParser
import CallTrace
import Diagrams
import Markup

/// The forms in which scenarios can be rendered.
enum RenderFormat: String, CaseIterable, ExpressibleByArgument {
  /// A sequence diagram as SVG.
  case svg
  /// A sequence diagram in Unicode box drawing.
  case text
  /// A sequence diagram in plain ASCII.
  case ascii
  /// One call a line, as expected traces are written.
  case trace
  /// Mermaid's `sequenceDiagram`.
  case mermaid
  /// PlantUML's text.
  case plantuml
  /// D2's text.
  case d2
  /// The trace, for programs.
  case json
  /// A page of its own with the diagram in it.
  case html

  /// The form that a file's name asks for, if it asks for one.
  init?(path: String) {
    switch path.split(separator: ".").last?.lowercased() {
    case "svg": self = .svg
    case "txt": self = .text
    case "trace": self = .trace
    case "mmd", "mermaid": self = .mermaid
    case "puml", "plantuml": self = .plantuml
    case "d2": self = .d2
    case "json": self = .json
    case "html", "htm": self = .html
    default: return nil
    }
  }

  /// The endings of files' names that ask for a form, as a reader is told of them.
  static let endings = "svg, txt, trace, mmd, puml, d2, json, html"

  /// Whether several scenarios can follow one another in one file of this form.
  var holdsSeveral: Bool {
    switch self {
    case .text, .ascii, .trace, .html: true
    case .svg, .mermaid, .plantuml, .d2, .json: false
    }
  }

  /// What kind of text its files are.
  var output: OutputText.Form {
    switch self {
    case .svg, .html: .xml
    case .json: .json
    case .text, .ascii, .trace, .mermaid, .plantuml, .d2: .plain
    }
  }

  /// Scenarios that have been run, as one file of this form.
  func document(_ renditions: [Rendition], _ look: Look = Look()) -> String {
    switch self {
    case .trace where renditions.count > 1:
      renditions.map { "# \($0.title)\n\($0.listing)" }.joined(separator: "\n")
    case .html: Self.page(renditions, look)
    default: renditions.map { text($0, look) }.joined(separator: "\n")
    }
  }

  /// How a drawing looks, where its reader has a say.
  struct Look {
    var theme = Theme.plain
    /// The columns of a text, or the pixels of a drawing.
    var width: Int?

    var svg: SVGRenderer { SVGRenderer(width: width, theme: theme) }

    func text(ascii: Bool = false) -> TextRenderer { TextRenderer(ascii: ascii, width: width) }
  }

  /// What is to be said of a drawing that is not what was expected; nil of nearly all.
  func note(on rendition: Rendition, _ look: Look) -> String? {
    guard rendition.comparison == nil else { return nil }
    let diagram = rendition.diagram
    if rendition.scenario != nil, diagram.items.isEmpty {
      let all = Set(MessageSelector.Level.allCases)
      return !rendition.trace.events.contains { rendition.trace.shows($0, levels: all) }
        ? "nothing happens in this scenario"
        : "nothing happens in this scenario that is shown; '--show all' shows all of it"
    }
    if self == .d2, D2Writer().isTooDeep(diagram) {
      return
        "calls stand in each other more than \(D2Writer.deepestSpan) deep; deeper ones have no span of their own"
        + " in the text of D2"
    }
    guard self == .text || self == .ascii, look.text().isTooLarge(diagram) else { return nil }
    return
      "the diagram is too large to be drawn in columns, and is a list; '--show' leaves parts of it out"
  }

  private func text(_ rendition: Rendition, _ look: Look) -> String {
    if let comparison = rendition.comparison, self != .trace { return text(comparison, look) }
    return switch self {
    case .svg, .html: look.svg.render(rendition.diagram)
    case .text: look.text().render(rendition.diagram)
    case .ascii: look.text(ascii: true).render(rendition.diagram)
    case .trace: rendition.listing
    case .mermaid: MermaidWriter().render(rendition.diagram)
    case .plantuml: PlantUMLWriter().render(rendition.diagram)
    case .d2: D2Writer().render(rendition.diagram)
    case .json: json(rendition)
    }
  }

  /// Sides that do not differ are one diagram; a notation that knows no comparison has a group of
  /// lifelines for each side.
  private func text(_ comparison: Comparison, _ look: Look) -> String {
    let diagram = comparison.agrees ? comparison.agreement : comparison.grouped
    return switch self {
    case .svg, .html: look.svg.render(comparison)
    case .text, .trace: look.text().render(comparison)
    case .ascii: look.text(ascii: true).render(comparison)
    case .mermaid: MermaidWriter().render(diagram)
    case .plantuml: PlantUMLWriter().render(diagram)
    case .d2: D2Writer().render(diagram)
    case .json: JSONWriter().render(comparison)
    }
  }

  /// The trace, or the diagram where there is none.
  private func json(_ rendition: Rendition) -> String {
    let writer = JSONWriter(spelling: rendition.spelling)
    guard rendition.scenario != nil else { return writer.render(rendition.diagram) }
    return writer.render(rendition.trace)
  }

  /// A page that needs nothing beside itself, light or dark as its reader prefers.
  private static func page(_ renditions: [Rendition], _ look: Look) -> String {
    let title = renditions.first.map { $0.title } ?? ""
    let figures = renditions.map { "<figure>\n\(RenderFormat.svg.text($0, look))</figure>\n" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(HTMLText.escaped(title))</title>
      </head>
      <body>
      \(figures.joined())</body>
      </html>

      """
  }
}
