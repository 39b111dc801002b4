package import SourceText

/// Signs of a draft in front matter that nobody can read.
///
/// What was published by mistake cannot be taken back, and what was held back by mistake can be published
/// tomorrow.
package enum DraftSigns {
  /// Whether one of some lines reads as a draft's: `draft: true` or `publish: false`, wherever in the line
  /// and however it is quoted, also where the value is none that is known.
  package static func areIn(_ bytes: ArraySlice<UInt8>) -> Bool {
    seen(bytes).split { $0 == 0x0A || $0 == 0x0D }.contains { line in
      let line = asTyped(line)[...]
      return holds("draft", line) { !isNo($0) && !isNothing($0) }
        || holds("publish", line, isNo) || holds("published", line, isNo)
    }
  }

  /// Lines without what nobody sees in them; whatever ends a line in Unicode does so.
  private static func seen(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(where: { $0 >= 0x7F || $0 < 0x20 && $0 != 0x0A }) else { return bytes }
    let text = VisibleText.seen(String(decoding: bytes, as: UTF8.self))
    return ArraySlice(
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .joined(separator: "\n").utf8)
  }

  /// A line in small letters, and with the marks of ASCII where an input method has written its own.
  private static func asTyped(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let isPlain = line.allSatisfy { $0 < 0x80 }
    let text = isPlain ? nil : String(decoding: line, as: UTF8.self).map { marks[$0] ?? $0 }
    let bytes = text.map { Array(String($0).utf8) } ?? Array(line)
    return bytes.map(\.lowercased)
  }

  private static let marks: [Character: Character] = [
    "：": ":", "＝": "=", "“": "\"", "”": "\"", "‘": "'", "’": "'", "＂": "\"",
  ]

  /// What is said where they are found.
  package static var note: Diagnostic.Note {
    Diagnostic.Note("a line of it reads as a draft's, so the page counts as a draft")
  }

  /// Whether a line gives a key a value of some kind.
  private static func holds(
    _ key: String, _ line: ArraySlice<UInt8>, _ isMeant: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    let key = Array(key.utf8)
    var rest = line
    while let found = rest.firstRange(of: key) {
      rest = line[found.upperBound...]
      if found.lowerBound > line.startIndex, isOfWord(line[found.lowerBound - 1]) { continue }
      let sign = rest.drop { $0.isBlank || isQuote($0) }
      guard let first = sign.first, first == UInt8(ascii: ":") || first == UInt8(ascii: "=") else {
        continue
      }
      if isMeant(sign.dropFirst().drop { $0.isBlank || isQuote($0) }) { return true }
    }
    return false
  }

  private static func isNo(_ value: ArraySlice<UInt8>) -> Bool {
    let word = String(decoding: value.prefix(while: isOfWord), as: UTF8.self)
    return ["false", "no", "off", "n", "0"].contains(word)
  }

  private static func isNothing(_ value: ArraySlice<UInt8>) -> Bool {
    guard let first = value.first else { return true }
    return "#~,}".utf8.contains(first) || value.elementsEqual("null".utf8)
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
