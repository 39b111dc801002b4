internal import SourceText

/// Finds what to colour in Swift and Objective-C, by the lexer that the parsers use.
///
/// Total and linear: any text has tokens, in order and without overlap; what lies between them is
/// plain. A text need not be a program: listings and fragments are highlighted too.
public struct Highlighter {
  private let lexed: LexedSnippet
  private let dialect: Dialect
  private var result: [HighlightToken] = []
  private var isImporting = false

  private init(_ lexed: LexedSnippet) {
    self.lexed = lexed
    self.dialect = lexed.dialect
  }

  /// The tokens of a text in source order.
  public static func highlight(_ text: String, dialect: Dialect) -> [HighlightToken] {
    highlight(LexedSnippet(Snippet(SourceFile(path: "", text: text)), dialect: dialect))
  }

  /// The tokens of a text that has been cut already, in source order.
  public static func highlight(_ lexed: LexedSnippet) -> [HighlightToken] {
    var highlighter = Highlighter(lexed)
    highlighter.run()
    return highlighter.result
  }

  private mutating func run() {
    var comments = lexed.comments[...]
    result.reserveCapacity(lexed.tokens.count / 2)
    for index in lexed.tokens.indices {
      let range = lexed.tokens[index].range
      while let comment = comments.first, comment.lowerBound <= range.lowerBound {
        comments.removeFirst()
        let isPragma = lexed.snippet.bytes[comment.lowerBound] == UInt8(ascii: "#")
        append(isPragma ? .directive : .comment, comment)
      }
      if let kind = isInImport(index) ? .string : kind(at: index) { append(kind, range) }
    }
  }

  /// Whether a token stands behind `#import` on its line: a header's name is no code.
  private mutating func isInImport(_ index: Int) -> Bool {
    let token = lexed.tokens[index]
    if token.kind == .hashWord {
      let word = text(index)
      isImporting = word == "#import" || word == "#include"
      return false
    }
    if token.startsLine { isImporting = false }
    return isImporting
  }

  /// Adds a run; one of the same kind that begins where the last one ends makes that longer.
  private mutating func append(_ kind: HighlightToken.Kind, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if let last = result.last, last.kind == kind, last.range.upperBound == range.lowerBound {
      result[result.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      result.append(HighlightToken(kind: kind, range: range))
    }
  }

  // MARK: Kinds

  private func token(_ index: Int) -> Token {
    lexed.tokens[min(max(index, 0), lexed.tokens.count - 1)]
  }

  private func text(_ index: Int) -> String { lexed.text(token(index).range) }

  private func bytes(_ index: Int) -> ArraySlice<UInt8> { lexed.bytes[token(index).range] }

  private func kind(at index: Int) -> HighlightToken.Kind? {
    switch lexed.tokens[index].kind {
    case .integer, .floating: return .number
    case .stringBegin, .stringText, .stringEnd, .interpolationBegin, .interpolationEnd, .character:
      return .string
    case .at: return literalKind(behind: index)
    case .atWord: return atWordKind(bytes(index))
    case .hashWord: return .directive
    case .keyword: return bytes(index).elementsEqual("_".utf8) ? nil : .keyword
    case .identifier: return nameKind(at: index)
    case .anonymousParameter: return .property
    default: return nil
    }
  }

  /// `@"text"` and `@1`: the sign belongs to the literal.
  private func literalKind(behind index: Int) -> HighlightToken.Kind? {
    switch token(index + 1).kind {
    case .stringBegin: .string
    case .integer, .floating: .number
    default: nil
    }
  }

  private func atWordKind(_ text: ArraySlice<UInt8>) -> HighlightToken.Kind {
    dialect == .objectiveC && HighlightWords.isObjectiveCDirective(text) ? .keyword : .attribute
  }

  private func nameKind(at index: Int) -> HighlightToken.Kind? {
    let name = bytes(index)
    let isMember = index > 0 && token(index - 1).kind == .dot
    if !isMember, isContextualKeyword(name, at: index) { return .keyword }
    if isFunction(at: index) {
      // `UIView()` makes a type's instance.
      return dialect == .swift && HighlightWords.isCapitalized(name) ? .type : .function
    }
    if HighlightWords.isTypeName(name, dialect) { return .type }
    return isMember ? .property : nil
  }

  /// Whether a word that the language does not keep for itself is one of its words here.
  private func isContextualKeyword(_ name: ArraySlice<UInt8>, at index: Int) -> Bool {
    guard HighlightWords.isContextual(name, dialect) else { return false }
    if dialect == .objectiveC { return true }
    switch token(index + 1).kind {
    case .dot, .comma, .colon, .leftBracket: return false
    case .leftParen: return HighlightWords.takesParentheses(name)
    case .operator: return !token(index + 1).spaceBefore
    default: return true
    }
  }

  private func isFunction(at index: Int) -> Bool {
    let next = token(index + 1).kind
    if next == .leftParen, !token(index + 1).startsLine { return true }
    switch dialect {
    case .swift:
      if token(index - 1).kind == .keyword, bytes(index - 1).elementsEqual("func".utf8) {
        return true
      }
      return next == .leftBrace && !token(index + 1).startsLine && isMemberName(at: index)
    case .objectiveC: return isSelectorPiece(at: index)
    }
  }

  /// `.forEach { … }`: a member with a trailing closure.
  private func isMemberName(at index: Int) -> Bool {
    index > 0 && token(index - 1).kind == .dot && token(index - 1).spaceBefore == false
      && !["if", "while", "guard", "switch", "for", "in"].contains(text(index - 3))
  }

  /// A piece of a selector: a name behind a receiver or a type in parentheses, or before a colon.
  private func isSelectorPiece(at index: Int) -> Bool {
    guard index > 0 else { return false }
    let previous = token(index - 1)
    let next = token(index + 1)
    if next.kind == .colon, next.lower == token(index).upper {
      // Not the end of `a ? b :c` and of `case name:`.
      return previous.kind != .operator && text(index - 1) != "case"
    }
    switch previous.kind {
    case .identifier, .rightBracket: return next.kind == .rightBracket
    case .rightParen: return next.kind == .rightBracket || isBehindReturnType(index)
    default: return false
    }
  }

  /// `- (void)name`: behind the parentheses that begin a method, not those of a parameter.
  private func isBehindReturnType(_ index: Int) -> Bool {
    for distance in 2..<16 where token(index - distance).kind == .leftParen {
      let sign = token(index - distance - 1)
      return sign.kind == .operator && ["-", "+"].contains(lexed.text(sign.range))
    }
    return false
  }
}
