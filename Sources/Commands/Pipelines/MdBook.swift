import SiteBuilder
import SourceText

/// A book as mdBook hands it to a preprocessor: `[context, book]`.
///
/// Versions of mdBook differ in what else the two have in them, which is handed back as it came.
struct MdBook {
  /// A chapter: its text, and where that stands in the JSON.
  struct Chapter {
    let file: SourceFile
    fileprivate let content: Range<Int>
  }

  /// Whether the book becomes HTML.
  let isHTML: Bool
  /// The chapters that have a text, in the order of the book.
  let chapters: [Chapter]
  private let file: SourceFile
  /// Where the book stands in what was handed over.
  private let book: Range<Int>

  init(_ file: SourceFile) throws(JSONFault) {
    self.file = file
    if file.bytes.count > JSONTree.largest {
      throw Self.fault("the book is larger than \(JSONTree.largest / 1_000_000) MB", file, 0..<0)
    }
    let tree = try JSONTree(file)
    let whole = tree.elements(0)
    guard whole.count == 2, tree.kind(whole[0]) == .object, tree.kind(whole[1]) == .object else {
      throw Self.fault(
        "mdBook hands over '[context, book]', and this is something else", file, tree.range(0))
    }
    let (context, book) = (whole[0], whole[1])
    self.book = tree.range(book)
    isHTML = tree.string(tree.member("renderer", of: context)) == "html"
    let root = tree.string(tree.member("root", of: context)) ?? ""
    let settings = tree.member("book", of: tree.member("config", of: context))
    let source = tree.string(tree.member("src", of: settings)) ?? "src"
    let folder = NotePath.joined(root, source)
    var chapters: [Chapter] = []
    // Older versions call the items sections.
    var pending = Array(
      tree.elements(tree.member("sections", of: book) ?? tree.member("items", of: book)).reversed())
    while let item = pending.popLast() {
      guard let chapter = tree.member("Chapter", of: item) else { continue }
      pending += tree.elements(tree.member("sub_items", of: chapter)).reversed()
      guard let content = tree.member("content", of: chapter), let text = tree.string(content)
      else { continue }
      let path =
        tree.string(tree.member("source_path", of: chapter))
        ?? tree.string(tree.member("path", of: chapter))
        ?? tree.string(tree.member("name", of: chapter)) ?? ""
      chapters.append(
        Chapter(
          file: SourceFile(
            path: NotePath.spelledFromHere(NotePath.joined(folder, path)), bytes: Array(text.utf8)),
          content: tree.range(content)))
    }
    self.chapters = chapters
  }

  private static func fault(_ message: String, _ file: SourceFile, _ range: Range<Int>) -> JSONFault
  {
    let line = file.lineRange(0)
    let shown = range.lowerBound..<min(range.upperBound, max(line.upperBound, range.lowerBound))
    return JSONFault(
      diagnostic: Diagnostic(
        id: "mdbook.protocol", message, at: SourceSpan(file: file, range: shown)))
  }

  /// The book with other texts of its chapters.
  func replacing(_ contents: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    var done = book.lowerBound
    for (chapter, content) in zip(chapters, contents).sorted(by: {
      $0.0.content.lowerBound < $1.0.content.lowerBound
    }) where chapter.file.bytes != content {
      bytes += file.bytes[done..<chapter.content.lowerBound]
      bytes += JSONString.quoted(String(decoding: content, as: UTF8.self)).utf8
      done = chapter.content.upperBound
    }
    return bytes + file.bytes[done..<book.upperBound]
  }
}
