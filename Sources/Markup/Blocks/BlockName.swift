import SourceText

/// The name that a writer gives a block, for links and transclusions: `^name` at its end.
package enum BlockName {
  /// Whether a line without its indentation is the name of the block above it, and nothing else.
  package static func isWhole(_ line: Substring) -> Bool {
    var bytes = line.utf8
    while let last = bytes.last, last.isBlank || last == 0x0D { bytes.removeLast() }
    return bytes.popFirst() == UInt8(ascii: "^") && !bytes.isEmpty && bytes.allSatisfy(isPart)
  }

  /// Takes the name off the end of a paragraph.
  static func take(from inlines: inout [Inline]) -> String? {
    guard case .text(let text)? = inlines.last, text.holds("^"),
      let caret = text.utf8.lastIndex(of: UInt8(ascii: "^"))
    else {
      return nil
    }
    let name = text[text.index(after: caret)...]
    guard !name.isEmpty, name.utf8.allSatisfy(isPart) else { return nil }
    var before = text[..<caret]
    let isAlone = before.isEmpty && (inlines.count == 1 || inlines[inlines.count - 2].isSoftBreak)
    guard isAlone || before.last == " " else { return nil }
    while before.last == " " { before.removeLast() }
    if before.isEmpty {
      inlines.removeLast()
      if let last = inlines.last, last.isSoftBreak { inlines.removeLast() }
    } else {
      inlines[inlines.count - 1] = .text(String(before))
    }
    return String(name)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte == UInt8(ascii: "-")
  }
}
