import SourceText

/// Finds in a block's source what cmark gives without a trustworthy place.
///
/// cmark's columns of inlines are wrong where lines are indented. What is looked for comes in the order
/// of the source, so each is looked for after the one before, and then from the start. Links by name are
/// found when cmark's are already, and are counted on their own.
struct TextLocator {
  /// Where to look.
  private(set) var block: SourceSpan
  private let text: PageText
  private var cursor: Int
  /// The insides of the links by name from where the last one was found; nil until one is looked for.
  private var names: ArraySlice<Range<Int>>?

  init(_ block: SourceSpan, in text: PageText) {
    self.block = block
    self.text = text
    self.cursor = block.range.lowerBound
  }

  /// Goes on to another block.
  mutating func move(to block: SourceSpan) {
    self.block = block
    cursor = block.range.lowerBound
    names = nil
  }

  /// The next place of a text; the whole block when it stands elsewhere or is written otherwise.
  mutating func find(_ text: String) -> SourceSpan {
    let found = unsafe text.withBytes { wanted in
      unsafe place(of: wanted, from: cursor) ?? place(of: wanted, from: block.range.lowerBound)
    }
    guard let found else { return block }
    cursor = found + text.utf8.count
    return SourceSpan(file: block.file, range: found..<cursor)
  }

  /// The first place of a text in a block that is no span of code there; the whole block when it stands
  /// elsewhere or is written otherwise.
  static func first(_ text: String, in block: SourceSpan) -> SourceSpan {
    let wanted = Array(text.utf8)
    let bytes = block.file.bytes
    guard !wanted.isEmpty else { return block }
    let code = CodeSpans(bytes, [block.range], [])
    var index = block.range.lowerBound
    while index + wanted.count <= block.range.upperBound {
      if bytes[index] == wanted[0], bytes[index..<(index + wanted.count)].elementsEqual(wanted) {
        return SourceSpan(file: block.file, range: index..<(index + wanted.count))
      }
      index = code.end(from: index)?.index ?? index + 1
    }
    return block
  }

  /// The next link by name with a text between its brackets, or with what stands for it in a table.
  mutating func find(linkTo inside: String, or other: String) -> SourceSpan {
    let names = self.names ?? linksByName()[...]
    let found = names.firstIndex { name in
      // A remark may stand in it.
      var written = text.bytes[name]
      if text.isBlanked { written.removeAll { $0 == 0 } }
      return written.elementsEqual(inside.utf8) || written.elementsEqual(other.utf8)
    }
    self.names = found.map { names[($0 + 1)...] } ?? names
    guard let found else { return find("[[\(inside)]]") }
    let name = names[found]
    return SourceSpan(file: block.file, range: (name.lowerBound - 2)..<(name.upperBound + 2))
  }

  private func linksByName() -> [Range<Int>] {
    text.bytes[block.range].split { $0 == 0x0A || $0 == 0x0D }.flatMap { LinkScanner.links(in: $0) }
  }

  /// The first place of a text from an index on, or rather the first that a link's destination may have.
  private func place(of wanted: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let first = unsafe wanted.first else { return nil }
    return unsafe text.bytes.withUnsafeBufferPointer { bytes in
      let bytes = unsafe UnsafeBufferPointer(rebasing: bytes[..<block.range.upperBound])
      var fallback: Int?
      var index = start
      while let found = unsafe SixteenBytes.firstIndex(of: first, in: bytes, from: index) {
        index = found + 1
        let rest = unsafe UnsafeBufferPointer(rebasing: bytes[found...])
        guard unsafe rest.countShared(with: wanted) == wanted.count else { continue }
        let before = found > 0 ? unsafe bytes[found - 1] : 0
        if before == UInt8(ascii: "(") || before == UInt8(ascii: "<") || before == 0x20 {
          return found
        }
        if fallback == nil { fallback = found }
      }
      return fallback
    }
  }
}
