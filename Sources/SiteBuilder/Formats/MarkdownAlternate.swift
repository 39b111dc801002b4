import Markup
import POSIX
import SourceText

/// A part of a page's source that reads otherwise in its plain Markdown.
struct MarkdownEdit: Sendable {
  /// The bytes that it takes the place of; none of them, and it is put between them.
  let range: Range<Int>
  let text: [UInt8]
}

/// A page as plain Markdown, for readers that are programs: its source without the front matter and
/// without remarks for the writer alone, links by name as links, each diagram as text below the scenario
/// that it shows, and what the page shows of others in its place.
package enum MarkdownAlternate {
  /// Where the alternate of a page is written.
  static func path(of output: String) -> String {
    let ending = ".html"
    let isPage = output.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    return String(Substring(output.utf8.dropLast(isPage ? ending.utf8.count : 0))) + ".md"
  }

  /// The alternate of a page, with what reads otherwise in it, what the page says of itself below its title,
  /// unless that is said elsewhere, and what it lists at its end.
  static func text(
    _ page: Page, _ edits: [MarkdownEdit], describes: Bool = true, list: String = ""
  ) -> [UInt8] {
    let document = page.document
    let bytes = document.file.bytes
    var start = document.frontMatter?.span.range.upperBound ?? 0
    while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + edits.reduce(64) { $0 + $1.text.count })
    if page.outline.titleHeading == nil { text.append(text: "# \(line(page.title))\n\n") }
    var edits = edits
    if describes, let description = page.frontMatter.description {
      let lead = "> \(line(description))"
      if page.outline.beginsWithTitle, let title = document.blocks.first {
        edits.insert(edit(below: title, lead, in: document.file), at: 0)
      } else {
        text.append(text: lead + "\n\n")
      }
    }
    append(document, start..<bytes.count, edits, to: &text)
    guard !list.isEmpty else { return text }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    text.append(text: "\n\n" + list)
    return text
  }

  /// A paragraph below a heading, which would take in text on the next line.
  private static func edit(
    below heading: Block, _ paragraph: String, in file: SourceFile
  ) -> MarkdownEdit {
    let start = heading.span.range.lowerBound
    var line = file.lineIndex(at: start)
    // One that is underlined has its span end somewhere below.
    if file.bytes[start] != UInt8(ascii: "#") {
      let isUnderline: (Int) -> Bool = { line in
        file.bytes[file.lineRange(line)].allSatisfy { $0 == UInt8(ascii: "=") || $0 == 0x20 }
      }
      line = (line + 1..<file.lineStarts.count).first(where: isUnderline) ?? line
    }
    let end = file.lineRange(line).upperBound
    let isAboveText =
      line + 1 < file.lineStarts.count && !isBare(file.bytes[file.lineRange(line + 1)])
    let text = "\n\n\(paragraph)" + (isAboveText ? "\n" : "")
    return MarkdownEdit(range: end..<end, text: Array(text.utf8))
  }

  /// A text on one line.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// A part of a page's source, with what reads otherwise in it.
  static func part(
    of document: Document, _ range: Range<Int>, _ edits: [MarkdownEdit]
  ) -> [UInt8] {
    var text: [UInt8] = []
    append(document, range, edits, to: &text)
    return text
  }

  private static func append(
    _ document: Document, _ range: Range<Int>, _ edits: [MarkdownEdit], to text: inout [UInt8]
  ) {
    let bytes = document.file.bytes
    var position = range.lowerBound
    // Of a remark that goes on before or behind the part, what stands in it is left out.
    let remarks = document.remarks.map {
      MarkdownEdit(range: $0.clamped(to: range), text: [])
    }
    let all = edits + remarks.filter { !$0.range.isEmpty }
    for edit in all.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position && edit.range.upperBound <= range.upperBound {
      text += bytes[position..<edit.range.lowerBound]
      text += edit.text
      position = edit.range.upperBound
    }
    text += bytes[position..<range.upperBound]
  }

  /// What stands before the lines of a block that begins at a place of a page: blanks, and the marks of
  /// quotations.
  static func indentation(at place: Int, in file: SourceFile) -> [UInt8] {
    let kept: [UInt8] = [UInt8(ascii: ">"), UInt8(ascii: "\t")]
    let start = file.lineStarts[file.lineIndex(at: place)]
    return file.bytes[start..<place].map { kept.contains($0) ? $0 : 0x20 }
  }

  /// Lines after the first of a block, each with what stands before those of that block.
  static func indented(_ text: [UInt8], by indentation: [UInt8]) -> [UInt8] {
    guard !indentation.isEmpty else { return text }
    var result: [UInt8] = []
    for (index, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 {
        result.append(0x0A)
        result += indentation
        if line.isEmpty { while result.last == 0x20 { result.removeLast() } }
      }
      result += line
    }
    return result
  }

  /// Blocks in place of what stands alone.
  static func edit(blocks text: [UInt8], at range: Range<Int>, in file: SourceFile) -> MarkdownEdit
  {
    MarkdownEdit(
      range: range, text: indented(text, by: indentation(at: range.lowerBound, in: file)))
  }

  /// Blocks in place of a line of running text, with a blank line between them and that, unless the edit
  /// before has left one.
  static func edit(
    blocks text: [UInt8], inTextAt range: Range<Int>, in file: SourceFile,
    after previous: MarkdownEdit?
  ) -> MarkdownEdit {
    let bytes = file.bytes
    var lines = text
    var start = range.lowerBound
    let first = file.lineIndex(at: start)
    let line = file.lineStarts[first]
    let isBelowText = first > 0 && !isBare(bytes[file.lineRange(first - 1)])
    if isBare(bytes[line..<start]), isBelowText, previous?.leavesBlank(before: start, bytes) != true
    {
      while start > line, bytes[start - 1] == 0x20 { start -= 1 }
      lines.insert(0x0A, at: 0)
    }
    let next = file.lineIndex(at: range.upperBound) + 1
    let isAboveText = next < file.lineStarts.count && !isBare(bytes[file.lineRange(next)])
    if isAboveText { lines.append(0x0A) }
    let indentation = indentation(at: range.lowerBound, in: file)
    return MarkdownEdit(
      range: start..<range.upperBound, text: indented(lines, by: indentation))
  }

  /// Whether a line has nothing on it but the marks of quotations.
  fileprivate static func isBare(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
  }

  /// Code between fences that are longer than any in it.
  package static func fence(_ text: [UInt8], word: String) -> [UInt8] {
    var fence: [UInt8] = []
    fence.reserveCapacity(text.count + word.utf8.count + 16)
    append(fence: text, word: word, to: &fence)
    return fence
  }

  /// Appends code between fences that are longer than any in it.
  static func append(fence text: [UInt8], word: String, to block: inout [UInt8]) {
    let length = max(3, longestRun(in: text) + 1)
    block.append(contentsOf: repeatElement(tick, count: length))
    block.append(text: word)
    block.append(0x0A)
    block.append(contentsOf: text)
    if block.last != 0x0A { block.append(0x0A) }
    block.append(contentsOf: repeatElement(tick, count: length))
  }

  private static let tick = UInt8(ascii: "`")

  /// The most backticks that stand beside each other in a text.
  private static func longestRun(in text: [UInt8]) -> Int {
    // Diagrams are long and have none, which the system finds out soonest.
    let hasNone = unsafe text.withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.map { unsafe memchr($0, Int32(tick), bytes.count) == nil } ?? true
    }
    if hasNone { return 0 }
    var longest = 0
    var run = 0
    for byte in text {
      run = byte == tick ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

extension MarkdownEdit {
  /// Whether it ends with a blank line, and nothing but the end of that stands between it and a place.
  fileprivate func leavesBlank(before place: Int, _ bytes: [UInt8]) -> Bool {
    guard range.upperBound <= place, MarkdownAlternate.isBare(bytes[range.upperBound..<place]),
      let end = text.lastIndex(of: 0x0A)
    else { return false }
    return MarkdownAlternate.isBare(text[end...])
  }
}
