extension Comparison {
  /// The one diagram of all sides, where they do not differ.
  ///
  /// It says for whom it speaks: `Push (iOS 12 and iOS 26)`.
  public var agreement: SequenceDiagram {
    guard var diagram = sides.first?.diagram else { return SequenceDiagram() }
    let names = ComparisonProse.joined(sides.map { $0.title })
    diagram.title = title.map { "\($0) (\(names))" } ?? names
    return diagram
  }

  /// Where in a page the program of a side has its lines, by the items of the first side that are the
  /// same as what comes from them.
  public func lines(of side: Int, in anchors: SourceAnchors) -> [Int: String] {
    var lines: [Int: String] = [:]
    for row in rows {
      guard let item = row.items[0], let source = message(row, side)?.call?.source,
        source.index == 0
      else { continue }
      lines[item] = anchors.address(of: source.lower)
    }
    return lines
  }

  /// All sides as one diagram, a group of lifelines each, for notations that know no comparison.
  ///
  /// The items of a row follow one another, from left to right; what differs has a sign before its
  /// label.
  public var grouped: SequenceDiagram {
    var result = SequenceDiagram()
    result.title = title
    result.rules = sides.first?.diagram.rules ?? []
    var firsts: [Int] = []
    for side in sides {
      let first = result.lifelines.count
      firsts.append(first)
      result.lifelines += side.diagram.lifelines
      result.groups.append(
        SequenceDiagram.Group(side.title, members: first..<result.lifelines.count))
    }
    var next = Array(repeating: 0, count: sides.count)
    for side in sides.indices { addFollowers(of: side, &next, firsts, to: &result) }
    for row in rows {
      for (side, item) in row.items.enumerated() {
        guard let item else { continue }
        let items = sides[side].diagram.items
        let isSaid = isSaidOnce(items[item]) && row.items[..<side].contains { $0 != nil }
        if !isSaid {
          result.items.append(signed(items[item].moved(by: firsts[side]), row))
        }
        next[side] = item + 1
        addFollowers(of: side, &next, firsts, to: &result)
      }
    }
    return result
  }

  /// Adds what belongs to the item before it, such as the end of its bar.
  private func addFollowers(
    of side: Int, _ next: inout [Int], _ firsts: [Int], to result: inout SequenceDiagram
  ) {
    let part = sides[side]
    while next[side] < part.identities.count, part.identities[next[side]] == nil {
      result.items.append(part.diagram.items[next[side]].moved(by: firsts[side]))
      next[side] += 1
    }
  }

  /// Whether an item is for all lifelines, and so is not repeated for each side.
  private func isSaidOnce(_ item: SequenceDiagram.Item) -> Bool {
    switch item {
    case .turn, .divider, .delay: true
    default: false
    }
  }

  private func signed(_ item: SequenceDiagram.Item, _ row: Row) -> SequenceDiagram.Item {
    guard row.differs, case .message(var message) = item else { return item }
    let sign = row.isChanged ? "~" : row.items[0] == nil ? "+" : "−"
    message.label = "\(sign) \(message.label)"
    return .message(message)
  }
}

extension SequenceDiagram.Item {
  /// The same item in a diagram whose lifelines are counted from another number.
  fileprivate func moved(by shift: Int) -> SequenceDiagram.Item {
    switch self {
    case .message(var message):
      message.from = message.from.moved(by: shift)
      message.to = message.to.moved(by: shift)
      return .message(message)
    case .note(var note):
      switch note.place {
      case .left(let lifeline): note.place = .left(lifeline + shift)
      case .right(let lifeline): note.place = .right(lifeline + shift)
      case .over(let first, let last): note.place = .over(first + shift, last + shift)
      case .edge: break
      }
      return .note(note)
    case .activate(let lifeline): return .activate(lifeline + shift)
    case .deactivate(let lifeline): return .deactivate(lifeline + shift)
    case .destroy(let lifeline): return .destroy(lifeline + shift)
    case .divider, .turn, .delay, .space, .open, .section, .close: return self
    }
  }
}

extension SequenceDiagram.Message.End {
  fileprivate func moved(by shift: Int) -> SequenceDiagram.Message.End {
    if case .lifeline(let index) = self { return .lifeline(index + shift) }
    return self
  }
}
