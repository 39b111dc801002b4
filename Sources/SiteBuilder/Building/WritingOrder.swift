/// The order in which pages are written: those first whose scenarios are shown elsewhere too, because what
/// these come to is known when they have been run on their own page.
struct WritingOrder: Sendable {
  /// The pages in this order.
  let pages: [Int]
  /// How many of them have scenarios that are shown elsewhere.
  let sharedCount: Int
  /// Whether others need a page's text, for each.
  let isShared: [Bool]

  init(_ site: Site) {
    let map = site.map
    var isShared = Array(repeating: false, count: map.pages.count)
    for page in map.pages.indices {
      for target in site.shown.pages(shownBy: page) where target != page { isShared[target] = true }
      if site.isGathered(page) { isShared[page] = true }
    }
    for edition in map.editions.indices where site.baseURL != nil && site.hasFeed[edition] {
      for page in Feed.pages(of: site, edition: edition) { isShared[page] = true }
    }
    self.isShared = isShared
    let shared = map.pages.indices.filter {
      isShared[$0] && !map.pages[$0].outline.scenarios.isEmpty
    }
    let isFirst = Set(shared)
    pages = shared + map.pages.indices.filter { !isFirst.contains($0) }
    sharedCount = shared.count
  }
}
