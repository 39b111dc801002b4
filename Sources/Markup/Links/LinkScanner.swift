/// Finds what stands between the brackets of links by name, `[[Page]]`, that are no code.
enum LinkScanner {
  /// The insides of the links of a line, in order.
  static func links(in line: ArraySlice<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    guard line.holds("[", "[") else { return found }
    let code = line.holds("`") ? CodeSpans(line) : nil
    var index = line.startIndex
    while index < line.endIndex {
      switch line[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"):
        let marks = line[index...].prefix { $0 == UInt8(ascii: "`") }
        index = code?.end(from: index)?.index ?? marks.endIndex
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

  /// What stands between the brackets that begin at an index; nil where no link does.
  static func inside(at start: Int, in line: ArraySlice<UInt8>) -> Range<Int>? {
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
