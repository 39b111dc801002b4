extension SequenceLayout {
  /// A part of a long diagram that is drawn by itself: a turn, what follows a divider, a frame, or what
  /// stands between those.
  struct PartSpan {
    /// The rows, without a turn or a divider that it is called after.
    var rows: Range<Int>
    /// Where it begins and ends.
    var top: Int
    var bottom: Int
    /// What it is called; nil for what stands between others.
    var title: String?
    /// In how many others it stands, that fold with it.
    var depth = 0
  }

  /// Where one part ends and another begins.
  private struct Cut {
    var row: Int
    var y: Int
    /// What a turn is called.
    var turn: String?
    /// The dividers at its head, or a frame.
    var names: [String] = []

    var title: String? {
      let all = (turn.map { [$0] } ?? []) + names
      return all.isEmpty ? nil : all.joined(separator: " · ")
    }
  }

  /// The parts of a diagram, from top to bottom; no frame is cut.
  func partSpans(of diagram: SequenceDiagram) -> [PartSpan] {
    var calls = callSpans(of: diagram)[...]
    var parts: [PartSpan] = []
    for span in topSpans {
      calls = calls.drop { $0.rows.lowerBound < span.rows.lowerBound }
      parts += divided(span, at: calls)
    }
    return parts
  }

  private var topSpans: [PartSpan] {
    var cuts = self.cuts
    var spans: [PartSpan] = []
    for index in cuts.indices {
      let cut = cuts[index]
      let next = index + 1 < cuts.count ? cuts[index + 1] : nil
      let end = next?.row ?? rows.count
      var first = cut.row
      while first < end, heading(rows[first]) != nil { first += 1 }
      let isTitled = first > cut.row
      // Where nothing happens, what was announced happens in the next.
      if isTitled, first == end, let next {
        cuts[index + 1].turn = next.turn ?? cut.turn
        cuts[index + 1].names = cut.names + next.names
        continue
      }
      spans.append(
        PartSpan(
          rows: first..<end, top: isTitled ? start(below: first, end) : cut.y,
          bottom: next?.y ?? bounds.bottom, title: cut.title))
    }
    return spans
  }

  /// Where a part begins, without the headings before a row; there may be no such row.
  private func start(below row: Int, _ end: Int) -> Int {
    row < end ? top(of: rows[row]) : bottom(of: rows[row - 1])
  }

  /// The cuts, from the heads down.
  private var cuts: [Cut] {
    var cuts = [Cut(row: 0, y: headBottom)]
    var frames = outermostFrames[...]
    for (index, row) in rows.enumerated() {
      let top = top(of: row)
      let previous = index > 0 ? self.top(of: rows[index - 1]) : headBottom
      if let frame = frames.first, top >= frame.box.bottom {
        if isFoldable(frame) { Self.cut(&cuts, Cut(row: index, y: frame.box.bottom + 4)) }
        frames = frames.drop { $0.box.bottom <= top }
      }
      if let frame = frames.first, top >= frame.box.y {
        guard previous < frame.box.y, isFoldable(frame) else { continue }
        Self.cut(&cuts, Cut(row: index, y: frame.box.y - 4, names: [title(of: frame)]))
      } else if let text = heading(row) {
        // A divider right after a turn belongs to it.
        if isTurn(row) {
          Self.cut(&cuts, Cut(row: index, y: top, turn: text))
        } else if index > 0, isTurn(rows[index - 1]) {
          cuts[cuts.count - 1].names.append(text)
        } else {
          Self.cut(&cuts, Cut(row: index, y: top, names: [text]))
        }
      }
    }
    return cuts
  }

  /// Adds a cut; one at the row of the last only says what the part is called.
  private static func cut(_ cuts: inout [Cut], _ cut: Cut) {
    if cuts[cuts.count - 1].row == cut.row {
      cuts[cuts.count - 1].turn = cut.turn
      cuts[cuts.count - 1].names = cut.names
    } else {
      cuts.append(cut)
    }
  }

  // MARK: Frames

  /// The frames that are in no other, from top to bottom.
  private var outermostFrames: [FrameBox] {
    var outermost: [FrameBox] = []
    // Outer frames are closed after those in them.
    for frame in frames.reversed() {
      if let last = outermost.last, frame.box.y >= last.box.y { continue }
      outermost.append(frame)
    }
    outermost.reverse()
    return outermost
  }

  /// Whether a frame is worth folding.
  private func isFoldable(_ frame: FrameBox) -> Bool {
    guard frame.kind != .tint else { return false }
    var count = 0
    for case .arrow(let arrow) in rows where arrow.y > frame.box.y && arrow.y < frame.box.bottom {
      count += 1
    }
    return count >= LayoutMetrics.foldThreshold
  }

  private func title(of frame: FrameBox) -> String {
    guard let condition = frame.condition else { return frame.kind.rawValue }
    return "\(frame.kind.rawValue) \(texts.text(of: condition.block))"
  }

  // MARK: Rows

  private func heading(_ row: Row) -> String? {
    switch row {
    case .turn(let rule), .divider(let rule): texts.text(of: rule.text.block)
    default: nil
    }
  }

  private func isTurn(_ row: Row) -> Bool { if case .turn = row { true } else { false } }

  /// Where a row ends, and what stands beside its line.
  func bottom(of row: Row) -> Int {
    switch row {
    case .arrow(let arrow): max(arrow.y + arrow.loop, arrow.label.box.bottom) + 8
    case .note(let note): note.box.bottom + 4
    case .divider(let rule), .turn(let rule): rule.text.box.bottom + 4
    case .delay(let text): text.box.bottom + 8
    case .end(_, let y): y + 8
    }
  }

  /// Where a row begins.
  func top(of row: Row) -> Int {
    switch row {
    case .arrow(let arrow): arrow.label.top
    case .note(let note): note.box.y
    case .divider(let rule): rule.text.top - 6
    case .turn(let rule): rule.text.top
    case .delay(let text): text.top - 8
    case .end(_, let y): y - 8
    }
  }
}
