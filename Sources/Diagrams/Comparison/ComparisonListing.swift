import SourceText

/// Lists a comparison as text: in columns where there is room for them, otherwise one below another,
/// each line with a sign.
///
/// A blank stands before what all sides have, `-` before what the first side has and another lacks,
/// `+` before what the first side lacks, `~` before what all have and not in the same way.
struct ComparisonListing {
  /// A line of one side.
  private struct Cell {
    var text: String
    var sign: Character
  }

  private let comparison: Comparison
  private let isASCII: Bool
  private var cells: [[Cell?]] = []
  private var indents: [Int]
  private static let gap = 3

  init(_ comparison: Comparison, ascii: Bool = false) {
    self.comparison = comparison
    isASCII = ascii
    indents = Array(repeating: 0, count: comparison.sides.count)
    var next = Array(repeating: 0, count: comparison.sides.count)
    for row in comparison.rows {
      var line: [Cell?] = []
      for side in comparison.sides.indices {
        guard let item = row.items[side] else {
          line.append(nil)
          continue
        }
        for index in next[side]..<item { follow(comparison.sides[side].diagram.items[index], side) }
        let place = comparison.sides[side].diagram.items[item]
        line.append(cell(place, side, Self.sign(row, side)))
        follow(place, side)
        next[side] = item + 1
      }
      cells.append(line)
    }
  }

  /// The lines, no wider than asked where columns can be made so.
  func text(width: Int?) -> String {
    let columns = comparison.sides.indices.map(width(of:))
    let needed = columns.reduce(0, +) + Self.gap * max(columns.count - 1, 0)
    var lines: [String] = []
    if let title = comparison.title { lines += [TextFit.clean(title), ""] }
    if let width, needed > width { unified(width, &lines) } else { inColumns(columns, &lines) }
    let sentences = ComparisonProse(comparison).sentences
    if !sentences.isEmpty { lines.append("") }
    for sentence in sentences { append(sentence, width, to: &lines) }
    return lines.reduce(into: "") { text, line in
      text += Self.trimmed(line)
      text += "\n"
    }
  }

  // MARK: Rows

  private static func sign(_ row: Comparison.Row, _ side: Int) -> Character {
    if row.isChanged { return "~" }
    guard row.isPartial else { return " " }
    return row.items[0] == nil ? "+" : "-"
  }

  private func cell(_ item: SequenceDiagram.Item, _ side: Int, _ sign: Character) -> Cell? {
    let diagram = comparison.sides[side].diagram
    let text = ItemText.listed(item, in: diagram, arrow: isASCII ? "->" : "→")
    guard let text else { return nil }
    let blanks = String(repeating: "  ", count: isAcross(item) ? 0 : indents[side])
    return Cell(text: blanks + joined(text), sign: sign)
  }

  /// A text on one line.
  private func joined(_ text: String) -> String {
    var line = ""
    for (index, part) in TextFit.clean(text).split(separator: "\n").enumerated() {
      line += (index > 0 ? " " : "") + String(part)
    }
    return line
  }

  private func isAcross(_ item: SequenceDiagram.Item) -> Bool {
    switch item {
    case .turn, .divider: true
    default: false
    }
  }

  /// Follows the bars, by which calls are indented.
  private mutating func follow(_ item: SequenceDiagram.Item, _ side: Int) {
    switch item {
    case .message(let message): if message.activates { indents[side] += 1 }
    case .activate, .open: indents[side] += 1
    case .deactivate, .close: indents[side] = max(0, indents[side] - 1)
    default: return
    }
  }

  // MARK: Columns

  private func width(of side: Int) -> Int {
    var width = DisplayWidth.columns(TextFit.clean(comparison.sides[side].title)) + 2
    for line in cells {
      if let cell = line[side] { width = max(width, DisplayWidth.columns(cell.text) + 2) }
    }
    return width
  }

  private func inColumns(_ widths: [Int], _ lines: inout [String]) {
    let rule = isASCII ? "-" : "─"
    let edge = isASCII ? " | " : " │ "
    var head = ""
    var under = ""
    for (side, width) in widths.enumerated() {
      if side > 0 {
        head += edge
        under += isASCII ? "-+-" : "─┼─"
      }
      head += padded("  " + TextFit.clean(comparison.sides[side].title), width)
      under += String(repeating: rule, count: width)
    }
    lines += [head, under]
    for line in cells {
      var text = ""
      for (side, width) in widths.enumerated() {
        if side > 0 { text += edge }
        text += padded(line[side].map { "\($0.sign) \($0.text)" } ?? "", width)
      }
      lines.append(text)
    }
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.columns(text)))
  }

  // MARK: One below another

  private func unified(_ width: Int, _ lines: inout [String]) {
    let hasTwo = comparison.sides.count == 2
    for (side, part) in comparison.sides.enumerated() {
      let sign = side == 0 ? "-" : "+"
      lines.append("\(sign)\(sign)\(sign) " + TextFit.clean(part.title))
    }
    for line in cells {
      guard let side = line.firstIndex(where: { $0 != nil }), let cell = line[side] else {
        continue
      }
      let owners = line.indices.filter { line[$0] != nil }
      var text = cell.text
      if !hasTwo, owners.count < line.count {
        text += "  (" + ComparisonProse.joined(owners.map { comparison.sides[$0].title }) + ")"
      }
      for (row, part) in Self.lines(text, max(width - 4, 12)).enumerated() {
        lines.append("\(cell.sign) " + (row > 0 ? "    " : "") + part)
      }
    }
  }

  private func append(_ sentence: String, _ width: Int?, to lines: inout [String]) {
    for (row, part) in Self.lines(sentence, max((width ?? 100) - 2, 12)).enumerated() {
      lines.append((row == 0 ? "* " : "  ") + part)
    }
  }

  private static func lines(_ text: String, _ limit: Int) -> [String] {
    TextFit.broken(TextFit.clean(text), at: limit, cutsWords: false)
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.utf8.last == 0x20 { text.removeLast() }
    return text
  }
}

extension TextRenderer {
  /// A comparison as text, each line ended by a line feed; the same text for the same comparison.
  ///
  /// Where the sides fit beside each other into the width they stand so, otherwise below each other
  /// as in a listing of differences. One in which nothing differs is the diagram of its first side.
  public func render(_ comparison: Comparison) -> String {
    guard !comparison.agrees || comparison.sides.isEmpty else {
      return render(comparison.agreement)
    }
    return ComparisonListing(comparison, ascii: isASCII).text(width: width)
  }
}
