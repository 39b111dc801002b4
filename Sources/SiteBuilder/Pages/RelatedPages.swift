/// The pages that are about the same as a page: those that share the most tags with it.
enum RelatedPages {
  private static let mostShown = 4
  /// A tag that more pages have says little, and would make every page look at every other.
  private static let mostTagged = 60

  /// For each page, the pages related to it, the nearest first.
  static func find(_ map: SiteMap) -> [[Int]] {
    var tagged: [[String: [Int]]] = Array(repeating: [:], count: map.editions.count)
    for (index, page) in map.pages.enumerated() {
      for tag in Set(page.frontMatter.tags.map { $0.lowercased() }) {
        tagged[map.editionOf[index]][tag, default: []].append(index)
      }
    }
    return map.pages.indices.map { index in
      var shared: [Int: Int] = [:]
      for tag in Set(map.pages[index].frontMatter.tags.map { $0.lowercased() }) {
        let others = tagged[map.editionOf[index]][tag] ?? []
        guard others.count <= mostTagged else { continue }
        for other in others where other != index { shared[other, default: 0] += 1 }
      }
      return shared.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .prefix(mostShown).map(\.key)
    }
  }
}
