public import SourceText

extension Program {
  /// Reads a snippet in the language it is written in; `source` is its index among the sources of a
  /// run.
  public static func parse(
    _ snippet: Snippet, dialect: Dialect, source: Int32 = 0
  ) -> Checked<Program> {
    parse(LexedSnippet(snippet, dialect: dialect), source: source)
  }

  /// Reads a snippet that has been cut into tokens already.
  public static func parse(_ lexed: LexedSnippet, source: Int32 = 0) -> Checked<Program> {
    switch lexed.dialect {
    case .swift: SwiftParser.parse(lexed, source: source)
    case .objectiveC: ObjectiveCParser.parse(lexed, source: source)
    }
  }
}
