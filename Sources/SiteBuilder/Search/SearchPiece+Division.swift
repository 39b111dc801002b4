extension SearchPiece {
  /// How many bytes of text a piece has at most, and of names.
  private static let mostText = 3000
  private static let mostNames = 1500

  /// The piece in parts of the same name that are no longer than a search may load.
  func divided() -> [SearchPiece] {
    guard text.count > Self.mostText || names.bytes.count > Self.mostNames else { return [self] }
    let texts = Self.parts(text, of: Self.mostText)
    let lists = Self.parts(names.bytes, of: Self.mostNames)
    return (0..<max(texts.count, lists.count)).map { index in
      var part = SearchPiece(anchor: anchor, heading: heading)
      if index < texts.count { part.text = texts[index] }
      if index < lists.count { part.names = SearchNames(written: lists[index]) }
      return part
    }
  }

  /// A text in parts that end at blanks where there are any, and never within a sign.
  private static func parts(_ text: [UInt8], of most: Int) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var rest = text[...]
    while rest.count > most {
      var end = rest.startIndex + most
      while rest[end] & 0xC0 == 0x80 { end -= 1 }
      if let blank = rest[..<end].suffix(most / 4).lastIndex(of: 0x20) { end = blank + 1 }
      parts.append(Array(rest[..<end]))
      rest = rest[end...]
    }
    return parts + [Array(rest)]
  }
}
