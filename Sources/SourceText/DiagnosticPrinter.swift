/// Prints diagnostics as compilers do: `path:line:column: error: message [id]`, the source line, a
/// caret run under the span, then notes and ways out.
public struct DiagnosticPrinter: Sendable {
  /// Creates a printer.
  public init() {}

  /// The text of one diagnostic, ending in a line feed.
  public func print(_ diagnostic: Diagnostic) -> String {
    var text = header(diagnostic.span, diagnostic.severity.rawValue, diagnostic.message)
    text += " [\(diagnostic.id)]\n"
    text += excerpt(diagnostic.span)
    for note in diagnostic.notes {
      if let span = note.span {
        text += header(span, "note", note.message) + "\n" + excerpt(span)
      } else {
        text += "  note: \(Self.printable(note.message))\n"
      }
    }
    for fixIt in diagnostic.fixIts { text += "  help: \(Self.printable(fixIt.message))\n" }
    return text
  }

  /// The text of several diagnostics, in the order given.
  public func print(_ diagnostics: [Diagnostic]) -> String {
    var text = ""
    for diagnostic in diagnostics { text += print(diagnostic) }
    return text
  }

  private func header(_ span: SourceSpan, _ kind: String, _ message: String) -> String {
    let start = span.start
    let path = Self.printable(span.file.path)
    return "\(path):\(start.line):\(start.column): \(kind): \(Self.printable(message))"
  }

  /// The source line and a caret run, aligned at display width; nothing for an empty file. Of a
  /// very long line it is what stands around the span.
  private func excerpt(_ span: SourceSpan) -> String {
    let file = span.file
    guard !file.bytes.isEmpty else { return "" }
    let index = file.lineIndex(at: span.range.lowerBound)
    let whole = file.lineRange(index)
    let lower = min(max(span.range.lowerBound, whole.lowerBound), whole.upperBound)
    let line = Self.window(of: whole, around: lower, in: file)
    let upper = min(max(span.range.upperBound, lower), line.upperBound)
    let start = line.lowerBound > whole.lowerBound ? "…" : ""
    let end = line.upperBound < whole.upperBound ? "…" : ""
    let before = start + Self.printable(file.text(line.lowerBound..<lower))
    let covered = Self.printable(file.text(lower..<upper))
    let rest = Self.printable(file.text(upper..<line.upperBound)) + end
    let number = String(index + 1)
    let gutter = String(repeating: " ", count: number.utf8.count)
    let carets = String(repeating: "^", count: max(1, DisplayWidth.columns(covered)))
    let indent = String(repeating: " ", count: DisplayWidth.columns(before))
    return " \(number) | \(before)\(covered)\(rest)\n \(gutter) | \(indent)\(carets)\n"
  }

  /// How many bytes of a line are shown whole, and how many before the span of a longer one.
  private static let widest = 400, lead = 60

  /// The part of a line that is shown, between whole characters.
  private static func window(of line: Range<Int>, around offset: Int, in file: SourceFile)
    -> Range<Int>
  {
    guard line.count > widest else { return line }
    func isInside(_ place: Int) -> Bool { file.bytes[place] & 0xC0 == 0x80 }
    var lower = max(line.lowerBound, offset - lead)
    while lower < offset, isInside(lower) { lower += 1 }
    var upper = min(line.upperBound, max(offset, lower + widest / 2))
    while upper < line.upperBound, isInside(upper) { upper += 1 }
    return lower..<upper
  }

  /// Tabs as two blanks and other control characters as U+FFFD, so that columns line up, and names that
  /// others have given tell no terminal and no service what to do.
  private static func printable(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: result += "  "
      case 0..<0x20, 0x7F: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
