import SourceText

/// Finds the YAML at the top of a page.
struct FrontMatterScanner {
  /// The block; nil when the page has none.
  private(set) var block: FrontMatterBlock?
  /// The index of the first line after it.
  private(set) var firstLine = 0
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether what stands at the top and is not read may say that the page is a draft: front matter of another
  /// format, or front matter that is written badly and has a draft's signs.
  private(set) var mayBeDraft = false

  /// Looks at the first lines of a file.
  init(_ file: SourceFile) {
    guard Self.isFence(file, 0) else {
      if let foreign = ForeignFrontMatter(file) {
        mayBeDraft = true
        firstLine = foreign.firstLine
        diagnostics.append(foreign.diagnostic)
        return
      }
      warnIfNotFirst(file)
      return
    }
    guard let line = Self.end(of: 0, in: file) else {
      warnIfUnclosed(file)
      return
    }
    block = FrontMatterBlock(
      yaml: Snippet(file: file, lineRanges: (1..<line).map { file.lineRange($0) }),
      span: SourceSpan(file: file, range: 0..<file.lineRange(line).upperBound))
    firstLine = line + 1
  }

  /// A rule at the top of a page is no front matter, unless a key follows it.
  private mutating func warnIfUnclosed(_ file: SourceFile) {
    let end =
      file.lineStarts.indices.dropFirst().first { !Self.mayBeOfBlock(file, $0) }
      ?? file.lineStarts.count
    mayBeDraft = Self.hasDraftSigns(file, 1..<end)
    guard mayBeDraft || Self.isKey(file, 1) else { return }
    diagnostics.append(
      Diagnostic(
        id: "front-matter.unclosed", "the front matter is never closed by a line '---'",
        at: SourceSpan(file: file, range: file.lineRange(0)),
        notes: mayBeDraft ? [DraftSigns.note] : []))
  }

  /// Front matter below empty lines, comments and a heading, or after a blank, or with a word behind its
  /// dashes, would be text, and a draft be published.
  private mutating func warnIfNotFirst(_ file: SourceFile) {
    if file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF]) {
      return readSixteenBits(file)
    }
    var line = 0
    var isBelowHeading = false
    while line < file.lineStarts.count {
      let bytes = file.bytes[file.lineRange(line)]
      guard Self.isBeforeBlock(bytes) || Self.isHeading(bytes) else { break }
      isBelowHeading = isBelowHeading || Self.isHeading(bytes)
      line += 1
    }
    guard line < file.lineStarts.count else { return }
    let range = file.lineRange(line)
    let start = range.lowerBound + Self.blanks(before: file.bytes[range])
    let text = file.text(start..<range.upperBound).trimmingBlanks
    guard let ending = Self.ending(ofBlockBegunBy: text),
      let end = Self.end(of: line, in: file, endings: ending)
    else { return }
    // Below a heading a line of dashes parts one thing from another, unless nothing but keys follows it.
    let lines = line + 1..<end
    if isBelowHeading, !lines.allSatisfy({ Self.mayBeOfBlock(file, $0) }) { return }
    mayBeDraft = Self.hasDraftSigns(file, lines)
    let isBlock = text == "---" && !isBelowHeading && Self.isKey(file, line + 1)
    guard mayBeDraft || isBlock else { return }
    diagnostics.append(
      Diagnostic(
        .warning, id: "front-matter.not-first",
        text == "---"
          ? "front matter begins with the first letter of a file, so this is text"
          : "front matter begins with a line '---', so this is text",
        at: SourceSpan(file: file, range: start..<range.upperBound),
        notes: mayBeDraft ? [DraftSigns.note] : []))
  }

  /// A page in UTF-16 is nothing that can be read, which is said of the page; its letters can be told.
  private mutating func readSixteenBits(_ file: SourceFile) {
    let text = file.bytes.dropFirst(2).filter { $0 != 0 }[...]
    guard text.starts(with: "---".utf8) else { return }
    let end = text.dropFirst(3).firstRange(of: Array("\n---".utf8))?.lowerBound
    mayBeDraft = DraftSigns.areIn(text[..<(end ?? text.endIndex)])
  }

  private static func hasDraftSigns(_ file: SourceFile, _ lines: Range<Int>) -> Bool {
    lines.contains { DraftSigns.areIn(file.bytes[file.lineRange($0)]) }
  }

  /// How many bytes at the start of a line are blanks, and marks of byte order.
  private static func blanks(before line: ArraySlice<UInt8>) -> Int {
    var rest = line
    while let first = rest.first {
      if first == 0x20 || first == 0x09 {
        rest = rest.dropFirst()
      } else if rest.starts(with: [0xEF, 0xBB, 0xBF]) {
        rest = rest.dropFirst(3)
      } else {
        break
      }
    }
    return rest.startIndex - line.startIndex
  }

  /// Whether a line is empty or a comment, behind which somebody may have meant front matter to begin.
  private static func isBeforeBlock(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.dropFirst(blanks(before: line))
    guard let first = rest.first else { return true }
    guard first == UInt8(ascii: "<"), rest.starts(with: "<!--".utf8) else { return first == 0x0D }
    var end = rest
    while let last = end.last, last <= 0x20 { end.removeLast() }
    return end.suffix(3).elementsEqual("-->".utf8)
  }

  /// Whether a line is a heading.
  private static func isHeading(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.dropFirst(blanks(before: line))
    return rest.prefix { $0 == UInt8(ascii: "#") }.count > 0
      && rest.drop { $0 == UInt8(ascii: "#") }.first == 0x20
  }

  /// What ends the block that a line seems to begin; nil where it begins none.
  private static func ending(ofBlockBegunBy line: Substring) -> [String]? {
    if line == ";;;" { return [";;;"] }
    guard line.hasPrefix("---") else { return nil }
    let word = line.dropFirst(3).drop { $0 == " " }
    return word.allSatisfy { $0.isASCII && $0.isLetter } ? ["---", "..."] : nil
  }

  /// Whether a line may be one of a block that nothing closes: a key, a comment, part of a list, or empty.
  private static func mayBeOfBlock(_ file: SourceFile, _ line: Int) -> Bool {
    let text = file.text(file.lineRange(line)).trimmingBlanks
    guard let first = text.first, !"#-{".contains(first) else { return true }
    guard let colon = text.firstIndex(where: { ":：".contains($0) }) else { return false }
    return text[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "\"'“”-_".contains($0) }
  }

  /// Whether a line begins as one of front matter does.
  private static func isKey(_ file: SourceFile, _ line: Int) -> Bool {
    guard line < file.lineStarts.count else { return false }
    let text = file.text(file.lineRange(line))
    return text.firstIndex(of: ":").map { text[..<$0].allSatisfy(\.isLetter) } ?? false
  }

  /// The line that ends what a line begins.
  private static func end(of start: Int, in file: SourceFile) -> Int? {
    file.lineStarts.indices.dropFirst(start + 1).first {
      isFence(file, $0, mayBePoints: true)
    }
  }

  /// The line that ends a block which stands elsewhere, or is another tool's.
  private static func end(of start: Int, in file: SourceFile, endings: [String]) -> Int? {
    file.lineStarts.indices.dropFirst(start + 1).first { line in
      let text = file.text(file.lineRange(line)).trimmingBlanks
      return endings.contains { $0 == text }
    }
  }

  /// Whether a line is `---`, or `...` where that may be, with blanks behind it.
  private static func isFence(
    _ file: SourceFile, _ line: Int, mayBePoints: Bool = false
  ) -> Bool {
    var range = file.lineRange(line)
    if line == 0, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      range = min(3, range.upperBound)..<range.upperBound
    }
    guard range.count >= 3 else { return false }
    let mark = file.bytes[range.lowerBound]
    guard mark == UInt8(ascii: "-") || mayBePoints && mark == UInt8(ascii: ".") else {
      return false
    }
    let end = range.lowerBound + 3
    return file.bytes[range.lowerBound..<end].allSatisfy { $0 == mark }
      && file.bytes[end..<range.upperBound].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

extension String {
  /// The text without the blanks around it.
  fileprivate var trimmingBlanks: Substring {
    let rest = drop(while: \.isWhitespace)
    return rest.lastIndex { !$0.isWhitespace }.map { rest[...$0] } ?? ""
  }
}
