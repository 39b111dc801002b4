import SourceText

/// A page's text as it is parsed: its source, in which remarks for the writer alone are blanked.
///
/// A blanked byte is NUL. It counts as a blank to whoever looks at the text, keeps the place of all that
/// stands behind it, and is left out of what cmark is given. The noncharacters by which `EscapeGuard` spells others
/// are U+FFFD, so that they are those of it alone.
struct PageText {
  let file: SourceFile
  private(set) var bytes: [UInt8]
  /// Whether anything is blanked.
  private(set) var isBlanked = false

  init(_ file: SourceFile) {
    self.file = file
    self.bytes = file.bytes
    var start = 0
    while let place = bytes[start...].place(of: Self.noncharacter[...]) {
      start = place + 2
      if start < bytes.count, (0x90...0xAF).contains(bytes[start]) {
        replace(at: place, with: "\u{FFFD}")
      }
    }
  }

  /// What U+FDD0 to U+FDEF begin with.
  private static let noncharacter: [UInt8] = [0xEF, 0xB7]

  /// Blanks some of the text.
  mutating func blank(_ range: Range<Int>) {
    for index in range { bytes[index] = 0 }
    isBlanked = true
  }

  /// Spells some of the text otherwise, in as many bytes.
  mutating func replace(at start: Int, with spelling: String) {
    for (index, byte) in spelling.utf8.enumerated() { bytes[start + index] = byte }
  }
}
