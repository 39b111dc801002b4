import SourceText

/// A text of a text diagram: its lines, and how many columns the widest takes.
struct TextLabel {
  /// The text where it is one line, as most are.
  private let text: String
  /// Its lines where there are several.
  private let broken: [LineBreaking.BrokenLine]
  /// The columns of the widest line.
  let columns: Int

  /// No text.
  static let none = TextLabel("", columns: 0)

  init(_ line: String, columns: Int) {
    text = line
    broken = []
    self.columns = columns
  }

  init(_ lines: [LineBreaking.BrokenLine]) {
    text = lines.first?.text ?? ""
    broken = lines.count > 1 ? lines : []
    columns = lines.reduce(0) { max($0, $1.width) }
  }

  /// How many lines there are; none of an empty text.
  var count: Int { broken.isEmpty ? (text.isEmpty ? 0 : 1) : broken.count }
  /// Its lines.
  var lines: [LineBreaking.BrokenLine] {
    broken.isEmpty && !text.isEmpty
      ? [LineBreaking.BrokenLine(text: text, width: columns)] : broken
  }

  /// A line.
  subscript(row: Int) -> String { broken.isEmpty ? text : broken[row].text }

  /// The columns of a line.
  func columns(of row: Int) -> Int { broken.isEmpty ? columns : broken[row].width }
}
