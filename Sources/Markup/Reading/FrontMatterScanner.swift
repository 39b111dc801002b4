import SourceText

/// Finds the YAML at the top of a page.
struct FrontMatterScanner {
  /// The block; nil when the page has none.
  private(set) var block: FrontMatterBlock?
  /// The index of the first line after it.
  private(set) var firstLine = 0
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the page begins with front matter of another format, which may say that it is a draft.
  private(set) var isForeign = false

  /// Looks at the first lines of a file.
  init(_ file: SourceFile) {
    guard Self.isFence(file, 0) else {
      if let foreign = ForeignFrontMatter(file) {
        isForeign = true
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
    guard Self.isKey(file, 1) else { return }
    diagnostics.append(
      Diagnostic(
        id: "front-matter.unclosed", "the front matter is never closed by a line '---'",
        at: SourceSpan(file: file, range: file.lineRange(0))))
  }

  /// Front matter below empty lines, or after a blank, would be text, and a draft be published.
  private mutating func warnIfNotFirst(_ file: SourceFile) {
    var line = 0
    while line < file.lineStarts.count, file.text(file.lineRange(line)).allSatisfy(\.isWhitespace) {
      line += 1
    }
    guard line < file.lineStarts.count else { return }
    let range = file.lineRange(line)
    let text = file.text(range)
    guard text.split(separator: " ") == ["---"], Self.isKey(file, line + 1),
      Self.end(of: line, in: file) != nil
    else { return }
    let start = range.lowerBound + text.utf8.prefix { $0 == 0x20 }.count
    diagnostics.append(
      Diagnostic(
        .warning, id: "front-matter.not-first",
        "front matter begins with the first letter of a file, so this is text",
        at: SourceSpan(file: file, range: start..<range.upperBound)))
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
