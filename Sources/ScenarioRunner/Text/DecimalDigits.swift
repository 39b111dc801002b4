/// A number's decimal digits, all of them, so that any count of them can be rounded as C rounds.
struct DecimalDigits {
  /// The digits from the first that is not zero; of zero itself there is none.
  private var digits: [UInt8]
  /// How many of the digits stand before the point; below zero where zeros follow it.
  private var point: Int

  /// Takes a number apart that is finite; its sign is left out.
  init(_ number: Double) {
    let magnitude = number.magnitude
    guard magnitude > 0, magnitude.isFinite else {
      digits = []
      point = 0
      return
    }
    // The number is `whole` times 2 to the power of `exponent`.
    let isNormal = magnitude.exponentBitPattern > 0
    var whole = magnitude.significandBitPattern | (isNormal ? 1 << 52 : 0)
    var exponent = Int(max(magnitude.exponentBitPattern, 1)) - 1075
    while whole & 1 == 0, exponent < 0 {
      whole >>= 1
      exponent += 1
    }
    digits = String(whole).utf8.map { $0 - UInt8(ascii: "0") }
    // A half is five tenths: n / 2ᵏ is n · 5ᵏ with k digits behind the point.
    for _ in 0..<abs(exponent) { Self.multiply(&digits, by: exponent < 0 ? 5 : 2) }
    point = digits.count + min(exponent, 0)
  }

  private static func multiply(_ digits: inout [UInt8], by factor: UInt8) {
    var carry: UInt8 = 0
    for index in digits.indices.reversed() {
      let product = digits[index] * factor + carry
      digits[index] = product % 10
      carry = product / 10
    }
    if carry > 0 { digits.insert(carry, at: 0) }
  }

  /// The exponent of ten of the first digit.
  private var exponent: Int { digits.isEmpty ? 0 : point - 1 }

  /// The digit at a place counted from the point: 0 is the first behind it, -1 the last before it.
  private func digit(_ place: Int) -> UInt8 {
    let index = place + point
    return digits.indices.contains(index) ? digits[index] : 0
  }

  /// The same with a count of digits behind the point, rounded to the nearer, half to the even one.
  private func rounded(to count: Int) -> DecimalDigits {
    let kept = point + count
    guard kept < digits.count else { return self }
    var result = self
    guard kept >= 0 else {
      result.digits = []
      result.point = 0
      return result
    }
    let next = digits[kept]
    let isHalf = next == 5 && digits[(kept + 1)...].allSatisfy { $0 == 0 }
    let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
    result.digits = Array(digits[..<kept])
    if isHalf ? isOdd : next >= 5 { result.increment() }
    return result
  }

  /// Counts the last digit up.
  private mutating func increment() {
    var index = digits.count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    guard index < 0 else {
      digits[index] += 1
      return
    }
    digits.insert(1, at: 0)
    point += 1
  }

  // MARK: As text

  /// `%f`: a count of digits behind the point.
  func fixed(_ count: Int) -> String {
    let rounded = rounded(to: count)
    var text = ""
    for place in stride(from: -max(rounded.point, 1), to: count, by: 1) {
      if place == 0 { text += "." }
      text += String(rounded.digit(place))
    }
    return text
  }

  /// `%e`: one digit before the point, and the exponent.
  func scientific(_ count: Int) -> String {
    let rounded = rounded(to: count - exponent)
    var mantissa = rounded
    mantissa.point = rounded.digits.isEmpty ? 0 : 1
    let exponent = rounded.exponent
    let amount = String(exponent.magnitude)
    return mantissa.fixed(count) + (exponent < 0 ? "e-" : "e+")
      + (amount.utf8.count < 2 ? "0" : "") + amount
  }

  /// `%g`: whichever of the two is shorter, of so many digits in all.
  func general(_ count: Int, keepsZeros: Bool) -> String {
    let count = max(count, 1)
    let exponent = rounded(to: count - 1 - exponent).exponent
    guard exponent >= -4, exponent < count else {
      let text = scientific(count - 1)
      guard !keepsZeros, let mark = text.firstIndex(of: "e") else { return text }
      return Self.withoutZeros(String(text[..<mark])) + text[mark...]
    }
    let text = fixed(count - 1 - exponent)
    return keepsZeros ? text : Self.withoutZeros(text)
  }

  private static func withoutZeros(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var text = text
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
