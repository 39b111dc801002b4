internal import SourceText

/// Code that has been copied from the source of a page: `if a &lt; b &amp;&amp; c`.
extension PublishedText {
  /// Each reference to a character is that character.
  func references() -> [Snippet.Edit] {
    var edits: [Snippet.Edit] = []
    var offset = 0
    while let mark = bytes[offset...].firstIndex(of: UInt8(ascii: "&")) {
      offset = mark + 1
      guard
        let (name, sign) = Self.signs.first(where: { bytes[offset...].starts(with: $0.name.utf8) })
      else { continue }
      let end = offset + name.utf8.count
      edits.append(Snippet.Edit(mark..<end, sign))
      offset = end
    }
    return edits
  }

  /// What code has of them, with the semicolon: a name without one is a variable behind `&`.
  private static let signs: [(name: String, sign: String)] = [
    ("lt;", "<"), ("gt;", ">"), ("amp;", "&"), ("quot;", "\""), ("apos;", "'"), ("nbsp;", " "),
    ("#39;", "'"), ("#34;", "\""), ("#60;", "<"), ("#62;", ">"), ("#38;", "&"), ("#x27;", "'"),
    ("#x3C;", "<"), ("#x3E;", ">"), ("#x26;", "&"), ("#x22;", "\""),
  ]
}
