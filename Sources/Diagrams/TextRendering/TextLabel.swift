import SourceText

/// A text of a text diagram: its lines, and how many columns the widest takes.
struct TextLabel {
  /// The whole text.
  let text: String
  /// Where its lines stand in it, where it is not one line as it stands.
  private let broken: [LineBreaking.Line]
  /// The columns of the widest line.
  let columns: Int

  /// No text.
  static var none: TextLabel { TextLabel("", columns: 0) }

  init(_ line: String, columns: Int) {
    text = line
    broken = []
    self.columns = columns
  }

  /// A text in lines.
  init(_ text: String, lines: [LineBreaking.Line]) {
    columns = lines.reduce(0) { max($0, $1.width) }
    self.text = lines.count > 1 ? text : lines.first.map { Self.text($0, of: text) } ?? ""
    broken = lines.count > 1 ? lines : []
  }

  /// Two texts, one below the other.
  init(_ first: TextLabel, above second: TextLabel) {
    text = first.text + second.text
    let offset = first.text.utf8.count
    var lines = first.lines
    for line in second.lines {
      lines.append(
        LineBreaking.Line(start: line.start + offset, end: line.end + offset, width: line.width))
    }
    broken = lines
    columns = max(first.columns, second.columns)
  }

  /// How many lines there are; none of an empty text.
  var count: Int { broken.isEmpty ? (text.isEmpty ? 0 : 1) : broken.count }

  /// A line: where it stands in the text, and its columns.
  func line(_ row: Int) -> LineBreaking.Line {
    broken.isEmpty
      ? LineBreaking.Line(start: 0, end: text.utf8.count, width: columns) : broken[row]
  }

  private var lines: [LineBreaking.Line] { (0..<count).map { line($0) } }

  /// The lines as texts.
  var texts: [String] { (0..<count).map { self[$0] } }

  /// A line as a text.
  subscript(row: Int) -> String { broken.isEmpty ? text : Self.text(line(row), of: text) }

  private static func text(_ line: LineBreaking.Line, of text: String) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: line.start)
    return String(text[start..<text.utf8.index(start, offsetBy: line.end - line.start)])
  }

  /// The columns of a line.
  func columns(of row: Int) -> Int { line(row).width }
}
