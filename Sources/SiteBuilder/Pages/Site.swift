import Diagrams
import Markup
import SourceText

/// Everything a page needs to know about the others to be written.
///
/// It is an object because there is one, which whatever writes a page holds: a value would be counted
/// part by part for each of them, by all cores at once.
final class Site: Sendable {
  let notebook: Notebook
  let map: SiteMap
  /// The pages of each edition as a tree.
  let navigations: [Navigation]
  let theme: SiteTheme
  /// The names of the whole site, one for each edition.
  let names: [String]
  /// The colours of the diagrams of each edition's pages that do not say otherwise.
  private let diagramThemes: [Theme]
  /// The address of the published site, with a slash at its end; nil when it is not known.
  let baseURL: String?
  /// What becomes of HTML in pages.
  let rawHTML: RawHTML
  /// Whether pages with scenarios have a picture of their first diagram for previews.
  let hasCards: Bool
  /// Whether links show what they lead to.
  let hasPreviews: Bool
  /// When pages were last changed, by path; nothing where the site does not say so.
  let days: [String: String]
  /// Whether there is anything to announce in a feed, for each edition.
  let hasFeed: [Bool]
  /// The anchors of the tags on their page, for each edition.
  private let tagAnchors: [[String: String]]
  /// The pages that nobody wrote: they link to others and say nothing by it.
  let made: Range<Int>
  /// Whether each page ends with what is gathered from all others.
  private let gathered: [Bool]
  private let targets = PageValues<[SiteMap.Target?]>()
  /// What the frames of all pages are made of.
  let look: UInt64
  /// Which pages show which.
  let shown: ShownPages
  /// What scenarios came to that are shown elsewhere than on their own page.
  let outcomes: KeptOutcomes
  /// The files whose lines blocks of code show.
  let includedFiles = IncludedFiles()
  /// What draws diagrams of Mermaid in the browser.
  let script: DiagramScript?
  /// What runs scenarios in pages that a reader has changed.
  let live: LiveEngine?
  /// The versions of the site.
  let versions: SiteVersions

  /// Arranges the pages of a notebook, and adds those that are made: a front page, a page for each
  /// folder that has none, the page of all rules.
  init(
    _ notebook: Notebook, theme: SiteTheme, includeDrafts: Bool, baseURL: String? = nil,
    days: [String: String] = [:], trust: Trust = .usual, maker: PageMaker = PageMaker(),
    script: DiagramScript? = nil, live: LiveEngine? = nil, versions: SiteVersions = .none,
    includeLater: Bool = false,
    runsScenarios: Bool = true
  ) {
    self.script = script
    self.live = live
    self.versions = versions
    self.notebook = notebook
    self.theme = theme
    self.baseURL = baseURL
    self.days = days
    rawHTML = trust.rawHTML(asked: notebook.front?.frontMatter.allowsHTML)
    hasCards = baseURL != nil && notebook.front?.frontMatter.cards == true
    hasPreviews = notebook.front?.frontMatter.previews ?? true
    func isLeftOut(_ page: Page) -> Bool {
      page.frontMatter.isDraft && !includeDrafts || page.isLater && !includeLater
    }
    var written = notebook.pages.filter { !isLeftOut($0) }
    let drafts = written.count < notebook.pages.count ? notebook.pages.filter(isLeftOut) : []
    let displaced = DisplacedPages.places(among: written, language: notebook.language)
    let readmes = displaced.sorted().map { written[$0] }
    if !displaced.isEmpty {
      written = written.indices.filter { !displaced.contains($0) }.map { written[$0] }
    }
    let editions = Self.editions(of: written, in: notebook, theme)
    written = TagList.added(to: written, editions, in: notebook.vault)
    if rawHTML == .shown { written = written.map { $0.withHTMLAsText() } }
    look = SiteLook.hash(written, displaced: readmes, of: notebook, days)
    let (map, navigations) = Self.arrange(
      written, editions, notebook, hasPlayground: live != nil,
      leftOut: (drafts, readmes), rawHTML, maker, look)
    self.map = map
    self.navigations = navigations
    let made = written.count..<map.pages.count
    self.made = made
    gathered = map.pages.indices.map { Self.isGathered($0, map, made) }
    let fronts = navigations.map { map.pages.isEmpty ? nil : map.pages[$0.root] }
    names = fronts.map { front in
      front?.frontMatter.site ?? fronts[0]?.frontMatter.site ?? front?.title ?? ""
    }
    diagramThemes = fronts.map { front in
      let name = front?.frontMatter.diagrams ?? fronts[0]?.frontMatter.diagrams
      return name.flatMap { Theme(rawValue: $0) } ?? .plain
    }
    hasFeed = editions.indices.map { edition in
      map.pages(of: edition).contains { map.pages[$0].frontMatter.date != nil }
    }
    tagAnchors = editions.map { Self.tagAnchors(map, $0) }
    if look != maker.look { targets.findAll(map.pages.count) { map.targets(of: $0) } }
    shown = ShownPages(map)
    outcomes = KeptOutcomes(runs: runsScenarios)
  }

  /// Where the references of a page lead, one for each of its outline's.
  func targets(of page: Int) -> [SiteMap.Target?] {
    targets.value(of: page) { map.targets(of: page) }
  }

  /// What a scenario of a page came to, for a place elsewhere that shows it.
  func outcome(of scenario: PageScenario, on page: Int) -> ScenarioOutcome {
    outcomes.outcome(of: scenario, on: page, in: notebook)
  }

  /// The editions that pages are in: the site's own, and one for each other language.
  private static func editions(
    of pages: [Page], in notebook: Notebook, _ theme: SiteTheme
  ) -> [Edition] {
    let languages = notebook.languages.filter { language in
      language == notebook.language || pages.contains { $0.name.language == language }
    }
    return languages.map {
      let words = theme.vocabulary.words(in: $0)
      var diagramWords = words.diagram
      diagramWords.statements = theme.statements.statements(in: $0)
      return Edition(
        language: $0, isMain: $0 == notebook.language, words: words,
        diagramWords: diagramWords, templates: theme.templates(words), written: pages)
    }
  }

  /// The pages that somebody wrote and behind them those that are made, with the trees that they form.
  private static func arrange(
    _ written: [Page], _ editions: [Edition], _ notebook: Notebook, hasPlayground: Bool,
    leftOut: (drafts: [Page], displaced: [Page]), _ rawHTML: RawHTML, _ maker: PageMaker,
    _ look: UInt64
  ) -> (SiteMap, [Navigation]) {
    @Sendable func arrange(_ pages: [Page]) -> (SiteMap, [Navigation]) {
      let made = written.count..<pages.count
      let map = SiteMap(
        pages: pages, made: made, drafts: leftOut.drafts, displaced: leftOut.displaced,
        assets: notebook.assets, editions: editions, vault: notebook.vault,
        rawHTML: rawHTML, folderName: notebook.images.name, findsAll: look != maker.look)
      return (map, editions.indices.map { Navigation(map, edition: $0, made: made) })
    }
    /// The pages that are made, and how all are arranged, where that is how it will stay.
    @Sendable func make(_ maker: PageMaker) -> (made: [Page], arranged: (SiteMap, [Navigation])?) {
      let made = GeneratedPages.missing(
        from: written, editions, inVault: notebook.vault != nil,
        hasGraph: notebook.front?.frontMatter.graph == true, hasPlayground: hasPlayground, maker)
      let (map, navigations) = arrange(written + made)
      // Which folders have more pages than one list holds is known from the trees.
      let lists = editions.indices.flatMap {
        FolderList.missing(map, navigations[$0], edition: $0, maker)
      }
      return (made + lists, lists.isEmpty ? (map, navigations) : nil)
    }
    if let known = maker.pages(ofLook: look, { make(PageMaker()).made }) {
      return arrange(written + known)
    }
    let (made, arranged) = make(maker)
    return arranged ?? arrange(written + made)
  }

  /// The anchors of the tags on the page of an edition that lists them.
  private static func tagAnchors(_ map: SiteMap, _ edition: Edition) -> [String: String] {
    let page = map.outputs.firstIndex(of: edition.tagPage).map { map.pages[$0] }
    return Dictionary(
      (page?.outline.headings ?? []).map { ($0.text.lowercased(), $0.anchor) },
      uniquingKeysWith: { $1 })
  }

  /// The way from a page to the list of the pages that have a tag.
  func address(ofTag tag: String, from page: Int) -> String {
    let number = map.editionOf[page]
    let way = SiteAddress.relative(from: map.outputs[page], to: map.editions[number].tagPage)
    return way + (tagAnchors[number][tag.lowercased()].map { "#" + WebAddress.encoded($0) } ?? "")
  }

  /// The pages of the list of all scenarios of an edition.
  func scenarioPages(of edition: Int) -> [Int] {
    map.pages.indices.filter { page in
      guard map.editionOf[page] == edition else { return false }
      return map.outputs[page] == map.editions[edition].scenarioPage
        || made.contains(page) && ScenarioIndex.part(of: map.pages[page]) != nil
    }
  }

  /// Whether a page ends with what is gathered from all others.
  func isGathered(_ page: Int) -> Bool { gathered[page] }

  private static func isGathered(_ page: Int, _ map: SiteMap, _ made: Range<Int>) -> Bool {
    let edition = map.editions[map.editionOf[page]]
    let output = map.outputs[page]
    return output == edition.rulePage || output == edition.observedPage
      || output == edition.scenarioPage || made.contains(page) && output == edition.graphPage
      || made.contains(page) && output == edition.playgroundPage
      || made.contains(page) && ScenarioIndex.part(of: map.pages[page]) != nil
  }

  /// Whether a page that somebody wrote has the list of tags below its text.
  func isListOfTags(_ page: Int) -> Bool {
    map.outputs[page] == edition(of: page).tagPage && !made.contains(page)
  }

  /// The part of its folder's list that a page was made for; nil for any other page.
  func listPart(of page: Int) -> Int? {
    made.contains(page) ? FolderList.part(of: map.pages[page]) : nil
  }

  /// The colours of a page's diagrams: its own, otherwise those of the front page.
  func diagramTheme(of page: Int) -> Theme {
    map.pages[page].frontMatter.diagrams.flatMap { Theme(rawValue: $0) }
      ?? diagramThemes[map.editionOf[page]]
  }

  /// The edition of a page.
  func edition(of page: Int) -> Edition { map.editions[map.editionOf[page]] }

  /// The pages among which a page lies.
  func navigation(of page: Int) -> Navigation { navigations[map.editionOf[page]] }
}
