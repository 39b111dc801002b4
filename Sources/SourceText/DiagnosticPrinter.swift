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
        text += "  note: \(VisibleText.escaped(note.message))\n"
      }
    }
    for fixIt in diagnostic.fixIts { text += "  help: \(VisibleText.escaped(fixIt.message))\n" }
    return text
  }

  /// The text of several diagnostics, in the order given; of very many it is that of those that are shown,
  /// and how many there are beside them.
  public func print(
    _ diagnostics: [Diagnostic], atMost limits: ShownDiagnostics.Limits = .forPeople
  ) -> String {
    let (shown, leftOut) = ShownDiagnostics.chosen(of: diagnostics, limits)
    var text = ""
    for diagnostic in shown { text += print(diagnostic) }
    if let message = leftOut.message { text += "note: " + message + "\n" }
    return text
  }

  private func header(_ span: SourceSpan, _ kind: String, _ message: String) -> String {
    let start = span.start
    let path = VisibleText.escaped(span.file.path)
    return "\(path):\(start.line):\(start.column): \(kind): \(VisibleText.escaped(message))"
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
    let before = start + VisibleText.escaped(file.text(line.lowerBound..<lower))
    let covered = VisibleText.escaped(file.text(lower..<upper))
    let rest = VisibleText.escaped(file.text(upper..<line.upperBound)) + end
    let number = String(file.lineNumber(ofIndex: index))
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
}
