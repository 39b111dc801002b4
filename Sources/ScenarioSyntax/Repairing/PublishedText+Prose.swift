internal import SourceText

/// What on a page is written for people, and stands among the code.
extension PublishedText {
  /// The line at an error if it is no code: it has none of the signs that code has, or it is a sentence.
  func otherLine(at offset: Int) -> (edit: Snippet.Edit, line: String)? {
    let inner = trimmed(lines[line(at: offset)])
    guard !inner.isEmpty, !bytes[inner].contains(where: Self.isOfCode) || isSentence(inner) else {
      return nil
    }
    let words = text(inner).unicodeScalars
    let short = String(String.UnicodeScalarView(words.prefix(40)))
    return (blank(inner), words.count > 40 ? short + "…" : short)
  }

  private static func isOfCode(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ";"), UInt8(ascii: "="):
      true
    default: false
    }
  }

  /// Whether a line is a sentence that names code: it ends as sentences do, or much of it is in another
  /// script; it has no text in quotation marks, and opens and closes nothing.
  private func isSentence(_ line: Range<Int>) -> Bool {
    guard !bytes[line].contains(where: Self.isOfStatement) else { return false }
    let others = bytes[line].count { $0 >= 0x80 }
    if others * 4 >= line.count { return true }
    let words = bytes[line].split(separator: UInt8(ascii: " ")).count
    return words >= Self.shortestSentence && bytes[line].last == UInt8(ascii: ".")
  }

  private static let shortestSentence = 4

  private static func isOfStatement(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }
}
