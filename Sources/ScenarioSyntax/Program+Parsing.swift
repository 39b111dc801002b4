public import SourceText

extension Program {
  /// Reads a snippet in the language it is written in; `source` is its index among the sources of a
  /// run.
  public static func parse(
    _ snippet: Snippet, dialect: Dialect, source: Int32 = 0
  ) -> Checked<Program> {
    switch dialect {
    case .swift: SwiftParser.parse(snippet, source: source)
    case .objectiveC: ObjectiveCParser.parse(snippet, source: source)
    }
  }
}
