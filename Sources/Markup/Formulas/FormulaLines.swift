/// Finds formulas in running text by the marks that `EscapeGuard` has set at their ends.
enum FormulaLines {
  private static let start = Array(UTF8.encode(EscapeGuard.formulaStart)!)
  static let end = Array(UTF8.encode(EscapeGuard.formulaEnd)!)

  /// The running text with each formula of several lines in one piece.
  static func join(_ inlines: [Inline]) -> [Inline] {
    var result: [Inline] = []
    var index = 0
    while index < inlines.count {
      if case .text(let text) = inlines[index], isOpen(text),
        let (whole, next) = whole(from: index, in: inlines)
      {
        result.append(.text(whole))
        index = next
      } else {
        result.append(inlines[index])
        index += 1
      }
    }
    return result
  }

  /// Whether a formula begins in a text and does not end in it.
  private static func isOpen(_ text: String) -> Bool {
    lastMark(of: text) == EscapeGuard.formulaStart
  }

  /// The last of the marks in a text at which formulas begin and end.
  private static func lastMark(of text: String) -> Unicode.Scalar? {
    text.unicodeScalars.last { $0 == EscapeGuard.formulaStart || $0 == EscapeGuard.formulaEnd }
  }

  /// The text from one piece to the one in which its formula ends, and the index after that.
  private static func whole(from start: Int, in inlines: [Inline]) -> (String, next: Int)? {
    var text = ""
    for index in start..<inlines.count {
      switch inlines[index] {
      case .text(let more):
        text += more
        if index > start, lastMark(of: more) == EscapeGuard.formulaEnd { return (text, index + 1) }
      case .softBreak, .lineBreak: text += "\n"
      default: return nil
      }
    }
    return nil
  }

  /// The text of the formula that begins at a byte, and the bytes it takes.
  static func formula(at index: Int, in bytes: [UInt8]) -> (String, Range<Int>)? {
    guard bytes[index...].starts(with: start) else { return nil }
    let inside = bytes[(index + start.count)...]
    guard let last = inside.indices.first(where: { bytes[$0...].starts(with: end) }) else {
      return nil
    }
    let text = String(decoding: bytes[inside.startIndex..<last], as: UTF8.self)
    return (EscapeGuard.restore(text, inCode: false), index..<(last + end.count))
  }
}
