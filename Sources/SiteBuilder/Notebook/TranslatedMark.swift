import SourceText

/// A heading or a note of a diagram, `// MARK: text` in its program, as a page that shows the scenario
/// from elsewhere calls it.
struct TranslatedMark: Sendable {
  /// What the program says.
  let text: String
  let translation: String
  /// Where the page names it.
  let span: SourceSpan
}
