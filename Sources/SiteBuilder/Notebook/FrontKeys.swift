package import SourceText

/// Keys of front matter that speak for the whole site, and so count on its front page alone.
package enum FrontKeys {
  /// All keys that front matter may have, those for scenarios among them.
  package static var all: [String] { FrontMatterParser.keys }

  /// Warns of such keys on other pages. A vault's properties are its keeper's own.
  package static func diagnostics(_ notebook: Notebook) -> [Diagnostic] {
    guard notebook.vault == nil else { return [] }
    return notebook.pages.filter { !($0.isIndex && $0.folder.isEmpty) }.flatMap { page in
      keys(of: page.frontMatter).map { key in
        Diagnostic(
          .warning, id: "front-matter.front-page", "'\(key)' counts on the front page alone",
          at: place(of: key, on: page))
      }
    }
  }

  private static func keys(of matter: FrontMatter) -> [String] {
    guard
      matter.site != nil || matter.edit != nil || matter.allowsHTML != nil
        || matter.history != nil || matter.cards != nil
        || matter.previews != nil || matter.graph != nil
    else { return [] }
    let given = [
      ("site", matter.site != nil), ("edit", matter.edit != nil),
      ("html", matter.allowsHTML != nil),
      ("history", matter.history != nil), ("cards", matter.cards != nil),
      ("previews", matter.previews != nil), ("graph", matter.graph != nil),
    ]
    return given.filter(\.1).map(\.0)
  }

  /// Where a key stands in a page's front matter; the top of the page where that is written otherwise.
  private static func place(of key: String, on page: Page) -> SourceSpan {
    let found = page.file.bytes.firstRange(of: Array("\n\(key):".utf8))?.lowerBound
    let start = found.map { $0 + 1 }
    return SourceSpan(
      file: page.file, range: start.map { $0..<($0 + key.utf8.count) } ?? 0..<0)
  }
}
