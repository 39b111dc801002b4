/// Draws a diagram as one SVG file that is right everywhere: in light and dark, on paper, by `<img>`
/// and in a page beside others; without script, without fonts to load and without ids.
///
/// ```swift
/// let svg = SVGRenderer().render(SequenceDiagram(trace: trace))
/// ```
public struct SVGRenderer: Sendable {
  /// Labels are broken further while a diagram is wider than this, in pixels.
  public var maximumWidth: Int
  /// Whether the title is drawn, and not only named.
  public var showsTitle: Bool
  /// Whether the rules that messages refer to are written under the diagram.
  public var showsLegend: Bool

  /// Creates a renderer.
  public init(maximumWidth: Int = 800, showsTitle: Bool = true, showsLegend: Bool = true) {
    self.maximumWidth = maximumWidth
    self.showsTitle = showsTitle
    self.showsLegend = showsLegend
  }

  /// The drawing; the same bytes for the same diagram.
  public func render(_ diagram: SequenceDiagram) -> String {
    let layout = SequenceLayout(
      diagram, maximumWidth: maximumWidth, showsTitle: showsTitle, showsLegend: showsLegend)
    var drawing = SVGDrawing(diagram, layout)
    drawing.explainsReferences = !showsLegend
    return drawing.draw()
  }

  /// The heads of the lifelines alone, as wide as the drawing, for a strip that stays in view while a
  /// long drawing scrolls; nil where the drawing is short enough to do without.
  ///
  /// It is meant for the page that holds the drawing, whose style sheet it shares:
  /// `<div style="position: sticky; top: 0">` around it is all it needs.
  public func renderHeads(_ diagram: SequenceDiagram) -> String? {
    let layout = SequenceLayout(
      diagram, maximumWidth: maximumWidth, showsTitle: false, showsLegend: false)
    guard !layout.feet.isEmpty else { return nil }
    var drawing = SVGDrawing(diagram, layout)
    return drawing.drawHeads()
  }
}
