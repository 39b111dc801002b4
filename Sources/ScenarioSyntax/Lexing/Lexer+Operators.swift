extension Lexer {
  func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  mutating func lexOperator() {
    let start = offset
    switch dialect {
    case .swift: skipSwiftOperator()
    case .objectiveC: skipCOperator()
    }
    append(.operator, from: start)
  }

  /// The longest run of operator characters, except that `!` and `?` stand alone: they belong to
  /// the value before them.
  private mutating func skipSwiftOperator() {
    switch bytes[offset] {
    case UInt8(ascii: "?"): offset += peek(1) == UInt8(ascii: "?") ? 2 : 1
    case UInt8(ascii: "!"):
      offset += 1
      guard peek(0) == UInt8(ascii: "=") else { return }
      offset += peek(1) == UInt8(ascii: "=") ? 2 : 1
    case UInt8(ascii: "."):
      while peek(0) == UInt8(ascii: ".") { offset += 1 }
      if peek(0) == UInt8(ascii: "<") { offset += 1 }
    default:
      while let byte = peek(0), isOperator(byte), !startsComment {
        // `&` and `-` before a value end the run: `x = -1`, `a &&!b`.
        if byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") { break }
        offset += 1
      }
    }
  }

  private var startsComment: Bool {
    bytes[offset] == UInt8(ascii: "/")
      && (peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
  }

  private mutating func skipCOperator() {
    for length in [3, 2] {
      guard offset + length <= bytes.count else { continue }
      let text = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
      if Self.longCOperators.contains(text) {
        offset += length
        return
      }
    }
    offset += 1
  }

  private static let longCOperators: Set<String> = [
    "<<=", ">>=", "...", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=",
    "-=", "*=", "/=", "%=", "&=", "|=", "^=",
  ]
}
