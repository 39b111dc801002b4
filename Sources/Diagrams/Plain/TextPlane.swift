import SourceText

/// Rows of line glyphs with texts laid over them; a text is never overwritten.
struct TextPlane {
  /// A row.
  struct Row {
    /// A glyph for each column; a blank where there is nothing.
    var glyphs: [Unicode.Scalar] = []
    /// Texts, which hide the glyphs under them.
    var texts: [(x: Int, columns: Int, text: String)] = []
  }

  private(set) var rows: [Row] = []
  /// How wide rows are expected to be.
  private let width: Int

  init(width: Int) { self.width = width }

  /// Begins a row; what it holds already stands at each of some columns.
  mutating func beginRow(_ uprights: [(x: Int, glyph: Unicode.Scalar)]) {
    rows.append(Row())
    rows[rows.count - 1].glyphs.reserveCapacity(width)
    for upright in uprights { put(upright.glyph, at: upright.x) }
  }

  /// Puts a glyph into the last row, or another.
  mutating func put(_ glyph: Unicode.Scalar, at x: Int, row: Int? = nil) {
    let row = row ?? rows.count - 1
    guard x >= 0, rows.indices.contains(row) else { return }
    while rows[row].glyphs.count <= x { rows[row].glyphs.append(" ") }
    rows[row].glyphs[x] = glyph
  }

  /// The glyph at a column of the last row.
  func glyph(at x: Int, row: Int? = nil) -> Unicode.Scalar {
    let row = row ?? rows.count - 1
    guard rows.indices.contains(row), rows[row].glyphs.indices.contains(x) else { return " " }
    return rows[row].glyphs[x]
  }

  /// Lays a text over the last row, or another.
  mutating func write(_ text: String, at x: Int, row: Int? = nil) {
    let columns = DisplayWidth.columns(text)
    let row = row ?? rows.count - 1
    guard columns > 0, rows.indices.contains(row) else { return }
    rows[row].texts.append((max(x, 0), columns, text))
  }

  /// The rows as lines without trailing blanks.
  func lines() -> [String] { rows.map(Self.line) }

  private static func line(_ row: Row) -> String {
    var line: [UInt8] = []
    line.reserveCapacity(row.glyphs.count * 2)
    var column = 0
    let texts = row.texts.count > 1 ? row.texts.sorted { $0.x < $1.x } : row.texts
    for (x, columns, text) in texts {
      // Texts do not meet; if they did, the later one would move aside.
      while column < x {
        append(column < row.glyphs.count ? row.glyphs[column] : " ", to: &line)
        column += 1
      }
      line.append(contentsOf: text.utf8)
      column += columns
    }
    while column < row.glyphs.count {
      append(row.glyphs[column], to: &line)
      column += 1
    }
    while line.last == 0x20 { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  private static func append(_ scalar: Unicode.Scalar, to line: inout [UInt8]) {
    if scalar.isASCII {
      line.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      line.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
