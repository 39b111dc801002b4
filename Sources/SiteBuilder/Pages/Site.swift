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
  /// Where the page of all rules is written.
  static let rulePage = "rules.html"

  /// Arranges the pages of a notebook, and adds those that are made: a front page, a page for each
  /// folder that has none, the page of all rules.
  init(_ notebook: Notebook, theme: Theme, includeDrafts: Bool) {
    var pages = notebook.pages.filter { includeDrafts || !$0.frontMatter.isDraft }
    pages += MadePages.missing(from: pages)
    self.notebook = notebook
    self.theme = theme
    map = SiteMap(pages: pages, assets: notebook.assets)
    navigation = Navigation(pages)
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
    if !pages.contains(where: { SiteAddress.output(ofPage: $0.path) == Site.rulePage }) {
      made.append(readPage("rules.md", rules))
    }
    return made.sorted { $0.path < $1.path }
  }

  private static func readPage(_ path: String, _ text: String) -> Page {
    Page.read(SourceFile(path: path, text: text), path: path).value
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
