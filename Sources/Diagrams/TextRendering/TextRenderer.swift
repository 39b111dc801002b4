import SourceText

/// Draws a diagram as text, for a terminal, a code comment or a commit message.
///
/// Every label is whole and columns align where East Asian characters and emoji take two; no line
/// ends in blanks. Within a width labels are broken, then abbreviated and written out in a key below;
/// where the lifelines alone are wider, the diagram becomes a list, and so does one that would be too
/// large a drawing.
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
    guard let plane = plane(of: diagram) else { return list(of: diagram) }
    var writer = TextBuffer(capacity: plane.capacity)
    plane.write(to: &writer)
    return writer.text
  }

  /// The same as UTF-8.
  package func bytes(of diagram: SequenceDiagram) -> [UInt8] {
    guard let plane = plane(of: diagram) else { return Array(list(of: diagram).utf8) }
    return TextBuffer.bytes(capacity: plane.capacity) { plane.write(to: &$0) }
  }

  /// Whether a diagram is too large to be drawn in columns, and becomes a list for that.
  public func isTooLarge(_ diagram: SequenceDiagram) -> Bool {
    guard width == nil else { return false }
    var labels = TextLabels(diagram, showsRules: showsRules, mayBreak: false)
    let fit = TextFit(isASCII: isASCII)
    let spacing = labels.fit(to: fit)
    guard spacing.width < fit.width else { return true }
    return Self.isTooLarge(TextColumns(diagram, labels, fit, spacing), diagram)
  }

  /// The rows and columns that a drawing may have together: nobody reads one as large.
  private static let largest = 8_000_000

  /// How wide the lines of a list are for which no width is asked.
  private static let listWidth = 120

  private static func isTooLarge(_ columns: TextColumns, _ diagram: SequenceDiagram) -> Bool {
    let (cells, overflow) = (columns.width + 2).multipliedReportingOverflow(
      by: diagram.items.count + 8)
    return overflow || cells > largest
  }

  private var glyphs: TextGlyphs { isASCII ? .ascii : .unicode }

  /// The drawing in columns; nil where there is not enough room for one.
  private func plane(of diagram: SequenceDiagram) -> TextPlane? {
    var labels = TextLabels(diagram, showsRules: showsRules, mayBreak: width != nil)
    let fits = width.map { TextFit.tries(max($0, 1), ascii: isASCII) }
    var isTooWideUnbroken = false
    for fit in fits ?? [TextFit(isASCII: isASCII)] {
      let breaksLabels = fit.isNarrow || fit.wrap < labels.widest
      if isTooWideUnbroken && !breaksLabels { continue }
      // Nearly always what is too wide is so for its heads and labels alone.
      let spacing = labels.fit(to: fit)
      if spacing.width >= fit.width {
        if !breaksLabels { isTooWideUnbroken = true }
        continue
      }
      let columns = TextColumns(diagram, labels, fit, spacing)
      guard columns.width <= fit.width, !Self.isTooLarge(columns, diagram) else { continue }
      var drawing = TextDrawing(diagram, columns, fit, glyphs, showsRules: showsRules)
      drawing.draw()
      if drawing.plane.extent <= fit.width { return drawing.plane }
    }
    return nil
  }

  private func list(of diagram: SequenceDiagram) -> String {
    var list = TextList(
      diagram, width: max(width ?? Self.listWidth, 1), glyphs, showsRules: showsRules)
    return list.draw()
  }
}
