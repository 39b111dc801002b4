import SourceText

/// A tag of a Mustache template, as it is checked and as it is rendered: `{{name}}`.
struct TemplateTag {
  /// What a tag does, by the mark that it begins with.
  enum Kind: UInt8 {
    case variable = 0
    /// `{{{name}}}`, which is not escaped.
    case raw = 0x7B
    /// `{{&name}}`, which is the same.
    case unescaped = 0x26
    case section = 0x23
    case inverted = 0x5E
    case end = 0x2F
    case partial = 0x3E
    case comment = 0x21
    /// `{{=<% %>=}}` chooses other marks, which nothing here does.
    case delimiters = 0x3D
    /// `{{$name}}` and `{{<name}}` are blocks and parents, which there are none of either.
    case block = 0x24
    case parent = 0x3C
  }

  let kind: Kind
  let name: String
  /// Where the name stands.
  let nameRange: Range<Int>
  /// The whole tag, braces included.
  let range: Range<Int>
  /// Whether there are as many braces at its end as it takes.
  let isClosed: Bool

  /// The next tag from a place on; nil when there is none.
  init?(in bytes: [UInt8], from position: Int) {
    guard let start = Self.find(0x7B, in: bytes, from: position) else { return nil }
    var lower = start + 2
    while lower < bytes.count, bytes[lower] <= 0x20 { lower += 1 }
    let mark = lower < bytes.count && bytes[lower] != 0 ? Kind(rawValue: bytes[lower]) : nil
    if mark != nil { lower += 1 }
    let close = Self.find(0x7D, in: bytes, from: lower)
    var upper = close ?? bytes.count
    var end = close.map { $0 + 2 } ?? bytes.count
    let isWhole = mark != .raw || end < bytes.count && bytes[end] == 0x7D
    if mark == .raw, close != nil, isWhole { end += 1 }
    while lower < upper, bytes[lower] <= 0x20 { lower += 1 }
    while upper > lower, bytes[upper - 1] <= 0x20 { upper -= 1 }
    kind = mark ?? .variable
    nameRange = lower..<upper
    name = String(decoding: bytes[nameRange], as: UTF8.self)
    range = start..<end
    isClosed = close != nil && isWhole
  }

  /// Where two bytes of a kind stand beside each other.
  private static func find(_ byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == byte, bytes[index + 1] == byte { return index }
      index += 1
    }
    return nil
  }

  /// Whether it takes its line with it when nothing else is there.
  var isStandalone: Bool {
    switch kind {
    case .section, .inverted, .end, .partial, .comment: true
    default: false
    }
  }
}
