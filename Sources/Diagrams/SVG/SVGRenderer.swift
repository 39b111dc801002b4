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
    return drawing.draw()
  }
}
