import SourceText

/// Finds comments in HTML, `<!-- comment -->`, which no reader sees.
enum HTMLComments {
  private static let opening = Array("<!--".utf8)
  private static let closing = Array("-->".utf8)

  /// Where comments stand in a block of HTML; one without an end goes to that of the block.
  static func ranges(in block: SourceSpan) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var rest = block.range
    while let start = first(opening, in: rest, of: block.file.bytes) {
      let inside = start.upperBound..<rest.upperBound
      let end = first(closing, in: inside, of: block.file.bytes)?.upperBound ?? rest.upperBound
      found.append(start.lowerBound..<end)
      rest = end..<rest.upperBound
    }
    return found
  }

  /// HTML as its reader sees it.
  static func removed(from html: String) -> String {
    var rest = html[...]
    var text = ""
    while let start = rest.firstRange(of: "<!--") {
      text += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "-->") else { return text }
      rest = rest[end.upperBound...]
    }
    return text + rest
  }

  private static func first(
    _ mark: [UInt8], in range: Range<Int>, of bytes: [UInt8]
  ) -> Range<Int>? {
    var index = range.lowerBound
    while index + mark.count <= range.upperBound {
      if bytes[index] == mark[0], bytes[index..<(index + mark.count)].elementsEqual(mark) {
        return index..<(index + mark.count)
      }
      index += 1
    }
    return nil
  }
}
