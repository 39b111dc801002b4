/// Where the files of an edition's pages go that show what is found of them.
///
/// They are known before any page is written, so that a page's files are written with the page, and not kept.
struct SearchPlaces: Sendable {
  /// The pages in the order of their numbers, and the name of each without what tells its files apart.
  let pages: [Int]
  let names: [String]
  /// How many pages there are in each part.
  let parts: [Int]

  init(_ map: SiteMap, _ edition: Edition, pages members: [Int]) {
    let partOf = SearchHead.parts(of: members.map { map.pages[$0].name.key })
    var inParts: [[Int]] = Array(repeating: [], count: (partOf.max() ?? 0) + 1)
    for (page, part) in zip(members, partOf) { inParts[part].append(page) }
    pages = inParts.flatMap { $0 }
    parts = inParts.map(\.count)
    names = inParts.enumerated().flatMap { part, pages in
      pages.indices.map { "\(edition.search)/\(part)-\($0)" }
    }
  }
}
