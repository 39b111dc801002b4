/// PlantUML text in lines, without its comments and what stands outside its first diagram.
struct PlantUMLSource {
  private typealias Characters = SourceCharacters

  /// The text as it is read: comments and control characters are blanks in it, so that every byte has
  /// the place of the original.
  let bytes: [UInt8]
  /// The lines of the first diagram that hold something, without the blanks around them.
  private(set) var lines: [Range<Int>] = []
  /// What stands after `@start`: `uml`, or another kind's; nil where the text does not say.
  private(set) var kind: String?
  /// Where a second diagram begins.
  private(set) var second: Range<Int>?

  init(_ original: [UInt8]) {
    bytes = Self.withoutComments(original)
    var start = 0
    var isOver = false
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      add(Characters.trimmed(bytes, start..<end), &isOver)
      start = end + 1
    }
  }

  private mutating func add(_ line: Range<Int>, _ isOver: inout Bool) {
    guard !line.isEmpty, bytes[line.lowerBound] != UInt8(ascii: "'") else { return }
    if Characters.matches(bytes, line.lowerBound, "@start") {
      if isOver || kind != nil {
        isOver = true
        second = second ?? line
        return
      }
      var end = line.lowerBound + 6
      while end < line.upperBound, Characters.isWord(bytes[end]) { end += 1 }
      kind = String(decoding: bytes[line.lowerBound + 6..<end], as: UTF8.self).lowercased()
      // What stands before it belongs to no diagram.
      lines.removeAll()
    } else if Characters.matches(bytes, line.lowerBound, "@end") {
      isOver = true
    } else if !isOver {
      lines.append(line)
    }
  }

  /// Blanks instead of comments that have an end, of control characters and of the line feeds in such comments.
  private static func withoutComments(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    var index = 0
    // Once no end is found, there is none further on.
    var hasEnd = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), hasEnd, index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "'"), let end = commentEnd(original, index + 2)
      {
        for place in index..<end where bytes[place] != 0x0A { bytes[place] = 0x20 }
        index = end
        continue
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "'")
      {
        hasEnd = false
      }
      if byte == UInt8(ascii: "\\"), let end = continuation(original, index) {
        // The line goes on in the next.
        for place in index..<end { bytes[place] = joint }
        index = end
        continue
      }
      if byte < 0x20, byte != 0x0A { bytes[index] = 0x20 }
      if byte == 0x0D, index + 1 == bytes.count || bytes[index + 1] != 0x0A { bytes[index] = 0x0A }
      index += 1
    }
    return bytes
  }

  /// Stands for what joins two lines; it is no part of any text.
  static let joint: UInt8 = 0

  /// The end of the line feed behind a stroke that is the last of its line.
  private static func continuation(_ bytes: [UInt8], _ index: Int) -> Int? {
    guard index == 0 || bytes[index - 1] != UInt8(ascii: "\\") else { return nil }
    var end = index + 1
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    return end < bytes.count && bytes[end] == 0x0A ? end + 1 : nil
  }

  private static func commentEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "'"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return nil
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The first word of a line, in lower case: letters and digits.
  func firstWord(of line: Range<Int>) -> String {
    var end = line.lowerBound
    while end < line.upperBound, Characters.isWord(bytes[end]) { end += 1 }
    return text(line.lowerBound..<end).lowercased()
  }
}
