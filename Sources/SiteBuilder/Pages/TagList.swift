import Markup
import SourceText

/// The list of all tags of an edition, with the pages that have them, as a note; tags of many pages have
/// further notes.
struct TagList {
  /// How many pages of a tag are listed on one page; the others are on further pages.
  private static let longestList = 200

  /// The page that somebody wrote where the list stands; nil where it is to be made.
  let page: Page?
  /// The list.
  private(set) var text = ""
  /// The further notes, by path.
  private(set) var further: [(key: String, text: String)] = []

  /// How many tags above its own, `a` and `a/b` of `a/b/c`, a page is listed under at most.
  private static let mostAbove = 8

  /// The tags of pages, and those above them; nil where there are none.
  init?(of pages: [Page], _ edition: Edition) {
    // A tag is written as its first page writes it; letters count the same small and large.
    var tagged: [String: (spelling: String, pages: [Page])] = [:]
    for page in pages {
      for tag in page.frontMatter.tags.flatMap(Self.withThoseAbove) {
        tagged[tag.lowercased(), default: (tag, [])].pages.append(page)
      }
    }
    guard !tagged.isEmpty else { return nil }
    page = pages.first {
      $0.folder.isEmpty
        && SiteAddress.output(ofPage: $0.outputKey, in: edition) == edition.tagPage
    }
    var names: Set<String> = []
    for tag in tagged.keys.sorted(by: { NaturalOrder($0) < NaturalOrder($1) }) {
      guard let (spelling, pages) = tagged[tag] else { continue }
      add(tag, spelling, Self.sorted(pages), &names)
    }
  }

  /// A tag and those that it nests in, as Obsidian and Quartz list them.
  private static func withThoseAbove(_ tag: String) -> [String] {
    guard tag.holds("/") else { return [tag] }
    let parts = tag.split(separator: "/")
    let above = (1..<max(parts.count, 1)).prefix(mostAbove).map {
      parts.prefix($0).joined(separator: "/")
    }
    return above + [tag]
  }

  /// Pages in the order of their paths, each once: a page may have a tag in several spellings.
  private static func sorted(_ pages: [Page]) -> [Page] {
    var sorted: [Page] = []
    for (page, _) in pages.map({ ($0, NaturalOrder($0.path)) }).sorted(by: { $0.1 < $1.1 })
    where page.path != sorted.last?.path { sorted.append(page) }
    return sorted
  }

  /// Adds a tag with its pages; `names` are those of the files of further notes.
  private mutating func add(
    _ tag: String, _ spelling: String, _ pages: [Page], _ names: inout Set<String>
  ) {
    let name = GeneratedPages.escaped(spelling)
    text += "\n## \(name)\n\n" + Self.links(to: pages.prefix(Self.longestList), from: "")
    let parts = (pages.count + Self.longestList - 1) / Self.longestList
    guard parts > 1 else { return }
    var file = String(tag.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    while !names.insert(file).inserted { file += "-" }
    let first = MarkdownLinks.encodingParentheses(WebAddress.encodedPath(page?.path ?? "tags.md"))
    func key(_ part: Int) -> String { "tags/\(file)-\(part).md" }
    func others(_ current: Int, from folder: String) -> String {
      "\n"
        + (1...parts).map { part in
          if part == current { return "**\(part)**" }
          return "[\(part)](\(folder)\(part == 1 ? first : key(part)))"
        }.joined(separator: " · ") + "\n"
    }
    text += others(1, from: "")
    for part in 2...parts {
      let own = pages[((part - 1) * Self.longestList)...].prefix(Self.longestList)
      further.append(
        (
          key(part),
          "---\ntitle: \(GeneratedPages.quoted("\(spelling) · \(part)"))\n---\n# \(name) · \(part)\n\n"
            + Self.links(to: own, from: "../") + others(part, from: "../")
        ))
    }
  }

  /// The list as a note of its own.
  func asPage(_ edition: Edition) -> String {
    let title = edition.words("tags")
    return "---\ntitle: \(GeneratedPages.quoted(title))\norder: 999999\n---\n"
      + "# \(GeneratedPages.escaped(title))\n\(text)"
  }

  /// Pages, with the lists of tags below the texts of those that stand where the lists would.
  static func added(to pages: [Page], _ editions: [Edition], in vault: ObsidianVault?) -> [Page] {
    var pages = pages
    for edition in editions {
      let place = pages.firstIndex {
        $0.folder.isEmpty
          && ($0.name.language ?? editions[0].language) == edition.language
          && SiteAddress.output(ofPage: $0.outputKey, in: edition) == edition.tagPage
      }
      guard let place else { continue }
      let own = pages.filter { ($0.name.language ?? editions[0].language) == edition.language }
      if let list = TagList(of: own, edition) {
        pages[place] = pages[place].followed(by: list.text, in: vault)
      }
    }
    return pages
  }

  private static func links(to pages: ArraySlice<Page>, from folder: String) -> String {
    pages.map { page in
      // In an address `&amp;` would be read as an entity.
      let path = MarkdownLinks.encodingParentheses(WebAddress.encodedPath(page.path))
      let way = path.holds("&") ? path.replacing("&", with: "%26") : path
      return "- [\(GeneratedPages.escaped(page.title))](\(folder)\(way))\n"
    }.joined()
  }
}
