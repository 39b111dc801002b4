import SourceText

/// Finds the YAML at the top of a page.
struct FrontMatterScanner {
  /// The block; nil when the page has none.
  private(set) var block: FrontMatterBlock?
  /// The index of the first line after it.
  private(set) var firstLine = 0
  private(set) var diagnostics: [Diagnostic] = []

  /// Looks at the first lines of a file.
  init(_ file: SourceFile) {
    guard Self.isFence(file, 0, endings: ["---"]) else { return }
    let count = file.lineStarts.count
    var line = 1
    while line < count, !Self.isFence(file, line, endings: ["---", "..."]) { line += 1 }
    guard line < count else {
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
    guard file.lineStarts.count > 1 else { return }
    let next = file.text(file.lineRange(1))
    guard let colon = next.firstIndex(of: ":"), next[..<colon].allSatisfy(\.isLetter) else {
      return
    }
    diagnostics.append(
      Diagnostic(
        id: "front-matter.unclosed", "the front matter is never closed by a line '---'",
        at: SourceSpan(file: file, range: file.lineRange(0))))
  }

  private static func isFence(_ file: SourceFile, _ line: Int, endings: [String]) -> Bool {
    var text = file.text(file.lineRange(line))
    if line == 0, text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return endings.contains(text)
  }
}
