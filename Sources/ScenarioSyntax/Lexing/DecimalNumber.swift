/// A number of decimal digits, and the `Double` that is nearest to it: of two that are as near, the one
/// whose last bit is zero.
///
/// The core has no C library to ask, and a browser has none either. What `Double` can count in is
/// exact at once; all else is decided by whole numbers of any size, so that no digit is lost.
struct DecimalNumber {
  /// The digits, up to as many as can decide how a number is rounded.
  private var digits: [UInt8] = []
  /// The power of ten that the digits are multiplied by.
  private var exponent = 0

  /// A number has at most so many digits that matter; of those after them only whether there are any.
  private static let limit = 780

  /// Reads digits, which may have a point among them, and an exponent; nothing if that is no number.
  init?(_ text: [UInt8]) {
    var place = 0
    var isBehindPoint = false
    var hasMore = false
    while place < text.count, text[place] | 0x20 != UInt8(ascii: "e") {
      defer { place += 1 }
      if text[place] == UInt8(ascii: ".") {
        isBehindPoint = true
        continue
      }
      guard (48...57).contains(text[place]) else { return nil }
      let digit = text[place] - 48
      if digits.count >= Self.limit {
        hasMore = hasMore || digit > 0
        if !isBehindPoint { exponent += 1 }
        continue
      }
      if isBehindPoint { exponent -= 1 }
      if digit > 0 || !digits.isEmpty { digits.append(digit) }
    }
    // What is cut off is more than nothing, and less than anything that is kept.
    if hasMore {
      digits.append(1)
      exponent -= 1
    }
    guard place < text.count else { return }
    guard let written = Self.exponent(text[(place + 1)...]) else { return nil }
    exponent += written
  }

  /// An exponent; a very large one is as good as any larger.
  private static func exponent(_ text: ArraySlice<UInt8>) -> Int? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative || text.first == UInt8(ascii: "+") ? text.dropFirst() : text
    guard !digits.isEmpty else { return nil }
    var value = 0
    for digit in digits {
      guard (48...57).contains(digit) else { return nil }
      value = min(value * 10 + Int(digit - 48), 1_000_000)
    }
    return isNegative ? -value : value
  }

  /// The nearest `Double`; infinity beyond the largest.
  var nearest: Double {
    guard let first = digits.first, first > 0 else { return 0 }
    // The largest is below 10³⁰⁹, and half of the smallest is above 10⁻³²⁴.
    if digits.count + exponent > 310 { return .infinity }
    if digits.count + exponent < -330 { return 0 }
    if digits.count <= 15, exponent.magnitude <= 22 { return exact }
    var above = WholeNumber(digits: digits)
    var below = WholeNumber(1)
    if exponent > 0 { above.multiply(byTenToThe: exponent) }
    if exponent < 0 { below.multiply(byTenToThe: -exponent) }
    return above.divided(by: below)
  }

  /// Both the digits and the power of ten are `Double`s as they stand, so that one operation rounds.
  private var exact: Double {
    let whole = Double(digits.reduce(Int64(0)) { $0 * 10 + Int64($1) })
    var power = 1.0
    for _ in 0..<exponent.magnitude { power *= 10 }
    return exponent < 0 ? whole / power : whole * power
  }
}

/// A whole number without a limit, in pieces of 32 bits, the lowest first.
private struct WholeNumber {
  private var pieces: [UInt32]

  init(_ number: UInt32) { pieces = number == 0 ? [] : [number] }

  init(digits: [UInt8]) {
    self.init(0)
    for digit in digits { multiply(by: 10, adding: UInt32(digit)) }
  }

  mutating func multiply(byTenToThe exponent: Int) {
    for _ in 0..<(exponent / 9) { multiply(by: 1_000_000_000) }
    for _ in 0..<(exponent % 9) { multiply(by: 10) }
  }

  private mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for place in pieces.indices {
      let product = UInt64(pieces[place]) * UInt64(factor) + carry
      pieces[place] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { pieces.append(UInt32(carry)) }
  }

  private var bitCount: Int {
    pieces.last.map { pieces.count * 32 - $0.leadingZeroBitCount } ?? 0
  }

  private mutating func shiftLeft(by count: Int) {
    let bits = UInt64(count % 32)
    if bits > 0 { multiply(by: 1 << UInt32(bits)) }
    pieces.insert(contentsOf: repeatElement(0, count: count / 32), at: 0)
  }

  private mutating func halve() {
    var carry: UInt32 = 0
    for place in pieces.indices.reversed() {
      let piece = pieces[place]
      pieces[place] = piece >> 1 | carry << 31
      carry = piece & 1
    }
    if pieces.last == 0 { pieces.removeLast() }
  }

  private func isLess(than other: WholeNumber) -> Bool {
    if pieces.count != other.pieces.count { return pieces.count < other.pieces.count }
    for place in pieces.indices.reversed() where pieces[place] != other.pieces[place] {
      return pieces[place] < other.pieces[place]
    }
    return false
  }

  /// Takes away a number that is no larger.
  private mutating func subtract(_ other: WholeNumber) {
    var borrow: Int64 = 0
    for place in pieces.indices {
      let taken = place < other.pieces.count ? Int64(other.pieces[place]) : 0
      let difference = Int64(pieces[place]) - taken - borrow
      borrow = difference < 0 ? 1 : 0
      pieces[place] = UInt32(truncatingIfNeeded: difference)
    }
    while pieces.last == 0 { pieces.removeLast() }
  }

  /// The `Double` that is nearest to the quotient.
  func divided(by divisor: WholeNumber) -> Double {
    var rest = self
    var divisor = divisor
    // The quotient is brought to 64 or 65 bits: its bits, and the power of two that was taken out.
    var exponent = bitCount - divisor.bitCount - 64
    if exponent < 0 { rest.shiftLeft(by: -exponent) } else { divisor.shiftLeft(by: exponent) }
    divisor.shiftLeft(by: 64)
    var quotient: UInt64 = 0
    // The first bit is set, of 64 as of 65.
    if rest.isLess(than: divisor) { divisor.halve() } else { exponent += 1 }
    for step in 0..<64 {
      if step > 0 { divisor.halve() }
      quotient <<= 1
      if !rest.isLess(than: divisor) {
        rest.subtract(divisor)
        quotient |= 1
      }
    }
    return Self.rounded(quotient, hasMore: !rest.pieces.isEmpty, exponent)
  }

  /// Rounds 64 bits, the first of them set, times a power of two.
  private static func rounded(_ bits: UInt64, hasMore: Bool, _ exponent: Int) -> Double {
    // The smallest numbers have fewer bits than the others.
    let kept = min(53, 64 + exponent + 1074)
    guard kept >= 0 else { return 0 }
    let cut = 64 - kept
    var whole = kept == 0 ? 0 : bits >> UInt64(cut)
    let rest = kept == 0 ? bits : bits & ((1 << UInt64(cut)) - 1)
    let half: UInt64 = 1 << UInt64(cut - 1)
    if rest > half || rest == half && (hasMore || whole & 1 == 1) { whole += 1 }
    return Double(sign: .plus, exponent: exponent + cut, significand: Double(whole))
  }
}
