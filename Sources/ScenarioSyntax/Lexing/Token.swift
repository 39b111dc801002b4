internal import SourceText

/// A token: its kind, its bytes, and how it stands among its neighbours.
struct Token: Sendable {
  enum Kind: UInt8, Sendable {
    case identifier
    /// A word that the language keeps for itself.
    case keyword
    /// `$0`.
    case anonymousParameter
    case integer
    case floating
    /// `'a'` of C.
    case character
    /// The quotes that open a string, with hash signs and without `@`.
    case stringBegin
    case stringText
    /// `\(` in a string.
    case interpolationBegin
    case interpolationEnd
    case stringEnd
    case leftParen
    case rightParen
    case leftBrace
    case rightBrace
    case leftBracket
    case rightBracket
    case comma
    case semicolon
    case colon
    case dot
    case backslash
    /// `@` before something that is no word: `@"text"`, `@[`.
    case at
    /// `@word`, one token.
    case atWord
    /// `#word`, one token.
    case hashWord
    case `operator`
    /// What no token can begin with; already diagnosed.
    case unknown
    case end
  }

  var kind: Kind
  /// Whether a line ends between the token before and this one.
  var startsLine: Bool
  /// Whether blank stands before it, or a bracket opens or a separator stands there: for operators.
  var spaceBefore: Bool
  /// Whether blank stands behind it, or a bracket closes or a separator stands there.
  var spaceAfter: Bool
  var lower: Int32
  var upper: Int32

  var range: Range<Int> { Int(lower)..<Int(upper) }
}

/// A comment that says something to the diagram, and the token that it stands before.
struct Mark: Sendable {
  var isDivider: Bool
  var text: String
  var range: Range<Int>
  /// The index of the token that follows.
  var token: Int
  /// Whether it is the first thing on its line.
  var startsLine: Bool
}

/// A snippet as tokens.
struct LexedSnippet: Sendable {
  var snippet: Snippet
  var dialect: Dialect
  /// The tokens; the last is always the end.
  var tokens: [Token] = []
  var marks: [Mark] = []
  var comments: [Range<Int>] = []
  var diagnostics: [Diagnostic] = []

  /// The text of a range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: snippet.bytes[range], as: UTF8.self)
  }
}
