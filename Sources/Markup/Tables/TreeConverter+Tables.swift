import SourceText

/// Tables, which to cmark are paragraphs, or headings where a rule stands below one.
extension TreeConverter {
  /// Adds a paragraph as a table, or a heading whose underline is one below a table; false when there
  /// is none in it.
  mutating func addTable(_ node: borrowing CMarkNode) -> Bool {
    let first = node.startLine
    let last = min(node.endLine, lines.ranges.count)
    guard first >= 1, last > first else { return false }
    var ranges = (first...last).map { line in
      stripped(line, from: line == first ? node.startColumn : 1)
    }
    let underline = node.kind == .heading ? takeUnderline(&ranges) : nil
    let tableEnd = isBelowTable ? nil : tableEnd
    let scanned = TableScanner(lines.text, ranges) { row in
      tableEnd?.isBefore(lines.text.bytes[lines.ranges[first + row - 1]]) ?? false
    }
    guard var table = scanned else { return false }
    let block = underline.flatMap { Self.block(ofUnderline: lines.text.bytes[$0]) }
    if let underline, block == nil, table.leadingLines + 2 + table.rowCount == ranges.count,
      let longer = TableScanner(lines.text, ranges + [underline])
    {
      ranges.append(underline)
      table = longer
    }
    if table.leadingLines > 0 { addPart(ranges[..<table.leadingLines], from: first) }
    let end = table.leadingLines + 2 + table.rowCount
    if table.isCut {
      context.diagnostics.append(.cutTable(at: lines.span(from: first + end, through: first + end)))
    }
    addTable(table, lines.span(from: first + table.leadingLines, through: first + end - 1))
    if end < ranges.count {
      if frames.count == 1 {
        ranges[end...] = lines.ranges[(first + end - 1)..<(first + ranges.count - 1)]
      }
      // Once is enough, or lines that take turns with tables would be converted over and over.
      isBelowTable = true
      addPart(ranges[end...], from: first)
      isBelowTable = false
    }
    if let block {
      let line = first + ranges.count
      add(block, lines.span(from: line, through: line))
    }
    return true
  }

  /// Takes the underline off the lines of a heading, whose last line cmark may say to be the one below it.
  private func takeUnderline(_ ranges: inout [Range<Int>]) -> Range<Int>? {
    func isUnderline(_ range: Range<Int>) -> Bool {
      let text = lines.text.bytes[range].filter { $0 > 0x20 }
      guard let mark = text.first, mark == 0x2D || mark == 0x3D else { return false }
      return text.allSatisfy { $0 == mark }
    }
    if ranges.count > 2, isUnderline(ranges[ranges.count - 2]) { ranges.removeLast() }
    return ranges.last.map(isUnderline) == true ? ranges.removeLast() : nil
  }

  /// The running text of the cells of a table, row by row.
  private static func cells(
    of table: TableScanner, _ context: ParseContext, at span: SourceSpan
  ) -> [[Inline]] {
    var cells: [[Inline]] = []
    cells.reserveCapacity(table.cells.count)
    var others: [Int] = []
    for range in table.cells {
      let plain = PlainCell.inlines(context.text.bytes[range])
      if plain == nil { others.append(cells.count) }
      cells.append(plain ?? [])
    }
    if others.isEmpty { return cells }
    let input = table.parserText(context.text, of: others)
    let lines = TextConverter.lines(of: input, context, at: span)
    for (place, inlines) in zip(others, lines) { cells[place] = inlines }
    return cells
  }

  private mutating func addTable(_ table: TableScanner, _ span: SourceSpan) {
    let cells = Self.cells(of: table, context, at: span)
    let width = table.alignments.count
    let rows = stride(from: width, to: cells.count, by: width).map {
      Array(cells[$0..<($0 + width)])
    }
    add(
      .table(Table(alignments: table.alignments, head: Array(cells[..<width]), rows: rows)), span)
  }

  /// What the underline of a heading is when it stands below a table; nil for a row of it.
  private static func block(ofUnderline line: ArraySlice<UInt8>) -> Block.Kind? {
    let dashes = line.count { $0 == UInt8(ascii: "-") }
    if dashes == 0 || dashes == 2 { return nil }
    let item = List.Item(task: nil, blocks: [])
    return dashes > 2 ? .thematicBreak : .list(List(start: nil, isTight: true, items: [item]))
  }

  /// Adds what comes before a table in a paragraph, or after it, as blocks beside it.
  private mutating func addPart(_ ranges: ArraySlice<Range<Int>>, from first: Int) {
    let start = first + ranges.startIndex
    let part = PageLines(lines, from: start - 1, ranges: Array(ranges))
    // What went on with the paragraph goes on with it, whatever it looks like.
    convert(part.parserText(indent: ranges.startIndex == 0 ? 4 : 0), from: start)
  }

  /// What tells the lines at which tables end here.
  private var tableEnd: TableEnd {
    let item = frames.last { if case .item = $0.role { true } else { false } }
    return TableEnd(isInQuote: quotes > 0, itemColumn: item?.column)
  }

  /// A line of a paragraph without the marks of the quotations it stands in.
  private func stripped(_ line: Int, from column: Int) -> Range<Int> {
    let range = lines.ranges[line - 1]
    guard column <= 1 else {
      return lines.offset(ofColumn: column, in: line - 1)..<range.upperBound
    }
    var start = range.lowerBound
    var remaining = quotes
    while start < range.upperBound {
      let byte = lines.text.bytes[start]
      if byte == UInt8(ascii: ">"), remaining > 0 {
        remaining -= 1
      } else if byte != 0x20, byte != 0x09, byte != 0 {
        break
      }
      start += 1
    }
    return start..<range.upperBound
  }
}

/// Tells the lines that go on with a paragraph of its container without being in it, or, in none, are
/// indented as code is: tables end before them.
private struct TableEnd {
  let isInQuote: Bool
  /// The column of the mark of the item that the table is in.
  let itemColumn: Int?

  func isBefore(_ line: ArraySlice<UInt8>) -> Bool {
    let indent = line.prefix { $0 == 0x20 }.count
    let next = line.dropFirst(indent).first
    if isInQuote { return next != UInt8(ascii: ">") }
    guard let itemColumn else { return indent > 3 || next == 0x09 }
    return indent < itemColumn + 1 && next != 0x09
  }
}

extension Diagnostic {
  fileprivate static func cutTable(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, id: "table.too-many-missing-cells",
      "the table ends before this line, for the rows above have left out more than"
        + " \(TableScanner.filledLimit) cells", at: span)
  }
}
