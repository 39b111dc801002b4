/// The running text of a block as cmark reads it: its lines without what stands before them.
struct RunningText {
  private let text: ParserText
  private(set) var bytes: [UInt8] = []
  /// Where its lines begin: here, and in the text that cmark was given; and how many blanks are before them.
  private var lines: [(start: Int, place: Int, blanks: Int)] = []

  /// The text of a block from a column of a line on, both counted from one, to the end of another line.
  init(of text: ParserText, from line: Int, column: Int, through last: Int) {
    self.text = text
    let starts = text.lineStarts
    let end = min(last, starts.count - 1)
    guard line >= 1, line <= end else { return }
    for number in line...end {
      let whole = text.bytes[starts[number - 1]..<(starts[number] - 1)]
      let rest =
        number == line
        ? whole.dropFirst(column - 1)
        : whole.drop { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
      if number > line { bytes.append(0x0A) }
      let blanks = whole[..<rest.startIndex].reversed().prefix { $0 <= 0x20 }.count
      lines.append((bytes.count, rest.startIndex, blanks))
      bytes.append(contentsOf: rest)
    }
    leaveOutDefinitions()
  }

  /// Leaves out the definitions of links that begin the block and are no part of its text.
  private mutating func leaveOutDefinitions() {
    guard bytes.first == UInt8(ascii: "["), bytes[...].holds("]", ":") else { return }
    let ends = lines.dropFirst().map { $0.start - 1 } + [bytes.count]
    let ranges = zip(lines, ends).map { $0.start..<$1 }
    var next = 0
    while next < ranges.count {
      var reader = LinkDefinitionReader(bytes, ranges[next...])
      guard reader.read(inItem: false) != nil else { break }
      next = reader.line
    }
    guard next > 0, next < lines.count else { return }
    let start = lines[next].start
    bytes.removeFirst(start)
    lines = lines[next...].map { ($0.start - start, $0.place, $0.blanks) }
  }

  /// How many blanks stand before the line that a byte is on.
  func blanks(before index: Int) -> Int { line(of: index)?.blanks ?? 0 }

  /// Where some of it stands in the file.
  func source(of range: Range<Int>) -> Range<Int> {
    let start = text.source(of: place(of: range.lowerBound)..<place(of: range.lowerBound) + 1)
    guard !range.isEmpty else { return start.lowerBound..<start.lowerBound }
    let last = place(of: range.upperBound - 1)
    return start.lowerBound..<max(start.lowerBound, text.source(of: last..<last + 1).upperBound)
  }

  private func place(of index: Int) -> Int {
    line(of: index).map { $0.place + index - $0.start } ?? 0
  }

  private func line(of index: Int) -> (start: Int, place: Int, blanks: Int)? {
    let count = lines.countAtStart { $0.start <= index }
    return count > 0 ? lines[count - 1] : nil
  }
}
