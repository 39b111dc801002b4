import SourceText

/// Takes the definitions of footnotes, `[^label]: text`, out of a page's lines, in quotations and lists too.
///
/// A definition goes on over what is indented by four and over the lines of its last paragraph, as an item
/// of a list does. So cmark, which would read `[^1]: word` as the definition of a link, is shown an item in
/// its place, and says how far it goes and whether it is code.
struct FootnoteScanner {
  /// A definition: its label, where that stands, and its lines without label and indentation.
  struct Definition {
    let label: String
    let span: SourceSpan
    let lines: PageLines
  }

  /// The beginning of a definition in a line.
  private struct Opening {
    /// How many marks of quotations stand before it, and how many blanks after the last of them.
    var quotes = 0
    var blanks = 0
    var name = 0..<0
    /// Where the text begins.
    var text = 0

    var start: Int { name.lowerBound - 2 }
    /// How far its further lines are indented.
    var indentation: Int { blanks < 4 ? 4 : blanks + 4 }
  }

  private(set) var definitions: [Definition] = []

  /// Whether a line opens a definition; cheap, for a first look at a page.
  static func mayHold(_ lines: PageLines) -> Bool {
    lines.ranges.contains { opening(of: lines.text.bytes[$0]) != nil }
  }

  /// Moves definitions out of `lines`.
  init(_ lines: inout PageLines) {
    for found in Self.extents(in: lines) {
      let range = lines.ranges[found.lowerBound]
      guard let opening = Self.opening(of: lines.text.bytes[range]) else { continue }
      let rest = Self.rest(of: found, in: lines, opening)
      let texts = rest.map {
        let start = TabStops.start(of: $0, behind: opening.indentation, in: lines.text.bytes)
        return start..<$0.upperBound
      }
      definitions.append(
        Definition(
          label: lines.file.text(opening.name),
          span: SourceSpan(file: lines.file, range: opening.name),
          lines: PageLines(
            lines, from: found.lowerBound, ranges: [opening.text..<range.upperBound] + texts)))
      for (line, text) in zip(found, [opening.start..<range.upperBound] + rest) {
        // The marks of quotations stay, or there would be two of them.
        let end = lines.ranges[line].upperBound
        lines.ranges[line] =
          opening.quotes > 0 ? lines.ranges[line].lowerBound..<text.lowerBound : end..<end
      }
    }
  }

  /// The lines of a definition below its first without the marks of quotations.
  private static func rest(
    of found: Range<Int>, in lines: PageLines, _ opening: Opening
  ) -> [Range<Int>] {
    var rest: [Range<Int>] = []
    for line in found.dropFirst() {
      let text = inside(lines.text, lines.ranges[line], opening.quotes)
      if let above = rest.last, isTable(lines.text, [above, text]) { return rest.dropLast() }
      rest.append(text)
    }
    while let last = rest.last, lines.text.bytes[last].allSatisfy({ $0 <= 0x20 }) {
      rest.removeLast()
    }
    return rest
  }

  /// Whether two lines that are not indented begin a table, which ends the paragraph above it.
  private static func isTable(_ text: PageText, _ lines: [Range<Int>]) -> Bool {
    lines.allSatisfy { text.bytes[$0].first.map { $0 > 0x20 } ?? false }
      && text.bytes[lines[1]].contains(UInt8(ascii: "-")) && TableScanner(text, lines) != nil
  }
}

// MARK: - What cmark says

extension FootnoteScanner {
  /// The lines of each definition that stands in no other.
  private static func extents(in lines: PageLines) -> [Range<Int>] {
    let (bytes, columns) = withItems(lines)
    var found: [Range<Int>] = []
    CMarkTree.look(at: bytes) { node in
      guard node.kind == .item, columns[node.startLine - 1] == node.startColumn,
        node.startLine > found.last?.upperBound ?? 0
      else { return }
      let end = min(max(node.endLine, node.startLine), columns.count)
      found.append((node.startLine - 1)..<end)
    }
    return found
  }

  /// The lines with an item in the place of each definition, and the column of that.
  private static func withItems(_ lines: PageLines) -> (bytes: [UInt8], columns: [Int?]) {
    let text = lines.parserText().bytes
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var columns: [Int?] = []
    for line in text.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false) {
      let opening = opening(of: line)
      columns.append(opening.map { $0.start - line.startIndex + 1 })
      guard let opening else {
        bytes += line
        bytes.append(0x0A)
        continue
      }
      bytes += line[..<opening.start]
      bytes.append(UInt8(ascii: "+"))
      // The item's text is to begin where the definition's further lines do.
      let blanks = max(opening.indentation - opening.blanks - 1, 1)
      bytes += Array(repeating: 0x20, count: blanks)
      // Without text there is nothing that the next line could go on with.
      bytes += opening.text < line.endIndex ? line[opening.text...] : [UInt8(ascii: "#")]
      bytes.append(0x0A)
    }
    return (bytes, columns)
  }
}

// MARK: - Lines

extension FootnoteScanner {
  /// A line without the marks of so many quotations, or of fewer, as cmark lets a paragraph go on.
  private static func inside(_ text: PageText, _ range: Range<Int>, _ quotes: Int) -> Range<Int> {
    var start = range.lowerBound
    for _ in 0..<quotes {
      var mark = start
      while mark < range.upperBound, text.bytes[mark] == 0x20 { mark += 1 }
      guard mark < range.upperBound, text.bytes[mark] == UInt8(ascii: ">") else { break }
      start = mark + 1
      if start < range.upperBound, text.bytes[start] == 0x20 { start += 1 }
    }
    return start..<range.upperBound
  }

  /// How a line opens a definition; nil when it does not. Tabs go to the next stop.
  private static func opening(of line: ArraySlice<UInt8>) -> Opening? {
    var opening = Opening()
    var index = line.startIndex
    var column = 0
    while index < line.endIndex {
      switch line[index] {
      case UInt8(ascii: ">"):
        opening.quotes += 1
        opening.blanks = 0
        column += 1
        // One blank belongs to the mark.
        if index + 1 < line.endIndex, line[index + 1] == 0x20 {
          index += 1
          column += 1
        }
      case let byte where byte.isBlank:
        let next = TabStops.column(after: byte, at: column)
        opening.blanks += next - column
        column = next
      default: return named(&opening, at: index, in: line) ? opening : nil
      }
      index += 1
    }
    return nil
  }

  /// Whether a label and a colon stand at a place, which the opening is then told.
  private static func named(
    _ opening: inout Opening, at index: Int, in line: ArraySlice<UInt8>
  ) -> Bool {
    guard let name = FootnoteLabel.range(at: index, in: line),
      line[(name.upperBound + 1)...].first == UInt8(ascii: ":")
    else { return false }
    opening.name = name
    opening.text = line[(name.upperBound + 2)...].drop(while: \.isBlank).startIndex
    return true
  }
}
