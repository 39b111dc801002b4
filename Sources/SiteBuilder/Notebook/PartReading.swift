package import SourceText

/// Reads some pages of a folder of notes, and of the others those that decide whether what these say holds.
///
/// These are the front pages, the pages that are linked to or shown and what is shown in these in turn, the
/// pages that they are translations of, and those with a stage where one is asked for. Of all others the names are
/// known, which are enough to tell where a link by path or by a file's name leads. Where a link goes by what
/// no file is called, such as a title, or anything is to be said of old addresses, all pages have to be known:
/// then there is no part to be read.
struct PartReading {
  private let notes: NotesFolder
  private let wanted: [Int]
  private var pages: [Page]
  private var isRead: Set<Int> = []
  /// The pages whose own parts in turn are looked for.
  private var shown: Set<Int> = []
  private(set) var diagnostics: [Diagnostic] = []
  private let day: String?

  /// Begins with the pages of some paths below the folder.
  init(_ notes: NotesFolder, paths: Set<String>, on day: String? = nil) throws(SiteError) {
    self.day = day
    self.notes = notes
    let files = notes.content.pages
    wanted = files.indices.filter { paths.contains(files[$0].path) }
    pages = Concurrently.map(files.count) { notes.unread($0) }
    try read(wanted, keepsText: true)
    try read(files.indices.filter { Self.mayBeFront(files[$0].path) })
  }

  /// The notebook of these pages, as far as it is known; nil where all pages have to be.
  mutating func notebook(leavingOutDrafts: Bool) throws(SiteError) -> Checked<Notebook>? {
    guard
      !wanted.contains(where: { index in
        pages[index].frontMatter.aliases.contains {
          Redirect.isAddress($0, inVault: notes.content.vault != nil)
        }
      })
    else { return nil }
    guard try follow(makeNotebook(leavingOutDrafts)) else { return nil }
    try readStages()
    let notebook = makeNotebook(leavingOutDrafts)
    return Checked(notebook, diagnostics + notebook.checkStages())
  }

  private func makeNotebook(_ leavesOutDrafts: Bool) -> Notebook {
    var notebook = Notebook(
      pages: pages, assets: notes.content.assets.map(\.path), signatures: [:],
      images: ImageFolder(folder: notes.folder), vault: notes.content.vault,
      leavesOutDrafts: leavesOutDrafts)
    notebook.knownBytes = notes.bytes
    return notebook
  }

  // MARK: Reading

  private mutating func read(_ indices: [Int], keepsText: Bool = false) throws(SiteError) {
    let new = indices.filter { isRead.insert($0).inserted }
    let notes = notes
    let found = Concurrently.map(new.count) { notes.read(new[$0], keepsText: keepsText) }
    for (index, found) in zip(new, found) {
      guard let page = try found.get() else {
        diagnostics.append(.gone(notes.name(of: notes.content.pages[index].path)))
        continue
      }
      pages[index] = page.value.asOf(day)
      diagnostics += page.diagnostics
    }
  }

  /// Whether a page may speak for the site.
  private static func mayBeFront(_ path: String) -> Bool {
    guard !path.utf8.contains(UInt8(ascii: "/")) else { return false }
    let key = PageName.of(path).key
    return Page.isIndex(key) || key.lowercased() == "home.md"
  }

  // MARK: What pages refer to

  /// Reads what the pages refer to; false where that cannot be told by the names of files.
  private mutating func follow(_ notebook: Notebook) throws(SiteError) -> Bool {
    let theme = try SiteTheme.load(nil).value
    let map = Site(
      notebook, theme: theme, includeDrafts: true, includeLater: true, runsScenarios: false
    ).map
    let places = Dictionary(
      notes.content.pages.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first })
    let beside = besideIndices()
    var level = wanted
    var isOwn = true
    while !level.isEmpty {
      var needed: Set<Int> = []
      var next: Set<Int> = []
      for index in level {
        // One that is left out for an index has no links that count.
        guard let page = map.page(withPath: pages[index].path),
          map.pages[page].path == pages[index].path
        else { continue }
        for reference in pages[index].outline.references {
          // What is linked in what is shown is said on the page itself.
          guard isOwn || reference.kind == .embed else { continue }
          guard let target = Self.target(of: reference, on: page, map) else { return false }
          guard case .page(let found, _) = target, let place = places[map.pages[found].path]
          else { continue }
          needed.insert(place)
          if reference.kind == .embed || reference.heading != nil
            || reference.target.utf8.contains(UInt8(ascii: "#"))
          {
            next.insert(place)
          }
        }
        needed.formUnion(beside[pages[index].folder] ?? [])
      }
      for index in needed.union(level) {
        if let original = original(of: index, places) { needed.insert(original) }
        needed.formUnion(beside[pages[index].folder] ?? [])
      }
      try read(needed.sorted())
      level = next.subtracting(shown).sorted()
      shown.formUnion(next)
      isOwn = false
    }
    return true
  }

  /// Where a reference leads, if that is sure although titles are not known; nil where it is not.
  private static func target(
    of reference: PageOutline.Reference, on page: Int, _ map: SiteMap
  ) -> SiteMap.Target? {
    let found = map.target(of: reference, on: page)
    let nowhere = SiteMap.Target.asset("")
    switch reference.kind {
    case .property, .markup, .markupFile, .passedMarkup: return found ?? nowhere
    case .path, .image, .code:
      guard map.isVault else { return found ?? nowhere }
    case .name, .embed:
      if reference.target.isEmpty { return found }
    }
    guard case .page(let target, _)? = found else { return found }
    // By another spelling, or in another language, a title would count before a file.
    let path = LinkAddress(reference.target).path
    let name = PageNames.key(of: path).split(separator: "/").last ?? ""
    let isSure =
      map.editionOf[target] == map.editionOf[page]
      && (PageNames.stem(map.pages[target].name.key).lowercased() == name
        || SiteAddress.resolve(path, in: map.pages[page].folder) == map.pages[target].path)
    return isSure ? found : nil
  }

  /// The pages that stand for each folder, of which one may be left out for another.
  private func besideIndices() -> [String: Set<Int>] {
    var found: [String: Set<Int>] = [:]
    for index in pages.indices where Page.isIndex(pages[index].name.key) {
      found[pages[index].folder, default: []].insert(index)
    }
    return found
  }

  /// The page that a page is a translation of.
  private func original(of index: Int, _ places: [String: Int]) -> Int? {
    pages[index].name.language == nil ? nil : places[pages[index].name.key]
  }

  // MARK: Stages

  /// Reads all pages that define stages, where one is asked for or defined: a stage is known on all pages.
  private mutating func readStages() throws(SiteError) {
    let asked = isRead.contains { index in
      let outline = pages[index].outline
      return !outline.stages.isEmpty || outline.scenarios.contains { $0.stage != nil }
    }
    guard asked else { return }
    let others = pages.indices.filter { !isRead.contains($0) }
    let notes = notes
    // A word can be written with its characters' numbers.
    let words = ["stage", "&#"].map { Array($0.utf8) }
    let mayHold = Concurrently.map(others.count) { notes.mayHold(words, others[$0]) }
    try read(zip(others, mayHold).filter(\.1).map(\.0))
  }
}

extension Notebook {
  /// Reads some pages of a folder, by their paths below it, and what of the others decides what holds of
  /// them; nil where that takes all pages.
  ///
  /// Of what is noticed only what is said of those pages is whole.
  package static func load(
    pages: Set<String>, ofFolder folder: String, leavingOutDrafts: Bool, on day: String? = nil,
    naming: @escaping @Sendable (String) -> String
  ) throws(SiteError) -> Checked<Notebook>? {
    var reading = try PartReading(NotesFolder(folder, naming: naming), paths: pages, on: day)
    return try reading.notebook(leavingOutDrafts: leavingOutDrafts)
  }
}
