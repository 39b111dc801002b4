public import SourceText

/// Reads Swift as notes write it: whole programs, bare statements, bare methods, class bodies.
///
/// A recursive descent over the tokens that never fails as a whole: what cannot be read is
/// diagnosed at its line and column, and the reading goes on behind the statement. What Swift has
/// and scenarios do not is named, with the spelling that works where there is one.
///
/// ```swift
/// let file = SourceFile(path: "a.swift", text: "nav.pushViewController(B(), animated: true)")
/// let program = SwiftParser.parse(Snippet(file)).value
/// ```
///
/// - Complexity: O(*n*) in the length of the snippet.
public struct SwiftParser {
  var input: TokenStream
  var context = DeclarationContext()
  /// For each closure that is open, how many `$0`, `$1`, … it uses.
  var anonymousParameters: [Int] = []
  /// Whether a `{` may begin a trailing closure; not between `if` and its body.
  var allowsTrailingClosure = true

  /// The operators that the snippet declares between operands, with how tightly each binds.
  var infixOperators: [String: SwiftOperator] = [:]
  /// The operators that it declares before an operand.
  var prefixOperators: Set<String> = []

  private init(_ lexed: LexedSnippet, source: Int32) {
    input = TokenStream(lexed, source: source)
  }

  /// Reads a snippet; `source` is its index among the sources of a run.
  public static func parse(_ snippet: Snippet, source: Int32 = 0) -> Checked<Program> {
    parse(Lexer.lex(snippet, dialect: .swift), source: source)
  }

  static func parse(_ lexed: LexedSnippet, source: Int32) -> Checked<Program> {
    var parser = SwiftParser(ConditionalCompilation.resolve(lexed), source: source)
    parser.noteOperators()
    let statements = parser.parseTopLevel()
    var program = Program(
      dialect: .swift, source: source, statements: statements,
      mayWait: parser.input.holds(word: "await") || parser.input.holds(word: "async"))
    program.omissions = (parser.input.elisions + parser.input.lexed.commentsWithDots).sorted()
    return Checked(program, parser.input.diagnostics.inSourceOrder())
  }

  private mutating func parseTopLevel() -> [Statement] {
    var statements: [Statement] = []
    while true {
      statements += parseStatements { _ in false }
      guard !input.isAtEnd else { return statements }
      input.record(
        input.failure(
          "unexpected-token", "extraneous '\(input.text)' at top level", input.span(input.current)))
      input.advance()
    }
  }
}

extension [Diagnostic] {
  /// The lexer's and the parser's diagnostics in one order; those at one place stay as they are.
  func inSourceOrder() -> [Diagnostic] {
    var indexed: [(offset: Int, order: Int)] = []
    for (order, diagnostic) in enumerated() {
      indexed.append((diagnostic.span.range.lowerBound, order))
    }
    indexed.sort { $0.offset == $1.offset ? $0.order < $1.order : $0.offset < $1.offset }
    return indexed.map { self[$0.order] }
  }
}
