import SourceText

/// Finds the formulas of a page, `$a_1$` in a line and `$$` around several, which are shown as they are
/// written.
struct FormulaScanner {
  private static let dollar = UInt8(ascii: "$")

  private let lines: PageLines
  /// The line on which the formula ends that is open.
  private var end: Int?
  /// Whether no line from here on ends with `$$`.
  private var isLast = false

  init(_ lines: PageLines) { self.lines = lines }

  /// The formulas of a line, in order; lines are asked for from the first to the last.
  mutating func formulas(of line: Int) -> LiteralParts {
    let range = lines.ranges[line]
    let text = lines.file.bytes[range]
    var parts = LiteralParts()
    if let last = end {
      if line == last { end = nil }
      parts.addFormula(Self.trimmed(text).indices, isStart: false, isEnd: line == last)
      return parts
    }
    guard text.contains(Self.dollar) else { return parts }
    if !isLast, text.drop(while: { $0 <= 0x20 }).starts(with: "$$".utf8) {
      if let last = closing(from: line) {
        if last > line { end = last }
        parts.addFormula(Self.trimmed(text).indices, isEnd: last == line)
        return parts
      }
      isLast = true
    }
    for formula in Self.inLine(text) { parts.addFormula(formula) }
    return parts
  }

  /// The line that ends with the `$$` that closes what a line opens.
  private func closing(from line: Int) -> Int? {
    let own = Self.trimmed(lines.file.bytes[lines.ranges[line]])
    if own.count > 4, own.suffix(2).elementsEqual("$$".utf8) { return line }
    return (line + 1..<lines.ranges.count).first { line in
      Self.trimmed(lines.file.bytes[lines.ranges[line]]).suffix(2).elementsEqual("$$".utf8)
    }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop { $0 <= 0x20 }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return text
  }

  /// `$a$`: no blank inside at its ends, no digit after it, so that `$5 and $6` are prices; and nothing
  /// that is code.
  static func inLine(_ text: ArraySlice<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for (index, byte) in zip(text.indices, text) {
      let next = index + 1 < text.endIndex ? text[index + 1] : 0x20
      switch byte {
      case UInt8(ascii: "`"): start = nil
      case dollar:
        if index > text.startIndex, text[index - 1] == UInt8(ascii: "\\") { continue }
        if let opening = start, text[index - 1] > 0x20, index > opening + 1,
          !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
        {
          found.append(opening..<index + 1)
          start = nil
        } else {
          start = next > 0x20 ? index : nil
        }
      default: break
      }
    }
    return found
  }
}
