import SourceText

/// What other tools read as callouts and tabs, `!!! note`, `??? note`, `:::note` and `=== "Tab"`, and here is
/// text.
enum ForeignNotation {
  /// What to say of a paragraph that begins with such a mark.
  static func diagnostic(_ inlines: [Inline], at span: SourceSpan) -> Diagnostic? {
    guard case .text(let text)? = inlines.first, isMark(text) else { return nil }
    let isTab = text.hasPrefix("=")
    return Diagnostic(
      .warning, id: "markdown.foreign-notation",
      "'\(text)' means nothing here, and is shown as text", at: TextLocator.first(text, in: span),
      notes: [
        Diagnostic.Note(
          isTab
            ? "there are no tabs here; each can have a heading"
            : "a callout is a quotation that begins with '[!NOTE]', '> [!NOTE]'")
      ])
  }

  private static func isMark(_ text: String) -> Bool {
    guard let first = text.utf8.first, "!?:=".utf8.contains(first) else { return false }
    let marks = text.prefix { "!?:=+".contains($0) }
    let rest = text.dropFirst(marks.count)
    switch marks {
    case "===": return rest.hasPrefix(" \"") && rest.hasSuffix("\"")
    case ":::", "::::":
      return rest.drop { $0 == " " || $0 == "{" }.first?.isLetter ?? false
    case "!!!", "???", "???+":
      let kind = rest.dropFirst().prefix { $0.isLetter }
      let title = rest.dropFirst(1 + kind.count)
      return rest.first == " " && !kind.isEmpty && kind.allSatisfy(\.isLowercase)
        && (title.isEmpty || title.hasPrefix(" \""))
    default: return false
    }
  }
}
