import SourceText

/// The name that a writer gives a block, for links and transclusions: `^name` at its end.
package enum BlockName {
  /// Whether a line without its indentation is the name of the block above it, and nothing else.
  package static func isWhole(_ line: Substring) -> Bool {
    var bytes = line.utf8
    while let last = bytes.last, last == 0x20 || last == 0x09 || last == 0x0D { bytes.removeLast() }
    return bytes.popFirst() == UInt8(ascii: "^") && !bytes.isEmpty && bytes.allSatisfy(isPart)
  }

  /// Takes the name off the end of a paragraph.
  static func take(from inlines: inout [Inline]) -> String? {
    guard case .text(let text)? = inlines.last, mayHold(text),
      let caret = text.utf8.lastIndex(of: UInt8(ascii: "^"))
    else {
      return nil
    }
    let name = text[text.index(after: caret)...]
    guard !name.isEmpty, name.utf8.allSatisfy(isPart) else { return nil }
    var before = text[..<caret]
    let isAlone = before.isEmpty && (inlines.count == 1 || isBreak(inlines[inlines.count - 2]))
    guard isAlone || before.last == " " else { return nil }
    while before.last == " " { before.removeLast() }
    if before.isEmpty {
      inlines.removeLast()
      if let last = inlines.last, isBreak(last) { inlines.removeLast() }
    } else {
      inlines[inlines.count - 1] = .text(String(before))
    }
    return String(name)
  }

  /// Whether a text has a caret at all, which few have.
  private static func mayHold(_ text: String) -> Bool {
    let found = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe SixteenBytes.firstIndex(of: UInt8(ascii: "^"), in: $0, from: 0) != nil
    }
    return found ?? true
  }

  private static func isBreak(_ inline: Inline) -> Bool {
    if case .softBreak = inline { true } else { false }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
