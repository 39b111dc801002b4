import SourceText

/// Draws a diagram as one SVG file that is right everywhere: in light and dark, on paper, by `<img>`
/// and in a page beside others; without script, without fonts to load and without ids.
///
/// ```swift
/// let svg = SVGRenderer().render(SequenceDiagram(trace: trace))
/// ```
public struct SVGRenderer: Sendable {
  /// Labels are broken further while a diagram is wider than this, in pixels.
  public var maximumWidth: Int
  /// How wide the drawing may be, in pixels, where that is limited: one that would be wider is narrow,
  /// with heads and labels on rows of their own.
  public var width: Int?
  /// Whether the title is drawn, and not only named.
  public var showsTitle: Bool
  /// Whether the rules that messages refer to are written under the diagram.
  public var showsLegend: Bool
  /// The colours.
  public var theme: Theme
  /// Whether a drawing stands alone and carries its style sheet; otherwise what it is put into has
  /// `styleSheet`, once for all drawings.
  public var standsAlone: Bool
  /// Where the lines of the source stand, for links to them.
  public var sourceAnchors: SourceAnchors?
  /// The elements of a page that messages come from too, by the messages' items: the lines of another
  /// program that does the same.
  public var otherLines: [Int: String] = [:]

  /// Creates a renderer.
  public init(
    maximumWidth: Int = 880, width: Int? = nil, showsTitle: Bool = true,
    showsLegend: Bool = true,
    theme: Theme = .plain, standsAlone: Bool = true, sourceAnchors: SourceAnchors? = nil
  ) {
    self.maximumWidth = maximumWidth
    self.width = width
    self.showsTitle = showsTitle
    self.showsLegend = showsLegend
    self.theme = theme
    self.standsAlone = standsAlone
    self.sourceAnchors = sourceAnchors
  }

  /// The style sheet, on one line, of drawings that carry none, in all themes.
  public static var styleSheet: String {
    var writer = TextBuffer(capacity: 8192)
    SVGStyle.writeAll(to: &writer)
    return writer.text
  }

  /// The drawing; the same bytes for the same diagram.
  public func render(_ diagram: SequenceDiagram) -> String {
    var drawing = SVGDrawing(diagram, layout(diagram), self)
    drawing.draw()
    return drawing.writer.text
  }

  /// The same as UTF-8.
  package func bytes(of diagram: SequenceDiagram) -> [UInt8] {
    let layout = layout(diagram)
    return TextBuffer.bytes(capacity: SVGDrawing.capacity(for: layout)) { writer in
      var drawing = SVGDrawing(diagram, layout, self, to: writer)
      drawing.draw()
      writer = drawing.takeWriter()
    }
  }

  private func layout(_ diagram: SequenceDiagram) -> SequenceLayout {
    if let width {
      return SequenceLayout(
        diagram, within: width, showsTitle: showsTitle, showsLegend: showsLegend)
    }
    return SequenceLayout(
      diagram, maximumWidth: maximumWidth, showsTitle: showsTitle, showsLegend: showsLegend)
  }

  /// The drawing in parts, one for each turn, divider or larger frame, for a page in which they fold and
  /// the heads stay in view; nil where the drawing is short enough to do without.
  public func renderParts(_ diagram: SequenceDiagram) -> DiagramParts? {
    var messageCount = 0
    for item in diagram.items {
      if case .message = item { messageCount += 1 }
    }
    guard messageCount > LayoutMetrics.partsThreshold else { return nil }
    let layout = layout(diagram)
    var drawing = SVGDrawing(diagram, layout, self)
    return drawing.drawParts()
  }
}
