/// The pages that are about the same as a page: those that share the most tags with it.
enum RelatedPages {
  private static let mostShown = 4
  /// A tag that more pages have says little, and would make every page look at every other.
  private static let mostTagged = 60

  /// For each page, the pages related to it, the nearest first.
  static func find(_ map: SiteMap) -> [[Int]] {
    // A tag of each edition is known by a number.
    var numbers: [[String: Int]] = Array(repeating: [:], count: map.editions.count)
    var tagged: [[Int]] = []
    let tags = map.pages.enumerated().map { index, page in
      page.frontMatter.tags.compactMap { tag -> Int? in
        let (key, edition) = (tag.lowercased(), map.editionOf[index])
        let number = numbers[edition][key] ?? tagged.count
        if number == tagged.count {
          numbers[edition][key] = number
          tagged.append([])
        }
        guard tagged[number].last != index else { return nil }
        tagged[number].append(index)
        return number
      }
    }
    return tags.enumerated().map { index, tags in
      var shared: [Int: Int] = [:]
      for tag in tags where tagged[tag].count <= mostTagged {
        for other in tagged[tag] where other != index { shared[other, default: 0] += 1 }
      }
      if shared.isEmpty { return [] }
      return shared.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .prefix(mostShown).map(\.key)
    }
  }
}
