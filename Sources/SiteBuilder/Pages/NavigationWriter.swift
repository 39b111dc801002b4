import Markup

/// Writes the parts of the navigation that a page shows: the folders it lies in, opened.
///
/// No page lists every page: a long folder is shown around the page at hand, and its own page lists
/// the whole of it.
struct NavigationWriter {
  /// How many neighbours a folder may have before only the nearest are shown.
  private static let longestList = 40
  /// How many neighbours are shown to each side then.
  private static let neighbours = 8

  private let navigation: Navigation
  private let map: SiteMap
  private let words: Words
  private let page: Int
  private let open: Set<Int>
  private var html = ""

  init(_ site: Site, page: Int) {
    self.navigation = site.navigation(of: page)
    self.map = site.map
    self.words = site.edition(of: page).words
    self.page = page
    self.open = Set(navigation.ancestors(page) + [page])
  }

  /// The list of links.
  mutating func write() -> String {
    html = ""
    writeList(of: navigation.root, depth: 0)
    return html
  }

  private mutating func writeList(of parent: Int, depth: Int) {
    let children = navigation.nodes[parent].children
    guard !children.isEmpty, depth < 64 else { return }
    html += "<ul>\n"
    let shown = Self.window(children, around: children.firstIndex { open.contains($0) })
    for child in children[shown] {
      html += "<li>" + link(to: child, page == child ? " aria-current=\"page\"" : "")
      if open.contains(child), !navigation.nodes[child].children.isEmpty {
        html += "\n"
        writeList(of: child, depth: depth + 1)
      }
      html += "</li>\n"
    }
    if shown.count < children.count {
      html +=
        "<li class=\"more\"><a href=\"\(address(of: parent))\">"
        + "\(HTMLText.escaped(words("more", String(children.count))))</a></li>\n"
    }
    html += "</ul>\n"
  }

  /// The run of a list that is shown.
  private static func window(_ children: [Int], around center: Int?) -> Range<Int> {
    guard children.count > longestList else { return 0..<children.count }
    let center = center ?? 0
    let lower = max(0, center - neighbours)
    return lower..<min(children.count, lower + 2 * neighbours + 1)
  }

  private func address(of target: Int) -> String {
    SiteAddress.relative(from: map.outputs[page], to: map.addresses[target])
  }

  private func link(to target: Int, _ attributes: String) -> String {
    "<a href=\"\(address(of: target))\"\(attributes)\(language(of: target))>"
      + "\(navigation.nodes[target].titleHTML)</a>"
  }

  /// The language of a page that is not in this one's.
  private func language(of target: Int) -> String {
    guard map.editionOf[target] != map.editionOf[page] else { return "" }
    let language = HTMLText.escaped(map.editions[map.editionOf[target]].language)
    return " lang=\"\(language)\" hreflang=\"\(language)\""
  }

  /// The list of all pages of a folder, for the folder's own page.
  func listing() -> String {
    var list = "<ul class=\"pages\">\n"
    for child in navigation.nodes[page].children {
      list += "<li>" + link(to: child, "")
      if let text = map.pages[child].frontMatter.description {
        list += "<span>\(HTMLText.escaped(text))</span>"
      }
      list += "</li>\n"
    }
    return list + "</ul>\n"
  }

  /// Whether the folder's page must list its pages because no sidebar does.
  static func isLong(_ children: [Int]) -> Bool { children.count > longestList }

  /// The folders that a page lies in, from the outermost; nothing for those at the top.
  func breadcrumbs() -> String {
    navigation.ancestors(page).dropFirst().map { link(to: $0, "") }
      .joined(separator: "<span>/</span>")
  }

  /// The headings of the page, for its margin; nothing when there are fewer than two.
  func tableOfContents() -> String {
    let headings = map.pages[page].outline.headings.filter { (2...3).contains($0.level) }
    guard headings.count > 1 else { return "" }
    var list = "<ul>\n"
    for heading in headings {
      let anchor = HTMLText.escaped(map.anchor(heading.anchor, on: page) ?? heading.anchor)
      let text = HTMLText.escaped(heading.text)
      list += "<li class=\"level-\(heading.level)\"><a href=\"#\(anchor)\">\(text)</a></li>\n"
    }
    return list + "</ul>\n"
  }
}
