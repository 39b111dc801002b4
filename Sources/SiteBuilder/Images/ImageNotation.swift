import Markup
import SourceText

extension Image {
  /// Where its notation stands in the source, `![…](…)`; nil where its address stands elsewhere.
  var notation: SourceSpan? {
    guard span.text == destination, let start = start, let end = end else { return nil }
    return SourceSpan(file: span.file, range: start..<end)
  }

  /// Where the mark before the brackets stands.
  private var start: Int? {
    let bytes = span.file.bytes
    var index = span.range.lowerBound - 1
    while index > 0, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "<") { index -= 1 }
    guard index > 1, bytes[index] == UInt8(ascii: "("), bytes[index - 1] == UInt8(ascii: "]")
    else { return nil }
    var depth = 1
    index -= 2
    while index > 0 {
      switch bytes[index] {
      case UInt8(ascii: "["): depth -= 1
      case UInt8(ascii: "]"): depth += 1
      default: break
      }
      if depth == 0 { return bytes[index - 1] == UInt8(ascii: "!") ? index - 1 : nil }
      index -= 1
    }
    return nil
  }

  /// Where what follows its closing parenthesis stands.
  private var end: Int? {
    let bytes = span.file.bytes
    var index = span.range.upperBound
    func skip(_ isSkipped: (UInt8) -> Bool) {
      while index < bytes.count, isSkipped(bytes[index]) { index += 1 }
    }
    skip { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
    if index < bytes.count, let quote = Self.closing(bytes[index]) {
      index += 1
      skip { $0 != quote }
      index += 1
      skip { $0 <= 0x20 }
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ")") else { return nil }
    return index + 1
  }

  /// The mark that ends a title which a mark begins.
  private static func closing(_ mark: UInt8) -> UInt8? {
    switch mark {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): mark
    case UInt8(ascii: "("): UInt8(ascii: ")")
    default: nil
    }
  }
}
