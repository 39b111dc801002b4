import Diagrams
import Markup
import SourceText

/// A block of Mermaid on a page: a sequence diagram is drawn, other kinds of Mermaid's stay code.
struct MermaidFigure {
  let html: [UInt8]
  let isDrawn: Bool
  /// What is wrong with it.
  let diagnostics: [Diagnostic]

  init(_ fence: FencedBlock, _ edition: Edition, _ artist: FigureArtist) {
    let code = HTMLWriter.plainCode(fence)
    guard MermaidReader().recognizes(fence.literal) else {
      let note = HTMLText.escaped(edition.words("not-drawn"))
      html = Array("\(code)<p class=\"not-drawn\">\(note)</p>\n".utf8)
      (isDrawn, diagnostics) = (false, [])
      return
    }
    let diagram = Self.read(fence, edition)
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
    guard fence.role == nil, fence.language == "mermaid",
      MermaidReader().recognizes(fence.literal)
    else { return nil }
    let diagram = read(fence, edition)
    guard !diagram.hasErrors else { return nil }
    return (diagram.value.title, FigureArtist.text(of: diagram.value))
  }

  private static func read(_ fence: FencedBlock, _ edition: Edition) -> Checked<SequenceDiagram> {
    var diagram = MermaidReader().read(fence.literal)
    diagram.value.words = edition.diagramWords
    return diagram
  }

  private static func figure(
    of diagram: SequenceDiagram, _ edition: Edition, _ artist: FigureArtist
  ) -> [UInt8] {
    let drawing = artist.draw(diagram, nil)
    let width = DrawingWidth.width(of: drawing.svg).map { " style=\"--width: \($0)px\"" } ?? ""
    let name = HTMLText.escaped(diagram.title ?? edition.words("diagram"))
    let caption = diagram.title.map { "<figcaption>\(HTMLText.escaped($0))</figcaption>\n" }
    var style = artist.isThemed ? " themed" : ""
    if drawing.isLong { style += " long" }
    if drawing.isWide { style += " wide" }
    let opening =
      "<figure class=\"scenario\">\(caption ?? "")<div class=\"diagram\(style)\" tabindex=\"0\""
      + " role=\"group\" aria-label=\"\(name)\"\(width)>\n"
    return Array(opening.utf8) + drawing.svg + Array("\n</div></figure>\n".utf8)
  }
}
