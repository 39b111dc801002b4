/// Finds what stands between the brackets of links by name, `[[Page]]`, that are no code.
enum LinkScanner {
  /// The insides of the links of a line, in order.
  static func links(in line: ArraySlice<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = line.startIndex
    while index < line.endIndex {
      switch line[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"): index = endOfCode(at: index, in: line)
      case UInt8(ascii: "["):
        guard let inside = inside(at: index, in: line) else {
          index += 1
          continue
        }
        found.append(inside)
        index = inside.upperBound + 2
      default: index += 1
      }
    }
    return found
  }

  /// The end of the code that begins with the backticks at an index; their own where none end it.
  private static func endOfCode(at start: Int, in line: ArraySlice<UInt8>) -> Int {
    let tick = UInt8(ascii: "`")
    let marks = line[start...].prefix { $0 == tick }
    var index = marks.endIndex
    while index < line.endIndex {
      let run = line[index...].prefix { $0 == tick }
      if run.count == marks.count { return run.endIndex }
      index = max(run.endIndex, index + 1)
    }
    return marks.endIndex
  }

  private static func inside(at start: Int, in line: ArraySlice<UInt8>) -> Range<Int>? {
    let first = start + 2
    guard first < line.endIndex, line[start + 1] == UInt8(ascii: "[") else { return nil }
    var index = first
    while index + 1 < line.endIndex {
      if line[index] == UInt8(ascii: "[") { return nil }
      if line[index] == UInt8(ascii: "]") {
        // A name has no bracket: `[[UIView alloc] init]]` is a call.
        let isEnd = line[index + 1] == UInt8(ascii: "]") && index > first
        return isEnd ? first..<index : nil
      }
      index += 1
    }
    return nil
  }
}
