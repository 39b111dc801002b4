import Diagrams
import Markup
import SourceText

/// A block of Mermaid or PlantUML on a page: a sequence diagram is drawn, other kinds stay code.
struct DrawnFigure {
  let html: [UInt8]
  let isDrawn: Bool
  /// What is wrong with it.
  let diagnostics: [Diagnostic]

  init(
    _ fence: FencedBlock, _ language: DiagramLanguage, _ edition: Edition, _ artist: FigureArtist,
    _ script: DiagramScript?
  ) {
    let code = HTMLWriter.plainCode(fence)
    guard language.recognizes(fence.literal) else {
      if script != nil, language == .mermaid {
        let text = HTMLText.escaped(fence.literal.text)
        html = Array("<pre class=\"mermaid\">\(text)</pre>\n".utf8)
        (isDrawn, diagnostics) = (false, [])
        return
      }
      let note = HTMLText.escaped(edition.words("not-drawn"))
      html = Array("\(code)<p class=\"not-drawn\">\(note)</p>\n".utf8)
      (isDrawn, diagnostics) = (false, [])
      return
    }
    let diagram = Self.read(fence, language, edition)
    diagnostics = diagram.diagnostics
    isDrawn = !diagram.hasErrors
    guard isDrawn else {
      let problems = HTMLText.escaped(DiagnosticPrinter().print(diagram.diagnostics))
      html = Array("\(code)<pre class=\"problem error\">\(problems)</pre>\n".utf8)
      return
    }
    html = Self.figure(of: diagram.value, edition, artist)
  }

  /// What is drawn of a block of code, as text, and what it is called; nil where nothing is drawn.
  static func text(
    of fence: FencedBlock, _ edition: Edition
  ) -> (title: String?, text: [UInt8])? {
    guard fence.role == nil, let language = fence.diagramLanguage,
      language.recognizes(fence.literal)
    else { return nil }
    let diagram = read(fence, language, edition)
    guard !diagram.hasErrors else { return nil }
    return (diagram.value.title, FigureArtist.text(of: diagram.value))
  }

  private static func read(
    _ fence: FencedBlock, _ language: DiagramLanguage, _ edition: Edition
  ) -> Checked<SequenceDiagram> {
    var diagram = language.read(fence.literal)
    diagram.value.words = edition.diagramWords
    return diagram
  }

  private static func figure(
    of diagram: SequenceDiagram, _ edition: Edition, _ artist: FigureArtist
  ) -> [UInt8] {
    let drawings = artist.draw(diagram, nil)
    let name = HTMLText.escaped(diagram.title ?? edition.words("diagram"))
    let caption = diagram.title.map { "<figcaption>\(HTMLText.escaped($0))</figcaption>\n" }
    let style = artist.isThemed ? " themed" : ""
    var html = Array("<figure class=\"scenario\">\(caption ?? "")".utf8)
    html += part(drawings.wide, style, name)
    if let narrow = drawings.narrow { html += part(narrow, style + " narrow", name) }
    return html + Array("</figure>\n".utf8)
  }

  private static func part(_ drawing: PageDrawing, _ style: String, _ name: String) -> [UInt8] {
    let classes = style + (drawing.isLong ? " long" : "") + (drawing.isWide ? " wide" : "")
    let opening =
      "<div class=\"diagram\(classes)\" tabindex=\"0\" role=\"group\" aria-label=\"\(name)\""
      + " style=\"--width: \(drawing.width)px\">\n"
    return Array(opening.utf8) + drawing.svg + Array("\n</div>".utf8)
  }
}

extension FencedBlock {
  /// Whether the block is of Mermaid, and of a kind that is not drawn here.
  var isForMermaid: Bool {
    role == nil && diagramLanguage == .mermaid && !DiagramLanguage.mermaid.recognizes(literal)
  }

  /// The language in which the block is a drawing, if it may be one.
  var diagramLanguage: DiagramLanguage? { language.flatMap { DiagramLanguage(fence: $0) } }
}
