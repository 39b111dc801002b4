/// Closes up lines that end and begin with Chinese or Japanese.
///
/// A line's end in the source is a blank to the reader, but these scripts have none between words:
/// a paragraph that is wrapped in the source would be shown with gaps.
enum WideLines {
  /// The running text without the line ends between two wide characters.
  static func closeUp(_ inlines: [Inline]) -> [Inline] {
    guard inlines.count > 2, inlines.contains(where: \.isSoftBreak) else { return inlines }
    var result: [Inline] = []
    for (index, inline) in inlines.enumerated() {
      if inline.isSoftBreak, index + 1 < inlines.count, let before = result.last,
        let last = lastScalar(of: before), let next = firstScalar(of: inlines[index + 1]),
        isWide(last), isWide(next)
      {
        continue
      }
      if case .text(let text) = inline, case .text(let before)? = result.last {
        result[result.count - 1] = .text(before + text)
      } else {
        result.append(inline)
      }
    }
    return result
  }

  private static func lastScalar(of inline: Inline) -> Unicode.Scalar? {
    switch inline {
    case .text(let text): text.unicodeScalars.last
    case .emphasis(let content), .strong(let content), .strikethrough(let content),
      .highlight(let content):
      content.last.flatMap(lastScalar)
    case .link(let link): link.content.last.flatMap(lastScalar)
    default: nil
    }
  }

  private static func firstScalar(of inline: Inline) -> Unicode.Scalar? {
    switch inline {
    case .text(let text): text.unicodeScalars.first
    case .emphasis(let content), .strong(let content), .strikethrough(let content),
      .highlight(let content):
      content.first.flatMap(firstScalar)
    case .link(let link): link.content.first.flatMap(firstScalar)
    default: nil
    }
  }

  /// Whether a character belongs to a script that is written without blanks; Korean has them.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x312F, 0x31A0...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
