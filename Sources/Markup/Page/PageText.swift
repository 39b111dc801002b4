import SourceText

/// A page's text as it is parsed: its source, in which remarks for the writer alone are blanked.
///
/// A blanked byte is NUL. It counts as a blank to whoever looks at the text, keeps the place of all that
/// stands behind it, and is left out of what cmark is given.
struct PageText {
  let file: SourceFile
  private(set) var bytes: [UInt8]
  /// Whether anything is blanked.
  private(set) var isBlanked = false

  init(_ file: SourceFile) {
    self.file = file
    self.bytes = file.bytes
  }

  /// Blanks some of the text.
  mutating func blank(_ range: Range<Int>) {
    for index in range { bytes[index] = 0 }
    isBlanked = true
  }

  /// Spells some of the text otherwise, in as many bytes.
  mutating func replace(at start: Int, with spelling: StaticString) {
    let spelling = spelling.withUTF8Buffer { unsafe Array($0) }
    bytes.replaceSubrange(start..<start + spelling.count, with: spelling)
  }
}
