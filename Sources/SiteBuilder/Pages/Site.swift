import Markup
import SourceText

/// Everything a page needs to know about the others to be written.
struct Site {
  let notebook: Notebook
  let map: SiteMap
  let navigation: Navigation
  let theme: Theme
  /// The name of the whole site.
  let name: String
  /// The address of the published site, with a slash at its end; nil when it is not known.
  let baseURL: String?
  /// Whether there is anything to announce in a feed.
  let hasFeed: Bool
  /// Where the page of all rules is written.
  static let rulePage = "rules.html"
  /// Where the page of all tags is written.
  static let tagPage = "tags.html"
  /// The anchors of the tags on their page.
  let tagAnchors: [String: String]
  /// The pages that nobody wrote: they link to others and say nothing by it.
  let made: Range<Int>

  /// Arranges the pages of a notebook, and adds those that are made: a front page, a page for each
  /// folder that has none, the page of all rules.
  init(_ notebook: Notebook, theme: Theme, includeDrafts: Bool, baseURL: String? = nil) {
    self.baseURL = baseURL
    var pages = notebook.pages.filter { includeDrafts || !$0.frontMatter.isDraft }
    let written = pages.count
    pages += MadePages.missing(from: pages)
    made = written..<pages.count
    let tags = pages.first { SiteAddress.output(ofPage: $0.path) == Self.tagPage }
    tagAnchors = Dictionary(
      (tags?.document.headings ?? []).map { ($0.plainText, $0.anchor) },
      uniquingKeysWith: { a, _ in a })
    self.notebook = notebook
    self.theme = theme
    map = SiteMap(pages: pages, assets: notebook.assets)
    navigation = Navigation(pages)
    hasFeed = pages.contains { $0.frontMatter.date != nil }
    let front = pages.isEmpty ? nil : pages[navigation.root]
    name = front?.frontMatter.site ?? front?.title ?? ""
  }
}

/// Pages that every site has, made when nobody wrote them.
enum MadePages {
  /// The pages that are missing.
  static func missing(from pages: [Page]) -> [Page] {
    var made: [Page] = []
    var folders: Set<String> = []
    for page in pages where page.isIndex { folders.insert(page.folder) }
    for page in pages {
      var folder = page.folder
      while folders.insert(folder).inserted {
        let path = folder.isEmpty ? "index.md" : folder + "/index.md"
        made.append(readPage(path, "# \(Page.name(of: path))\n"))
        folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
      }
    }
    let outputs = Set(pages.map { SiteAddress.output(ofPage: $0.path) })
    if !outputs.contains(Site.rulePage) { made.append(readPage("rules.md", rules)) }
    if let tags = tags(of: pages), !outputs.contains(Site.tagPage) {
      made.append(readPage("tags.md", tags))
    }
    return made.sorted { $0.path < $1.path }
  }

  private static func readPage(_ path: String, _ text: String) -> Page {
    Page.read(SourceFile(path: path, text: text), path: path).value
  }

  /// The page of all tags, as a note; nil when there are none.
  private static func tags(of pages: [Page]) -> String? {
    var tagged: [String: [Page]] = [:]
    for page in pages {
      for tag in Set(page.frontMatter.tags) { tagged[tag, default: []].append(page) }
    }
    guard !tagged.isEmpty else { return nil }
    var text = "---\ntitle: Tags\norder: 999999\n---\n# Tags\n"
    for tag in tagged.keys.sorted() {
      text += "\n## \(escaped(tag))\n\n"
      for page in tagged[tag] ?? [] {
        text += "- [\(escaped(page.title))](<\(page.path.replacing("%", with: "%25"))>)\n"
      }
    }
    return text
  }

  /// A text that Markdown takes as it is.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 { continue }
      if scalar.isASCII, !scalar.properties.isAlphabetic, scalar.properties.numericType == nil,
        scalar != " "
      {
        result += "\\"
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static let rules = """
    ---
    title: Rules
    description: Every rule by which the model acts, with its sources.
    order: 1000000
    ---
    # Rules

    """
}
