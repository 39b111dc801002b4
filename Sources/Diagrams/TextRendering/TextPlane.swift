import SourceText

/// Rows of line glyphs with texts laid over them; a text is never overwritten.
struct TextPlane {
  /// Where a blank stands beside a text.
  enum Padding { case none, after, around }

  /// A part of a text at its place, which hides the glyphs under it.
  private struct Laid {
    var row: Int
    var x: Int
    var columns: Int
    /// Its bytes, with the blanks beside it.
    var bytes: Range<Int>
  }

  /// How many rows there are.
  private(set) var rowCount = 0
  /// The columns of the widest row, as far as something was put or laid there.
  private(set) var extent = 0
  /// The glyphs, row by row; a blank where there is nothing.
  private var glyphs: [TextCell] = []
  /// The texts one after another, in UTF-8: a string for each would have to be kept and given up.
  private var bytes: [UInt8] = []
  private var laid: [Laid] = []
  /// How wide a row is.
  private var width: Int
  /// What a row holds when it begins.
  private var template: [TextCell]

  init(width: Int, rows: Int) {
    self.width = max(width, 1)
    template = Array(of: TextCell.blank, count: max(width, 1))
    glyphs.reserveCapacity(template.count * rows)
    bytes.reserveCapacity(rows * 32)
    laid.reserveCapacity(rows)
  }

  /// Changes what stands at a column when a row begins; nil for nothing.
  mutating func setUpright(_ glyph: Unicode.Scalar?, at x: Int) {
    guard template.indices.contains(x) else { return }
    template[x] = glyph.map { TextCell($0) } ?? .blank
  }

  /// Begins a row; with the uprights in it, or empty.
  mutating func beginRow(isEmpty: Bool = false) {
    if isEmpty {
      glyphs.append(contentsOf: repeatElement(TextCell.blank, count: width))
    } else {
      glyphs.append(contentsOf: template)
    }
    rowCount += 1
  }

  /// Puts a glyph into the last row, or another.
  mutating func put(_ glyph: Unicode.Scalar, at x: Int, row: Int? = nil) {
    let row = row ?? rowCount - 1
    guard x >= 0, row >= 0, row < rowCount else { return }
    if x >= width { widen(to: x + 1) }
    if x >= extent { extent = x + 1 }
    glyphs[row * width + x] = TextCell(glyph)
  }

  /// Puts a line into the last row, or another, between two columns and without them; it crosses the
  /// uprights on its way.
  mutating func putLine(
    _ line: Unicode.Scalar, from: Int, to: Int,
    crossing uprights: [(upright: TextCell, crossed: TextCell)] = [],
    row: Int? = nil
  ) {
    let row = row ?? rowCount - 1
    let first = max(min(from, to) + 1, 0)
    let end = max(from, to)
    guard first < end, row >= 0, row < rowCount else { return }
    if end > width { widen(to: end) }
    extent = max(extent, end)
    let start = row * width
    unsafe glyphs.withUnsafeMutableBufferPointer { glyphs in
      unsafe TextCell.cross(
        UnsafeMutableBufferPointer(rebasing: glyphs[start + first..<start + end]),
        with: TextCell(line), uprights)
    }
  }

  /// The glyph at a column of the last row.
  func glyph(at x: Int, row: Int? = nil) -> TextCell {
    let row = row ?? rowCount - 1
    guard row >= 0, row < rowCount, x >= 0, x < width else { return .blank }
    return glyphs[row * width + x]
  }

  /// Lays a text over the last row, or another.
  mutating func write(_ text: String, at x: Int, row: Int? = nil) {
    let columns = DisplayWidth.columns(text)
    write(
      text, LineBreaking.Line(start: 0, end: text.utf8.count, width: columns), at: x, row: row)
  }

  /// Lays a line of a label over the last row, or another.
  mutating func write(
    _ label: TextLabel, _ line: Int, at x: Int, padding: Padding = .none, row: Int? = nil
  ) {
    write(label.text, label.line(line), at: x, padding: padding, row: row)
  }

  /// Lays a line of a text over the last row, or another.
  mutating func write(
    _ text: String, _ line: LineBreaking.Line, at x: Int, padding: Padding = .none,
    row: Int? = nil
  ) {
    let blanks = padding == .around ? 2 : padding == .after ? 1 : 0
    let columns = line.width + blanks
    let row = row ?? rowCount - 1
    guard columns > 0, row >= 0, row < rowCount else { return }
    extent = max(extent, max(x, 0) + columns - (padding == .around ? 1 : 0))
    let start = bytes.count
    if padding == .around { bytes.append(0x20) }
    var text = text
    text.withUTF8 {
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[line.start..<line.end]))
    }
    if padding != .none { bytes.append(0x20) }
    laid.append(Laid(row: row, x: max(x, 0), columns: columns, bytes: start..<bytes.count))
  }

  /// Makes all rows wider, which only what stands out at the right needs.
  private mutating func widen(to wanted: Int) {
    let more = max(wanted - width, 16)
    var wide: [TextCell] = []
    wide.reserveCapacity(rowCount * (width + more))
    for row in 0..<rowCount {
      wide.append(contentsOf: glyphs[row * width..<(row + 1) * width])
      wide.append(contentsOf: repeatElement(TextCell.blank, count: more))
    }
    template.append(contentsOf: repeatElement(TextCell.blank, count: more))
    glyphs = wide
    width += more
  }

  /// How many bytes the rows are at most, as a rule.
  var capacity: Int { rowCount * (2 * width + 16) + 3 * width }

  /// Writes the rows as lines without trailing blanks.
  func write(to writer: inout TextBuffer) {
    // Nearly all texts come in the order of their rows already.
    var isSorted = true
    for index in laid.indices.dropFirst() {
      if (laid[index].row, laid[index].x) < (laid[index - 1].row, laid[index - 1].x) {
        isSorted = false
        break
      }
    }
    let laid = isSorted ? laid : laid.sorted { ($0.row, $0.x) < ($1.row, $1.x) }
    unsafe glyphs.withUnsafeBufferPointer { glyphs in
      unsafe bytes.withUnsafeBufferPointer { unsafe write(glyphs, laid, $0, to: &writer) }
    }
  }

  private func write(
    _ glyphs: UnsafeBufferPointer<TextCell>, _ laid: [Laid], _ bytes: UnsafeBufferPointer<UInt8>,
    to writer: inout TextBuffer
  ) {
    var next = 0
    for row in 0..<rowCount {
      var column = 0
      let start = row * width
      while next < laid.count, laid[next].row == row {
        // Texts do not meet; if they did, the later one would move aside.
        let text = laid[next]
        let end = min(text.x, width)
        if end > column {
          unsafe writer.cells(glyphs, start + column..<start + end)
          column = end
        }
        if text.x > column {
          writer.append(repeating: 0x20, count: text.x - column)
          column = text.x
        }
        unsafe writer.append(UnsafeBufferPointer(rebasing: bytes[text.bytes]))
        column += text.columns
        next += 1
      }
      if width > column {
        unsafe writer.cells(glyphs, start + column..<start + width)
      }
      writer.dropBlanks()
      writer.append(0x0A)
    }
  }
}
