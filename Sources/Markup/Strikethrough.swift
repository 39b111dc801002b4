/// Finds `~~struck-out~~` text among the children of one node.
///
/// Only runs of exactly two count: in Chinese prose a single `~` is a range.
enum Strikethrough {
  private enum Piece {
    case inline(Inline)
    case mark(canOpen: Bool, canClose: Bool)
  }

  /// The children with pairs of marks turned into nodes.
  static func apply(_ inlines: [Inline]) -> [Inline] {
    let pieces = pieces(of: inlines)
    guard pieces.contains(where: { if case .mark = $0 { true } else { false } }) else {
      return inlines
    }
    var result: [Inline] = []
    var opener: Int?
    for piece in pieces {
      switch piece {
      case .inline(let inline): result.append(inline)
      case .mark(let canOpen, let canClose):
        if let start = opener, canClose, start < result.count {
          let content = Array(result[start...])
          result.removeSubrange(start...)
          result.append(.strikethrough(content))
          opener = nil
        } else if canOpen, opener == nil {
          opener = result.count
        } else {
          result.append(.text("~~"))
        }
      }
    }
    if let opener { result.insert(.text("~~"), at: opener) }
    return result
  }

  private static func pieces(of inlines: [Inline]) -> [Piece] {
    var pieces: [Piece] = []
    for (index, inline) in inlines.enumerated() {
      guard case .text(let text) = inline, text.utf8.contains(UInt8(ascii: "~")) else {
        pieces.append(.inline(inline))
        continue
      }
      let next = index + 1 < inlines.count ? inlines[index + 1] : nil
      split(text, isFirst: index == 0, hasNext: next.map(isSolid) ?? false, into: &pieces)
    }
    return pieces
  }

  private static func isSolid(_ inline: Inline) -> Bool {
    switch inline {
    case .softBreak, .lineBreak: false
    default: true
    }
  }

  private static func split(
    _ text: String, isFirst: Bool, hasNext: Bool, into pieces: inout [Piece]
  ) {
    let bytes = Array(text.utf8)
    var start = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "~") else {
        index += 1
        continue
      }
      let run = bytes[index...].prefix { $0 == UInt8(ascii: "~") }.count
      let end = index + run
      if run == 2 {
        if index > start {
          pieces.append(.inline(.text(String(decoding: bytes[start..<index], as: UTF8.self))))
        }
        pieces.append(
          .mark(
            canOpen: end < bytes.count ? bytes[end] > 0x20 : hasNext,
            canClose: index > 0 ? bytes[index - 1] > 0x20 : !isFirst))
        start = end
      }
      index = end
    }
    if start < bytes.count {
      pieces.append(.inline(.text(String(decoding: bytes[start...], as: UTF8.self))))
    }
  }
}
