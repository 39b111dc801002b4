import Markup
import SourceText

/// Writes the parts of the navigation that a page shows: the folders it lies in, opened.
///
/// No page lists every page: a long folder is shown around the page at hand, and its own page lists
/// the whole of it.
struct NavigationWriter: ~Copyable {
  /// How many neighbours a folder may have before only the nearest are shown.
  private static let longestList = 40
  /// How many neighbours are shown to each side then.
  private static let neighbours = 8

  private let site: Site
  private let navigation: Navigation
  private let page: Int
  private let start: SiteAddress.Start
  /// The pages that are unfolded: from the front page to this one.
  private let open: [Int]
  /// What stands before each way: the address of the site, for a page that may be shown anywhere.
  private let base: String
  private var html = TextBuffer()

  init(_ site: Site, page: Int, base: String = "") {
    self.base = HTMLText.escaped(base)
    self.site = site
    self.navigation = site.navigation(of: page)
    self.page = page
    self.start = SiteAddress.Start(site.map.outputs[page])
    self.open = navigation.ancestors(page) + [page]
  }

  private var map: SiteMap { site.map }
  private var words: Words { site.edition(of: page).words }

  /// The list of links.
  mutating func write() -> [UInt8] {
    html = TextBuffer(capacity: 4096)
    writeList(of: navigation.root, depth: 0)
    return html.bytes
  }

  private mutating func writeList(of parent: Int, depth: Int) {
    let children = navigation.nodes[parent].children
    guard !children.isEmpty, depth < 64 else { return }
    var unfolded = depth + 1 < open.count ? open[depth + 1] : nil
    if let page = unfolded, navigation.nodes[page].parent != parent { unfolded = nil }
    let notes = children.dropLast(navigation.nodes[parent].apart)
    let center = unfolded.map { navigation.nodes[$0].place }
    let shown = Self.window(notes, around: center.flatMap { notes.indices.contains($0) ? $0 : nil })
    html.append(markup: "<ul>\n")
    writeItems(of: notes[shown], unfolded, depth)
    if shown.count < notes.count { writeMore(children.count, of: parent) }
    if notes.count < children.count {
      html.append(markup: "<li class=\"apart\"><span>")
      html.escape(words("reference"))
      html.append(markup: "</span>\n<ul>\n")
      writeItems(of: children[notes.endIndex...], unfolded, depth)
      html.append(markup: "</ul>\n</li>\n")
    }
    html.append(markup: "</ul>\n")
  }

  private mutating func writeItems(of children: ArraySlice<Int>, _ unfolded: Int?, _ depth: Int) {
    for child in children {
      guard child == unfolded, !navigation.nodes[child].children.isEmpty else {
        writeItem(of: child)
        continue
      }
      html.append(markup: "<li>")
      writeLink(to: child)
      html.append(markup: "\n")
      writeList(of: child, depth: depth + 1)
      html.append(markup: "</li>\n")
    }
  }

  /// A link to the page that lists all pages of a folder.
  private mutating func writeMore(_ count: Int, of folder: Int) {
    html.append(markup: "<li class=\"more\"><a href=\"")
    writeAddress(of: folder)
    html.append(markup: "\">")
    html.escape(words("more", String(count)))
    html.append(markup: "</a></li>\n")
  }

  /// An item of a list, with nothing but a link; there are dozens on each page, so it is written in few
  /// pieces.
  private mutating func writeItem(of target: Int) {
    html.append(markup: "<li><a href=\"")
    writeAddress(of: target)
    writeMarks(of: target)
    html.append(navigation.nodes[target].linkEnd)
  }

  private mutating func writeLink(to target: Int) {
    html.append(markup: "<a href=\"")
    writeAddress(of: target)
    writeMarks(of: target)
    html.append(
      navigation.nodes[target].linkEnd.dropLast(Navigation.itemEnd.utf8CodeUnitCount))
  }

  /// What the tag of a link has behind the address, but for the end of the tag.
  private mutating func writeMarks(of target: Int) {
    if target == page { html.append(markup: "\" aria-current=\"page") }
    guard map.editionOf[target] != map.editionOf[page] else { return }
    let language = HTMLText.escaped(map.editions[map.editionOf[target]].language)
    html.append(text: "\" lang=\"\(language)\" hreflang=\"\(language)")
  }

  private mutating func writeAddress(of target: Int) {
    if !base.isEmpty { html.append(text: base) }
    SiteAddress.append(wayFrom: start, to: site.map.addresses[target], to: &html)
  }

  /// The run of a list that is shown.
  private static func window(_ children: ArraySlice<Int>, around center: Int?) -> Range<Int> {
    guard children.count > longestList else { return 0..<children.count }
    let center = center ?? 0
    let lower = max(0, center - neighbours)
    return lower..<min(children.count, lower + 2 * neighbours + 1)
  }

  /// A part of the list of a folder's pages, with the way to the others.
  mutating func listing(of folder: Int, part: Int) -> [UInt8] {
    html = TextBuffer()
    html.append(markup: "<ul class=\"pages\">\n")
    let children = navigation.nodes[folder].children
    let first = min((part - 1) * FolderList.longestPart, children.count)
    for child in children[first...].prefix(FolderList.longestPart) {
      html.append(markup: "<li>")
      writeLink(to: child)
      if let text = map.pages[child].frontMatter.description {
        html.append(text: "<span>\(HTMLText.escaped(text))</span>")
      }
      html.append(markup: "</li>\n")
    }
    html.append(markup: "</ul>\n")
    html.append(text: partLinks(of: folder, part, FolderList.parts(of: children.count)))
    return html.bytes
  }

  /// The same in plain Markdown.
  func plainListing(of folder: Int, part: Int) -> String {
    let children = navigation.nodes[folder].children
    let first = min((part - 1) * FolderList.longestPart, children.count)
    var list = AlternateList(site, page: page)
    for child in children[first...].prefix(FolderList.longestPart) {
      list.add("- ")
      list.addLink(to: child, map.pages[child].title)
      if let text = map.pages[child].frontMatter.description {
        list.add(": ")
        list.add(plain: text)
      }
      list.add("\n")
    }
    let count = FolderList.parts(of: children.count)
    for part in 1...count where count > 1 {
      let output = FolderList.output(ofPart: part, folderPage: map.outputs[folder])
      guard let target = map.page(withPath: output) else { continue }
      list.add(part == 1 ? "\n" : " · ")
      list.addLink(to: target, String(part))
    }
    if count > 1 { list.add("\n") }
    return list.text
  }

  /// Links to the parts of a list; nothing for a list of one.
  private func partLinks(of folder: Int, _ current: Int, _ count: Int) -> String {
    guard count > 1 else { return "" }
    var links = "<nav class=\"parts\" aria-label=\"\(HTMLText.escaped(words("parts")))\">"
    for part in 1...count {
      let output = FolderList.output(ofPart: part, folderPage: map.outputs[folder])
      let way = WebAddress.encodedPath(SiteAddress.relative(from: map.outputs[page], to: output))
      let mark = part == current ? " aria-current=\"page\"" : ""
      links += "<a href=\"\(HTMLText.escaped(way))\"\(mark)>\(part)</a> "
    }
    return links + "</nav>\n"
  }

  /// Whether the folder's page must list its pages because no sidebar does.
  static func isLong(_ children: [Int]) -> Bool { children.count > longestList }

  /// The folders that a page lies in, from the outermost; nothing for those at the top.
  mutating func breadcrumbs() -> [UInt8] {
    html = TextBuffer()
    for folder in open.dropFirst().dropLast() {
      if html.count > 0 { html.append(markup: "<span>/</span>") }
      writeLink(to: folder)
    }
    return html.bytes
  }

  /// The headings of the page, for its margin: those of the highest level below its title, and those of
  /// the level below that; nothing when there are fewer than two.
  mutating func tableOfContents() -> [UInt8] {
    let sections = map.pages[page].outline.sections
    guard let top = sections.map(\.level).min() else { return [] }
    let headings = sections.filter { $0.level <= top + 1 }
    guard headings.count > 1 else { return [] }
    html = TextBuffer(capacity: headings.count * 96)
    html.append(markup: "<ul>\n")
    for heading in headings {
      html.append(markup: "<li class=\"level-")
      html.append(UInt8(ascii: "0") + UInt8(heading.level))
      html.append(markup: heading.level > top ? " inner\"><a href=\"#" : "\"><a href=\"#")
      html.escape(map.anchor(ofHeading: heading.anchor, on: page))
      html.append(markup: "\">")
      html.escape(heading.text)
      html.append(markup: "</a></li>\n")
    }
    html.append(markup: "</ul>\n")
    return html.bytes
  }
}
