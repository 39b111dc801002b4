import SourceText

extension RowPlacement {
  // MARK: Top

  /// Places the title, the group headings and the heads.
  mutating func placeTop(title: String?) {
    if let title { placeTitle(title) }
    if layout.isNarrow {
      placeNarrowGroups()
      placeNarrowHeads()
      return
    }
    placeGroups()
    layout.headTop = y
    for index in diagram.lifelines.indices where !diagram.lifelines[index].isCreated {
      placeHead(index, top: y)
      rails.begin(index, at: y + columns.headHeight)
    }
    if !diagram.lifelines.isEmpty { y += columns.headHeight }
    layout.headBottom = y
    if !diagram.lifelines.isEmpty { y += Metrics.rowGap }
  }

  /// Places the title.
  mutating func placeTitle(_ title: String) {
    let block = layout.texts.block(
      title, Metrics.title, limit: max(TextLimits.limit(right - left), 240))
    layout.title = PlacedText(block: block, x: left, top: y)
    y += block.height + 12
  }

  /// Places the bands of groups, with room for the highest of their titles.
  private mutating func placeGroups() {
    guard !diagram.groups.isEmpty else { return }
    let top = y
    var lines = 1
    for (index, group) in diagram.groups.enumerated() where !group.members.isEmpty {
      let title = place(group, index, top: top)
      lines = max(lines, title.lineCount)
    }
    y += lines * Metrics.strong.lineHeight + 8
  }

  private mutating func place(
    _ group: SequenceDiagram.Group, _ index: Int, top: Int
  ) -> TextBlock {
    let first = group.members.lowerBound
    let last = group.members.upperBound - 1
    let start = x(first) - columns.heads[first].width / 2 - 8
    let end = x(last) + columns.heads[last].width / 2 + 8
    let room = TextLimits.limit(end - start - 8)
    let block =
      room > Metrics.groupWidth
      ? layout.texts.block(group.title, Metrics.strong, limit: room) : scan.groupTitles[index]
    let title = PlacedText(block: block, x: (start + end) / 2, top: top + 4, anchor: .middle)
    let box = Box(
      x: min(start, title.box.x - 4), y: top,
      width: max(end, title.box.right + 4) - min(start, title.box.x - 4), height: 0)
    layout.groups.append(SequenceLayout.GroupBand(group: index, box: box, title: title))
    return block
  }

  /// Places the head of a lifeline.
  mutating func placeHead(_ lifeline: Int, top: Int) {
    layout.heads.append(head(lifeline, top: top))
  }

  private func head(_ lifeline: Int, top: Int) -> SequenceLayout.Head {
    let size = columns.heads[lifeline]
    let box = Box(
      x: x(lifeline) - size.width / 2, y: top, width: size.width, height: columns.headHeight)
    let textHeight = size.name.height + (size.detail?.height ?? 0)
    let textTop = top + (box.height - textHeight) / 2
    let hasIcon = diagram.lifelines[lifeline].icon != .none
    let shift = hasIcon ? Metrics.iconWidth / 2 : 0
    var head = SequenceLayout.Head(
      lifeline: lifeline, box: box,
      name: PlacedText(block: size.name, x: x(lifeline) + shift, top: textTop, anchor: .middle))
    if let detail = size.detail {
      head.detail = PlacedText(
        block: detail, x: x(lifeline), top: textTop + size.name.height, anchor: .middle)
    }
    if hasIcon { head.icon = head.name.box.x - Metrics.iconWidth }
    return head
  }

  // MARK: Bottom

  /// Ends the lifelines, repeats the heads of a tall diagram and writes the rules.
  mutating func placeBottom(rules: [SequenceDiagram.Rule]) {
    closeFrames()
    for index in diagram.lifelines.indices where !rails.hasBegun(index) {
      if layout.isNarrow {
        placeNarrowHead(index, top: y)
      } else {
        placeHead(index, top: y)
        rails.begin(index, at: y + columns.headHeight)
      }
    }
    y += 4
    let bottom = y
    rails.finish(at: bottom, into: &layout)
    if scan.messageCount > Metrics.footThreshold, !layout.isNarrow {
      for index in diagram.lifelines.indices where rails.reachesEnd(index) {
        layout.feet.append(head(index, top: bottom))
      }
      y += columns.headHeight
    }
    for index in layout.groups.indices {
      layout.groups[index].box.height = y + 8 - layout.groups[index].box.y
    }
    if !layout.groups.isEmpty { y += 8 }
    placeNotes()
    placeLinks()
    placeLegend(rules)
    setBounds()
  }

  /// Writes out the notes that are numbers in the diagram.
  private mutating func placeNotes() {
    for index in scan.numberedNotes {
      guard case .note(let note) = diagram.items[index], let number = note.number else { continue }
      y += layout.notes.isEmpty ? 16 : 2
      let mark = "\(NoteMark.text(number)) "
      let text = indented(mark, note.text, Metrics.note)
      layout.notes.append((index, PlacedText(block: text, x: left, top: y)))
      y += text.height
    }
  }

  /// Lists the links of lifelines that have several: a head leads to the first alone.
  private mutating func placeLinks() {
    for (index, lifeline) in diagram.lifelines.enumerated() where lifeline.links.count > 1 {
      for (place, link) in lifeline.links.enumerated() {
        y += layout.links.isEmpty ? 16 : 2
        let text = layout.texts.block(
          "\(lifeline.name): \(link.label)", Metrics.small, limit: legendLimit)
        layout.links.append((index, place, PlacedText(block: text, x: left, top: y)))
        y += text.height
      }
    }
  }

  /// How wide a text under the diagram may be: what a break allows over its limit must not widen the
  /// picture.
  private var legendLimit: Int { max(right - left - 4, 320) * 8 / 9 }

  /// A text below the diagram, whose lines begin behind its number.
  private mutating func indented(_ mark: String, _ text: String, _ style: TextStyle) -> TextBlock {
    layout.texts.block(mark + text, style, number: mark.utf8.count, limit: legendLimit)
  }

  private mutating func placeLegend(_ rules: [SequenceDiagram.Rule]) {
    guard !rules.isEmpty else { return }
    y += 20
    var mark = TextBuffer(capacity: 64)
    for (index, rule) in rules.enumerated() {
      mark.removeAll()
      mark.superior(index + 1)
      mark.append(markup: " ")
      let entry = String(joining: rule.id, ": ", rule.footnote)
      let text = indented(mark.text, entry, Metrics.small)
      layout.legend.append(PlacedText(block: text, x: left, top: y))
      y += text.height + 2
    }
  }

  /// Fits the picture around everything that has been placed.
  private mutating func setBounds() {
    var low = left
    var high = max(right, low)
    layout.forEachText { text in
      guard text.block.width > 0 else { return }
      let box = text.box
      low = min(low, box.x)
      high = max(high, box.right)
    }
    for frame in layout.frames {
      low = min(low, frame.box.x)
      high = max(high, frame.box.right)
    }
    for group in layout.groups {
      low = min(low, group.box.x)
      high = max(high, group.box.right)
    }
    for head in layout.heads {
      low = min(low, head.box.x)
      high = max(high, head.box.right)
    }
    for case .note(let note) in layout.rows {
      low = min(low, note.box.x)
      high = max(high, note.box.right)
    }
    let padding = layout.padding
    layout.bounds = Box(
      x: low - padding, y: -padding, width: high - low + 2 * padding, height: y + 2 * padding)
  }
}
