/// The process that a console names before a line: `App[123:4567]`.
struct LogProcess {
  /// Its number, before the thread's.
  let number: String
  /// Where the rest of the line begins.
  let end: Int

  /// The first process in the bytes of a line; nil where there is none.
  init?(in bytes: [UInt8]) {
    var open: Int?
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "["): open = index
      case UInt8(ascii: "]"):
        guard let start = open else { break }
        open = nil
        guard start > 0, index > start + 1, LogWords.isNamePart(bytes[start - 1]) else { break }
        let inside = bytes[(start + 1)..<index]
        guard inside.allSatisfy(Self.isNumberPart) else { break }
        number = String(decoding: inside.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
        end = index + 1
        return
      default: break
      }
    }
    return nil
  }

  private static func isNumberPart(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return LogWords.isDigit(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "x")
      || letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f")
  }
}
