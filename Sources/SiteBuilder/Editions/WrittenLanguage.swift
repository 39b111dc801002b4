import SourceText

/// The language that the titles of a site's pages are written in, as far as their letters tell it.
enum WrittenLanguage {
  /// How many titles there have to be, and which part of them has to be in the language.
  private static let fewest = 4, part = 0.6

  /// A warning where a site does not say its language and most of its titles are not in English: its pages would be
  /// read aloud as English (WCAG 2.2, 3.1.1).
  static func diagnostics(_ notebook: Notebook) -> [Diagnostic] {
    guard notebook.front?.frontMatter.language == nil,
      let page = notebook.front ?? notebook.pages.first
    else { return [] }
    var counts: [String: Int] = [:]
    let pages = notebook.pages.filter { $0.name.language == nil }
    for page in pages { language(of: page.title).map { counts[$0, default: 0] += 1 } }
    // A title in Japanese may have no kana.
    if let kana = counts["ja"], kana * 4 > counts["zh-Hans"] ?? 0 {
      counts["ja"] = kana + (counts.removeValue(forKey: "zh-Hans") ?? 0)
    }
    guard let (tag, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      count >= fewest, Double(count) >= part * Double(pages.count)
    else { return [] }
    return [
      Diagnostic(
        .warning, id: "page.language",
        "most pages are in another language than English, which the site is said to be in",
        at: SourceSpan(file: page.file, range: 0..<0),
        notes: [Diagnostic.Note("'language: \(tag)' in the front matter of 'index.md' says which")])
    ]
  }

  /// The language of a title that most of its letters belong to, or two at least, since names of programs are Latin in
  /// all languages; nil where they are all Latin.
  private static func language(of title: String) -> String? {
    if title.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    var (counts, letters): ([String: Int], Int) = ([:], 0)
    for scalar in title.unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      if let tag = tag(of: scalar.value) { counts[tag, default: 0] += 1 }
    }
    if counts["ja"] != nil { return "ja" }
    return counts.first { $0.value >= 2 || $0.value * 2 > letters }?.key
  }

  private static func tag(of scalar: UInt32) -> String? {
    switch scalar {
    case 0x0370...0x03FF: "el"
    case 0x0400...0x04FF: "ru"
    case 0x0590...0x05FF: "he"
    case 0x0600...0x06FF: "ar"
    case 0x0900...0x097F: "hi"
    case 0x0E00...0x0E7F: "th"
    case 0x3040...0x30FF: "ja"
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: "zh-Hans"
    case 0xAC00...0xD7AF: "ko"
    default: nil
    }
  }
}
