import SourceText

extension SVGDrawing {
  /// Draws what of the bars of a level is seen within some bounds: their areas, which go on below a text
  /// that crosses them, and their edges, which do not.
  mutating func drawBars(_ bars: [SequenceLayout.Bar], _ bounds: Box) {
    guard !bars.isEmpty else { return }
    open("<path", .bar, end: " d=\"")
    for bar in bars {
      drawBar(bar, max(bar.top, bounds.y)..<min(bar.bottom, bounds.bottom))
    }
    writer.append(markup: "\"/>")
    open("<path", .barEdge, end: " d=\"")
    for bar in bars {
      for side in bar.sides where side.upperBound > bounds.y && side.lowerBound < bounds.bottom {
        drawEdge(bar, max(side.lowerBound, bounds.y)..<min(side.upperBound, bounds.bottom))
      }
    }
    writer.append(markup: "\"/>\n")
  }

  private mutating func drawBar(_ bar: SequenceLayout.Bar, _ range: Range<Int>) {
    move(bar.x - LayoutMetrics.halfBar, range.lowerBound)
    drawAcross(1)
    drawDown(range.count)
    drawAcross(-1)
    writer.append(markup: "z")
  }

  /// Draws both sides of a bar along a range, and its ends where the range has them.
  private mutating func drawEdge(_ bar: SequenceLayout.Bar, _ range: Range<Int>) {
    let hasTop = range.lowerBound == bar.top
    let hasBottom = range.upperBound == bar.bottom
    if hasTop, hasBottom { return drawBar(bar, range) }
    let left = bar.x - LayoutMetrics.halfBar
    if hasBottom {
      move(left, range.lowerBound)
      drawDown(range.count)
      drawAcross(1)
      return drawDown(-range.count)
    }
    move(left, range.upperBound)
    drawDown(-range.count)
    if hasTop {
      drawAcross(1)
    } else {
      move(left + 2 * LayoutMetrics.halfBar, range.lowerBound)
    }
    drawDown(range.count)
  }

  private mutating func drawAcross(_ sign: Int) {
    writer.append(markup: "h")
    writer.number(sign * 2 * LayoutMetrics.halfBar)
  }

  private mutating func drawDown(_ length: Int) {
    writer.append(markup: "v")
    writer.number(length)
  }
}
