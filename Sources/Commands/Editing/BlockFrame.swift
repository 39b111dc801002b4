import Markup
import SourceText

/// How the lines of a fenced block sit in their page: what stands before each, and how they end.
///
/// A block in a quotation or a list has a prefix before each of its lines; what is written into or
/// after the block needs the same prefix to stay in the same place of the document.
struct BlockFrame {
  /// What stands before each line: blanks, and the `>` of quotations.
  let prefix: String
  /// The same before a line with nothing on it: it leaves no trailing blanks.
  private let emptyLine: String
  /// The page's line ending, as the block's first line has it.
  let lineEnding: String
  /// The language of the page.
  let language: MarkupLanguage
  /// The line of the opening fence.
  let firstLine: Int
  /// The line of the closing fence.
  let lastLine: Int

  /// The frame of the block whose lines a span covers, fences included, or that of a comment.
  init(_ span: SourceSpan, isComment: Bool = false) {
    let file = span.file
    firstLine = file.lineIndex(at: span.range.lowerBound)
    lastLine = file.lineIndex(at: max(span.range.lowerBound, span.range.upperBound - 1))
    let line = file.lineRange(firstLine)
    language = MarkupLanguage(path: file.path)
    let before = Self.prefix(of: file.bytes[line], in: language, isComment: isComment)
    // A list's marker stands before its first line only; below it are blanks.
    let kept: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">")]
    let signsBefore = before.map { kept.contains($0) ? $0 : UInt8(ascii: " ") }
    prefix = String(decoding: signsBefore, as: UTF8.self)
    let last = signsBefore.lastIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? 0
    emptyLine = String(decoding: signsBefore[..<last], as: UTF8.self)
    let next = firstLine + 1
    let end = next < file.lineStarts.count ? file.lineStarts[next] : file.bytes.count
    let ending = file.text(line.upperBound..<max(line.upperBound, end))
    lineEnding = ending.isEmpty ? "\n" : ending
  }

  /// What stands before a fence, or a comment.
  private static func prefix(
    of line: ArraySlice<UInt8>, in language: MarkupLanguage, isComment: Bool
  ) -> ArraySlice<UInt8> {
    guard language.isMarkdown else { return line.prefix { $0 <= 0x20 } }
    let signs =
      isComment ? language.comment.opening.utf8.prefix(1).map { $0 } : Array("`~".utf8)
    return line.prefix { !signs.contains($0) }
  }

  /// A line as it stands in the page, without its ending.
  func line(_ text: String) -> String { text.isEmpty ? emptyLine : prefix + text }

  /// A line of the page as it is without what stands before each; one that has something else there stays.
  func unframed(_ text: String) -> String {
    if text.utf8.starts(with: prefix.utf8) {
      return String(decoding: text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    }
    return text.utf8.elementsEqual(emptyLine.utf8) ? "" : text
  }

  /// Lines as they stand in the page, each with its ending.
  func lines(_ text: String) -> String {
    var lines = text.linesWithLast
    if lines.last == "" { lines.removeLast() }
    return self.lines(lines.map(String.init))
  }

  /// The same of lines that have been taken apart.
  func lines(_ lines: [String]) -> String {
    var text = ""
    for line in lines { text += self.line(line) + lineEnding }
    return text
  }
}
