import SourceText

/// A text of a text diagram: its lines, and how many columns the widest takes.
struct TextLabel {
  /// The first line; most texts have no other.
  private let first: String
  private let rest: [String]
  /// The columns of the widest line.
  let columns: Int

  /// No text.
  static let none = TextLabel("", columns: 0)

  init(_ line: String, columns: Int) {
    first = line
    rest = []
    self.columns = columns
  }

  init(_ lines: [String]) {
    self.init(lines, columns: lines.reduce(0) { max($0, DisplayWidth.columns($1)) })
  }

  /// Lines of which the widest takes some columns.
  init(_ lines: [String], columns: Int) {
    first = lines.first ?? ""
    rest = Array(lines.dropFirst())
    self.columns = columns
  }

  /// How many lines there are; none of an empty text.
  var count: Int { rest.isEmpty ? (first.isEmpty ? 0 : 1) : rest.count + 1 }
  /// Its lines.
  var lines: [String] { count == 0 ? [] : [first] + rest }

  /// A line.
  subscript(row: Int) -> String { row == 0 ? first : rest[row - 1] }

  /// The columns of a line.
  func columns(of row: Int) -> Int { rest.isEmpty ? columns : DisplayWidth.columns(self[row]) }
}
