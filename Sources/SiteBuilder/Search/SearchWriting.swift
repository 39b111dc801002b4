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
  private let gathering: SearchGathering
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
    _ site: Site, _ folder: OutputFolder, edition: Edition, _ places: SearchPlaces,
    _ gathering: SearchGathering, found: (Int) -> SearchPage?
  ) {
    self.site = site
    self.folder = folder
    self.edition = edition
    self.gathering = gathering
    pages = places.pages
    names = places.names
    parts = places.parts
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
  /// The files, written where they are not what they were.
  func entries() throws(SiteError) -> [OutputFolder.Entry] {
    let known = try changed()
    let (head, files) = if let known { known } else { try made() }
    var mark = ContentHash()
    for file in files { mark.add(file.record.hash) }
    return files + [try stage(headPath, head.script(mark: mark.value, words: edition.words))]
  }

  private func stage(_ path: String, _ bytes: [UInt8]) throws(SiteError) -> OutputFolder.Entry {
    try folder.stage(path, [bytes[...]])
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

  // MARK: Making all

  private func made() throws(SiteError) -> (SearchHead, [OutputFolder.Entry]) {
    var all: [SearchPage] = []
    for page in Concurrently.map(pages.count, page) { all.append(try page.get()) }
    let head = SearchHead(source: source, parts: parts, shapes: all.map(\.shape))
    var entries = all.flatMap(\.files)
    let postings = SearchPostings(all.map(\.terms), gathering.vocabulary)
    let terms = postings.terms(inFiles: head.shards)
    let words = postings.words(inFiles: head.lists)
    let staged = Concurrently.map(terms.count + words.count) { number -> Staged in
      if number < terms.count {
        let sorted = terms[number].sorted(by: postings.words.precedes)
        return stage([(shardPath(number), SearchShard.script(sorted, postings))])
      }
      let list = number - terms.count
      let sorted = words[list].sorted(by: postings.words.precedes)
      return stage([(listPath(list), SearchLists.script(sorted, postings))])
    }
    for result in staged { entries += try result.get() }
    return (head, entries)
  }

  /// What a page adds, which is found out where it was not written anew.
  private func page(_ page: Int) -> Result<SearchPage, SiteError> {
    if let known = found[page] { return .success(known) }
    do throws(SiteError) {
      return .success(
        try SearchPage(
          AskedSite(site, page: pages[page]), gathering, folder, named: names[page]))
    } catch {
      return .failure(error)
    }
  }

  private func list(of word: [UInt8], among lists: Int) -> Int {
    SearchShard.file(of: SearchHash.of(SearchLists.beginning(of: word[...])), among: lists)
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
      let changes = changes(of: new, old), var entries = scripts(head),
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

  /// What has changed of the terms of some pages, by the files that those are in.
  private func changes(of new: [Int], _ head: SearchHead) -> [Int: [SearchShard.Change]]? {
    let shards = head.shards
    var changes: [Int: [SearchShard.Change]] = [:]
    var terms: [(page: Int, now: SearchTerms, before: SearchTerms)] = []
    for page in new {
      guard let now = found[page]?.terms, let before = termsAsLeft(of: page, head.shapes[page])
      else { return nil }
      terms.append((page, now, before))
    }
    let words = gathering.vocabulary
    func change(_ number: Int, _ page: Int, _ pieces: [UInt8]?) {
      let file = SearchShard.file(of: words.hash(of: number), among: shards)
      changes[file, default: []].append(
        SearchShard.Change(word: Array(words[number]), page: page, pieces: pieces))
    }
    for (page, now, before) in terms {
      var left = before.byNumber()
      now.visit { number, pieces in
        let known = left.removeValue(forKey: number)
        let isSame = known.map { before.bytes[$0] == now.bytes[pieces] } ?? false
        if !isSame { change(number, page, Array(now.bytes[pieces])) }
      }
      for number in left.keys.sorted() { change(number, page, nil) }
    }
    return changes
  }

  /// The terms of a page at the last build, which its scripts tell.
  private func termsAsLeft(of page: Int, _ shape: SearchHead.Shape) -> SearchTerms? {
    var title = ""
    var pieces: [SearchPiece] = []
    for script in shape.starts.indices {
      guard let read = asLeft(SearchPage.path(names[page], script)).flatMap(SearchRows.read) else {
        return nil
      }
      title = read.title
      pieces += read.pieces
    }
    guard pieces.count == shape.pieces else { return nil }
    return gathering.terms(title: title, pieces)
  }

  /// The scripts of all pages; nil where those of a page that has not changed are not there.
  private func scripts(_ head: SearchHead) -> [OutputFolder.Entry]? {
    let known = Concurrently.map(pages.count) { page -> [OutputFolder.Entry]? in
      if let new = found[page] { return new.files }
      let left = head.shapes[page].starts.indices.map {
        folder.entryAsLeft(SearchPage.path(names[page], $0))
      }
      let known = left.compactMap { $0 }
      return known.count == left.count ? known : nil
    }
    var entries: [OutputFolder.Entry] = []
    guard known.count == pages.count else { return nil }
    for files in known {
      guard let files else { return nil }
      entries += files
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
        guard let entry = folder.entryAsLeft(shardPath(number)) else { return nil }
        entries.append(entry)
        continue
      }
      guard var shard = asLeft(shardPath(number)).flatMap(SearchShard.init) else { return nil }
      for change in changes {
        guard let line = shard.apply(change) else { return nil }
        guard SearchLists.lists(change.word) else { continue }
        counts[list(of: change.word, among: lists), default: []].append(
          (change.word, SearchShard.count(ofPages: line.pages.span)))
      }
      entries.append(try stage(shardPath(number), shard.script))
    }
    for number in 0..<lists {
      guard let counts = counts[number] else {
        guard let entry = folder.entryAsLeft(listPath(number)) else { return nil }
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
