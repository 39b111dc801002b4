import SourceText

/// READMEs beside an index: that stands for their folder, and they are left out.
///
/// A repository of notes has a README for those who look at its files, and an index for its site.
enum DisplacedPages {
  /// The places of those among some pages; a page that names no language is in the site's own.
  static func places(among pages: [Page], language: String) -> Set<Int> {
    let readmes = pages.indices.filter { isCalled("readme", pages[$0]) }
    guard !readmes.isEmpty else { return [] }
    func folder(_ page: Page) -> String { (page.name.language ?? language) + "/" + page.folder }
    let indexed = Set(pages.filter { isCalled("index", $0) }.map(folder))
    return Set(readmes.filter { indexed.contains(folder(pages[$0])) })
  }

  /// Whether the file of a page has a name, whatever its ending.
  static func isCalled(_ name: String, _ page: Page) -> Bool {
    let start = page.folder.isEmpty ? 0 : page.folder.utf8.count + 1
    let file = page.name.key.utf8.dropFirst(start)
    let length = name.utf8.count
    guard file.count > length, file.count <= length + ".markdown".utf8.count,
      file.first.map({ $0 | 0x20 }) == name.utf8.first
    else { return false }
    let stem = file.prefix { $0 != UInt8(ascii: ".") }
    return Substring(stem).lowercased() == name
  }
}

extension Diagnostic {
  /// A README that is left out.
  static func displaced(_ page: Page) -> Diagnostic {
    Diagnostic(
      .warning, id: "page.beside-index",
      "an index stands for this folder, so this page is left out",
      at: SourceSpan(file: page.file, range: 0..<0),
      notes: [
        Diagnostic.Note(
          "'draft: true' on it says so; what readers are to see goes into the index, or gets another name"
        )
      ])
  }
}
