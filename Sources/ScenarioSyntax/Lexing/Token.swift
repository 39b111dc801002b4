public import SourceText

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
  /// Where it stands in the snippet; what a macro makes stands where the macro is used.
  var lower: Int32
  var upper: Int32
  /// Where its text stands among the bytes of the ``LexedSnippet``.
  var textLower: Int32
  var textUpper: Int32

  init(
    kind: Kind, startsLine: Bool, spaceBefore: Bool, spaceAfter: Bool, lower: Int32, upper: Int32
  ) {
    self.kind = kind
    self.startsLine = startsLine
    self.spaceBefore = spaceBefore
    self.spaceAfter = spaceAfter
    self.lower = lower
    self.upper = upper
    self.textLower = lower
    self.textUpper = upper
  }

  /// The bytes of its text.
  var range: Range<Int> { Int(textLower)..<Int(textUpper) }
}

/// A comment that says something to the diagram, and the token that it stands before.
struct Mark: Sendable {
  enum Kind: Sendable { case divider, note, drawing }

  var kind: Kind
  var text: String
  var range: Range<Int>
  /// The index of the token that follows.
  var token: Int
  /// Whether it is the first thing on its line.
  var startsLine: Bool
}

/// A snippet as tokens, for its parser and for the highlighter.
public struct LexedSnippet: Sendable {
  var snippet: Snippet
  var dialect: Dialect
  /// The bytes that tokens refer to: the snippet's, and behind them what macros have put together.
  var bytes: [UInt8]
  /// The tokens; the last is always the end.
  var tokens: [Token] = []
  var marks: [Mark] = []
  var comments: [Range<Int>] = []
  var diagnostics: [Diagnostic] = []

  init(snippet: Snippet, dialect: Dialect) {
    self.snippet = snippet
    self.dialect = dialect
    self.bytes = snippet.bytes
  }

  /// Cuts a snippet into tokens.
  public init(_ snippet: Snippet, dialect: Dialect) {
    self = Lexer.lex(snippet, dialect: dialect)
  }

  /// Whether a word that stands behind no dot, and is no argument's label, is one that is looked for;
  /// it is asked for in UTF-8.
  public func hasFreeWord(where isWanted: (ArraySlice<UInt8>) -> Bool) -> Bool {
    // Whether each bracket that is open is a parenthesis.
    var brackets: [Bool] = []
    var before = Token.Kind.end
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .identifier, .keyword:
        let beginsPart =
          before == .leftParen || before == .comma && brackets.last ?? false
        let isLabel = beginsPart && tokens[index + 1].kind == .colon
        if !isLabel, before != .dot, isWanted(bytes[token.range]) {
          return true
        }
      case .leftParen: brackets.append(true)
      case .leftBrace, .leftBracket, .interpolationBegin: brackets.append(false)
      case .rightParen, .rightBrace, .rightBracket, .interpolationEnd: _ = brackets.popLast()
      default: break
      }
      before = token.kind
    }
    return false
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
