import Markup

/// What of a page `![[page#part]]` shows: a heading's section, a named block, or the whole text.
///
/// It is made once for a page, however many of its parts are shown.
struct Transclusion {
  private let blocks: [Block]
  private let whole: [Block]
  private let headings: HeadingTable
  /// Where the headings stand among the blocks, and which of them has an anchor.
  private var places: [Int] = []
  private var byAnchor: [String: Int] = [:]
  /// The blocks that have names, and the same in small letters.
  private var named: [String: Block] = [:]
  private var namedAlike: [String: Block] = [:]

  /// The parts of a page.
  init(_ page: Page) {
    let document = page.document
    blocks = document.blocks
    whole = page.outline.beginsWithTitle ? Array(document.blocksBelowTitle) : document.blocks
    var found: [PageOutline.Heading] = []
    for (place, block) in blocks.enumerated() {
      guard case .heading(let heading) = block.kind else { continue }
      if byAnchor[heading.anchor] == nil { byAnchor[heading.anchor] = found.count }
      found.append(PageOutline.Heading(heading))
      places.append(place)
    }
    headings = HeadingTable(found)
    addNames(of: blocks)
  }

  /// The blocks of a part; nil when the page has no such part.
  func blocks(of part: String?) -> [Block]? {
    guard let part else { return whole }
    guard part.hasPrefix("^") else { return section(part) }
    let name = String(part.dropFirst())
    return (named[name] ?? namedAlike[name.lowercased()]).map { [$0] }
  }

  /// From a heading, named by its words or its anchor, to the next on its level or above.
  private func section(_ name: String) -> [Block]? {
    let wanted = HeadingName(name)
    let anchor = wanted.heading(in: headings)?.anchor ?? wanted.slug
    guard let first = anchor.flatMap({ byAnchor[$0] }) else { return nil }
    let level = headings.headings[first].level
    let rest = headings.headings[(first + 1)...]
    let end = rest.firstIndex { $0.level <= level }.map { places[$0] } ?? blocks.count
    return Array(blocks[places[first]..<end])
  }

  /// Adds the names of blocks and of those in them, in order.
  private mutating func addNames(of blocks: [Block]) {
    for block in blocks {
      if let id = block.id { add(id, block) }
      switch block.kind {
      case .quote(let blocks): addNames(of: blocks)
      case .callout(let callout): addNames(of: callout.blocks)
      case .tabs(let tabs): for tab in tabs { addNames(of: tab.blocks) }
      case .list(let list):
        for (number, item) in list.items.enumerated() {
          if let id = item.blocks.first?.id, let block = list.block(ofItem: number) {
            add(id, block)
          }
        }
        for item in list.items { addNames(of: item.blocks) }
      default: break
      }
    }
  }

  private mutating func add(_ id: String, _ block: Block) {
    if named[id] == nil { named[id] = block }
    if namedAlike[id.lowercased()] == nil { namedAlike[id.lowercased()] = block }
  }
}
