internal import SourceText

/// Cuts a snippet of either dialect into tokens, in one pass and in linear time.
///
/// Total: every byte sequence has tokens. What is no token is diagnosed once and left out of the
/// parser's way.
struct Lexer {
  /// A string whose interpolation is being cut.
  struct OpenString {
    var isMultiline: Bool
    var hashes: Int
    /// Parentheses open inside the interpolation.
    var parentheses = 0
    var start: Int
  }

  /// The bytes of the longest program that is read: ten thousand lines and more, and so few that whatever
  /// they say is read in a moment.
  private static let longest = 500_000

  let bytes: [UInt8]
  let dialect: Dialect
  var offset = 0
  var startsLine = true
  /// Where the token before ends.
  var previousEnd = 0
  var openStrings: [OpenString] = []
  var result: LexedSnippet

  static func lex(_ snippet: Snippet, dialect: Dialect) -> LexedSnippet {
    var lexer = Lexer(
      bytes: snippet.bytes, dialect: dialect,
      result: LexedSnippet(snippet: snippet, dialect: dialect))
    if snippet.bytes.count > longest {
      lexer.refuse()
    } else {
      lexer.result.tokens.reserveCapacity(snippet.bytes.count / 4)
      lexer.run()
    }
    return lexer.result
  }

  /// Leaves a program unread that is too long.
  private mutating func refuse() {
    result.diagnostics.append(
      Diagnostic(
        id: "program.too-large",
        "this program is larger than \(Self.longest / 1000) kB, and is not read",
        at: result.snippet.span(0..<1), notes: [.init("leave out what the scenario does not need")])
    )
    offset = bytes.count
    append(.end, from: offset)
  }

  private mutating func run() {
    while true {
      skipTrivia()
      if startsLine { closeStringsAtLineEnd() }
      guard offset < bytes.count else { break }
      lexToken()
    }
    if let open = openStrings.last {
      diagnose("unterminated-string", "unterminated string literal", open.start..<open.start + 1)
    }
    append(.end, from: bytes.count)
    checkGroups()
  }

  private mutating func lexToken() {
    let start = offset
    let byte = bytes[start]
    switch byte {
    case UInt8(ascii: "("):
      if !openStrings.isEmpty { openStrings[openStrings.count - 1].parentheses += 1 }
      single(.leftParen)
    case UInt8(ascii: ")"): lexRightParen()
    case UInt8(ascii: "{"): single(.leftBrace)
    case UInt8(ascii: "}"): single(.rightBrace)
    case UInt8(ascii: "["): single(.leftBracket)
    case UInt8(ascii: "]"): single(.rightBracket)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: ":"): single(.colon)
    case UInt8(ascii: "\\"): single(.backslash)
    case UInt8(ascii: "\""): lexString(hashes: 0)
    case UInt8(ascii: "'") where dialect == .objectiveC: lexCharacter()
    case UInt8(ascii: "`") where dialect == .swift: lexQuotedName()
    case UInt8(ascii: "@"): lexAt()
    case UInt8(ascii: "#"): lexHash()
    case UInt8(ascii: "."):
      if dialect == .objectiveC, isDigit(peek(1)) { return lexNumber() }
      if peek(1) == byte { return lexOperator() }
      single(.dot)
    case UInt8(ascii: "$"):
      offset += 1
      skipWord()
      append(
        offset > start + 1 && isDigit(bytes[start + 1]) ? .anonymousParameter : .identifier,
        from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    default:
      if isWordStart(byte) { return lexWord() }
      if byte == UInt8(ascii: "<"), peek(1) == UInt8(ascii: "#"), lexPlaceholder() { return }
      if isOperator(byte) { return lexOperator() }
      lexUnknown()
    }
  }

  // MARK: Words

  /// A name is in the trace and in the drawing as often as something is called by it.
  private static let longestName = 250

  private mutating func lexWord() {
    let start = offset
    if bytes[start] >= 0x80, lexLookalike() { return }
    skipWord()
    if offset - start > Self.longestName {
      diagnose(
        "long-name",
        "a name may have \(Self.longestName) bytes, and this one has \(offset - start)",
        start..<start + Self.longestName)
    }
    let isReserved = Keywords.isReserved(bytes[start..<offset], in: dialect)
    append(isReserved ? .keyword : .identifier, from: start)
  }

  mutating func skipWord() {
    var end = offset
    while end < bytes.count {
      let byte = bytes[end]
      guard isWordStart(byte) || isDigit(byte) else { break }
      if byte >= 0x80, lookalike(at: end) != nil || blankLength(at: end) > 0 { break }
      end += 1
    }
    offset = end
  }

  /// `` `default` ``: a name that would be a keyword; the token covers the name without the ticks.
  private mutating func lexQuotedName() {
    let start = offset
    offset += 1
    skipWord()
    let end = offset
    guard end > start + 1, peek(0) == UInt8(ascii: "`") else {
      diagnose("unterminated-name", "the name is not closed by a '`'", start..<end)
      return append(.unknown, from: start)
    }
    append(.identifier, from: start + 1)
    offset += 1
    previousEnd = offset
  }

  private mutating func lexAt() {
    let start = offset
    offset += 1
    if isWordStart(peek(0) ?? 0) {
      skipWord()
      append(.atWord, from: start)
    } else {
      append(.at, from: start)
    }
  }

  private mutating func lexHash() {
    let start = offset
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if dialect == .swift, peek(hashes) == UInt8(ascii: "\"") { return lexString(hashes: hashes) }
    offset += hashes
    if dialect == .objectiveC {
      // `#  import` is as good as `#import`.
      while peek(0) == UInt8(ascii: " ") { offset += 1 }
    }
    guard isWordStart(peek(0) ?? 0) else { return lexUnknown(from: start) }
    skipWord()
    append(.hashWord, from: start)
  }

  // MARK: What is no token

  /// `<#page#>`: where Xcode has somebody write something. It is read as a name, so that nothing else is
  /// said of it.
  private mutating func lexPlaceholder() -> Bool {
    let start = offset
    var end = offset + 2
    while end + 1 < min(bytes.count, start + 200), bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") {
        offset = end + 2
        diagnose("editor-placeholder", "editor placeholder in source file", start..<offset)
        append(.identifier, from: start)
        return true
      }
      end += 1
    }
    return false
  }

  private mutating func lexUnknown() {
    offset += 1
    lexUnknown(from: offset - 1)
  }

  private mutating func lexUnknown(from start: Int) {
    let text = bytes[start] < 0x20 || bytes[start] == 0x7F ? "control character" : nil
    let name = text ?? "'\(String(decoding: bytes[start..<offset], as: UTF8.self))'"
    diagnose("unexpected-character", "unexpected \(name)", start..<offset)
    append(.unknown, from: start)
  }

  /// Whether a character stands here that only looks like punctuation; it is diagnosed, and read
  /// as what it looks like where that is one token.
  private mutating func lexLookalike() -> Bool {
    guard let (length, meant) = lookalike(at: offset) else { return false }
    let start = offset
    if meant == "\"", lexCurlyString() { return true }
    offset += length
    let written = String(decoding: bytes[start..<offset], as: UTF8.self)
    if meant == "..." {
      append(.operator, from: start)
      return true
    }
    diagnose(
      "unexpected-character", "'\(written)' is not '\(meant)'", start..<offset, meant: meant)
    switch meant {
    case ",": append(.comma, from: start)
    case ";": append(.semicolon, from: start)
    case ":": append(.colon, from: start)
    case "(": append(.leftParen, from: start)
    case ")": append(.rightParen, from: start)
    default: append(.unknown, from: start)
    }
    return true
  }

  // MARK: Appending

  mutating func single(_ kind: Token.Kind) {
    offset += 1
    append(kind, from: offset - 1)
  }

  mutating func append(_ kind: Token.Kind, from start: Int) {
    let token = Token(
      kind: kind, startsLine: startsLine, spaceBefore: !isBound(before: start),
      spaceAfter: !isBound(after: offset), lower: Int32(clamping: start),
      upper: Int32(clamping: offset))
    result.tokens.append(token)
    startsLine = false
    previousEnd = offset
  }

  mutating func diagnose(
    _ id: String, _ message: String, _ range: Range<Int>, meant: String? = nil
  ) {
    // A file that is no program at all has a fault in every byte; the first ones are enough.
    guard result.diagnostics.count < TokenStream.errorLimit else { return }
    let span = result.snippet.span(range)
    var fixIts: [Diagnostic.FixIt] = []
    if let meant { fixIts = [.init("did you mean '\(meant)'?", replace: span, with: meant)] }
    result.diagnostics.append(
      Diagnostic(id: "\(dialect.rawValue).\(id)", message, at: span, fixIts: fixIts))
  }
}
