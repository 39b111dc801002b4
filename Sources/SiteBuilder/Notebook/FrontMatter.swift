/// What a page says about itself in the YAML at its top.
package struct FrontMatter: Sendable {
  /// The page's title; otherwise its first heading is.
  package var title: String?
  /// The title where space is short: in the navigation and in lists of a folder's pages.
  package var linkTitle: String?
  /// What the page is about, in a sentence.
  package var description: String?
  /// Its place among its neighbours; pages without one come after, by path.
  package var order: Int?
  /// Its tags.
  package var tags: [String] = []
  /// The claims that it decides, such as `A7`.
  package var claims: [String] = []
  /// Whether it is not to be published yet.
  package var isDraft = false
  /// When it was written: `2026-03-14`.
  package var date: String?
  /// At what time of that day, and in which zone: `10:00:00+08:00`.
  package var time: String?
  /// Other names by which links by name find it.
  package var aliases: [String] = []
  /// The name of the whole site; only the front page's counts.
  package var site: String?
  /// Where the sources can be edited: an address to which a page's path is added; only the front
  /// page's counts.
  package var edit: String?
  /// Who knows when pages were last changed: `git`; only the front page's counts.
  package var history: String?
  /// The colours of its diagrams, a name of a `Theme`; the front page's speak for the site.
  package var diagrams: String?
  /// Whether HTML in pages is more than text, if that is said; only the front page's counts.
  package var allowsHTML: Bool?
  /// Whether a picture of their diagrams stands for pages in previews; only the front page's counts.
  package var cards: Bool?
  /// Whether there is a page that draws which note links to which; only the front page's counts.
  package var graph: Bool?
  /// Whether links show what they lead to; only the front page's counts.
  package var previews: Bool?
  /// The language it is written in, such as `en` or `zh-Hans`.
  package var language: String?

  /// The links by name in properties of a vault's that are its keeper's own.
  var links: [Link] = []

  /// A link by name.
  struct Link: Sendable {
    let target: String
    let heading: String?
  }

  /// Whether the page has a date after a day.
  func isLater(than day: String) -> Bool { date.map { $0 > day } ?? false }

  /// Creates the front matter of a page that has none.
  package init() {}

  /// The same with the tags of the page's text; letters count the same small and large.
  func adding(tags: [String]) -> FrontMatter {
    guard !tags.isEmpty else { return self }
    var matter = self
    var known = Set(matter.tags.map { $0.lowercased() })
    for tag in tags where known.insert(tag.lowercased()).inserted { matter.tags.append(tag) }
    return matter
  }
}
