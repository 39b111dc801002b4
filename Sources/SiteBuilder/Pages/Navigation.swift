import Markup

/// The pages of an edition as a tree of folders, in the order in which they are read.
///
/// A page that the edition has not stands in it in the site's own language; it is shown, but not read
/// through.
struct Navigation: Sendable {
  /// What ends an item of a list that is a link.
  static let itemEnd: StaticString = "</li>\n"

  /// A page's place in the tree.
  struct Node: Sendable {
    let page: Int
    /// What a link to it in a list ends with, from the mark behind the address on.
    let linkEnd: [UInt8]
    /// The page of the folder it lies in; nil for the front page.
    fileprivate(set) var parent: Int?
    /// The pages below it, in order, if it stands for a folder.
    fileprivate(set) var children: [Int] = []
    /// How many of these, the last, stand apart: what is made of the notes, the rules, orders, scenarios and tags.
    fileprivate(set) var apart = 0
    /// Its place among the pages of the folder.
    fileprivate(set) var place = 0
  }

  /// One for each page; the index is the page's.
  private(set) var nodes: [Node]
  /// All pages in the order in which they are read.
  private(set) var sequence: [Int] = []
  /// The front page.
  let root: Int
  private var positions: [Int]

  /// Arranges what an edition shows; each folder among it must have a page of its own.
  ///
  /// The further pages of a folder's list, which are among those that nobody wrote, lie in the folder
  /// and are not read through.
  init(_ map: SiteMap, edition: Int, made: Range<Int>) {
    let pages = map.pages
    let shown = map.shownPages(of: edition)
    nodes = pages.enumerated().map { index, page in
      Node(
        page: index,
        linkEnd: Array("\">\(HTMLText.escaped(page.linkTitle))</a>\(Self.itemEnd)".utf8))
    }
    positions = Array(repeating: -1, count: pages.count)
    var folders: [String: Int] = [:]
    for index in shown where pages[index].isIndex {
      if folders[pages[index].folder] == nil { folders[pages[index].folder] = index }
    }
    // A page that is called like a folder without a page of its own stands for that folder.
    for index in shown where !pages[index].isIndex {
      let folder = Self.folder(of: pages[index])
      if folders[folder] == nil { folders[folder] = index }
    }
    root = folders[""] ?? shown.first ?? 0
    var apart: [Int: [Int]] = [:]
    let idleRules = Self.idleRules(map, edition, made, among: shown)
    for index in shown where index != root {
      let page = pages[index]
      let parent = folders[page.isIndex ? Self.parent(of: page.folder) : page.folder] ?? root
      nodes[index].parent = parent
      if made.contains(index), FolderList.part(of: page) != nil || index == idleRules { continue }
      if made.contains(index), Self.isReference(index, map, edition) {
        apart[parent, default: []].append(index)
      } else {
        nodes[parent].children.append(index)
      }
    }
    for index in nodes.indices {
      nodes[index].children = Self.sorted(nodes[index].children, pages)
      nodes[index].apart = apart[index]?.count ?? 0
      nodes[index].children += Self.sorted(apart[index] ?? [], pages)
      for (place, child) in nodes[index].children.enumerated() { nodes[child].place = place }
    }
    arrange()
    sequence = sequence.filter { map.editionOf[$0] == edition }
    for (position, page) in sequence.enumerated() { positions[page] = position }
  }

  /// The page of rules that nobody wrote, where there are no scenarios that exercise any.
  private static func idleRules(
    _ map: SiteMap, _ edition: Int, _ made: Range<Int>, among shown: [Int]
  ) -> Int? {
    let hasScenarios = shown.contains { !map.pages[$0].outline.scenarios.isEmpty }
    return hasScenarios ? nil : made.first { map.outputs[$0] == map.editions[edition].rulePage }
  }

  /// Whether a page is one of those by which others are looked up.
  private static func isReference(_ page: Int, _ map: SiteMap, _ edition: Int) -> Bool {
    let edition = map.editions[edition]
    let places = [
      edition.rulePage, edition.observedPage, edition.scenarioPage, edition.tagPage,
      edition.graphPage, edition.playgroundPage,
    ]
    return places.contains(map.outputs[page])
  }

  /// The folder that a page is or would be the page of.
  private static func folder(of page: Page) -> String {
    let key = page.name.key
    guard !page.isIndex else { return page.folder }
    return String(key[..<(key.utf8.lastIndex(of: UInt8(ascii: ".")) ?? key.endIndex)])
  }

  private static func parent(of folder: String) -> String {
    guard let slash = folder.lastIndex(of: "/") else { return "" }
    return String(folder[..<slash])
  }

  /// By order, then by path; pages without an order come before those that every site has.
  private static func sorted(_ children: [Int], _ pages: [Page]) -> [Int] {
    guard children.count > 1 else { return children }
    let keyed = children.map { child in
      let page = pages[child]
      return (child, key: (page.frontMatter.order ?? 900_000, NaturalOrder(folder(of: page))))
    }
    return keyed.sorted { $0.key < $1.key }.map(\.0)
  }

  private mutating func arrange() {
    var pending = nodes.isEmpty ? [] : [root]
    while let index = pending.popLast() {
      sequence.append(index)
      pending.append(contentsOf: nodes[index].children.reversed())
    }
  }

  /// Some pages in the order in which they are read; those that are not come last.
  func sorted(_ pages: [Int]) -> [Int] {
    guard pages.count > 1 else { return pages }
    func place(_ page: Int) -> (Int, Int) { (positions[page] < 0 ? .max : positions[page], page) }
    return pages.sorted { place($0) < place($1) }
  }

  /// The page read before this one.
  func previous(_ page: Int) -> Int? {
    let position = positions[page]
    return position > 0 ? sequence[position - 1] : nil
  }

  /// The page read after this one.
  func next(_ page: Int) -> Int? {
    let position = positions[page] + 1
    return position > 0 && position < sequence.count ? sequence[position] : nil
  }

  /// The folders that a page lies in, the front page first; the page itself is not among them.
  func ancestors(_ page: Int) -> [Int] {
    var ancestors: [Int] = []
    var current = nodes[page].parent
    while let index = current, ancestors.count < 64 {
      ancestors.append(index)
      current = nodes[index].parent
    }
    return ancestors.reversed()
  }
}
