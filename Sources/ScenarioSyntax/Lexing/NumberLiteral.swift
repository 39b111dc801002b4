/// What the digits of a number mean.
package enum NumberLiteral {
  /// The value of an integer literal, with its prefix, separators and suffix; nothing where it does
  /// not fit.
  static func integer(_ text: String, dialect: Dialect) -> Int64? {
    var digits = Array(text.utf8.filter { $0 != UInt8(ascii: "_") })
    var radix = 10
    if digits.count > 1, digits[0] == UInt8(ascii: "0") {
      switch digits[1] | 0x20 {
      case UInt8(ascii: "x"): radix = 16
      case UInt8(ascii: "o"): radix = 8
      case UInt8(ascii: "b"): radix = 2
      default: if dialect == .objectiveC { radix = 8 }
      }
      if radix == 16 || radix == 2 || digits[1] == UInt8(ascii: "o") { digits.removeFirst(2) }
    }
    if dialect == .objectiveC {
      while let last = digits.last,
        last | 0x20 == UInt8(ascii: "u") || last | 0x20 == UInt8(ascii: "l")
      {
        digits.removeLast()
      }
    }
    return Int64(String(decoding: digits, as: UTF8.self), radix: radix)
  }

  /// The value of a floating-point literal.
  static func floating(_ text: String) -> Double? {
    var digits = Array(text.utf8.filter { $0 != UInt8(ascii: "_") })
    if digits.count > 1, digits[1] | 0x20 == UInt8(ascii: "x") { return hexadecimal(digits[2...]) }
    while let last = digits.last,
      last | 0x20 == UInt8(ascii: "f") || last | 0x20 == UInt8(ascii: "l")
    {
      digits.removeLast()
    }
    if digits.first == UInt8(ascii: ".") { digits.insert(UInt8(ascii: "0"), at: 0) }
    if digits.last == UInt8(ascii: ".") { digits.append(UInt8(ascii: "0")) }
    if let point = digits.firstIndex(of: UInt8(ascii: ".")), point + 1 < digits.count,
      digits[point + 1] | 0x20 == UInt8(ascii: "e")
    {
      digits.insert(UInt8(ascii: "0"), at: point + 1)
    }
    return DecimalNumber(digits)?.nearest
  }

  /// The value of `1.8p3` behind `0x`: hexadecimal digits times a power of two.
  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> Double? {
    var value = 0.0
    var exponent = 0
    var isFraction = false
    var rest = digits
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if byte | 0x20 == UInt8(ascii: "p") {
        guard let written = Int(String(decoding: rest, as: UTF8.self)), abs(written) < 5000 else {
          return nil
        }
        exponent += written
        break
      } else {
        guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
        value = value * 16 + Double(digit)
        if isFraction { exponent -= 4 }
      }
    }
    // In two steps, as one factor alone may be too small or too large to be kept.
    let half = exponent / 2
    return value * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: exponent - half, significand: 1)
  }

  /// The number that a text is, as `Double(text)` reads it: a sign, digits, a point with digits, an
  /// exponent; nothing for any other text.
  package static func value(_ text: String) -> Double? {
    var rest = Substring(text).utf8
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let parts = rest.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 | 0x20 == UInt8(ascii: "e")
    }
    let mantissa = parts[0].split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let isNumber = mantissa.allSatisfy { part in part.allSatisfy { $0 >= 48 && $0 <= 57 } }
    guard isNumber, mantissa.contains(where: { !$0.isEmpty }),
      let magnitude = DecimalNumber(Array(rest))?.nearest
    else { return nil }
    return isNegative ? -magnitude : magnitude
  }
}
