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

  /// The same of a template.
  static func fault(ofTemplate file: SourceFile) -> Diagnostic? {
    fault(
      "this template", "template.too-large", size: file.bytes.count, limit: template,
      at: SourceSpan(file: file, range: file.lineRange(0).clamped(to: 0..<80)),
      "a page's own text belongs into a note")
  }
}
