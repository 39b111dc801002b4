import SourceText

extension HTMLWriter {
  /// Where `![[…]]` stands.
  package enum EmbedPlace: Sendable {
    /// In a paragraph that has nothing else on any line.
    case alone
    /// On a line of its own of a paragraph that has others.
    case line
    /// In a line.
    case text
  }

  /// A piece of a paragraph: its own text, or blocks.
  private enum Piece {
    case text([Inline])
    case blocks([UInt8])

    var isText: Bool { if case .text = self { true } else { false } }
  }

  /// Whether a line of a paragraph is nothing but what is shown from elsewhere, or a formula that stands
  /// alone.
  func hasBlockLine(_ inlines: [Inline]) -> Bool {
    inlines.indices.contains {
      embedLine(inlines, at: $0) != nil || formulaLine(inlines, at: $0) != nil
    }
  }

  /// Writes a paragraph with such lines; no paragraph of HTML's has blocks in it, so it ends before them
  /// and goes on below.
  mutating func writeBlockLines(_ inlines: [Inline]) {
    if let links = embeds(inlines) {
      for link in links {
        if let embedded = surroundings.embed(link, .alone) {
          html += embedded
        } else {
          element("<p>", [.wikilink(link)], "</p>\n")
        }
      }
      return
    }
    for piece in pieces(of: inlines) {
      switch piece {
      case .text(let inlines): element("<p>", inlines, "</p>\n")
      case .blocks(let blocks): html += blocks
      }
    }
  }

  /// Writes a paragraph of a list's item with such lines, behind the box of a task; false when none of
  /// them shows blocks, as those of images do not.
  mutating func writeBlockLines(
    _ inlines: [Inline], isTight: Bool, isFirst: Bool, box: String
  ) -> Bool {
    let pieces = pieces(of: inlines)
    guard pieces.contains(where: { !$0.isText }) else { return false }
    for (place, piece) in pieces.enumerated() {
      let isBelowText = place == 0 ? !isFirst : pieces[place - 1].isText
      switch piece {
      case .text(let inlines):
        if place == 0, !isTight || isBelowText { html.append(markup: "\n") }
        html += isTight ? "" : "<p>"
        if place == 0 { html += box }
        enclose { $0.append(inlines) }
        html += isTight ? "" : "</p>"
      case .blocks(let blocks):
        if place == 0 { html += box }
        if place == 0 || isBelowText { html.append(markup: "\n") }
        html += blocks
      }
    }
    return true
  }

  /// What a paragraph shows that is nothing else on any line; nil for any other.
  private func embeds(_ inlines: [Inline]) -> [Wikilink]? {
    var links: [Wikilink] = []
    for index in inlines.indices where !Self.isBreak(inlines[index]) {
      guard let link = embedLine(inlines, at: index) else { return nil }
      links.append(link)
    }
    return links
  }

  private mutating func pieces(of inlines: [Inline]) -> [Piece] {
    var pieces: [Piece] = []
    var text: [Inline] = []
    var index = 0
    while index < inlines.count {
      if let blocks = blocks(ofLineAt: index, in: inlines) {
        if let last = text.last, Self.isBreak(last) { text.removeLast() }
        if !text.isEmpty { pieces.append(.text(text)) }
        text = []
        pieces.append(.blocks(blocks))
        index += 2
      } else {
        text.append(inlines[index])
        index += 1
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }

  /// The blocks that the line of a paragraph is that a place begins; nil for text.
  private mutating func blocks(ofLineAt index: Int, in inlines: [Inline]) -> [UInt8]? {
    if let formula = formulaLine(inlines, at: index) { return block(formula) }
    return embedLine(inlines, at: index).flatMap { blocks($0, inlines) }
  }

  /// The blocks that a line of a paragraph shows.
  private func blocks(_ link: Wikilink, _ paragraph: [Inline]) -> [UInt8]? {
    guard paragraph.count == 1 else { return surroundings.embed(link, .line) }
    return surroundings.embed(link, .text) == nil ? surroundings.embed(link, .alone) : nil
  }

  /// What is shown from elsewhere at a place of a paragraph, if it has its line for itself.
  private func embedLine(_ inlines: [Inline], at index: Int) -> Wikilink? {
    let link: Wikilink?
    switch inlines[index] {
    case .wikilink(let found): link = found.isEmbed ? found : nil
    case .image(let image): link = surroundings.shown(by: image)
    default: return nil
    }
    return hasLineForItself(inlines, at: index) ? link : nil
  }

  /// A formula at a place of a paragraph that is to be set apart, if it has its lines for itself.
  private func formulaLine(_ inlines: [Inline], at index: Int) -> Formula? {
    guard case .formula(let formula) = inlines[index], formula.isDisplayed,
      hasLineForItself(inlines, at: index)
    else { return nil }
    return formula
  }

  private func hasLineForItself(_ inlines: [Inline], at index: Int) -> Bool {
    (index == 0 || Self.isBreak(inlines[index - 1]))
      && (index + 1 == inlines.count || Self.isBreak(inlines[index + 1]))
  }

  private static func isBreak(_ inline: Inline) -> Bool {
    switch inline {
    case .softBreak, .lineBreak: true
    default: false
    }
  }
}
