import Markup
import SourceText

/// How large what people write may be: far more than anybody writes, and so little that it is read in a
/// moment, whatever it says.
package enum SizeLimits {
  /// The bytes of a page.
  package static let page = 2_000_000
  /// The bytes of front matter.
  static let frontMatter = 100_000
  /// The bytes of a template.
  static let template = 500_000

  /// The bytes of a style sheet, a script, an image or another file of a theme, which is published as it is.
  static let themeFile = 20_000_000
  /// The bytes of words, or of statements of rules, in another language.
  static let words = 2_000_000
  /// The bytes of a file that is looked into before it is published, as drawings and HTML are for scripts.
  static let lookedInto = 10_000_000

  /// How many old addresses a site may have, each folder in one counted: a page is written for each of them, of
  /// which a note says no more than a few letters.
  static func redirects(pages: Int) -> Int { 2_000 + 4 * pages }

  /// What is wrong with a text that is too large; nil with any other.
  private static func fault(
    _ what: String, _ id: String, size: Int, limit: Int, at span: SourceSpan, _ note: String
  ) -> Diagnostic? {
    guard size > limit else { return nil }
    return Diagnostic(
      id: id, "\(what) is larger than \(limit / 1000) kB, and is not read", at: span,
      notes: [Diagnostic.Note(note)])
  }

  /// The same of a page.
  static func fault(ofPage file: SourceFile) -> Diagnostic? {
    fault(
      "this page", "page.too-large", size: file.bytes.count, limit: page,
      at: SourceSpan(file: file, range: file.lineRange(0).clamped(to: 0..<80)),
      "make several pages of it")
  }

  /// The same of front matter.
  static func fault(of block: FrontMatterBlock) -> Diagnostic? {
    fault(
      "this front matter", "front-matter.too-large", size: block.yaml.bytes.count,
      limit: frontMatter,
      at: SourceSpan(file: block.span.file, range: block.span.file.lineRange(0)),
      "what is longer belongs into the text")
  }

  /// The bytes that a file of a theme may have, by its name.
  static func limit(ofThemeFile name: String) -> Int {
    if name.hasSuffix(SiteTheme.ending) { return template }
    return ThemeFiles.isOfYAML(name) ? words : themeFile
  }

  /// What is wrong with a file of a theme, of which as many bytes and one more were read.
  static func fault(ofThemeFile name: String, _ file: SourceFile) -> Diagnostic? {
    if name.hasSuffix(SiteTheme.ending) { return fault(ofTemplate: file) }
    return fault(
      "this file of the templates", "template.too-large", size: file.bytes.count,
      limit: limit(ofThemeFile: name), at: SourceSpan(file: file, range: 0..<0),
      ThemeFiles.isOfYAML(name)
        ? "nothing but the words and statements of the site belongs there"
        : "among the notes it may have any size, and pages link to it there")
  }

  /// The same of a template.
  private static func fault(ofTemplate file: SourceFile) -> Diagnostic? {
    fault(
      "this template", "template.too-large", size: file.bytes.count, limit: template,
      at: SourceSpan(file: file, range: file.lineRange(0).clamped(to: 0..<80)),
      "a page's own text belongs into a note")
  }
}
