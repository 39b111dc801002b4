import SourceText

/// Finds in a block's source what is known by its spelling alone.
enum WrittenText {
  /// The place in a block of a text that is no span of code there, behind so many others; the whole block
  /// when it stands elsewhere or is written otherwise. Letters count the same small and large.
  static func place(_ place: OpenElements.Place, of text: String) -> SourceSpan {
    let wanted = Array(text.utf8)
    let block = place.block
    let bytes = block.file.bytes
    guard !wanted.isEmpty else { return block }
    let code = CodeSpans(bytes, [block.range], [])
    var (index, left) = (block.range.lowerBound, place.number)
    while index + wanted.count <= block.range.upperBound {
      let range = index..<(index + wanted.count)
      if bytes[range].elementsEqual(wanted, by: { $0 == $1 || $0 | 0x20 == $1 | 0x20 }) {
        if left == 0 { return SourceSpan(file: block.file, range: range) }
        left -= 1
      }
      index = code.end(from: index)?.index ?? index + 1
    }
    return block
  }

  /// The first such place.
  static func first(_ text: String, in block: SourceSpan) -> SourceSpan {
    place(OpenElements.Place(block: block, number: 0), of: text)
  }
}
