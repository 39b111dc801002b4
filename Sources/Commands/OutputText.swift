import SourceText

/// Text as it may leave the process, whoever wrote what it holds.
///
/// Names and source lines are strangers' in CI. Characters that nobody sees are written out, and what
/// services take for orders in a log is written so that they do not: `::set-output …` at the start of a line,
/// and `##[…]` or `##vso[…]` wherever it stands.
enum OutputText {
  /// What kind of text it is, by which the same is written in another way.
  enum Form {
    /// For people.
    case plain
    /// Lines that are orders to GitHub, each made by us.
    case orders
    /// For programs, which read what was meant.
    case json, xml
  }

  /// The text, which stays as it is where there is nothing in it that matters.
  static func safe(_ text: String, as form: Form = .plain) -> String {
    switch form {
    case .plain: withoutOrders(VisibleText.escaped(text, as: .text), "\\u{5B}", colon: "\\u{3A}")
    case .orders: withoutOrders(VisibleText.escaped(text, as: .text), "\\u{5B}")
    case .json: withoutOrders(VisibleText.escaped(text, as: .json), "\\u005B")
    case .xml: withoutOrders(VisibleText.escaped(text, as: .xml), "&#x5B;", colon: "&#x3A;")
    }
  }

  /// A name on one line.
  static func name(_ name: String) -> String { VisibleText.escaped(name) }

  /// A text with other spellings for the bracket of `##[` and for the second colon of `::` where either
  /// begins an order; without one for the colon it stays.
  private static func withoutOrders(
    _ text: String, _ bracket: String, colon: String? = nil
  ) -> String {
    guard isDoubled("#", in: text) || colon != nil && isDoubled(":", in: text) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var isStart = true
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      result.append(scalar)
      index += 1
      if isStart, let colon, scalar == ":", index < scalars.count, scalars[index] == ":" {
        result.append(text: colon)
        index += 1
      }
      isStart = scalar == "\n" || isStart && scalar.properties.isWhitespace
      guard scalar == "#", index < scalars.count, scalars[index] == "#" else { continue }
      let end = scalars[(index + 1)...].prefix(20).firstIndex { !isOfWord($0) } ?? index
      guard end > index, scalars[end] == "[" else { continue }
      result.append(contentsOf: scalars[index..<end])
      result.append(text: bracket)
      index = end + 1
    }
    return String(result)
  }

  /// Whether a character of ASCII stands twice in a row.
  private static func isDoubled(_ character: Unicode.Scalar, in text: String) -> Bool {
    let byte = UInt8(ascii: character)
    var last: UInt8 = 0
    for next in text.utf8 {
      if next == byte, last == byte { return true }
      last = next
    }
    return false
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar == "_" || scalar == "-")
  }
}
