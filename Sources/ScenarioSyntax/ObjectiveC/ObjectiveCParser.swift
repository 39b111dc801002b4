public import SourceText

/// Reads Objective-C as notes write it: whole files, bare statements, bare methods, listings of
/// declarations.
///
/// Makes the tree that ``SwiftParser`` makes: a message is a call, a block a closure, an
/// `@implementation` a class. Like that one it never fails as a whole and says at line and column
/// what it cannot read.
///
/// ```swift
/// let file = SourceFile(path: "a.m", text: "[nav pushViewController:[B new] animated:YES];")
/// let program = ObjectiveCParser.parse(Snippet(file)).value
/// ```
///
/// - Complexity: O(*n*) in the length of the snippet.
public struct ObjectiveCParser {
  var input: TokenStream
  var context = DeclarationContext()
  /// Functions and variables of C that stand in an `@implementation`: they belong to the file.
  var hoisted: [Statement] = []
  /// Whether an `@interface` or `@implementation` is being read.
  var isInClass = false

  private init(_ lexed: LexedSnippet, source: Int32) {
    input = TokenStream(lexed, source: source)
  }

  /// Reads a snippet; `source` is its index among the sources of a run.
  public static func parse(_ snippet: Snippet, source: Int32 = 0) -> Checked<Program> {
    parse(Lexer.lex(snippet, dialect: .objectiveC), source: source)
  }

  static func parse(_ lexed: LexedSnippet, source: Int32) -> Checked<Program> {
    var parser = ObjectiveCParser(
      MacroExpansion.expand(ConditionalCompilation.resolve(lexed)), source: source)
    let statements = parser.parseTopLevel()
    return Checked(
      Program(dialect: .objectiveC, source: source, statements: statements, mayWait: false),
      parser.input.diagnostics.inSourceOrder())
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
