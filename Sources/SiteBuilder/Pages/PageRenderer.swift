import Markup
import SourceText

/// Writes one page of the site.
struct PageRenderer {
  private let site: Site
  /// What the text is made of.
  private let asked: AskedSite
  private let index: Int
  private let page: Page
  private let output: String
  private let edition: Edition

  /// The text of a page, and what was noticed on the way.
  struct Body: Sendable {
    var html: [UInt8] = []
    var diagnostics: [Diagnostic] = []
    var diagrams = 0
    var shown: [ShownScenario] = []
    /// What reads otherwise in the page as plain Markdown.
    var edits: [MarkdownEdit] = []
    /// How much of other pages it shows.
    var shownParts = ShownParts()
  }

  init(_ site: Site, page index: Int, _ asked: AskedSite? = nil) {
    self.site = site
    self.asked = asked ?? AskedSite(site, page: index)
    self.index = index
    self.page = site.map.pages[index]
    self.output = site.map.outputs[index]
    self.edition = site.edition(of: index)
  }

  // MARK: The text

  /// The text of the page as HTML, with its scenarios as they turned out, those of them drawn that are
  /// not yet; its plain Markdown is for readers elsewhere where the address of the published site is
  /// given.
  func body(
    _ outcomes: [ScenarioOutcome], drawn: [Int: FigureDrawing] = [:],
    _ allowance: ShownAllowance, readFrom baseURL: String? = nil
  ) -> Body {
    BodyWriter(asked, outcomes: outcomes, drawn: drawn, allowance, readFrom: baseURL).write()
  }

  /// The list of a folder's pages, where the page has to have one.
  func listing() -> [UInt8] {
    guard let list = listed else { return [] }
    var writer = NavigationWriter(site, page: index)
    return writer.listing(of: list.folder, part: list.part)
  }

  /// The same in plain Markdown.
  func plainListing() -> String {
    guard let list = listed else { return "" }
    return NavigationWriter(site, page: index).plainListing(of: list.folder, part: list.part)
  }

  /// The folder that the page has to list, and the part of the list that is here.
  private var listed: (folder: Int, part: Int)? {
    let navigation = site.navigation(of: index)
    if let part = site.listPart(of: index) {
      return navigation.nodes[index].parent.map { ($0, part) }
    }
    let children = navigation.nodes[index].children
    let isMade = page.isIndex && page.outline.isEmpty
    guard !children.isEmpty, isMade || NavigationWriter.isLong(children) else { return nil }
    return (index, 1)
  }

  // MARK: The frame

  /// The page around its text.
  func frame(backlinks: [Int], related: [Int]) -> ThemeTemplates.Frame {
    var data = surroundings(root: SiteAddress.root(from: output))
    var navigation = NavigationWriter(site, page: index)
    let matter = page.frontMatter
    data[.title] = .text(page.title)
    data[.isHome] = .flag(index == site.navigation(of: index).root)
    data[.isTagList] = .flag(output == edition.tagPage)
    data[.isDraft] = .flag(matter.isDraft)
    let isInText = site.rawHTML != .shown && page.outline.hasMarkupTitle
    data[.heading] = isInText ? nil : heading.map { .html($0) }
    let isMixed = Bidirectional.holdsRightToLeft(Array(page.title.utf8)[...])
    data[.headingDirection] = .text(isMixed ? "auto" : nil)
    data[.longestWord] = .text(LongestWord.count(in: page.title).map(String.init))
    data[.anchor] = .text(
      page.outline.titleAnchor.map { site.map.anchor(ofHeading: $0, on: index) })
    data[.content] = .slot
    data[.claims] = .texts(matter.claims)
    data[.tags] = .list(matter.tags.map { tag($0) })
    data[.hasTags] = .flag(!matter.tags.isEmpty)
    data[.backlinks] = .list(
      site.navigation(of: index).sorted(backlinks).map { link(to: $0) })
    data[.hasBacklinks] = .flag(!backlinks.isEmpty)
    let others = related.filter { !backlinks.contains($0) }
    data[.related] = .list(others.map { link(to: $0) })
    data[.hasRelated] = .flag(!others.isEmpty)
    data[.twin] = .text(alternate)
    data[.edit] = .text(edit)
    data[.description] = .text(matter.description)
    data[.summary] = .text(matter.description ?? page.outline.summary)
    data[.date] = .text(matter.date)
    data[.changed] = .text(site.days[page.path])
    data[.breadcrumbs] = .bytes(unlessEmpty: navigation.breadcrumbs())
    data[.contents] = .bytes(unlessEmpty: navigation.tableOfContents())
    data[.previous] = site.navigation(of: index).previous(index).map { .object(link(to: $0)) }
    data[.next] = site.navigation(of: index).next(index).map { .object(link(to: $0)) }
    data[.alternates] = .list(alternates())
    data[.canonical] = .text(
      site.versions.canonical(of: output, baseURL: site.baseURL)
        ?? site.baseURL.map { $0 + WebAddress.asciiEncodedPath(output) })
    data[.image] = .text(previewImage)
    return edition.templates.frame("page", data)
  }

  /// The title as HTML, with its links.
  private var heading: String? {
    if site.rawHTML == .shown, page.outline.hasMarkupTitle { return HTMLText.escaped(page.title) }
    guard page.outline.titleRefers else { return page.outline.headingHTML }
    let nothing = ShownAllowance(room: ShownParts())
    let writer = BodyWriter(asked, outcomes: [], drawn: [:], nothing, readFrom: nil)
    return writer.writeTitle().map { String(decoding: $0, as: UTF8.self) }
  }

  /// The way to the page as plain Markdown.
  private var alternate: String {
    WebAddress.encodedPath(SiteAddress.relative(from: output, to: site.map.alternates[index]))
  }

  /// The address of the picture that stands for the page where it is linked to: the card of its diagram, or else
  /// its first picture, or what the front page has. Networks show none that is a drawing.
  private var previewImage: String? {
    guard let baseURL = site.baseURL else { return nil }
    let root = site.navigation(of: index).root
    let path = [index, root].lazy.compactMap { page in
      PageCard.path(site, for: page)
        ?? site.targets(of: page).lazy.compactMap { target -> String? in
          guard case .asset(let path)? = target,
            ["png", "jpg", "jpeg", "gif", "webp"].contains(where: {
              path.lowercased().hasSuffix(".\($0)")
            })
          else { return nil }
          return path
        }.first
    }.first
    return path.map { baseURL + WebAddress.asciiEncodedPath($0) }
  }

  /// Where the page's source can be edited, if the front page says where sources are.
  private var edit: String? {
    let front = site.map.pages[site.navigations[0].root].frontMatter
    guard let place = front.edit, !site.made.contains(index),
      ["http", "https"].contains(WebAddress.scheme(of: place))
    else { return nil }
    return WebAddress.encoded(place.hasSuffix("/") ? place : place + "/")
      + WebAddress.encodedPath(page.path)
  }

  /// The page for addresses that lead nowhere, in the frame of the front page; its links must hold
  /// wherever it is shown, so it can only be made for a known address, and has it before all of them. A
  /// `base` would have it before those within the page too.
  func notFound(_ baseURL: String) -> [UInt8] {
    var data = surroundings(root: baseURL, before: baseURL)
    data[.isMissing] = .flag(true)
    data[.title] = .text(edition.words("not-found"))
    data[.heading] = .html(HTMLText.escaped(edition.words("not-found")))
    data[.content] = .html(notFoundText(baseURL))
    return edition.templates.render("page", data)
  }

  /// What is said of such an address; where there are several languages, in each, with the way to its
  /// front page.
  private func notFoundText(_ baseURL: String) -> String {
    guard site.map.editions.count > 1 else {
      return "<p>\(HTMLText.escaped(edition.words("not-found-text")))</p>"
    }
    return site.map.editions.indices.map { number in
      let edition = site.map.editions[number]
      let front = site.map.outputs[site.navigations[number].root]
      return "<p lang=\"\(HTMLText.escaped(edition.language))\">"
        + HTMLText.escaped(edition.words("not-found-text"))
        + " <a href=\"\(HTMLText.escaped(baseURL + WebAddress.asciiEncodedPath(front)))\">"
        + HTMLText.escaped("\(site.names[number]) (\(edition.name))") + "</a></p>"
    }.joined(separator: "\n")
  }

  /// What the frame of every page has: the way to the top of the site, and what stands before the ways
  /// to pages.
  private func surroundings(root: String, before base: String = "") -> TemplateData {
    var navigation = NavigationWriter(site, page: index, base: base)
    let language = page.frontMatter.language ?? edition.language
    var data: TemplateData = [
      .language: .text(language),
      .site: .text(site.names[site.map.editionOf[index]]), .root: .text(root),
      .home: .text(base + address(of: site.navigation(of: index).root)),
      .navigation: .bytes(navigation.write()), .search: .text(edition.search),
      .languages: .list(languages(before: base)),
      .hasLanguages: .flag(site.map.editions.count > 1),
      .isLong: .flag(site.map.editions.count > 3),
    ]
    if !site.versions.all.isEmpty {
      data[.version] = .text(site.versions.current)
      data[.versions] = .list(versions(from: root))
    }
    if Bidirectional.isRightToLeft(language: language) { data[.direction] = .text("rtl") }
    if site.hasPreviews {
      data[.previews] = .text(site.theme.address(of: "previews.js").map { root + $0 })
      data[.previewCount] = .text(String(LinkPreviews.count(for: site.map)))
    }
    if let live = site.live, let script = site.theme.address(of: JoinedFile.live.whole) {
      data[.live] = .text(root + script)
      data[.liveModule] = .text(root + live.module)
      data[.liveWords] = .text(root + LiveEngine.words(edition.words).path)
      data[.rulePage] = .text(root + WebAddress.encodedPath(edition.rulePage))
    }
    for (key, file): (TemplateKey, String) in [
      (.style, "style.css"), (.script, "script.js"), (.finder, "search.js"), (.icon, "icon.svg"),
    ] {
      data[key] = .text(site.theme.address(of: file).map { root + $0 })
    }
    if site.baseURL != nil, site.hasFeed[site.map.editionOf[index]] {
      data[.feed] = .text(root + edition.feed)
    }
    return data
  }

  /// The versions of the site: the way to this page in each, or to its front page.
  private func versions(from root: String) -> [TemplateData] {
    site.versions.all.map { version in
      let isCurrent = version.name == site.versions.current
      let address =
        isCurrent
        ? root + WebAddress.encodedPath(output) : version.address(of: output, from: root)
      return [
        .name: .text(version.name), .isCurrent: .flag(isCurrent), .address: .text(address),
      ]
    }
  }

  // MARK: Languages

  /// The languages of the site: the way to this page in each, or to the nearest that there is.
  private func languages(before base: String) -> [TemplateData] {
    guard site.map.editions.count > 1 else { return [] }
    return site.map.editions.indices.map { number in
      let edition = site.map.editions[number]
      let target = site.map.translation(of: index, in: number)
      return [
        .language: .text(edition.language), .name: .text(edition.name),
        .isCurrent: .flag(number == site.map.editionOf[index]),
        .isTranslated: .flag(target != nil),
        .address: .text(base + address(of: target ?? nearest(in: number))),
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
  private func alternates() -> [TemplateData] {
    let editions = site.map.editions
    let found = editions.indices.compactMap { number in
      site.map.translation(of: index, in: number).map { (editions[number], $0) }
    }
    guard found.count > 1 else { return [] }
    func link(_ language: String, _ page: Int) -> TemplateData {
      let way = site.baseURL.map { $0 + WebAddress.asciiEncodedPath(site.map.outputs[page]) }
      return [.language: .text(language), .address: .text(way ?? address(of: page))]
    }
    return found.map { link($0.language, $1) }
      + found.prefix(1).filter(\.0.isMain).map { link("x-default", $1) }
  }

  // MARK: Links

  private func tag(_ tag: String) -> TemplateData {
    [.title: .text(tag), .address: .text(site.address(ofTag: tag, from: index))]
  }

  private func address(of page: Int) -> String {
    WebAddress.encodedPath(SiteAddress.relative(from: output, to: site.map.outputs[page]))
  }

  private func link(to page: Int) -> TemplateData {
    [.title: .text(site.map.pages[page].title), .address: .text(address(of: page))]
  }
}
