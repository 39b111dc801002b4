/// The end of a link or an image behind its text: `](destination "title")`, `][label]` or `]`.
struct LinkTail {
  /// Where the destination stands.
  private(set) var destination: Range<Int>?
  /// Where the label stands for which a destination is defined.
  private(set) var label: Range<Int>?

  /// How long a label is at most to cmark.
  static let longestLabel = 1_000

  /// Reads what stands behind the last that is in a link, up to the link's end.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    switch bytes[..<range.upperBound].last {
    case UInt8(ascii: ")"): destination = Self.destination(bytes, range)
    case UInt8(ascii: "]"): label = Self.label(endingAt: range.upperBound - 1, in: bytes)
    default: break
    }
  }

  /// The destination in parentheses that end where the link does.
  private static func destination(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    guard let bracket = bytes[range].place(of: Array("](".utf8)[...]) else { return nil }
    let inside = bytes[(bracket + 2)..<(range.upperBound - 1)].drop { $0 <= 0x20 }
    guard inside.first == UInt8(ascii: "<") else { return inside.prefix { $0 > 0x20 }.indices }
    var end = inside.startIndex + 1
    while end < inside.endIndex, inside[end] != UInt8(ascii: ">") {
      end += inside[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return (inside.startIndex + 1)..<min(end, inside.endIndex)
  }

  /// The label before a bracket, or, where that is empty, the text before it.
  private static func label(endingAt bracket: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard let start = opening(before: bracket, in: bytes) else { return nil }
    if start + 1 < bracket { return (start + 1)..<bracket }
    return opening(before: start - 1, in: bytes).map { ($0 + 1)..<(start - 1) }
  }

  private static func opening(before bracket: Int, in bytes: [UInt8]) -> Int? {
    var index = bracket - 1
    while index >= max(0, bracket - longestLabel) {
      if bytes[index] == UInt8(ascii: "["),
        bytes[..<index].reversed().prefix(while: { $0 == UInt8(ascii: "\\") }).count % 2 == 0
      {
        return index
      }
      index -= 1
    }
    return nil
  }
}
