/// A piece of TeX, and where it stands in the formula.
struct FormulaToken: Sendable {
  enum Kind: Equatable, Sendable {
    /// `\name`, without the backslash.
    case command(String)
    /// Any other character.
    case character(Unicode.Scalar)
    /// `{`
    case open
    /// `}`
    case close
    /// `^`
    case superscript
    /// `_`
    case `subscript`
    /// `&`
    case align
    /// Blanks and line ends, which count in text alone.
    case blank
    /// `#1` in what a command stands for.
    case parameter(Int)
  }

  let kind: Kind
  var range: Range<Int>

  func isCommand(_ name: String) -> Bool { kind == .command(name) }

  func isCharacter(_ character: Unicode.Scalar) -> Bool { kind == .character(character) }
}

/// Cuts TeX into tokens; every text has some.
struct FormulaLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [FormulaToken] = []

  static func tokens(of bytes: [UInt8]) -> [FormulaToken] {
    var lexer = FormulaLexer(bytes: bytes)
    while lexer.index < bytes.count { lexer.step() }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func add(_ kind: FormulaToken.Kind, _ length: Int) {
    tokens.append(FormulaToken(kind: kind, range: index..<index + length))
    index += length
  }

  private mutating func step() {
    switch bytes[index] {
    case UInt8(ascii: "\\"): addCommand()
    case UInt8(ascii: "{"): add(.open, 1)
    case UInt8(ascii: "}"): add(.close, 1)
    case UInt8(ascii: "^"): add(.superscript, 1)
    case UInt8(ascii: "_"): add(.subscript, 1)
    case UInt8(ascii: "&"): add(.align, 1)
    case UInt8(ascii: "%"): skipRemark()
    case UInt8(ascii: "#"):
      let digit = index + 1 < bytes.count ? bytes[index + 1] : 0
      let isParameter = digit >= UInt8(ascii: "1") && digit <= UInt8(ascii: "9")
      isParameter ? add(.parameter(Int(digit - 0x30)), 2) : add(.character("#"), 1)
    case 0...0x20: addBlank()
    default: addCharacter()
    }
  }

  private mutating func addCommand() {
    var end = index + 1
    while end < bytes.count, Self.isLetter(bytes[end]) { end += 1 }
    if end == index + 1, end < bytes.count { end += Self.length(of: bytes[end]) }
    end = min(end, bytes.count)
    // A line end behind a backslash is a blank there.
    let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
    add(.command(name == "\n" || name == "\t" ? " " : name), end - index)
  }

  /// What stands behind `%` is for the writer alone.
  private mutating func skipRemark() {
    while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    index = min(index + 1, bytes.count)
  }

  private mutating func addBlank() {
    var end = index
    while end < bytes.count, bytes[end] <= 0x20 { end += 1 }
    add(.blank, end - index)
  }

  private mutating func addCharacter() {
    let end = min(index + Self.length(of: bytes[index]), bytes.count)
    let scalars = String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars
    add(.character(scalars.first ?? "\u{FFFD}"), end - index)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// How many bytes a character has that begins with one.
  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0...: 4
    default: 1
    }
  }
}
