import Markup
import SourceText

/// The table of contents of a book: its pages as the navigation of the site has them.
struct BookContents {
  private let site: Site
  private let edition: Int
  private let places: [Int: Int]
  private let title: String
  /// Whether a page, or one below it, is in the book.
  private let isShown: Set<Int>

  init(_ site: Site, edition: Int, places: [Int: Int], title: String) {
    self.site = site
    self.edition = edition
    self.places = places
    self.title = title
    var shown: Set<Int> = []
    let nodes = site.navigations[edition].nodes
    for page in places.keys {
      var next: Int? = page
      while let page = next, shown.insert(page).inserted { next = nodes[page].parent }
    }
    isShown = shown
  }

  /// The table as a file.
  func bytes() -> [UInt8] {
    let edition = site.map.editions[edition]
    let name = BookText.escaped(edition.words("contents"))
    var text = BookChapter.head(title: title, language: edition.language)
    text += "<h1>\(BookText.escaped(title))</h1>\n<nav epub:type=\"toc\" id=\"toc\">\n"
    text += "<h2>\(name)</h2>\n<ol>\n"
    append(&text)
    return Array((text + "</ol>\n</nav>\n</body>\n</html>\n").utf8)
  }

  /// A step through the tree: a page that begins, or the end of those below one.
  private enum Step {
    case page(Int)
    case end
  }

  /// The front page stands beside what lies below it, as in the navigation.
  private func append(_ text: inout String) {
    let navigation = site.navigations[edition]
    let root = navigation.root
    if places[root] != nil { text += "<li>\(entry(root))</li>\n" }
    var steps = children(of: root)
    while let step = steps.popLast() {
      guard case .page(let page) = step else {
        text += "</ol></li>\n"
        continue
      }
      let below = children(of: page)
      text += "<li>\(entry(page))"
      guard !below.isEmpty else {
        text += "</li>\n"
        continue
      }
      text += "<ol>\n"
      steps.append(.end)
      steps += below
    }
  }

  private func children(of page: Int) -> [Step] {
    site.navigations[edition].nodes[page].children.reversed().filter(isShown.contains).map {
      .page($0)
    }
  }

  private func entry(_ page: Int) -> String {
    let title = BookText.escaped(site.map.pages[page].linkTitle)
    guard let place = places[page] else { return "<span>\(title)</span>" }
    return "<a href=\"\(BookChapter.name(of: place))\">\(title)</a>"
  }
}
