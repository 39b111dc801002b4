import SourceText

/// Has comments of MDX, `{/* scenario id=push */}`, be read as those of HTML, which MDX has not.
enum MDXComments {
  static let opening = Array("{/*".utf8)
  static let closing = Array("*/}".utf8)

  /// Spells comments on lines of their own so that cmark knows them; each byte keeps its place.
  static func spellAsHTML(in lines: inout PageLines) {
    var fence = OpenFence()
    for range in lines.ranges {
      let line = lines.text.bytes[range]
      guard !fence.holds(line) else { continue }
      let text = lines.text.bytes[LinePrefix(lines.text.bytes, range).end..<range.upperBound]
      let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? text.startIndex
      let comment = text[..<end]
      guard comment.count >= 7, comment.starts(with: opening),
        comment.suffix(3).elementsEqual(closing), comment[comment.startIndex + 3] <= 0x20
      else { continue }
      lines.text.replace(at: comment.startIndex, with: "<!--")
      lines.text.replace(at: end - 3, with: "-->")
    }
  }
}
