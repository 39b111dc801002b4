import SourceText

/// A line of a snippet, with the place of each of its bytes.
struct SnippetLine {
  /// The line without what surrounds it: indentation, line ending, trailing blanks.
  let text: String
  /// The line with its indentation, without trailing blanks.
  let indentedText: String
  /// The bytes of `text` in the snippet.
  let range: Range<Int>

  /// The lines of a snippet; without the empty line after its last line feed.
  static func lines(of snippet: Snippet) -> [SnippetLine] {
    let bytes = snippet.bytes
    var lines: [SnippetLine] = []
    var start = 0
    while start < bytes.count {
      var next = start
      while next < bytes.count, bytes[next] != 0x0A { next += 1 }
      lines.append(line(bytes, start..<next))
      start = next + 1
    }
    return lines
  }

  private static func line(_ bytes: [UInt8], _ range: Range<Int>) -> SnippetLine {
    var lower = range.lowerBound
    var upper = range.upperBound
    while upper > lower, isBlank(bytes[upper - 1]) { upper -= 1 }
    let indented = String(decoding: bytes[lower..<upper], as: UTF8.self)
    while lower < upper, isBlank(bytes[lower]) { lower += 1 }
    return SnippetLine(
      text: String(decoding: bytes[lower..<upper], as: UTF8.self), indentedText: indented,
      range: lower..<upper)
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
