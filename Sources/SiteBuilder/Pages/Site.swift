import Markup
import SourceText

/// Everything a page needs to know about the others to be written.
struct Site: Sendable {
  let notebook: Notebook
  let map: SiteMap
  /// The pages of each edition as a tree.
  let navigations: [Navigation]
  let theme: Theme
  /// The names of the whole site, one for each edition.
  let names: [String]
  /// The address of the published site, with a slash at its end; nil when it is not known.
  let baseURL: String?
  /// Whether there is anything to announce in a feed, for each edition.
  let hasFeed: [Bool]
  /// The anchors of the tags on their page, for each edition.
  let tagAnchors: [[String: String]]
  /// The pages that nobody wrote: they link to others and say nothing by it.
  let made: Range<Int>

  /// Arranges the pages of a notebook, and adds those that are made: a front page, a page for each
  /// folder that has none, the page of all rules.
  init(_ notebook: Notebook, theme: Theme, includeDrafts: Bool, baseURL: String? = nil) {
    self.baseURL = baseURL
    var pages = notebook.pages.filter { includeDrafts || !$0.frontMatter.isDraft }
    let written = pages.count
    let main = notebook.language
    let languages = notebook.languages.filter { language in
      language == main || pages.contains { $0.name.language == language }
    }
    let editions = languages.map {
      let words = theme.vocabulary.words(in: $0)
      return Edition(
        language: $0, isMain: $0 == main, words: words, templates: theme.templates(words))
    }
    pages += MadePages.missing(from: pages, editions)
    made = written..<pages.count
    let map = SiteMap(pages: pages, assets: notebook.assets, editions: editions)
    self.map = map
    self.notebook = notebook
    self.theme = theme
    navigations = editions.indices.map { Navigation(map, edition: $0) }
    let fronts = navigations.map { pages.isEmpty ? nil : pages[$0.root] }
    names = fronts.map { front in
      front?.frontMatter.site ?? fronts[0]?.frontMatter.site ?? front?.title ?? ""
    }
    hasFeed = editions.indices.map { edition in
      map.pages(of: edition).contains { pages[$0].frontMatter.date != nil }
    }
    tagAnchors = editions.map { edition in
      let tags = map.outputs.firstIndex(of: edition.tagPage).map { pages[$0] }
      return Dictionary(
        (tags?.outline.headings ?? []).map { ($0.text, $0.anchor) },
        uniquingKeysWith: { a, _ in a })
    }
  }

  /// The edition of a page.
  func edition(of page: Int) -> Edition { map.editions[map.editionOf[page]] }

  /// The pages among which a page lies.
  func navigation(of page: Int) -> Navigation { navigations[map.editionOf[page]] }
}
