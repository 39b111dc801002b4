import Lifecycle
import Markup

/// What can be linked to: the pages of the site by path and by name, their anchors, other files.
struct SiteMap {
  /// The pages of the site, those that were made for it included.
  let pages: [Page]
  /// Where each page is written.
  let outputs: [String]
  /// The same, each escaped as part of a link.
  let addresses: [String]
  /// The files that are copied.
  let assets: Set<String>
  private var byPath: [String: Int] = [:]
  private var byName: [String: Int] = [:]
  private var anchors: [Set<String>] = []

  init(pages: [Page], assets: [String]) {
    self.pages = pages
    self.outputs = pages.map { SiteAddress.output(ofPage: $0.path) }
    self.addresses = outputs.map { HTMLText.escaped(WebAddress.encoded($0)) }
    self.assets = Set(assets)
    anchors.reserveCapacity(pages.count)
    for (index, page) in pages.enumerated() {
      byPath[page.path] = index
      byPath[outputs[index]] = index
      if page.isIndex, byPath[page.folder] == nil { byPath[page.folder] = index }
      anchors.append(Self.anchors(of: page))
      if outputs[index] == Site.rulePage {
        anchors[index].formUnion(Rule.catalogue.map(\.id))
      }
    }
    // A path's last part wins over a title, and a title over an alias.
    for (index, page) in pages.enumerated() { addName(Self.stem(page.path), index) }
    for (index, page) in pages.enumerated() { addName(page.title, index) }
    for (index, page) in pages.enumerated() {
      for alias in page.frontMatter.aliases { addName(alias, index) }
    }
  }

  private mutating func addName(_ name: String, _ index: Int) {
    let key = name.lowercased()
    if byName[key] == nil { byName[key] = index }
  }

  /// The last part of a path, without its extension; a folder's page goes by the folder's name.
  private static func stem(_ path: String) -> String {
    var parts = path.split(separator: "/")
    let name = parts.popLast() ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    if ["index", "readme"].contains(stem.lowercased()), let folder = parts.last {
      return String(folder)
    }
    return String(stem)
  }

  private static func anchors(of page: Page) -> Set<String> {
    var anchors = Set(page.document.headings.map(\.anchor))
    for scenario in page.scenarios { anchors.insert(scenario.anchor) }
    return anchors
  }

  /// The page at a path, which may leave out the extension or name the folder.
  func page(at path: String) -> Int? {
    byPath[path] ?? byPath[path + ".md"] ?? byPath[path + "/index.md"]
  }

  /// The page with a name: its path, its path's last part, its title or an alias.
  func page(named name: String, from folder: String) -> Int? {
    if name.contains("/"), let path = SiteAddress.resolve(name, in: folder),
      let index = page(at: path) ?? page(at: name)
    {
      return index
    }
    return page(at: name) ?? byName[name.lowercased()]
  }

  /// Whether a page has an anchor.
  func hasAnchor(_ anchor: String, on page: Int) -> Bool { anchors[page].contains(anchor) }

  /// The anchors of a page, in order.
  func anchorNames(of page: Int) -> [String] {
    pages[page].document.headings.map(\.anchor) + pages[page].scenarios.map(\.anchor)
      + (outputs[page] == Site.rulePage ? Rule.catalogue.map(\.id) : [])
  }

  /// All that a link by path may have meant, seen from a folder.
  func paths(from folder: String) -> [String] {
    (pages.map(\.path) + assets.sorted()).map {
      SiteAddress.relative(from: folder.isEmpty ? "x" : folder + "/x", to: $0)
    }
  }

  /// All that a link by name may have meant.
  var names: [String] { pages.map { Self.stem($0.path) } + pages.map(\.title) }
}
