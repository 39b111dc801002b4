import SourceText

/// Recognises a table among the lines of a paragraph, by GitHub's rules.
///
/// To cmark a table is a paragraph. A cell ends at a `|` that no backslash escapes, also inside a
/// code span; rows may have fewer cells than the head, or more, which are dropped.
struct TableScanner {
  /// How many lines of the paragraph come before the head.
  let leadingLines: Int
  let alignments: [Table.Alignment]
  /// The cells of the head and then of each row, one run of bytes for each column; empty where one is
  /// missing.
  private(set) var cells: [Range<Int>]
  /// How many rows there are below the head.
  var rowCount: Int { cells.count / alignments.count - 1 }
  /// Whether the table ends where it does because so many cells were missing before.
  private(set) var isCut = false
  private var filled = 0

  /// How many missing cells are filled in, as GitHub limits it: a head of thousands of columns, over as many
  /// rows of one cell, would make of a small page a very large one.
  static let filledLimit = 0x80000

  /// Looks for a head and the line of dashes below it.
  ///
  /// Rows end at a line that stands outside, which may be said of each line.
  init?(_ text: PageText, _ lines: [Range<Int>], isOutside: (Int) -> Bool = { _ in false }) {
    guard lines.count > 1 else { return nil }
    for index in 1..<lines.count {
      guard let alignments = Self.alignments(text, lines[index]) else { continue }
      let head = Self.cells(text, lines[index - 1])
      let hasPipe = [index - 1, index].contains {
        text.bytes[lines[$0]].contains(UInt8(ascii: "|"))
      }
      guard hasPipe, head.count == alignments.count else { continue }
      self.leadingLines = index - 1
      self.alignments = alignments
      cells = head
      let isOpen = isOutside(index)
      for row in (index + 1)..<lines.count {
        if Self.isItem(text.bytes[lines[row]]) || !isOpen && isOutside(row) { break }
        isCut = filled > Self.filledLimit
        if isCut { break }
        addRow(text, lines[row])
      }
      return
    }
    return nil
  }

  /// Adds the cells of a row, as many as there are columns.
  private mutating func addRow(_ text: PageText, _ line: Range<Int>) {
    let start = cells.count
    Self.addCells(text, line, to: &cells)
    let missing = alignments.count - (cells.count - start)
    if missing < 0 { cells.removeLast(-missing) }
    filled += max(missing, 0)
    let end = line.upperBound..<line.upperBound
    for _ in 0..<max(missing, 0) { cells.append(end) }
  }

  /// Whether a line begins an item that ends a table, though no paragraph: an empty one, or one of a list
  /// that starts later.
  private static func isItem(_ line: ArraySlice<UInt8>) -> Bool {
    let digits = line.prefix(while: \.isDigit)
    let rest = line.dropFirst(digits.count)
    guard let mark = rest.first else { return false }
    let isBlank = rest.dropFirst().first.map { $0 <= 0x20 } ?? true
    if digits.isEmpty { return "-+*".utf8.contains(mark) && isBlank }
    return digits.count < 10 && ".)".utf8.contains(mark) && isBlank
  }

  /// What the line of dashes says; nil when the line is none.
  private static func alignments(_ text: PageText, _ line: Range<Int>) -> [Table.Alignment]? {
    let bytes = text.bytes[line]
    guard bytes.allSatisfy(isOfDashes), bytes.contains(UInt8(ascii: "-")) else { return nil }
    var found: [Table.Alignment] = []
    for cell in cells(text, line) {
      let bytes = text.bytes[cell]
      let startsWithColon = bytes.first == UInt8(ascii: ":")
      let endsWithColon = bytes.last == UInt8(ascii: ":") && bytes.count > 1
      let dashes = bytes.dropFirst(startsWithColon ? 1 : 0).dropLast(endsWithColon ? 1 : 0)
      guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
      switch (startsWithColon, endsWithColon) {
      case (false, false): found.append(.natural)
      case (true, false): found.append(.left)
      case (true, true): found.append(.center)
      case (false, true): found.append(.right)
      }
    }
    return found
  }

  /// Whether a byte may stand in the line of dashes.
  private static func isOfDashes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "|"), 0x20, 0x09: true
    default: false
    }
  }

  /// The cells of a line, without the blanks around them.
  private static func cells(_ text: PageText, _ line: Range<Int>) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    addCells(text, line, to: &cells)
    return cells
  }

  private static func addCells(
    _ text: PageText, _ line: Range<Int>, to cells: inout [Range<Int>]
  ) {
    let row = text.bytes.trimmed(line)
    var start = row.lowerBound
    var index = row.lowerBound
    if index < row.upperBound, text.bytes[index] == UInt8(ascii: "|") {
      index += 1
      start = index
    }
    while index < row.upperBound {
      if text.bytes[index] == UInt8(ascii: "|"), text.bytes[index - 1] != UInt8(ascii: "\\") {
        cells.append(text.bytes.trimmed(start..<index))
        start = index + 1
      }
      index += 1
    }
    if start < row.upperBound { cells.append(text.bytes.trimmed(start..<row.upperBound)) }
  }
}

extension TableScanner {
  /// Some of the cells, each a line of running text.
  func parserText(_ text: PageText, of numbers: [Int]) -> ParserText {
    let result = ParserText(leavesOutBlanked: text.isBlanked, capacity: 0)
    for number in numbers {
      let cell = text.bytes[cells[number]]
      result.appendLine { Self.append(cell, to: result) }
    }
    return result
  }

  private static func append(_ cell: ArraySlice<UInt8>, to result: ParserText) {
    if !cell.holds("!", "["), !EscapeGuard.mayMatter(in: cell) {
      result.append(cell)
    } else if cell.holds("\\", "|") {
      let places = unescapedPipes(cell)
      let start = result.bytes.count
      append(guarded: places.map { cell[$0] }[...], to: result)
      result.move(from: start, to: places + [cell.endIndex])
    } else {
      append(guarded: cell, to: result)
    }
  }

  private static func append(guarded cell: ArraySlice<UInt8>, to result: ParserText) {
    var parts = LiteralParts()
    if cell.holds("$") {
      let scanner = LiteralScanner(Array(cell), [0..<cell.count])
      for formula in scanner.formulas {
        let start = cell.startIndex + formula.range.lowerBound
        parts.addFormula(start..<(start + formula.range.count))
      }
    }
    var images = OpenImages(cell)
    parts.addOthers(of: cell, &images)
    EscapeGuard.append(cell, parts, to: result)
  }

  /// The places of a cell's bytes but for the backslashes before `|`.
  private static func unescapedPipes(_ cell: ArraySlice<UInt8>) -> [Int] {
    cell.indices.filter {
      cell[$0] != UInt8(ascii: "\\") || $0 + 1 == cell.endIndex || cell[$0 + 1] != UInt8(ascii: "|")
    }
  }
}
