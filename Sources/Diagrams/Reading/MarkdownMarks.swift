/// A text without Markdown's marks, and what they say of its parts: `**bold**`, `*italic*`, `` `code` ``,
/// `~~struck~~` and `[label](address)`.
///
/// A mark counts where its end follows on the same line, and a blank stands neither behind the first nor
/// before the second.
struct MarkdownMarks {
  private typealias Style = SequenceDiagram.TextRun.Style

  /// The text.
  private(set) var text: String
  /// The parts of it that look unlike the rest, in order.
  private(set) var runs: [SequenceDiagram.TextRun] = []

  private let source: [UInt8]
  private var plain: [UInt8] = []
  private var index = 0
  private var style: Style = []
  private var runStart = 0
  /// From where on each kind of mark has no end any more.
  private var exhausted = Array(repeating: Int.max, count: 5)

  init(_ text: String) {
    self.text = text
    source = Array(text.utf8)
    guard source.contains(where: Self.isSign) else { return }
    while index < source.count { readNext() }
    endRun()
    self.text = String(decoding: plain, as: UTF8.self)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~")
      || byte == UInt8(ascii: "[")
  }

  private mutating func readNext() {
    switch source[index] {
    case UInt8(ascii: "*"):
      let isDouble = index + 1 < source.count && source[index + 1] == UInt8(ascii: "*")
      readMark(isDouble ? "**" : "*", isDouble ? .bold : .italic, isDouble ? 0 : 1)
    case UInt8(ascii: "~"): readMark("~~", .struck, 2)
    case UInt8(ascii: "`"): readCode()
    case UInt8(ascii: "["): readLink()
    default: copy(1)
    }
  }

  private mutating func copy(_ count: Int) {
    plain += source[index..<min(index + count, source.count)]
    index = min(index + count, source.count)
  }

  private mutating func readMark(_ mark: StaticString, _ mine: Style, _ kind: Int) {
    let length = mark.utf8CodeUnitCount
    guard SourceCharacters.matches(source, index, mark) else { return copy(1) }
    if style.contains(mine), index > 0, source[index - 1] != 0x20 {
      endRun()
      style.remove(mine)
    } else if !style.contains(mine), hasEnd(mark, from: index + length, kind) {
      endRun()
      style.insert(mine)
    } else {
      return copy(length)
    }
    index += length
  }

  /// Whether a mark's end follows; what has been looked through in vain is not looked through again.
  private mutating func hasEnd(_ mark: StaticString, from start: Int, _ kind: Int) -> Bool {
    guard start < source.count, source[start] != 0x20, start < exhausted[kind] else { return false }
    var scan = start + 1
    while let close = SourceCharacters.first(mark, in: source, scan..<source.count),
      scan < source.count
    {
      if source[close - 1] != 0x20 { return true }
      scan = close + mark.utf8CodeUnitCount
    }
    exhausted[kind] = start
    return false
  }

  private mutating func endRun() {
    if runStart < plain.count, !style.isEmpty {
      runs.append(SequenceDiagram.TextRun(runStart..<plain.count, style))
    }
    runStart = plain.count
  }

  private mutating func readCode() {
    guard index < exhausted[3],
      let close = source[(index + 1)...].firstIndex(of: UInt8(ascii: "`")), close > index + 1
    else {
      exhausted[3] = min(exhausted[3], index)
      return copy(1)
    }
    endRun()
    plain += source[index + 1..<close]
    runs.append(
      SequenceDiagram.TextRun(runStart..<plain.count, style.union(.monospaced)))
    runStart = plain.count
    index = close + 1
  }

  private mutating func readLink() {
    guard index < exhausted[4],
      let middle = SourceCharacters.first("](", in: source, index..<source.count),
      let close = source[middle...].firstIndex(of: UInt8(ascii: ")")), middle > index + 1
    else {
      exhausted[4] = min(exhausted[4], index)
      return copy(1)
    }
    let address = String(decoding: source[middle + 2..<close], as: UTF8.self)
    guard SourceAddress.isSafe(address), !source[index + 1..<middle].contains(UInt8(ascii: "["))
    else { return copy(1) }
    endRun()
    plain += source[index + 1..<middle]
    runs.append(SequenceDiagram.TextRun(runStart..<plain.count, style, link: address))
    runStart = plain.count
    index = close + 1
  }
}
