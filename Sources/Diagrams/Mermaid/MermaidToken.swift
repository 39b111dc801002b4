/// A piece of Mermaid text that its grammar takes as one.
struct MermaidToken {
  enum Kind: UInt8 {
    case newline, name, arrow, text, rest, number, comma, plus, minus, circle
    case `as`, configurationStart, configuration, configurationEnd
    case header, participant, actor, create, destroy, box, end
    case loop, rect, opt, alt, `else`, par, parOver, and, critical, option, breaking
    case note, leftOf, rightOf, over, links, link, properties, details
    case activate, deactivate, autonumber, off
    case title, accessibleTitle, accessibleDescription, value, description
    /// A character that no rule knows, which the grammar leaves out between statements.
    case stray
    /// Where no rule of the lexer's state fits.
    case unknown
    case endOfFile
  }

  var kind: Kind
  /// The bytes of the text that it covers, without blanks around a name.
  var range: Range<Int>
  /// Which arrow it is.
  var arrow = 0
}
