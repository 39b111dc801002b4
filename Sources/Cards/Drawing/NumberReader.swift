/// Reads letters and numbers that follow each other, as paths of SVG have them.
struct NumberReader {
  private static let largest: Float = 100_000
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == UInt8(ascii: ",") {
      index += 1
    }
  }

  /// The next letter; nil where a number or nothing comes.
  mutating func letter() -> UInt8? {
    skipBlanks()
    guard index < bytes.count, bytes[index] | 0x20 >= UInt8(ascii: "a") else { return nil }
    index += 1
    return bytes[index - 1]
  }

  /// The next character that is 0 or 1, which needs nothing to set it off from what follows.
  mutating func flag() -> Bool {
    skipBlanks()
    guard index < bytes.count else { return false }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  /// The next number; nil where a letter or nothing comes.
  mutating func number() -> Float? {
    skipBlanks()
    let start = index
    var isNegative = false
    var value: Float = 0
    var part: Float = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "-") where index == start: isNegative = true
      case UInt8(ascii: ".") where part == 0: part = 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // No drawing is so large, and of more figures nothing would be seen.
        if value < Self.largest {
          value = value * 10 + Float(bytes[index] - UInt8(ascii: "0"))
          part *= 10
        }
      default:
        return finished(value, part, isNegative, from: start)
      }
      index += 1
    }
    return finished(value, part, isNegative, from: start)
  }

  private func finished(_ value: Float, _ part: Float, _ isNegative: Bool, from start: Int)
    -> Float?
  {
    guard index > start else { return nil }
    let number = part > 1 ? value / part : value
    return isNegative ? -number : number
  }
}
