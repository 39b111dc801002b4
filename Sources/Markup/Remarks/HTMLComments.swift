import SourceText

/// Finds comments in HTML, `<!-- comment -->`, which no reader sees.
enum HTMLComments {
  private static let opening = Array("<!--".utf8)
  private static let closing = Array("-->".utf8)

  /// Where comments stand in a block of HTML; one without an end goes to that of the block.
  static func ranges(in block: SourceSpan) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var rest = block.file.bytes[block.range]
    while let start = rest.place(of: opening[...]) {
      rest = rest[(start + opening.count)...]
      rest = rest[(rest.place(of: closing[...]).map { $0 + closing.count } ?? rest.endIndex)...]
      found.append(start..<rest.startIndex)
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
}
