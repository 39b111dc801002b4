import Synchronization

/// Which pages show which, and what each of those is made of, found once for all pages that show it.
final class ShownPages: Sendable {
  private let pages = Mutex<[Int: [Int]]>([:])
  private let hashes = Mutex<[Int: UInt64]>([:])
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

  /// The hash of what a page is made of that others show, which is made where it is not known.
  func hash(of page: Int, _ make: () -> UInt64) -> UInt64 {
    if let known = hashes.withLock({ $0[page] }) { return known }
    let hash = make()
    hashes.withLock { $0[page] = hash }
    return hash
  }
}
