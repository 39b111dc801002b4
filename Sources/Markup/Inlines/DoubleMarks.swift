/// Finds `~~struck-out~~` and `==highlighted==` text among the children of one node.
///
/// Only runs of exactly two count: in Chinese prose a single `~` is a range.
enum DoubleMarks {
  private enum Piece {
    case inline(Inline)
    case mark(canOpen: Bool, canClose: Bool)
  }

  /// The children with pairs of marks turned into nodes.
  static func apply(_ inlines: [Inline]) -> [Inline] {
    highlighted(apply(UInt8(ascii: "~"), to: inlines) { .strikethrough(highlighted($0)) })
  }

  private static func highlighted(_ inlines: [Inline]) -> [Inline] {
    apply(UInt8(ascii: "="), to: inlines) { .highlight($0) }
  }

  private static func apply(
    _ mark: UInt8, to inlines: [Inline], _ node: ([Inline]) -> Inline
  ) -> [Inline] {
    let marks = String(decoding: [mark, mark], as: UTF8.self)
    let pieces = pieces(of: inlines, mark)
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
          result.append(node(content))
          opener = nil
        } else if canOpen, opener == nil {
          opener = result.count
        } else {
          result.append(.text(marks))
        }
      }
    }
    if let opener { result.insert(.text(marks), at: opener) }
    return result
  }

  private static func pieces(of inlines: [Inline], _ mark: UInt8) -> [Piece] {
    var pieces: [Piece] = []
    for (index, inline) in inlines.enumerated() {
      guard case .text(let text) = inline, text.utf8.contains(mark) else {
        pieces.append(.inline(inline))
        continue
      }
      let next = index + 1 < inlines.count ? inlines[index + 1] : nil
      split(
        text, mark, isFirst: index == 0, hasNext: next.map { !$0.isBreak } ?? false, into: &pieces)
    }
    return pieces
  }

  private static func split(
    _ text: String, _ mark: UInt8, isFirst: Bool, hasNext: Bool, into pieces: inout [Piece]
  ) {
    let bytes = Array(text.utf8)
    var start = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == mark else {
        index += 1
        continue
      }
      let run = bytes[index...].prefix { $0 == mark }.count
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
