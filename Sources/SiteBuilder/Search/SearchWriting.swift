/// Writes what an edition is searched by: a head, the index in files by a hash of each term, lists of words by
/// how they begin, and the pieces of pages.
///
/// All are scripts, because a page opened from disk may load scripts and nothing else. A reader's question
/// loads the few that have its words, whatever the site has; a change of a page changes the few files whose
/// terms it has had or has. The bytes are those of a build from nothing.
struct SearchWriting {
  let site: Site
  let folder: OutputFolder
  let edition: Edition
  let language: SearchLanguage
  /// The pages in the order of their numbers, and the name of each without what tells its scripts apart.
  let pages: [Int]
  private let names: [String]
  private let parts: [Int]
  /// What tells these pages and words from others.
  private let source: UInt64
  /// What each page adds; nil where that is as the last build left it.
  private let found: [SearchPage?]

  /// Makes ready to write some pages of an edition; of those that were written anew it is told what they add.
  init(
    _ site: Site, _ folder: OutputFolder, edition: Edition, pages members: [Int],
    found: (Int) -> SearchPage?
  ) {
    self.site = site
    self.folder = folder
    self.edition = edition
    language = SearchLanguage(edition.words)
    let partOf = SearchHead.parts(of: members.map { site.map.pages[$0].name.key })
    var inParts: [[Int]] = Array(repeating: [], count: (partOf.max() ?? 0) + 1)
    for (page, part) in zip(members, partOf) { inParts[part].append(page) }
    pages = inParts.flatMap { $0 }
    parts = inParts.map(\.count)
    names = inParts.enumerated().flatMap { part, pages in
      pages.indices.map { "\(edition.search)/\(part)-\($0)" }
    }
    self.found = pages.map(found)
    var hash = ContentHash()
    hash.add("search 1")
    for page in pages { hash.add(site.map.outputs[page]) }
    for key in ["light", "endings", "same"] { hash.add(edition.words.all["search-" + key] ?? "") }
    source = hash.value
  }

  /// The paths of the files that any search has.
  static func usualPaths(_ edition: Edition) -> [String] {
    [edition.search + ".js", edition.search + "/terms-0.js", edition.search + "/words-0.js"]
  }

  private var headPath: String { edition.search + ".js" }
  private func shardPath(_ number: Int) -> String { "\(edition.search)/terms-\(number).js" }
  private func listPath(_ number: Int) -> String { "\(edition.search)/words-\(number).js" }
  private func scriptPath(_ page: Int, _ script: Int) -> String {
    script == 0 ? "\(names[page]).js" : "\(names[page])-\(script).js"
  }

  /// The files, written where they are not what they were.
  func entries() throws(SiteError) -> [OutputFolder.Entry] {
    let known = try changed()
    let (head, files) = if let known { known } else { try made() }
    var mark = ContentHash()
    for file in files { mark.add(file.hash) }
    return files + [try stage(headPath, head.script(mark: mark.value, words: edition.words))]
  }

  private func stage(_ path: String, _ bytes: [UInt8]) throws(SiteError) -> OutputFolder.Entry {
    try folder.stage(path, [bytes[...]], hash: ContentHash.of(bytes))
  }

  private typealias Staged = Result<[OutputFolder.Entry], SiteError>

  private func stage(_ files: [(path: String, bytes: [UInt8])]) -> Staged {
    do throws(SiteError) {
      var entries: [OutputFolder.Entry] = []
      for file in files { entries.append(try stage(file.path, file.bytes)) }
      return .success(entries)
    } catch {
      return .failure(error)
    }
  }

  private func stage(scripts: [[UInt8]], of page: Int) -> Staged {
    stage(scripts.indices.map { (scriptPath(page, $0), scripts[$0]) })
  }

  // MARK: Making all

  private func made() throws(SiteError) -> (SearchHead, [OutputFolder.Entry]) {
    let all = Concurrently.map(pages.count) { page in
      found[page] ?? SearchPage(site.map, pages[page], language)
    }
    let head = SearchHead(source: source, parts: parts, shapes: all.map(\.shape))
    let scripts = Concurrently.map(pages.count) { stage(scripts: all[$0].scripts, of: $0) }
    var entries: [OutputFolder.Entry] = []
    for result in scripts { entries += try result.get() }
    let places = places(of: all, head)
    let shards = Concurrently.map(head.shards) { number in
      let shard = SearchShard(places[number]) { all[$0].terms }
      let words = shard.lines.filter { SearchLists.lists($0.word) }
        .map { (word: $0.word, count: SearchShard.count(of: $0)) }
      return (staged: stage([(shardPath(number), shard.script)]), words: words)
    }
    for shard in shards { entries += try shard.staged.get() }
    var lists = Array(repeating: SearchLists(), count: head.lists)
    for (word, count) in shards.lazy.flatMap(\.words) {
      lists[list(of: word, among: lists.count)].set(word, count: count)
    }
    let made = lists
    let staged = Concurrently.map(made.count) { stage([(listPath($0), made[$0].script)]) }
    for result in staged { entries += try result.get() }
    return (head, entries)
  }

  /// For each file of the index the terms that go into it.
  private func places(of all: [SearchPage], _ head: SearchHead) -> [[SearchShard.Place]] {
    let shards = head.shards
    var places: [[SearchShard.Place]] = Array(repeating: [], count: shards)
    for (page, found) in all.enumerated() {
      found.terms.visit { place, hash in
        places[SearchShard.file(of: hash, among: shards)].append(
          SearchShard.Place(page: UInt32(page), place: UInt32(place)))
      }
    }
    return places
  }

  private func list(of word: [UInt8], among lists: Int) -> Int {
    SearchShard.file(of: SearchHash.of(SearchLists.beginning(of: word)), among: lists)
  }

  // MARK: Changing a few

  /// The files after a change of some pages; nil where all are to be made.
  private func changed() throws(SiteError) -> (SearchHead, [OutputFolder.Entry])? {
    let new = pages.indices.filter { found[$0] != nil }
    guard new.count * 4 <= pages.count || new.count == 1,
      var head = asLeft(headPath).flatMap(SearchHead.init),
      head.source == source, head.shapes.count == pages.count
    else { return nil }
    let old = head
    for page in new { head.shapes[page] = found[page]?.shape ?? head.shapes[page] }
    guard head.shards == old.shards, head.lists == old.lists,
      let changes = changes(of: new, old), var entries = try scripts(head),
      let index = try index(head, changes)
    else { return nil }
    entries += index
    return (head, entries)
  }

  /// A file as the last build left it.
  private func asLeft(_ path: String) -> [UInt8]? {
    guard folder.isAsLeft(path) != nil else { return nil }
    return FileSystem.read("\(folder.folder)/\(path)", atMost: SizeLimits.lookedInto)
  }

  private func entryAsLeft(_ path: String) -> OutputFolder.Entry? {
    folder.isAsLeft(path).map { OutputFolder.Entry(path: path, hash: $0.hash, staged: nil) }
  }

  /// What has changed of the terms of some pages, by the files that those are in.
  private func changes(of new: [Int], _ head: SearchHead) -> [Int: [SearchShard.Change]]? {
    let shards = head.shards
    var changes: [Int: [SearchShard.Change]] = [:]
    for page in new {
      guard let now = found[page]?.terms, let before = termsAsLeft(of: page, head.shapes[page])
      else { return nil }
      var left = before.byWord()
      now.visit { place, hash in
        let term = now.term(at: place).term
        let word = Array(term.word)
        let known = left.removeValue(forKey: word)
        guard known.map({ !before.term(at: $0).term.pieces.elementsEqual(term.pieces) }) ?? true
        else { return }
        changes[SearchShard.file(of: hash, among: shards), default: []].append(
          SearchShard.Change(word: word, page: page, pieces: Array(term.pieces)))
      }
      for (word, place) in left {
        let hash = before.term(at: place).term.hash
        changes[SearchShard.file(of: hash, among: shards), default: []].append(
          SearchShard.Change(word: word, page: page, pieces: nil))
      }
    }
    return changes
  }

  /// The terms of a page at the last build, which its scripts tell.
  private func termsAsLeft(of page: Int, _ shape: SearchHead.Shape) -> SearchTerms? {
    var title = ""
    var pieces: [SearchPiece] = []
    for script in shape.starts.indices {
      guard let read = asLeft(scriptPath(page, script)).flatMap(SearchRows.read) else { return nil }
      title = read.title
      pieces += read.pieces
    }
    guard pieces.count == shape.pieces else { return nil }
    return SearchTermTable.terms(title: title, pieces, language)
  }

  /// The scripts of all pages; nil where those of a page that has not changed are not there.
  private func scripts(_ head: SearchHead) throws(SiteError) -> [OutputFolder.Entry]? {
    let staged = Concurrently.map(pages.count) { page -> Staged? in
      if let new = found[page] { return stage(scripts: new.scripts, of: page) }
      let left = head.shapes[page].starts.indices.map { entryAsLeft(scriptPath(page, $0)) }
      let known = left.compactMap { $0 }
      return known.count == left.count ? .success(known) : nil
    }
    // Concurrently leaves out what there is not.
    guard staged.count == pages.count else { return nil }
    var entries: [OutputFolder.Entry] = []
    for result in staged {
      guard let result else { return nil }
      entries += try result.get()
    }
    return entries
  }

  /// The files of the index and of words, changed where they must be; nil where one is not there.
  private func index(
    _ head: SearchHead, _ changes: [Int: [SearchShard.Change]]
  ) throws(SiteError) -> [OutputFolder.Entry]? {
    var entries: [OutputFolder.Entry] = []
    var counts: [Int: [(word: [UInt8], count: Int)]] = [:]
    let lists = head.lists
    for number in 0..<head.shards {
      guard let changes = changes[number] else {
        guard let entry = entryAsLeft(shardPath(number)) else { return nil }
        entries.append(entry)
        continue
      }
      guard var shard = asLeft(shardPath(number)).flatMap(SearchShard.init) else { return nil }
      for change in changes {
        guard let line = shard.apply(change) else { return nil }
        guard SearchLists.lists(change.word) else { continue }
        counts[list(of: change.word, among: lists), default: []].append(
          (change.word, SearchShard.count(of: line)))
      }
      entries.append(try stage(shardPath(number), shard.script))
    }
    for number in 0..<lists {
      guard let counts = counts[number] else {
        guard let entry = entryAsLeft(listPath(number)) else { return nil }
        entries.append(entry)
        continue
      }
      guard var list = asLeft(listPath(number)).flatMap(SearchLists.init) else { return nil }
      for (word, count) in counts { list.set(word, count: count) }
      entries.append(try stage(listPath(number), list.script))
    }
    return entries
  }
}
