import Markup

/// The parts of pages that one page shows, each found once: the same may be shown thousands of times.
final class KnownParts {
  private struct Key: Hashable {
    let page: Int
    let part: String?
  }

  private var pages: [Int: Transclusion] = [:]
  private var found: [Key: [Block]?] = [:]

  /// The blocks of a part of the page with a number; nil when it has no such part.
  func blocks(of part: String?, _ number: Int, _ page: Page) -> [Block]? {
    let key = Key(page: number, part: part)
    if let blocks = found[key] { return blocks }
    let known = pages[number] ?? Transclusion(page)
    pages[number] = known
    let blocks = known.blocks(of: part)
    found[key] = .some(blocks)
    return blocks
  }
}
