/// Draws a diagram as text, for a terminal, a code comment or a commit message.
///
/// Every label is whole and columns align where East Asian characters and emoji take two; no line
/// ends in blanks.
///
/// ```swift
/// let text = TextRenderer(width: 80).render(SequenceDiagram(trace: trace))
/// ```
public struct TextRenderer: Sendable {
  /// Whether only ASCII is used for what is drawn; labels stay as they are.
  public var isASCII: Bool
  /// The columns to fit into: labels are broken, and abbreviated when that is not enough.
  public var width: Int?
  /// Whether rules are numbered at the messages and written under the diagram.
  public var showsRules: Bool

  /// Creates a renderer.
  public init(ascii: Bool = false, width: Int? = nil, showsRules: Bool = false) {
    isASCII = ascii
    self.width = width
    self.showsRules = showsRules
  }

  /// The drawing, each line ended by a line feed; the same text for the same diagram.
  public func render(_ diagram: SequenceDiagram) -> String {
    let glyphs = isASCII ? TextGlyphs.ascii : TextGlyphs.unicode
    var fit = TextFit(ellipsis: glyphs.ellipsis)
    var columns = TextColumns(diagram, fit, showsRules: showsRules)
    if let width {
      for attempt in TextFit.tries(glyphs.ellipsis) where columns.width > width {
        fit = attempt
        columns = TextColumns(diagram, fit, showsRules: showsRules)
      }
    }
    var drawing = TextDrawing(diagram, columns, fit, glyphs, showsRules: showsRules)
    drawing.draw()
    var writer = ByteWriter(capacity: drawing.plane.rowCount * (columns.width + 40))
    drawing.plane.write(to: &writer)
    return writer.text
  }
}
