extension Lexer {
  /// A number with its suffix; what the digits mean is read by ``NumberLiteral``.
  mutating func lexNumber() {
    let start = offset
    var isFloating = false
    if bytes[offset] == UInt8(ascii: "0"), let marker = peek(1), isRadixMarker(marker) {
      offset += 2
      skipHexDigits()
      isFloating = marker | 0x20 == UInt8(ascii: "x") && skipBinaryExponent()
    } else {
      skipDigits()
      if peek(0) == UInt8(ascii: "."), isFraction {
        isFloating = true
        offset += 1
        skipDigits()
      }
      if let exponent = peek(0), exponent | 0x20 == UInt8(ascii: "e"), isExponent {
        isFloating = true
        offset += 2
        skipDigits()
      }
    }
    if dialect == .objectiveC { isFloating = skipSuffix() || isFloating }
    append(isFloating ? .floating : .integer, from: start)
  }

  private mutating func skipHexDigits() {
    while let byte = peek(0), isHexDigit(byte) || byte == UInt8(ascii: "_") { offset += 1 }
  }

  /// The fraction and the exponent of a hexadecimal number with a point: `0x1.8p3`, `0x10p2`; whether there is one.
  private mutating func skipBinaryExponent() -> Bool {
    let start = offset
    if peek(0) == UInt8(ascii: "."), peek(1).map({ isHexDigit($0) }) == true {
      offset += 1
      skipHexDigits()
    }
    guard let letter = peek(0), letter | 0x20 == UInt8(ascii: "p"), isExponent else {
      offset = start
      return false
    }
    offset += 2
    skipDigits()
    return true
  }

  private mutating func skipDigits() {
    while let byte = peek(0), isDigit(byte) || (byte == UInt8(ascii: "_") && dialect == .swift) {
      offset += 1
    }
  }

  /// Swift wants a digit behind the dot, so that `0..<3` and `1.description` are what they are.
  private var isFraction: Bool {
    if isDigit(peek(1)) { return true }
    return dialect == .objectiveC && peek(1) != UInt8(ascii: ".")
  }

  private var isExponent: Bool {
    let next = peek(1)
    if isDigit(next) { return true }
    return (next == UInt8(ascii: "-") || next == UInt8(ascii: "+")) && isDigit(peek(2))
  }

  private func isRadixMarker(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "x"), UInt8(ascii: "b"): true
    case UInt8(ascii: "o"): dialect == .swift
    case UInt8(ascii: "X"), UInt8(ascii: "B"): dialect == .objectiveC
    default: false
    }
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return isDigit(byte) || (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "f"))
  }

  /// `f`, `u`, `l` and their combinations; whether one of them says floating point.
  private mutating func skipSuffix() -> Bool {
    var isFloating = false
    while let byte = peek(0) {
      switch byte | 0x20 {
      case UInt8(ascii: "f"): isFloating = true
      case UInt8(ascii: "u"), UInt8(ascii: "l"): break
      default: return isFloating
      }
      offset += 1
    }
    return isFloating
  }
}
