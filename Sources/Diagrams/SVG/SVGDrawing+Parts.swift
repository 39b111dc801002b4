extension SVGDrawing {
  /// Draws the heads, and each turn by itself.
  mutating func drawParts() -> DiagramParts {
    let heads = drawHeads()
    var parts: [DiagramParts.Part] = []
    for range in partRanges() { parts.append(drawPart(range)) }
    writer.removeAll()
    SVGStyle.write(features, options.theme, to: &writer)
    return DiagramParts(
      style: writer.text, heads: heads, parts: parts, width: layout.bounds.width)
  }

  /// The heads that stand at the top, as wide as the whole drawing.
  private mutating func drawHeads() -> String {
    let first = layout.heads.first?.box
    let bounds = Box(
      x: layout.bounds.x, y: (first?.y ?? 0) - 6, width: layout.bounds.width,
      height: (first?.height ?? 0) + 12)
    writer.removeAll()
    openElement(bounds)
    // The names are heard in the parts themselves.
    writer.raw(" aria-hidden=\"true\">")
    for head in layout.heads where head.box.y < bounds.bottom { draw(head) }
    writer.raw("</svg>")
    return writer.text
  }

  /// The rows of each part, by index.
  private func partRanges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for (index, row) in layout.rows.enumerated() where index > start {
      switch row {
      case .turn: break
      // A divider right after a turn belongs to it.
      case .divider:
        if case .turn = layout.rows[index - 1] { continue }
      default: continue
      }
      ranges.append(start..<index)
      start = index
    }
    ranges.append(start..<layout.rows.count)
    return ranges
  }

  private mutating func drawPart(_ whole: Range<Int>) -> DiagramParts.Part {
    let isLast = whole.upperBound == layout.rows.count
    let range = withoutHeading(whole)
    let headBottom = layout.heads.first?.box.bottom ?? 0
    let top =
      range.lowerBound == 0
      ? headBottom
      : range.isEmpty ? layout.top(of: whole.lowerBound) : layout.top(of: range.lowerBound)
    let bottom = isLast ? layout.bounds.bottom : layout.top(of: whole.upperBound)
    let bounds = Box(
      x: layout.bounds.x, y: top, width: layout.bounds.width, height: max(bottom - top, 1))
    writer.removeAll()
    openElement(bounds)
    let title = self.title(of: whole)
    writer.raw(" role=\"document\"><title>")
    writer.escaped(title)
    writer.raw("</title>")
    drawRails(bounds)
    if isLast { for head in layout.feet { draw(head) } }
    drawLines(range)
    var messageCount = 0
    for row in layout.rows[range] {
      if case .arrow = row { messageCount += 1 }
      draw(row)
    }
    if isLast { drawLegend() }
    writer.raw("</svg>")
    return DiagramParts.Part(title: title, messageCount: messageCount, svg: writer.text)
  }

  /// The rows of a part without the turn and the divider that it is called after.
  private func withoutHeading(_ range: Range<Int>) -> Range<Int> {
    var first = range.lowerBound
    while first < range.upperBound {
      switch layout.rows[first] {
      case .turn, .divider: first += 1
      default: return first..<range.upperBound
      }
    }
    return first..<range.upperBound
  }

  /// What a part is called: its turn, and its divider.
  private func title(of range: Range<Int>) -> String {
    var title = ""
    for row in layout.rows[range].prefix(2) {
      switch row {
      case .turn(let rule), .divider(let rule):
        title += (title.isEmpty ? "" : " · ") + layout.texts.text(of: rule.text.block)
      default: break
      }
    }
    return title.isEmpty ? DiagramProse.title(of: diagram) : title
  }
}

extension SequenceLayout {
  /// Where a row begins.
  fileprivate func top(of index: Int) -> Int {
    switch rows[index] {
    case .arrow(let arrow): arrow.label.top
    case .note(let note): note.box.y
    case .divider(let rule): rule.text.top - 6
    case .turn(let rule): rule.text.top
    case .delay(let text): text.top - 8
    case .end(_, let y): y - 8
    }
  }
}
