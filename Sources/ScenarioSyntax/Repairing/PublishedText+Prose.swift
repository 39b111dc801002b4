internal import SourceText

/// What on a page is written for people, and stands among the code.
extension PublishedText {
  /// The line at an error if it is no code: it has none of the signs that code has, or it is a sentence.
  func otherLine(at offset: Int) -> (edit: Snippet.Edit, line: String)? {
    let inner = trimmed(lines[line(at: offset)])
    guard !inner.isEmpty, !isLabel(inner),
      !bytes[inner].contains(where: Self.isOfCode) || isSentence(inner) || isCaption(inner)
    else { return nil }
    let words = text(inner).unicodeScalars
    let short = String(String.UnicodeScalarView(words.prefix(40)))
    return (blank(inner), words.count > 40 ? short + "…" : short)
  }

  /// Whether a line is one of a `switch`: `case 2:`, `default:`.
  private func isLabel(_ line: Range<Int>) -> Bool {
    bytes[line].last == UInt8(ascii: ":")
      && (starts(line, with: "case ") || starts(line, with: "default"))
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

  /// Whether a line is one word with a parenthesis behind it that nothing opens: `before)`, `1)`.
  private func isCaption(_ line: Range<Int>) -> Bool {
    guard line.count > 1, bytes[line.upperBound - 1] == UInt8(ascii: ")") else { return false }
    return bytes[line].dropLast().allSatisfy { $0 >= 0x80 || Self.isOfName($0) }
  }

  /// `**` around code that a page was to print in bold: at the beginnings and the ends of lines, as many of
  /// the one as of the other.
  func emphasis() -> [Snippet.Edit] {
    var opening: [Snippet.Edit] = []
    var closing: [Snippet.Edit] = []
    for line in lines {
      let inner = trimmed(line)
      guard inner.count > 2 else { continue }
      if starts(inner, with: "**") {
        opening.append(blank(inner.lowerBound..<inner.lowerBound + 2))
      }
      let end = inner.upperBound - 2..<inner.upperBound
      if inner.count > 4 || opening.last?.range.lowerBound != inner.lowerBound,
        bytes[end].elementsEqual("**".utf8)
      {
        closing.append(blank(end))
      }
    }
    guard opening.count == closing.count else { return [] }
    return (opening + closing).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func isOfStatement(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }
}
