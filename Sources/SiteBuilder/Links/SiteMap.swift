import Lifecycle
import Markup
import SourceText

/// What can be linked to: the pages of the site by path and by name, their anchors, other files.
///
/// It is an object because it holds a dozen tables, each of which a copy would count. Nothing of it changes
/// once it is made, so whoever writes pages may look at it at once with others.
final class SiteMap: Sendable {
  /// The pages of the site, those that were made for it included.
  let pages: [Page]
  /// The editions, the site's own language first.
  let editions: [Edition]
  /// The edition of each page.
  let editionOf: [Int]
  /// Where each page is written.
  let outputs: [String]
  /// Where it is written as plain Markdown, if it is.
  let alternates: [String]
  /// Where each page is written, escaped as part of a link.
  let addresses: [[UInt8]]
  /// The files that are copied.
  let assets: Set<String>
  /// The page of an edition by the path that it shares with its translations.
  private let byKey: [[String: Int]]
  private let assetsByName: [String: String]
  private let assetEnds: PathEnds
  private let byPath: [String: Int]
  private let names: PageNames
  /// The pages that nobody wrote.
  let made: Range<Int>
  /// The Obsidian vault that the pages are, in which links by path need only end with it.
  let vault: ObsidianVault?
  /// What the content folder is called; nil where there is none.
  private let folderName: String?
  /// What becomes of HTML in pages: unless it is shown as text, its anchors are theirs, and its links.
  let rawHTML: RawHTML
  private let anchors = PageValues<PageAnchors>()
  /// The pages that are left out.
  let drafts: [Page]
  /// The pages in whose place another stands for their folder.
  let displaced: [Page]
  /// The pages by their old addresses, which redirect to them.
  let oldAddresses: [String: Int]
  /// What a link was probably meant to lead to.
  private let likely: LikelyTargets
  /// The headings of pages, for links that name them.
  let headingTables = HeadingTables()

  /// Maps pages, those last of them that nobody wrote, and other files.
  ///
  /// - Parameter findsAll: Whether the anchors of all pages are found, or of those alone of which they are asked for.
  init(
    pages: [Page], made: Range<Int>, drafts: [Page], displaced: [Page] = [], assets: [String],
    editions: [Edition], vault: ObsidianVault? = nil, rawHTML: RawHTML = .shown,
    folderName: String? = nil, findsAll: Bool = true
  ) {
    self.folderName = folderName
    self.rawHTML = rawHTML
    self.pages = pages
    self.drafts = drafts
    self.displaced = displaced
    self.made = made
    self.vault = vault
    self.editions = editions
    let numbers = Dictionary(
      uniqueKeysWithValues: editions.enumerated().map { ($0.element.language, $0.offset) })
    let editionOf = pages.map { page in page.name.language.flatMap { numbers[$0] } ?? 0 }
    self.editionOf = editionOf
    self.outputs = pages.indices.map {
      SiteAddress.output(ofPage: pages[$0].outputKey, in: editions[editionOf[$0]])
    }
    self.alternates = outputs.map { MarkdownAlternate.path(of: $0) }
    self.addresses = outputs.map { Array(HTMLText.escaped(WebAddress.encodedPath($0)).utf8) }
    self.assets = Set(assets)
    assetsByName = Dictionary(
      assets.map { (String($0.split(separator: "/").last ?? ""), $0) },
      uniquingKeysWith: { first, _ in first })
    assetEnds = PathEnds { assets }
    likely = LikelyTargets(pages: pages, drafts: drafts, assets: assets)
    names = PageNames(pages, editionOf: editionOf, editions: editions.count, made: made)
    var byPath = [String: Int](minimumCapacity: 2 * pages.count)
    var byKey = Array(repeating: [String: Int](), count: editions.count)
    byKey[0].reserveCapacity(pages.count)
    for (index, page) in pages.enumerated() {
      byPath[page.path] = index
      byPath[outputs[index]] = index
      if byKey[editionOf[index]][page.name.key] == nil || page.name.language != nil {
        byKey[editionOf[index]][page.name.key] = index
      }
    }
    for (index, page) in pages.enumerated() where page.isIndex {
      if byKey[editionOf[index]][page.folder] == nil {
        byKey[editionOf[index]][page.folder] = index
      }
    }
    for page in displaced {
      byPath[page.path] = byKey[page.name.language.flatMap { numbers[$0] } ?? 0][page.folder]
    }
    self.byPath = byPath
    self.byKey = byKey
    oldAddresses = Self.oldAddresses(of: pages, inVault: vault != nil)
    if findsAll { anchors.findAll(pages.count) { self.findAnchors(of: $0) } }
  }

  /// The pages by the addresses that their aliases are; the first that has one keeps it.
  private static func oldAddresses(of pages: [Page], inVault: Bool) -> [String: Int] {
    var found: [String: Int] = [:]
    for (index, page) in pages.enumerated() where !page.frontMatter.aliases.isEmpty {
      for alias in page.frontMatter.aliases where Redirect.isAddress(alias, inVault: inVault) {
        guard let path = Redirect.output(of: alias), found[path] == nil else { continue }
        found[path] = index
      }
    }
    return found
  }

  private func findAnchors(of index: Int) -> PageAnchors {
    let edition = editions[editionOf[index]]
    let isRules = outputs[index] == edition.rulePage
    // Tags are sorted in each language by themselves: the first here is not the first there.
    let isTags = outputs[index] == edition.tagPage
    let original = isTags ? nil : original(of: index).map { pages[$0] }
    let embedded = pages[index].outline.embeds.compactMap { embed in
      scenario(embed.target, embed.heading, from: index).flatMap { place in
        place.page == index
          ? nil : pages[place.page].outline.scenarios[place.scenario].anchor
      }
    }
    return PageAnchors(
      pages[index], original: original, embedded: embedded,
      others: isRules ? Rule.catalogue.map(\.id) : [],
      ofHTML: markupAnchors(of: index))
  }

  // MARK: Pages

  /// The page at a path, which may leave out the extension or name the folder, as a page of an
  /// edition sees it: in that edition if it is there, otherwise in the site's own language. One that
  /// nobody wrote is found when there is no other.
  func page(at path: String, for edition: Int) -> Int? {
    var other: Int?
    for ending in Self.endings {
      let path = ending.isEmpty ? path : path + ending
      guard let found = page(atJust: path, for: edition) else { continue }
      if !made.contains(found) { return found }
      other = other ?? found
    }
    return other ?? byPath[path]
  }

  /// What a path of a page may leave out.
  private static let endings = ["", ".md", "/index.md"]

  private func page(atJust path: String, for edition: Int) -> Int? {
    let path = PageName.indexed(path)
    if let own = byKey[edition][path], pages[own].path == path { return own }
    // A path with a language, or one of the built site, means just that page.
    if let exact = byPath[path], byKey[editionOf[exact]][path] == nil { return exact }
    return page(withKey: path, for: edition)
  }

  /// The note whose file a path names, with or without the extension; no folder's page goes by the
  /// folder's path here.
  private func note(at path: String, for edition: Int) -> Int? {
    for path in [path, path + ".md"] {
      guard let found = page(atJust: path, for: edition), !made.contains(found),
        pages[found].name.key == path || byPath[path] == found
      else { continue }
      return found
    }
    return nil
  }

  /// The page whose file has just this path.
  func page(withPath path: String) -> Int? { byPath[path] }

  /// The only page whose path an address means whatever the case of its letters.
  func page(inAnyCase path: String) -> Int? {
    likely.page(inAnyCase: path).flatMap { byPath[$0] }
  }

  /// The same, where nothing else goes by the path.
  func page(withJustPath path: String) -> Int? {
    byPath[path].flatMap { pages[$0].path == path ? $0 : nil }
  }

  /// The page of an edition with a path, or whatever edition has it, the site's own first.
  private func page(withKey key: String, for edition: Int) -> Int? {
    if let found = byKey[edition][key] { return found }
    for keys in byKey {
      if let found = keys[key] { return found }
    }
    return nil
  }

  /// The page that a path leads to, seen from a folder: its own, or an old address of it. In a vault it may
  /// also be seen from the top, be the end of one, or a name where no file has it.
  func page(linked path: String, from folder: String, for edition: Int) -> Int? {
    if let found = page(nowLinked: path, from: folder, for: edition) { return found }
    guard !oldAddresses.isEmpty, let resolved = SiteAddress.resolve(path, in: folder),
      let output = Redirect.output(of: "/\(resolved)\(path.hasSuffix("/") ? "/" : "")"),
      let found = oldAddresses[output], asset(linked: path, from: folder) == nil
    else { return nil }
    return inEdition(found, edition)
  }

  private func page(nowLinked path: String, from folder: String, for edition: Int) -> Int? {
    let resolved = SiteAddress.resolve(path, in: folder)
    let found =
      resolved.flatMap { page(at: $0, for: edition) }
      ?? pathBesideContent(path).flatMap { page(at: $0, for: edition) }
    if let found, !made.contains(found) { return found }
    guard isVault, ContentFolder.isMarkdown(path) || asset(linked: path, from: folder) == nil else {
      return found
    }
    return written(path, from: folder, for: edition) ?? found
  }

  /// The page with a name: its path, the end of that, its title or an alias.
  func page(named name: String, from folder: String, for edition: Int) -> Int? {
    if let found = written(name, from: folder, for: edition) { return found }
    if name.contains("/"), let path = SiteAddress.resolve(name, in: folder),
      let found = page(at: path, for: edition)
    {
      return found
    }
    return page(at: name, for: edition) ?? named(name, from: folder, for: edition)
  }

  /// The same of the pages that somebody wrote.
  private func written(_ name: String, from folder: String, for edition: Int) -> Int? {
    if name.contains("/"), let path = SiteAddress.resolve(name, in: folder),
      let found = note(at: path, for: edition)
    {
      return found
    }
    let name = Self.withoutStart(name)
    if let found = note(at: name, for: edition) { return found }
    guard let found = named(name, from: folder, for: edition) else {
      return inContent(name).flatMap { written($0, from: folder, for: edition) }
    }
    return made.contains(found) ? nil : found
  }

  /// The page that a name alone means, or the end of a path.
  private func named(_ name: String, from folder: String, for edition: Int) -> Int? {
    if let found = named(justSo: name, from: folder, for: edition) { return found }
    // A wiki's files have hyphens where their names have blanks, and its links may have them too.
    for (mark, other) in [(" ", "-"), ("-", " ")] as [(Unicode.Scalar, String)]
    where name.holds(mark) {
      let name = name.replacing(String(mark), with: other)
      if let found = named(justSo: name, from: folder, for: edition) { return found }
    }
    return nil
  }

  private func named(justSo name: String, from folder: String, for edition: Int) -> Int? {
    for other in [edition] + editions.indices {
      if let several = names.namesakes(name, in: other) {
        return inEdition(several.at(name) ?? several.nearest(to: folder), edition)
      }
      if let found = names.all(name, in: other).first { return inEdition(found, edition) }
    }
    return nil
  }

  /// Whether the pages are an Obsidian vault, or a part of one.
  var isVault: Bool { vault != nil }

  /// The path of a file in its whole vault as it is below the content folder; nil for any other.
  private func inContent(_ path: String) -> String? {
    guard let prefix = vault?.prefix, !prefix.isEmpty,
      path.lowercased().hasPrefix(prefix.lowercased())
    else { return nil }
    return String(path.dropFirst(prefix.count))
  }

  /// A name without the point that begins a path from where it stands.
  private static func withoutStart(_ name: String) -> String {
    name.hasPrefix("./") ? String(name.dropFirst(2)) : name
  }

  /// The end of a path behind all points that it begins with: Obsidian finds a file by it that lies less far up.
  private static func withoutWayUp(_ path: String) -> String {
    var rest = path[...]
    while let start = ["./", "../"].first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(start.count)
    }
    return String(rest)
  }

  /// What a link shows of a page: the alias by which it names the page, as it is written, or the title.
  func name(of page: Int, linkedAs name: String) -> String {
    let found = pages[page]
    guard !found.frontMatter.aliases.isEmpty else { return found.title }
    let key = PageNames.key(of: name)
    let isOwn =
      key == PageNames.key(of: PageNames.stem(found.name.key)) || key == found.title.lowercased()
    return !isOwn && found.frontMatter.aliases.contains { PageNames.key(of: $0) == key }
      ? name : found.title
  }

  /// All files that a name means equally, or pages whose alias it is: not one of them alone lies where the
  /// link stands, or at just that path.
  func candidates(named name: String, from folder: String, for edition: Int) -> [Int] {
    guard let several = names.namesakes(name, in: edition), !several.hasOne(in: folder),
      several.at(name) == nil,
      page(at: name, for: edition).map({ !several.all.contains($0) }) ?? true,
      note(at: SiteAddress.resolve(name, in: folder) ?? name, for: edition) == nil
    else { return [] }
    return several.all
  }

  /// The translation of a page into the language of an edition, if there is one.
  func translation(of page: Int, in edition: Int) -> Int? { byKey[edition][pages[page].name.key] }

  /// The page that a translation was made from.
  func original(of page: Int) -> Int? {
    editionOf[page] == 0 ? nil : byKey[0][pages[page].name.key]
  }

  private func inEdition(_ page: Int, _ edition: Int) -> Int {
    translation(of: page, in: edition) ?? page
  }

  /// The pages of an edition, in order.
  func pages(of edition: Int) -> [Int] { pages.indices.filter { editionOf[$0] == edition } }

  /// What an edition shows: its own pages, and those of the site's language that it has not.
  func shownPages(of edition: Int) -> [Int] {
    pages.indices.filter { page in
      editionOf[page] == edition
        || (editionOf[page] == 0 && byKey[edition][pages[page].name.key] == nil)
    }
  }

  // MARK: Scenarios

  /// The scenario that `![[page#id]]` names, and its page. Without a page it is one of this page's
  /// own, or of the page's that this one translates.
  func scenario(
    _ target: String, _ id: String?, from index: Int
  ) -> (page: Int, scenario: Int)? {
    guard let id else { return nil }
    for page in pagesMeant(by: target, from: index) {
      if let number = pages[page].outline.scenarios.firstIndex(where: { $0.id == id }) {
        return (page, number)
      }
    }
    return nil
  }

  /// The page that `[[page#…]]` means, this one when none is named, and the one that it translates.
  func pagesMeant(by target: String, from index: Int) -> [Int] {
    let found =
      target.isEmpty
      ? index : page(named: target, from: pages[index].folder, for: editionOf[index])
    return [found, found.flatMap { original(of: $0) }].compactMap { $0 }
  }

  // MARK: Anchors

  /// The anchor as the page has it; nil when it has none such.
  func anchor(_ anchor: String, on page: Int) -> String? { anchors(of: page).written(anchor) }

  /// The same of a heading alone.
  func anchor(ofHeading anchor: String, on page: Int) -> String {
    anchors(of: page).heading(anchor)
  }

  /// The anchor that a scenario of another page's has where a page shows it by its name.
  func anchor(ofShown anchor: String, on page: Int) -> String? {
    anchors(of: page).shown(anchor)
  }

  /// The anchors of a page.
  func anchorNames(of page: Int) -> [String] { anchors(of: page).names }

  private func anchors(of page: Int) -> PageAnchors {
    anchors.value(of: page) { findAnchors(of: page) }
  }

  // MARK: Other files

  /// The file with a name: its path, also seen from a folder, the path's last part, as Obsidian names
  /// images wherever they lie, or its end, letters counting the same small and large.
  func asset(named name: String, from folder: String) -> String? {
    if assets.contains(name) { return name }
    if let path = SiteAddress.resolve(name, in: folder), assets.contains(path) { return path }
    if let found = assetsByName[name] { return found }
    // Most links name pages, for which nothing is to be looked through.
    guard name.holds("."), !ContentFolder.isMarkdown(name) else { return nil }
    if ObsidianVault.isToolFile(name), let drawing = assetsByName[name + ".md"] { return drawing }
    return assetEnds.path(endingWith: Self.withoutWayUp(name), nearest: folder)
      ?? inContent(name).flatMap { asset(named: $0, from: folder) }
  }

  /// The picture that Excalidraw leaves beside a drawing.
  func picture(ofDrawing name: String, from folder: String) -> String? {
    ["svg", "png"].lazy.compactMap { self.asset(named: "\(name).\($0)", from: folder) }.first
  }

  /// The file that a path leads to, seen from a folder; in a vault, also by its name alone.
  func asset(linked path: String, from folder: String) -> String? {
    if let path = SiteAddress.resolve(path, in: folder), assets.contains(path) { return path }
    if let path = pathBesideContent(path), assets.contains(path) { return path }
    return isVault ? asset(named: path, from: folder) : nil
  }

  /// The file of which a block of code shows something: its path may also be seen from the content folder, or from
  /// beside it, where other tools run.
  func asset(included path: String, from folder: String) -> String? {
    asset(linked: path, from: folder) ?? asset(linked: "/" + path, from: folder)
  }

  /// The path below the content folder of one that begins with that folder's own name, seen from beside it.
  private func pathBesideContent(_ path: String) -> String? {
    guard let folderName, path.hasPrefix("/\(folderName)/") else { return nil }
    return SiteAddress.resolve(String(path.dropFirst(folderName.count + 1)), in: "")
  }

  // MARK: Suggestions

  /// The page that is left out and that a link would lead to, by its path or a name.
  func draft(_ name: String, from folder: String) -> Page? { likely.draft(name, from: folder) }

  /// The file of the vault with a name that lies outside of the content folder.
  func elsewhere(_ name: String) -> String? {
    guard let files = vault?.elsewhere else { return nil }
    var path = name[...]
    while path.hasPrefix("../") || path.hasPrefix("./") || path.hasPrefix("/") {
      path = path[path.index(after: path.firstIndex(of: "/") ?? path.startIndex)...]
    }
    return ["", ".md"].lazy.compactMap { files.path(endingWith: path + $0, nearest: "") }.first
  }

  /// The path that one was probably meant to be, seen from a folder.
  func path(near path: String, from folder: String, isImage: Bool) -> String? {
    likely.path(near: path, from: folder, isImage: isImage)
  }

  /// The name that one was probably meant to be.
  func name(near name: String) -> String? { likely.name(near: name) }

  /// The name of a file that is no page, or the end of its path, where a link by it leaves out the ending.
  func fileName(leavingOutItsEnding name: String) -> String? {
    likely.fileName(leavingOutItsEnding: name)
  }
}
