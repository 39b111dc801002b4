import SourceText

/// How long the title of a page may be: links, lists and the navigation of all pages have it, so that a long one
/// would be in a site as often as there are pages.
enum PageTitle {
  private static let most = 300

  /// The title, or the beginning of one that is too long.
  static func cut(_ title: String) -> String {
    // A character may have any number of bytes.
    guard title.utf8.count > most else { return title }
    var beginning = title.prefix(most / 3)
    while beginning.last == " " { beginning.removeLast() }
    return beginning.utf8.count > 4 * most ? "…" : beginning + "…"
  }

  /// A warning where a title has been cut.
  static func diagnostics(_ outline: PageOutline, of file: SourceFile) -> [Diagnostic] {
    let whole = outline.frontMatter.title ?? outline.titleHeading?.text ?? outline.title
    guard outline.title.hasSuffix("…"), cut(whole) == outline.title, whole != outline.title else {
      return []
    }
    return [
      Diagnostic(
        .warning, id: "page.long-title",
        "this page's title has more than \(most) bytes, and is cut wherever it is shown",
        at: SourceSpan(file: file, range: 0..<0),
        notes: [Diagnostic.Note("'title:' in the front matter gives it a shorter one")])
    ]
  }
}
