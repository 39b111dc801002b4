import SourceText

/// Finds in a block's source what cmark gives without a trustworthy place.
///
/// cmark's columns of inlines are wrong where lines are indented. Links come in the order of the
/// source, so each is looked for after the one before, and then from the start: those by name are found
/// when cmark's are already.
struct TextLocator {
  /// Where to look.
  let block: SourceSpan
  private var cursor: Int

  init(_ block: SourceSpan) {
    self.block = block
    self.cursor = block.range.lowerBound
  }

  /// The next place of a text; the whole block when it stands elsewhere or is written otherwise.
  mutating func find(_ text: String) -> SourceSpan {
    let wanted = Array(text.utf8)
    return find(wanted, from: cursor) ?? find(wanted, from: block.range.lowerBound) ?? block
  }

  private mutating func find(_ wanted: [UInt8], from start: Int) -> SourceSpan? {
    guard let first = wanted.first else { return nil }
    let bytes = block.file.bytes
    let end = block.range.upperBound - wanted.count
    var fallback: Int?
    var index = start
    while index <= end {
      if bytes[index] == first, bytes[index..<(index + wanted.count)].elementsEqual(wanted) {
        let before = index > 0 ? bytes[index - 1] : 0
        if before == UInt8(ascii: "(") || before == UInt8(ascii: "<") || before == 0x20 {
          return take(index, wanted.count)
        }
        if fallback == nil { fallback = index }
      }
      index += 1
    }
    return fallback.map { take($0, wanted.count) }
  }

  private mutating func take(_ start: Int, _ count: Int) -> SourceSpan {
    cursor = start + count
    return SourceSpan(file: block.file, range: start..<cursor)
  }
}
