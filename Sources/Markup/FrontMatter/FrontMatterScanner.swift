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
    if Self.isText(file, 1..<line) { return }
    block = FrontMatterBlock(
      yaml: Snippet(file: file, lineRanges: (1..<line).map { file.lineRange($0) }),
      span: SourceSpan(file: file, range: 0..<file.lineRange(line).upperBound))
    firstLine = line + 1
  }

  /// Whether what stands between two rules is text of the page: an empty line comes first, and no key after it.
  private static func isText(_ file: SourceFile, _ lines: Range<Int>) -> Bool {
    func isEmpty(_ line: Int) -> Bool { file.bytes[file.lineRange(line)].allSatisfy(\.isHTMLSpace) }
    guard let first = lines.first, isEmpty(first), !lines.allSatisfy(isEmpty) else { return false }
    return !lines.contains { isKey(file, $0) } && !hasDraftSigns(file, lines)
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
    let text = Self.seen(file, start..<range.upperBound)
    if let signs = Self.lines(ofBlockIn: text) {
      mayBeDraft = DraftSigns.areIn(Array(signs.utf8)[...])
      if mayBeDraft { diagnostics.append(.notFirst(file, start..<range.upperBound, text, true)) }
      return
    }
    guard let isEnding = Self.ending(ofBlockBegunBy: text),
      let end = file.lineStarts.indices.dropFirst(line + 1).first(where: {
        isEnding(Self.seen(file, file.lineRange($0)))
      })
    else { return }
    // Below a heading a line of dashes parts one thing from another, and so do other dashes, unless nothing but
    // keys follows it.
    let lines = line + 1..<end
    if isBelowHeading || Self.isOtherRule(text), !lines.allSatisfy({ Self.mayBeOfBlock(file, $0) })
    {
      return
    }
    mayBeDraft = Self.hasDraftSigns(file, lines)
    let isBlock = text == "---" && !isBelowHeading && Self.isKey(file, line + 1)
    guard mayBeDraft || isBlock else { return }
    diagnostics.append(.notFirst(file, start..<range.upperBound, text, mayBeDraft))
  }

  /// A line as a reader sees it, without the blanks around it.
  private static func seen(_ file: SourceFile, _ range: Range<Int>) -> Substring {
    VisibleText.seen(file.text(range)).trimmingBlanks
  }

  /// What stands in a block all of whose lines are one to Markdown, since they end with other characters, such
  /// as U+2028; nil where a line is no such block.
  private static func lines(ofBlockIn text: Substring) -> String? {
    guard let first = text.first, isDash(first) else { return nil }
    let lines = text.split(whereSeparator: \.isNewline).map { (line: Substring) -> Substring in
      String(line).trimmingBlanks
    }
    guard lines.count > 1, ending(ofBlockBegunBy: lines[0]) != nil else { return nil }
    return lines.dropFirst().prefix(while: { !isRule($0) }).joined(separator: "\n")
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

  /// How many bytes at the start of a line are blanks, and characters that nobody sees.
  private static func blanks(before line: ArraySlice<UInt8>) -> Int {
    let rest = line.drop(while: \.isBlank)
    guard let first = rest.first, first < 0x20 || first >= 0x7F else {
      return rest.startIndex - line.startIndex
    }
    var count = 0
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
      let seen = VisibleText.seen(String(scalar))
      guard seen.isEmpty || seen == " " || seen == "\t" else { break }
      count += UTF8.width(scalar)
    }
    return count
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

  /// What tells the line that ends the block which a line seems to begin; nil where it begins none.
  private static func ending(ofBlockBegunBy line: Substring) -> ((Substring) -> Bool)? {
    if line == ";;;" { return { $0 == ";;;" } }
    if isOtherRule(line) { return isRule }
    guard line.hasPrefix("---") else { return nil }
    let word = line.dropFirst(3).drop { $0 == " " }
    guard word.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    return isRule
  }

  /// Whether a line may be meant to end a block.
  private static func isRule(_ line: Substring) -> Bool {
    line == "---" || line == "..." || line == "…" || isOtherRule(line)
  }

  /// Whether a line is what is typed or made of `---`: a dash too many, or those that writing programs put
  /// for two or three of them.
  private static func isOtherRule(_ line: Substring) -> Bool {
    guard line != "---", line != "-", line.allSatisfy(isDash) else { return false }
    return !line.isEmpty
  }

  private static func isDash(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.generalCategory == .dashPunctuation
      || character == "\u{2212}"
  }

  /// Whether a line may be one of a block that nothing closes: a key, a comment, part of a list, or empty.
  private static func mayBeOfBlock(_ file: SourceFile, _ line: Int) -> Bool {
    let text = seen(file, file.lineRange(line))
    guard let first = text.first, !"#-{".contains(first) else { return true }
    guard let colon = text.firstIndex(where: { ":：".contains($0) }) else { return false }
    return text[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "\"'“”-_".contains($0) }
  }

  /// Whether a line begins as one of front matter does.
  private static func isKey(_ file: SourceFile, _ line: Int) -> Bool {
    guard line < file.lineStarts.count else { return false }
    let text = seen(file, file.lineRange(line))
    return text.firstIndex(of: ":").map { text[..<$0].allSatisfy(\.isLetter) } ?? false
  }

  /// The line that ends what a line begins.
  private static func end(of start: Int, in file: SourceFile) -> Int? {
    file.lineStarts.indices.dropFirst(start + 1).first {
      isFence(file, $0, mayBePoints: true)
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
      && file.bytes[end..<range.upperBound].allSatisfy(\.isBlank)
  }
}

extension Diagnostic {
  /// Front matter that is text, since it does not begin as it should.
  fileprivate static func notFirst(
    _ file: SourceFile, _ range: Range<Int>, _ line: Substring, _ isDraft: Bool
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "front-matter.not-first",
      line == "---"
        ? "front matter begins with the first letter of a file, so this is text"
        : "front matter begins with a line '---', so this is text",
      at: SourceSpan(file: file, range: range), notes: isDraft ? [DraftSigns.note] : [])
  }
}

extension String {
  /// The text without the blanks around it.
  fileprivate var trimmingBlanks: Substring {
    let rest = drop(while: \.isWhitespace)
    return rest.lastIndex { !$0.isWhitespace }.map { rest[...$0] } ?? ""
  }
}
