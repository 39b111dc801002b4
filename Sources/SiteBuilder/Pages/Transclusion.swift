import Markup

/// What of a page `![[page#part]]` shows: a heading's section, a named block, or the whole text.
enum Transclusion {
  /// The blocks; nil when the page has no such part.
  static func blocks(of document: Document, part: String?) -> [Block]? {
    guard let part else {
      var whole = document
      whole.dropTitle()
      return whole.blocks
    }
    if part.hasPrefix("^") {
      return block(String(part.dropFirst()), among: document.blocks).map { [$0] }
    }
    return section(part, of: document.blocks)
  }

  /// From a heading, named by its words or its anchor, to the next on its level or above.
  private static func section(_ name: String, of blocks: [Block]) -> [Block]? {
    let wanted = HeadingName(name)
    let headings = blocks.compactMap {
      if case .heading(let heading) = $0.kind { heading } else { nil }
    }
    let meant =
      headings.first { wanted.isExactly($0.plainText) || $0.anchor == wanted.slug }
      ?? headings.first { wanted.means($0.plainText) }
    var level: Int?
    var section: [Block] = []
    for block in blocks {
      if case .heading(let heading) = block.kind {
        if let level, heading.level <= level { break }
        if level == nil, heading.anchor == meant?.anchor { level = heading.level }
      }
      if level != nil { section.append(block) }
    }
    return level == nil ? nil : section
  }

  private static func block(_ name: String, among blocks: [Block]) -> Block? {
    for block in blocks {
      if block.id == name { return block }
      if case .list(let list) = block.kind, let item = list.block(named: name) { return item }
      let inner: [Block] =
        switch block.kind {
        case .quote(let blocks): blocks
        case .callout(let callout): callout.blocks
        case .list(let list): list.items.flatMap(\.blocks)
        default: []
        }
      if let found = self.block(name, among: inner) { return found }
    }
    return nil
  }
}
