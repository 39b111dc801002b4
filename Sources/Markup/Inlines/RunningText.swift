/// The running text of a block as cmark is given it, each byte with its place in the file: without what
/// stands before its lines, and without remarks.
struct RunningText {
  private(set) var bytes: [UInt8] = []
  /// Its lines, without what ends them.
  private(set) var lines: [Range<Int>] = []
  /// Where bytes begin that stand in the file one behind the other: here, and there.
  private var runs: [(start: Int, place: Int)] = []

  /// The text of a block that is whole lines.
  init(of block: Range<Int>, in text: PageText) {
    bytes.reserveCapacity(block.count)
    var start = block.lowerBound
    while start < block.upperBound {
      let line = text.bytes[start..<text.bytes[..<block.upperBound].lineEnd(from: start)]
      // What stands before the first line has no meaning in running text.
      let marks = lines.isEmpty ? 0 : line.prefix { $0 <= 0x20 || $0 == UInt8(ascii: ">") }.count
      append(line.dropFirst(marks))
      let isPair = text.bytes[line.endIndex...].starts(with: "\r\n".utf8)
      start = line.endIndex + (isPair ? 2 : 1)
      if start < block.upperBound { bytes.append(0x0A) }
    }
  }

  /// The text of a cell of a table, in which a backslash is before a `|`.
  init(ofCell cell: Range<Int>, in text: PageText) {
    append(text.bytes[cell], unescapesPipes: true)
  }

  private mutating func append(_ line: ArraySlice<UInt8>, unescapesPipes: Bool = false) {
    let start = bytes.count
    guard unescapesPipes || line.holds("\0") else {
      if !line.isEmpty { runs.append((start, line.startIndex)) }
      bytes.append(contentsOf: line)
      lines.append(start..<bytes.count)
      return
    }
    var isRun = false
    for (index, byte) in zip(line.indices, line) {
      let isEscape =
        unescapesPipes && byte == UInt8(ascii: "\\") && index + 1 < line.endIndex
        && line[index + 1] == UInt8(ascii: "|")
      guard byte != 0, !isEscape else {
        isRun = false
        continue
      }
      if !isRun { runs.append((bytes.count, index)) }
      isRun = true
      bytes.append(byte)
    }
    lines.append(start..<bytes.count)
  }

  /// Where a part of it stands in the file.
  func place(of range: Range<Int>) -> Range<Int> {
    let start = place(of: range.lowerBound)
    return start..<max(start, range.isEmpty ? start : place(of: range.upperBound - 1) + 1)
  }

  private func place(of index: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].start <= index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1].place + index - runs[low - 1].start : 0
  }
}
