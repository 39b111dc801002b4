/// Hands out the formulas of some lines, line by line.
struct FormulaParts {
  private let lines: PageLines
  private let formulas: [LiteralScanner.Literal]
  private var line = 0
  /// The first formula that has not ended before the line.
  private var current = 0
  /// What stands before the text of the line on which the current formula begins.
  private var quotes = 0

  init(_ lines: PageLines) {
    self.lines = lines
    let text = lines.text.bytes[lines.wholeRange]
    guard text.holds("$") else {
      formulas = []
      return
    }
    // Only where a formula may go over lines does it matter what is code.
    let kinds = text.holdsTwo("$") ? LineKind.of(lines) : []
    formulas = LiteralScanner(lines.text.bytes, lines.ranges, kinds).formulas
  }

  /// The formulas of the next line, in order.
  mutating func next() -> LiteralParts {
    var parts = LiteralParts()
    guard current < formulas.count else { return parts }
    while current < formulas.count, formulas[current].lines.lowerBound <= line {
      let formula = formulas[current]
      parts.addFormula(
        part(of: formula), isStart: formula.lines.lowerBound == line,
        isEnd: formula.lines.upperBound == line)
      guard formula.lines.upperBound == line else { break }
      current += 1
    }
    line += 1
    return parts
  }

  /// What of a formula stands on the line, without the blanks around it.
  private mutating func part(of formula: LiteralScanner.Literal) -> Range<Int> {
    let bytes = lines.text.bytes
    let range = lines.ranges[line]
    var start = formula.range.lowerBound
    if formula.lines.lowerBound < line {
      start = LinePrefix.afterQuotes(quotes, bytes, range)
    } else if formula.lines.count > 1 {
      quotes = LinePrefix(bytes, range).quotes
    }
    return bytes.trimmed(start..<max(start, min(formula.range.upperBound, range.upperBound)))
  }
}
