/// A text with C's format, as `NSLog` and `String(format:)` are given it, taken apart.
struct TextFormat {
  /// A number that is written, or that is an argument: `*`.
  enum Amount {
    case number(Int)
    case argument
  }

  /// How one argument is written.
  struct Conversion {
    /// Which argument, counted from one; the next where nothing is written.
    var position: Int?
    var isLeft = false
    var isZeroPadded = false
    var hasSign = false
    var hasBlank = false
    var isAlternate = false
    var width: Amount?
    var precision: Amount?
    /// Whether it is of 64 bits: `%ld`, `%llx`.
    var isLong = false
    /// `d`, `f`, `@`, … .
    var letter: Character
  }

  enum Piece {
    case text(String)
    case conversion(Conversion)
  }

  private(set) var pieces: [Piece] = []

  init(_ format: String) {
    var rest = Array(format)[...]
    var text = ""
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      guard let conversion = Self.conversion(&rest) else { break }
      guard conversion.letter != "%" else {
        text.append("%")
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(.conversion(conversion))
    }
    if !text.isEmpty { pieces.append(.text(text)) }
  }

  /// How many arguments it asks for.
  var argumentCount: Int {
    var next = 0
    var last = 0
    for case .conversion(let conversion) in pieces {
      for case .argument? in [conversion.width, conversion.precision] { next += 1 }
      if let position = conversion.position { last = max(last, position) } else { next += 1 }
    }
    return max(next, last)
  }

  // MARK: Reading

  /// What follows a `%`; nil where the text ends.
  private static func conversion(_ rest: inout ArraySlice<Character>) -> Conversion? {
    var result = Conversion(letter: "%")
    let start = rest
    if let position = number(&rest), rest.first == "$" {
      rest.removeFirst()
      result.position = position
    } else {
      rest = start
    }
    // Who may read it, which the unified log asks: `%{public}@`.
    if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[(end + 1)...] }
    while let flag = rest.first, result.take(flag: flag) { rest.removeFirst() }
    result.width = amount(&rest)
    if rest.first == "." {
      rest.removeFirst()
      result.precision = amount(&rest) ?? .number(0)
    }
    while let length = rest.first, "hlqzjtL".contains(length) {
      result.isLong = result.isLong || length != "h"
      rest.removeFirst()
    }
    guard let letter = rest.popFirst() else { return nil }
    result.letter = letter
    return result
  }

  private static func amount(_ rest: inout ArraySlice<Character>) -> Amount? {
    if rest.first == "*" {
      rest.removeFirst()
      return .argument
    }
    return number(&rest).map { .number($0) }
  }

  /// A number in digits, kept within what a line can hold.
  private static func number(_ rest: inout ArraySlice<Character>) -> Int? {
    var result: Int?
    while let digit = rest.first?.wholeNumberValue, digit < 10 {
      result = min((result ?? 0) * 10 + digit, 512)
      rest.removeFirst()
    }
    return result
  }
}

extension TextFormat.Conversion {
  fileprivate mutating func take(flag: Character) -> Bool {
    switch flag {
    case "-": isLeft = true
    case "0": isZeroPadded = true
    case "+": hasSign = true
    case " ": hasBlank = true
    case "#": isAlternate = true
    case "'": break
    default: return false
    }
    return true
  }

  /// A text in the width that is asked for; zeros stand behind the sign.
  func padded(_ text: String, sign: String = "", to width: Int, withZeros: Bool) -> String {
    let count = sign.count + text.count
    let missing = max(0, abs(width) - count)
    if isLeft || width < 0 { return sign + text + String(repeating: " ", count: missing) }
    if withZeros { return sign + String(repeating: "0", count: missing) + text }
    return String(repeating: " ", count: missing) + sign + text
  }

  /// What stands before a number.
  func sign(isNegative: Bool) -> String {
    isNegative ? "-" : hasSign ? "+" : hasBlank ? " " : ""
  }
}
