import Markup
import SourceText

/// Writes one page of the site.
struct PageRenderer {
  private let site: Site
  private let index: Int
  private let page: Page
  private let output: String
  private let outcomes: [ScenarioOutcome]

  /// A page as it is to be written, and what was noticed on the way.
  struct Rendered {
    var html = ""
    var diagnostics: [Diagnostic] = []
    var linkedPages: [Int] = []
    var diagrams = 0
  }

  init(_ site: Site, page index: Int, outcomes: [ScenarioOutcome]) {
    self.site = site
    self.index = index
    self.page = site.map.pages[index]
    self.output = site.map.outputs[index]
    self.outcomes = outcomes
  }

  /// The text of the page as HTML; what is around it needs all pages to be there.
  func body() -> Rendered {
    var resolver = LinkResolver(site.map, page: index)
    var figures = FigureWriter(site, output: output, page: page, outcomes: outcomes)
    var writer = HTMLWriter()
    writer.link = { resolver.resolve($0) }
    writer.image = { resolver.resolve($0) }
    writer.wikilink = { resolver.resolve($0) }
    writer.fence = { figures.html(of: $0) }
    var rendered = Rendered()
    var document = page.document
    document.dropTitle()
    rendered.html = writer.write(document)
    rendered.diagnostics = writer.diagnostics + resolver.diagnostics + figures.diagnostics
    rendered.linkedPages = resolver.linkedPages
    rendered.diagrams = figures.count
    return rendered
  }

  /// The whole page around its text.
  func frame(_ content: String, backlinks: [Int]) -> String {
    var navigation = NavigationWriter(site.navigation, site.map, page: index)
    let root = SiteAddress.root(from: output)
    var data: [String: Any] = [
      "language": page.frontMatter.language ?? "en", "title": page.title, "site": site.name,
      "isHome": index == site.navigation.root, "isDraft": page.frontMatter.isDraft, "root": root,
      "home": address(of: site.navigation.root), "navigation": navigation.write(),
      "heading": heading(), "content": content, "claims": page.frontMatter.claims,
      "tags": page.frontMatter.tags.map { tag(root, $0) },
      "hasTags": !page.frontMatter.tags.isEmpty,
      "backlinks": backlinks.map { link(to: $0) }, "hasBacklinks": !backlinks.isEmpty,
    ]
    data["description"] = page.frontMatter.description
    data["date"] = page.frontMatter.date
    data["style"] = site.theme.address(of: "style.css").map { root + $0 }
    data["script"] = site.theme.address(of: "script.js").map { root + $0 }
    data["icon"] = site.theme.address(of: "icon.svg").map { root + $0 }
    data["breadcrumbs"] = Self.unlessEmpty(navigation.breadcrumbs())
    data["contents"] = Self.unlessEmpty(navigation.tableOfContents())
    data["previous"] = site.navigation.previous(index).map { link(to: $0) }
    data["next"] = site.navigation.next(index).map { link(to: $0) }
    if let baseURL = site.baseURL {
      data["canonical"] = baseURL + WebAddress.encoded(output)
      data["feed"] = site.hasFeed ? root + Feed.path : nil
    }
    return site.theme.render("page", data)
  }

  /// The page for addresses that lead nowhere, in the frame of this page; its links must hold
  /// wherever it is shown, so it can only be made for a known address.
  func notFound(_ baseURL: String) -> String {
    var navigation = NavigationWriter(site.navigation, site.map, page: index)
    var data: [String: Any] = [
      "language": page.frontMatter.language ?? "en", "title": "Page not found", "site": site.name,
      "isHome": false, "isDraft": false, "root": "", "base": baseURL,
      "home": address(of: site.navigation.root), "navigation": navigation.write(),
      "heading": "Page not found", "claims": [String](), "tags": [String](), "hasTags": false,
      "content": "<p>No page has this address. Try the navigation, or the search.</p>",
      "backlinks": [String](), "hasBacklinks": false,
    ]
    data["style"] = site.theme.address(of: "style.css")
    data["script"] = site.theme.address(of: "script.js")
    data["icon"] = site.theme.address(of: "icon.svg")
    return site.theme.render("page", data)
  }

  private func tag(_ root: String, _ tag: String) -> [String: Any] {
    let anchor = site.tagAnchors[tag].map { "#" + WebAddress.encoded($0) } ?? ""
    return ["title": tag, "address": root + Site.tagPage + anchor]
  }

  /// The list of a folder's pages, where the page has to have one.
  func listing() -> String {
    let children = site.navigation.nodes[index].children
    let isMade = page.isIndex && page.document.blocks.count <= 1
    guard !children.isEmpty, isMade || NavigationWriter.isLong(children) else { return "" }
    return NavigationWriter(site.navigation, site.map, page: index).listing()
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
    ["title": site.navigation.nodes[page].title, "address": address(of: page)]
  }

  private static func unlessEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
}
