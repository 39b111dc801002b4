import Markup
import SourceText

/// Writes one page of the site.
struct PageRenderer {
  private let site: Site
  private let index: Int
  private let page: Page
  private let output: String
  private let edition: Edition
  private let outcomes: [ScenarioOutcome]

  /// A page as it is to be written, and what was noticed on the way.
  struct Rendered {
    var html = ""
    var diagnostics: [Diagnostic] = []
    var linkedPages: [Int] = []
    var diagrams = 0
    var shown: [ShownScenario] = []
  }

  init(_ site: Site, page index: Int, outcomes: [ScenarioOutcome]) {
    self.site = site
    self.index = index
    self.page = site.map.pages[index]
    self.output = site.map.outputs[index]
    self.edition = site.edition(of: index)
    self.outcomes = outcomes
  }

  /// The text of the page as HTML; what is around it needs all pages to be there.
  func body() -> Rendered {
    var resolver = LinkResolver(site.map, page: index)
    var figures = FigureWriter(site, page: index, outcomes: outcomes)
    var writer = HTMLWriter()
    writer.link = { resolver.resolve($0) }
    writer.image = { resolver.resolve($0) }
    writer.wikilink = { resolver.resolve($0) }
    writer.fence = { figures.html(of: $0) }
    writer.embed = { link, isBlock in isBlock ? figures.figure(link) : nil }
    speak(edition.words, &writer)
    var rendered = Rendered()
    var document = page.document
    document.dropTitle()
    rendered.html = writer.write(document)
    rendered.diagnostics = writer.diagnostics + resolver.diagnostics + figures.diagnostics
    rendered.linkedPages = resolver.linkedPages
    rendered.diagrams = figures.count
    rendered.shown = figures.shown
    return rendered
  }

  /// Gives the writer the words of a language, and the anchors that this page shares.
  private func speak(_ words: Words, _ writer: inout HTMLWriter) {
    let (map, index) = (site.map, index)
    writer.anchor = { map.anchor($0.anchor, on: index) ?? $0.anchor }
    writer.calloutTitle = { kind in
      words.all[kind] ?? kind.prefix(1).uppercased() + kind.dropFirst()
    }
    writer.footnoteBack = words("footnote-back")
    writer.taskDone = words("task-done")
    writer.taskOpen = words("task-open")
  }

  /// The whole page around its text.
  func frame(_ content: String, backlinks: [Int]) -> String {
    var data = surroundings(root: SiteAddress.root(from: output))
    let navigation = NavigationWriter(site, page: index)
    data["title"] = page.title
    data["isHome"] = index == site.navigation(of: index).root
    data["isDraft"] = page.frontMatter.isDraft
    data["heading"] = heading()
    data["content"] = content
    data["claims"] = page.frontMatter.claims
    data["tags"] = page.frontMatter.tags.map { tag($0) }
    data["hasTags"] = !page.frontMatter.tags.isEmpty
    data["backlinks"] = backlinks.map { link(to: $0) }
    data["hasBacklinks"] = !backlinks.isEmpty
    data["description"] = page.frontMatter.description
    data["date"] = page.frontMatter.date
    data["breadcrumbs"] = Self.unlessEmpty(navigation.breadcrumbs())
    data["contents"] = Self.unlessEmpty(navigation.tableOfContents())
    data["previous"] = site.navigation(of: index).previous(index).map { link(to: $0) }
    data["next"] = site.navigation(of: index).next(index).map { link(to: $0) }
    data["alternates"] = alternates()
    data["canonical"] = site.baseURL.map { $0 + WebAddress.encoded(output) }
    return site.theme.render("page", edition.words, data)
  }

  /// The page for addresses that lead nowhere, in the frame of this page; its links must hold
  /// wherever it is shown, so it can only be made for a known address.
  func notFound(_ baseURL: String) -> String {
    var data = surroundings(root: "")
    data["base"] = baseURL
    data["title"] = edition.words("not-found")
    data["heading"] = HTMLText.escaped(edition.words("not-found"))
    data["content"] = "<p>\(HTMLText.escaped(edition.words("not-found-text")))</p>"
    return site.theme.render("page", edition.words, data)
  }

  /// What the frame of every page has.
  private func surroundings(root: String) -> [String: Any] {
    var navigation = NavigationWriter(site, page: index)
    var data: [String: Any] = [
      "language": page.frontMatter.language ?? edition.language,
      "site": site.names[site.map.editionOf[index]], "isHome": false, "isDraft": false,
      "root": root, "home": address(of: site.navigation(of: index).root),
      "navigation": navigation.write(), "search": edition.searchIndex, "claims": [String](),
      "tags": [String](), "hasTags": false, "backlinks": [String](), "hasBacklinks": false,
      "alternates": [String](), "languages": languages(),
      "hasLanguages": site.map.editions.count > 1,
    ]
    data["style"] = site.theme.address(of: "style.css").map { root + $0 }
    data["script"] = site.theme.address(of: "script.js").map { root + $0 }
    data["icon"] = site.theme.address(of: "icon.svg").map { root + $0 }
    if site.baseURL != nil, site.hasFeed[site.map.editionOf[index]] {
      data["feed"] = root + edition.feed
    }
    return data
  }

  // MARK: Languages

  /// The languages of the site: the way to this page in each, or to the nearest that there is.
  private func languages() -> [[String: Any]] {
    site.map.editions.indices.map { number in
      let edition = site.map.editions[number]
      let isCurrent = number == site.map.editionOf[index]
      let target = site.map.translation(of: index, in: number)
      return [
        "language": edition.language, "name": edition.name, "isCurrent": isCurrent,
        "isTranslated": target != nil,
        "address": address(of: target ?? nearest(in: number)),
      ]
    }
  }

  /// The page of an edition that stands for the innermost folder it knows around this page.
  private func nearest(in edition: Int) -> Int {
    let ancestors = site.navigation(of: index).ancestors(index).reversed()
    let found = ancestors.lazy.compactMap { site.map.translation(of: $0, in: edition) }.first
    return found ?? site.navigations[edition].root
  }

  /// The addresses of this page in all languages that it is there in, for search engines.
  private func alternates() -> [[String: Any]] {
    let editions = site.map.editions
    let found = editions.indices.compactMap { number in
      site.map.translation(of: index, in: number).map { (editions[number], $0) }
    }
    guard found.count > 1 else { return [] }
    func link(_ language: String, _ page: Int) -> [String: Any] {
      let way = site.baseURL.map { $0 + WebAddress.encoded(site.map.outputs[page]) }
      return ["language": language, "address": way ?? address(of: page)]
    }
    return found.map { link($0.language, $1) }
      + found.prefix(1).filter(\.0.isMain).map { link("x-default", $1) }
  }

  private func tag(_ tag: String) -> [String: Any] {
    let anchors = site.tagAnchors[site.map.editionOf[index]]
    let anchor = anchors[tag].map { "#" + WebAddress.encoded($0) } ?? ""
    return [
      "title": tag,
      "address": SiteAddress.relative(from: output, to: edition.tagPage) + anchor,
    ]
  }

  /// The list of a folder's pages, where the page has to have one.
  func listing() -> String {
    let children = site.navigation(of: index).nodes[index].children
    let isMade = page.isIndex && page.document.blocks.count <= 1
    guard !children.isEmpty, isMade || NavigationWriter.isLong(children) else { return "" }
    return NavigationWriter(site, page: index).listing()
  }

  /// The title as HTML: the page's first heading, if it has one, with its markup.
  private func heading() -> String {
    guard case .heading(let heading)? = page.document.blocks.first?.kind, heading.level == 1 else {
      return HTMLText.escaped(page.title)
    }
    var writer = HTMLWriter()
    writer.link = { _ in HTMLWriter.Target(nil) }
    return writer.write(heading.inlines)
  }

  private func address(of page: Int) -> String {
    WebAddress.encoded(SiteAddress.relative(from: output, to: site.map.outputs[page]))
  }

  private func link(to page: Int) -> [String: Any] {
    ["title": site.map.pages[page].title, "address": address(of: page)]
  }

  private static func unlessEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
}
