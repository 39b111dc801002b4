import SourceText

/// Pages that stand for a folder beside another that does, and are left out: Hugo's `_index` beside an index, and
/// a README beside either.
///
/// A repository of notes has a README for those who look at its files, and an index for its site.
enum DisplacedPages {
  /// The places of those among some pages; a page that names no language is in the site's own.
  static func places(among pages: [Page], language: String) -> Set<Int> {
    let others = pages.indices.filter { rank(pages[$0]) > 0 }
    guard !others.isEmpty else { return [] }
    func folder(_ page: Page) -> String { (page.name.language ?? language) + "/" + page.folder }
    var first: [String: Int] = [:]
    for page in pages where page.isIndex {
      first[folder(page)] = min(rank(page), first[folder(page)] ?? .max)
    }
    return Set(
      others.filter { other in
        first[folder(pages[other])].map { $0 < rank(pages[other]) } ?? false
      })
  }

  /// Which of the pages of a folder a page is: an index comes before an `_index`, and that before a README.
  static func rank(_ page: Page) -> Int {
    guard page.isIndex else { return 0 }
    let file = page.path.utf8.dropFirst(page.folder.isEmpty ? 0 : page.folder.utf8.count + 1)
    switch file.first {
    case UInt8(ascii: "_"): return 1
    case UInt8(ascii: "r"), UInt8(ascii: "R"): return 2
    default: return 0
    }
  }
}

extension Diagnostic {
  /// A page that is left out.
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
