import Markup
import SourceText

/// The list of a folder's pages, on as many pages as it takes: the folder's own page, and further ones
/// beside it that are made for it.
enum FolderList {
  /// How many pages a part of the list names.
  static let longestPart = 500

  /// How many parts a list of some pages has; the folder's own page is the first.
  static func parts(of count: Int) -> Int { max(1, (count + longestPart - 1) / longestPart) }

  /// The further pages that the lists of an edition take.
  static func missing(
    _ map: SiteMap, _ navigation: Navigation, edition: Int, _ maker: PageMaker
  ) -> [Page] {
    var made: [Page] = []
    for (index, node) in navigation.nodes.enumerated() {
      guard map.editionOf[index] == edition, map.pages[index].isIndex || index == navigation.root
      else { continue }
      let parts = Self.parts(of: node.children.count)
      guard parts > 1 else { continue }
      for part in 2...parts {
        let folder = map.pages[index].folder
        let key = (folder.isEmpty ? "" : folder + "/") + name(part)
        let language = map.editions[edition].isMain ? nil : map.editions[edition].language
        let path = PageName(key).path(in: language)
        guard map.page(withPath: path) == nil else { continue }
        let title = GeneratedPages.escaped("\(map.pages[index].title) · \(part)")
        made.append(maker.page(path, "# \(title)\n"))
      }
    }
    return made
  }

  private static func name(_ part: Int) -> String { "index-\(part).md" }

  /// The part that a page is, for one of those that are made; nil for any other.
  static func part(of page: Page) -> Int? {
    let key = page.name.key
    let name = key.utf8.lastIndex(of: UInt8(ascii: "/")).map { key[key.utf8.index(after: $0)...] }
    let file = name ?? key[...]
    guard file.hasPrefix("index-"), file.hasSuffix(".md"),
      let part = Int(file.dropFirst(6).dropLast(3)), part > 1
    else { return nil }
    return part
  }

  /// Where a part of a folder's list is written, the folder's page being written somewhere.
  static func output(ofPart part: Int, folderPage: String) -> String {
    guard part > 1 else { return folderPage }
    let slash = folderPage.utf8.lastIndex(of: UInt8(ascii: "/"))
    return (slash.map { String(folderPage[...$0]) } ?? "") + "index-\(part).html"
  }
}
