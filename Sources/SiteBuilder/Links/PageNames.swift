/// The pages of a site by the names that links call them by: a file's, a title, or an alias.
///
/// What somebody wrote counts before what the site makes for itself: a list of the folder `People` takes no
/// link from a note of that name. A file's name counts before a folder's, that before a title, and a
/// title before an alias.
struct PageNames: Sendable {
  private let pages: [Page]
  private let editionOf: [Int]
  private var byName: [[String: Int]]
  /// The titles, and later the aliases, that are the name of nothing else.
  private var shared: [Set<String>]
  /// Where several files have a name, or several pages a title or an alias, all of them.
  private var namesakes: [[String: [Int]]]
  private var groups: [[String: Namesakes]] = []
  /// The paths that translations share, of what somebody wrote.
  private let ends: PathEnds
  private let known = KnownNamesakes()

  init(_ pages: [Page], editionOf: [Int], editions: Int, made: Range<Int>) {
    self.pages = pages
    self.editionOf = editionOf
    byName = Array(repeating: [:], count: editions)
    namesakes = Array(repeating: [:], count: editions)
    shared = Array(repeating: [], count: editions)
    ends = PathEnds {
      pages.indices.map { made.contains($0) ? "" : Self.withoutEnding(pages[$0].name.key) }
    }
    let written = pages.indices.filter { !made.contains($0) }
    for index in written where !isFolder(index) { addFile(index) }
    for index in written where isFolder(index) { addFile(index) }
    for index in written { addShared(pages[index].title, index) }
    shared = Array(repeating: [], count: editions)
    for index in written {
      for alias in pages[index].frontMatter.aliases { addShared(alias, index) }
    }
    for index in made { add(Self.stem(pages[index].name.key), index) }
    for index in made { add(pages[index].title, index) }
    groups = namesakes.map { $0.mapValues { Namesakes($0, pages) } }
  }

  private mutating func addFile(_ index: Int) {
    let (key, edition) = (Self.stem(pages[index].name.key).lowercased(), editionOf[index])
    guard let first = byName[edition][key] else {
      byName[edition][key] = index
      return
    }
    guard isFolder(first) || !isFolder(index) else { return }
    namesakes[edition][key, default: [first]].append(index)
  }

  /// Whether a page goes by its folder's name.
  private func isFolder(_ index: Int) -> Bool {
    pages[index].isIndex && pages[index].outputKey == pages[index].name.key
  }

  private mutating func add(_ name: String, _ index: Int) {
    let key = name.lowercased()
    if byName[editionOf[index]][key] == nil { byName[editionOf[index]][key] = index }
  }

  private mutating func addShared(_ name: String, _ index: Int) {
    let (key, edition) = (name.lowercased(), editionOf[index])
    guard let first = byName[edition][key] else {
      byName[edition][key] = index
      shared[edition].insert(key)
      return
    }
    let last = namesakes[edition][key]?.last ?? first
    guard shared[edition].contains(key), last != index else { return }
    namesakes[edition][key, default: [first]].append(index)
  }

  // MARK: Looking for one

  /// What `all` gives where it is several; nil where it is one or none.
  func namesakes(_ name: String, in edition: Int) -> Namesakes? {
    guard name.utf8.contains(UInt8(ascii: "/")) else { return groups[edition][Self.key(of: name)] }
    return known.namesakes(Self.key(of: name), edition) {
      let all = all(name, in: edition)
      return all.count > 1 ? Namesakes(all, pages) : nil
    }
  }

  /// All pages of an edition that a name means equally, or that a path with folders is the end of.
  func all(_ name: String, in edition: Int) -> [Int] {
    let key = Self.key(of: name)
    if name.utf8.contains(UInt8(ascii: "/")) {
      let found = ends.places(of: key).filter { editionOf[$0] == edition }
      if !found.isEmpty { return found }
    }
    return namesakes[edition][key] ?? byName[edition][key].map { [$0] } ?? []
  }

  /// The last part of a path, without its extension; a folder's page goes by the folder's name.
  static func stem(_ path: String) -> String {
    let slash = UInt8(ascii: "/")
    let whole = path.utf8.last == slash ? path.utf8.dropLast() : path.utf8[...]
    let start = whole.lastIndex(of: slash)
    let name = start.map { whole[$0...].dropFirst() } ?? whole
    let stem = Substring(name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name)
    if let start, (5...6).contains(stem.utf8.count),
      ["index", "readme"].contains(stem.lowercased()),
      let folder = whole[..<start].split(separator: slash).last
    {
      return String(Substring(folder))
    }
    return String(stem)
  }

  /// A name as it is looked for: letters count the same small and large, and an extension does not.
  static func key(of name: String) -> String { withoutEnding(name.lowercased()) }

  private static func withoutEnding(_ path: String) -> String {
    path.hasSuffix(".md") ? String(path.dropLast(3)) : path
  }
}
