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
    return decimal(digits)
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
      let magnitude = decimal(Array(rest))
    else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  /// Reads a decimal number without the C library, which a browser does not have.
  ///
  /// Exact for the numbers that programs contain: up to fifteen digits and small exponents.
  private static func decimal(_ digits: [UInt8]) -> Double? {
    var mantissa = 0.0
    var exponent = 0
    var index = 0
    var behindPoint = false
    while index < digits.count, digits[index] | 0x20 != UInt8(ascii: "e") {
      if digits[index] == UInt8(ascii: ".") {
        behindPoint = true
      } else {
        mantissa = mantissa * 10 + Double(Int(digits[index]) - 48)
        if behindPoint { exponent -= 1 }
      }
      index += 1
    }
    if index < digits.count {
      guard let written = Int(String(decoding: digits[(index + 1)...], as: UTF8.self)),
        abs(written) <= 400
      else { return nil }
      exponent += written
    }
    var power = 1.0
    for _ in 0..<min(abs(exponent), 800) { power *= 10 }
    return exponent < 0 ? mantissa / power : mantissa * power
  }
}
