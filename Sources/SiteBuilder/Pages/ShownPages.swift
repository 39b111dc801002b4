import Synchronization

/// Which pages show which, found once for all that is asked of it.
final class ShownPages: Sendable {
  private let pages = Mutex<[Int: [Int]]>([:])
  private let find: @Sendable (Int) -> [Int]

  /// - Parameter map: The pages.
  init(_ map: SiteMap) {
    find = { page in
      var seen: Set<Int> = []
      return map.pages[page].outline.embeds
        .flatMap { map.pagesMeant(by: $0.target, from: page) }
        .filter { seen.insert($0).inserted }
    }
  }

  /// The pages of which a page shows something, each once, in order.
  func pages(shownBy page: Int) -> [Int] {
    if let known = pages.withLock({ $0[page] }) { return known }
    let found = find(page)
    pages.withLock { $0[page] = found }
    return found
  }

  /// The same with those that are shown in these, as deep as pages show each other, the nearest first.
  func allPages(shownBy page: Int) -> [Int] {
    var seen: Set<Int> = [page]
    var found: [Int] = []
    var level = [page]
    for _ in 0..<BodyWriter.deepest where !level.isEmpty {
      level = level.flatMap { pages(shownBy: $0).filter { seen.insert($0).inserted } }
      found += level
    }
    return found
  }
}
