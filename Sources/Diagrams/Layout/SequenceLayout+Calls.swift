extension SequenceLayout {
  /// What happens inside a call, from the row after its own.
  struct CallSpan {
    var rows: Range<Int>
    /// The call.
    var title: String
    /// How many messages are in it.
    var messageCount = 0
  }

  /// The calls of a diagram that are worth folding, in order; an outer one before those in it.
  func callSpans(of diagram: SequenceDiagram) -> [CallSpan] {
    var spans: [CallSpan] = []
    var open: [(lifeline: Int, span: Int?)] = []
    var row = 0
    for (index, item) in diagram.items.enumerated() {
      switch item {
      case .message(let message):
        row += 1
        guard message.activates, case .lifeline(let lifeline) = message.to else { continue }
        let title = message.call?.text ?? message.label
        spans.append(CallSpan(rows: row..<row, title: title))
        open.append((lifeline, spans.count - 1))
      case .activate(let lifeline): open.append((lifeline, nil))
      case .deactivate(let lifeline):
        // Bars that do not end in the order of calls are no levels.
        guard let last = open.popLast() else { continue }
        guard last.lifeline == lifeline else {
          open.removeAll()
          continue
        }
        if let span = last.span { spans[span].rows = spans[span].rows.lowerBound..<row }
      case .note(let note): row += note.number == nil ? 1 : 0
      case .divider, .turn, .delay: row += 1
      case .destroy: row += diagram.endsAtCross(index) ? 0 : 1
      case .open, .section, .close, .space: continue
      }
    }
    let counts = messageCounts
    for index in spans.indices {
      let rows = spans[index].rows
      guard rows.upperBound < counts.count else { continue }
      spans[index].messageCount = counts[rows.upperBound] - counts[rows.lowerBound]
    }
    return spans.filter {
      $0.messageCount >= LayoutMetrics.foldThreshold && !cutsFrame($0.rows)
    }
  }

  /// How many messages there are before each row, and in all.
  private var messageCounts: [Int] {
    var counts = [0]
    counts.reserveCapacity(rows.count + 1)
    for row in rows {
      if case .arrow = row {
        counts.append(counts[counts.count - 1] + 1)
      } else {
        counts.append(counts[counts.count - 1])
      }
    }
    return counts
  }

  /// Whether a frame is around some rows, or holds some of them and others.
  private func cutsFrame(_ span: Range<Int>) -> Bool {
    let top = top(of: rows[span.lowerBound])
    let bottom = span.upperBound < rows.count ? self.top(of: rows[span.upperBound]) : bounds.bottom
    return frames.contains { frame in
      frame.box.y < bottom && frame.box.bottom > top
        && !(frame.box.y >= top && frame.box.bottom <= bottom)
    }
  }

  /// A part cut at the calls in it; what is inside a call stands one deeper.
  func divided(_ span: PartSpan, at calls: ArraySlice<CallSpan>) -> [PartSpan] {
    var parts: [PartSpan] = []
    let depth = span.title == nil ? 0 : 1
    var open: [CallSpan] = []
    var next = PartSpan(rows: span.rows, top: span.top, bottom: span.bottom, title: span.title)
    var call = calls.startIndex
    for row in span.rows {
      while open.last?.rows.upperBound == row {
        open.removeLast()
        Self.cut(&next, at: row, top(of: rows[row]), into: &parts)
        next.title = nil
        next.depth = depth + open.count
      }
      while call < calls.endIndex, calls[call].rows.lowerBound <= row {
        if row == calls[call].rows.lowerBound, row > span.rows.lowerBound,
          calls[call].rows.upperBound <= span.rows.upperBound,
          Self.isWorthFolding(calls[call], in: open)
        {
          Self.cut(&next, at: row, top(of: rows[row]), into: &parts)
          next.title = calls[call].title
          next.depth = depth + open.count
          open.append(calls[call])
        }
        call += 1
      }
    }
    parts.append(next)
    // What stands under the last row is in no call.
    if !open.isEmpty, span.bottom == bounds.bottom, let last = span.rows.last {
      let bottom = bottom(of: rows[last])
      parts[parts.count - 1].bottom = bottom
      let empty = span.rows.upperBound..<span.rows.upperBound
      parts.append(
        PartSpan(rows: empty, top: bottom, bottom: span.bottom, title: nil, depth: depth))
    }
    return parts
  }

  /// Whether a call folds inside others: not when it is nearly all of them.
  private static func isWorthFolding(_ call: CallSpan, in open: [CallSpan]) -> Bool {
    guard let outer = open.last else { return true }
    return open.count < LayoutMetrics.foldDepth && call.rows.upperBound <= outer.rows.upperBound
      && outer.messageCount - call.messageCount >= LayoutMetrics.foldThreshold / 2
  }

  /// Ends a part before a row, unless it would be empty.
  private static func cut(
    _ next: inout PartSpan, at row: Int, _ y: Int, into parts: inout [PartSpan]
  ) {
    var part = next
    part.rows = next.rows.lowerBound..<row
    part.bottom = y
    if !part.rows.isEmpty || part.title != nil { parts.append(part) }
    next.rows = row..<next.rows.upperBound
    next.top = y
  }
}
