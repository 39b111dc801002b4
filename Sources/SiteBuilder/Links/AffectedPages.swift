import Markup
import SourceText

/// Which pages may hold otherwise than before some files changed.
///
/// These are the changed ones; those that show any of them, as deep as pages show each other; those whose
/// scenarios run in a stage of one; and all whose links do not lead now where they lead alone, since a page, a
/// heading or a name may have come or gone. What a link leads to that holds may change without it. When a front
/// page changes, which speaks for the site, or a vault's settings do, these are all pages.
struct AffectedPages {
  private let notebook: Notebook
  private let changes: GitChanges
  private let site: Site
  private let places: [String: Int]

  init(_ notebook: Notebook, _ changes: GitChanges) throws(SiteError) {
    self.notebook = notebook
    self.changes = changes
    let site = Site(
      notebook, theme: try SiteTheme.load(nil).value, includeDrafts: true, includeLater: true,
      runsScenarios: false)
    self.site = site
    places = Dictionary(
      site.map.pages.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The pages, by index.
  var indices: [Int] {
    let pages = notebook.pages
    guard !changes.paths.contains(where: Self.decidesAll), !frontChanges else {
      return Array(pages.indices)
    }
    let repeated = Set(site.map.repeated)
    return pages.indices.filter { index in
      let page = pages[index]
      guard !changes.contains(page.path) else { return true }
      guard usesUnchangedStages(page, index) else { return true }
      // One that is left out for an index is warned of.
      guard let place = places[page.path], !repeated.contains(place) else { return true }
      return !page.frontMatter.aliases.isEmpty || showsChanged(place) || hasUnsureLinks(place)
    }
  }

  private var frontChanges: Bool { notebook.front.map { changes.contains($0.path) } ?? false }

  /// Whether a file, which may be gone, decides what becomes of all pages.
  static func decidesAll(_ path: String) -> Bool {
    let key = PageName.of(path).key
    let isAtTop = !path.utf8.contains(UInt8(ascii: "/"))
    return isAtTop && (Page.isIndex(key) || key.lowercased() == "home.md")
      || path.split(separator: "/").contains(".obsidian")
  }

  /// Whether the stages of a page, those that it names and those that it has, are what they were.
  private func usesUnchangedStages(_ page: Page, _ index: Int) -> Bool {
    let language = notebook.language(of: page)
    let named = page.outline.scenarios.compactMap(\.stage)
    return named.allSatisfy { stage in
      guard let found = notebook.pageOfStage(stage, for: language) else { return false }
      let definer = notebook.pages[found]
      // In another language it is the next best, where one in this may have gone.
      return !changes.contains(definer.path) && notebook.language(of: definer) == language
    } && page.outline.stages.allSatisfy { notebook.pageOfStage($0, for: language) == index }
  }

  private func showsChanged(_ place: Int) -> Bool {
    site.shown.allPages(shownBy: place).contains {
      !site.made.contains($0) && changes.contains(site.map.pages[$0].path)
    }
  }

  private func hasUnsureLinks(_ place: Int) -> Bool {
    let map = site.map
    let page = map.pages[place]
    return zip(page.outline.references, site.targets(of: place)).contains { reference, target in
      let isByName = reference.kind == .name || reference.kind == .embed
      switch target {
      case nil:
        return reference.kind != .property && WebAddress.scheme(of: reference.target) == nil
      case .asset: return false
      case .page(let found, let anchor):
        if map.pages[found].isDraft, !page.isDraft { return true }
        if anchor == nil, Self.namesPart(reference) { return true }
        return isByName
          && map.candidates(
            named: reference.target, from: page.folder, for: map.editionOf[place]
          ).count > 1
      }
    }
  }

  private static func namesPart(_ reference: PageOutline.Reference) -> Bool {
    if reference.heading != nil { return true }
    guard reference.kind != .name, reference.kind != .embed else { return false }
    return LinkAddress(reference.target).fragment.map { !$0.isEmpty } ?? false
  }
}

extension Notebook {
  /// The pages, by index, that may hold otherwise than before some of its files changed.
  package func pages(affectedBy changes: GitChanges) throws(SiteError) -> [Int] {
    try AffectedPages(self, changes).indices
  }
}
