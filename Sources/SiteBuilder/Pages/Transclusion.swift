import Markup

/// What of a page `![[page#part]]` shows: a heading's section, a named block, or the whole text.
enum Transclusion {
  /// The blocks; nil when the page has no such part.
  static func blocks(of page: Page, part: String?) -> [Block]? {
    let document = page.document
    guard let part else {
      return page.outline.beginsWithTitle ? Array(document.blocksBelowTitle) : document.blocks
    }
    if part.hasPrefix("^") {
      let name = String(part.dropFirst())
      let small = name.lowercased()
      let block =
        block(among: document.blocks) { $0 == name }
        ?? block(among: document.blocks) { $0.lowercased() == small }
      return block.map { [$0] }
    }
    return section(part, of: document.blocks)
  }

  /// From a heading, named by its words or its anchor, to the next on its level or above.
  private static func section(_ name: String, of blocks: [Block]) -> [Block]? {
    let wanted = HeadingName(name)
    let headings = blocks.compactMap {
      if case .heading(let heading) = $0.kind { PageOutline.Heading(heading) } else { nil }
    }
    let meant =
      wanted.heading(among: headings) ?? headings.first { $0.anchor == wanted.slug }
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

  private static func block(
    among blocks: [Block], _ isMeant: (String) -> Bool
  ) -> Block? {
    for block in blocks {
      if let id = block.id, isMeant(id) { return block }
      if case .list(let list) = block.kind, let item = list.block(isMeant) { return item }
      let inner: [Block] =
        switch block.kind {
        case .quote(let blocks): blocks
        case .callout(let callout): callout.blocks
        case .list(let list): list.items.flatMap(\.blocks)
        default: []
        }
      if let found = self.block(among: inner, isMeant) { return found }
    }
    return nil
  }
}
