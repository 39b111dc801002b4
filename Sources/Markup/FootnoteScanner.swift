import SourceText

/// Takes the definitions of footnotes, `[^label]: text`, out of a page's lines.
///
/// cmark would read `[^1]: word` as the definition of a link. A definition starts at most three
/// blanks in, goes on over lines indented by four, and over the lines of its paragraph.
struct FootnoteScanner {
  /// A definition: its label, where that stands, and its lines without label and indentation.
  struct Definition {
    let label: String
    let span: SourceSpan
    let lines: PageLines
  }

  private(set) var definitions: [Definition] = []

  /// Whether a line opens a definition; cheap, for a first look at a page.
  static func mayHold(_ lines: PageLines) -> Bool {
    lines.ranges.contains { label(lines.text.bytes, $0) != nil }
  }

  /// Moves definitions out of `lines`; lines for which `isCode` holds are left alone.
  init(_ lines: inout PageLines, isCode: (Int) -> Bool) {
    var index = 0
    while index < lines.ranges.count {
      guard !isCode(index), let label = Self.label(lines.text.bytes, lines.ranges[index]) else {
        index += 1
        continue
      }
      let end = Self.end(of: index, in: lines)
      var ranges = [label.text..<lines.ranges[index].upperBound]
      for line in lines.ranges[(index + 1)..<end] {
        ranges.append(Self.dedented(lines.text.bytes, line))
      }
      definitions.append(
        Definition(
          label: lines.file.text(label.name),
          span: SourceSpan(file: lines.file, range: label.name),
          lines: PageLines(lines, from: index, ranges: ranges)))
      for line in index..<end {
        lines.ranges[line] = lines.ranges[line].upperBound..<lines.ranges[line].upperBound
      }
      index = end
    }
  }

  /// The line after the definition that starts at a line.
  private static func end(of start: Int, in lines: PageLines) -> Int {
    var end = start + 1
    var index = start + 1
    var isAfterBlank = false
    while index < lines.ranges.count {
      let range = lines.ranges[index]
      let indent = lines.text.bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }
      if indent.count == range.count {
        isAfterBlank = true
      } else if indent.count >= 4 || indent.contains(0x09) {
        isAfterBlank = false
        end = index + 1
      } else if !isAfterBlank, label(lines.text.bytes, range) == nil {
        end = index + 1
      } else {
        break
      }
      index += 1
    }
    return end
  }

  private static func dedented(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, start < range.lowerBound + 4 {
      if bytes[start] == 0x09 { return (start + 1)..<range.upperBound }
      guard bytes[start] == 0x20 else { break }
      start += 1
    }
    return start..<range.upperBound
  }

  /// The label's name and the start of the text, of a line that opens a definition.
  private static func label(
    _ bytes: [UInt8], _ range: Range<Int>
  ) -> (name: Range<Int>, text: Int)? {
    var index = range.lowerBound
    while index < range.upperBound, index < range.lowerBound + 3, bytes[index] == 0x20 {
      index += 1
    }
    guard index + 4 < range.upperBound, bytes[index] == UInt8(ascii: "["),
      bytes[index + 1] == UInt8(ascii: "^")
    else { return nil }
    let start = index + 2
    index = start
    while index < range.upperBound, bytes[index] > 0x20,
      bytes[index] != UInt8(ascii: "]"), bytes[index] != UInt8(ascii: "[")
    { index += 1 }
    guard index > start, index + 1 < range.upperBound, bytes[index] == UInt8(ascii: "]"),
      bytes[index + 1] == UInt8(ascii: ":")
    else { return nil }
    var text = index + 2
    while text < range.upperBound, bytes[text] == 0x20 { text += 1 }
    return (start..<index, text)
  }
}
