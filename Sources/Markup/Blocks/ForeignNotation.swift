import SourceText

/// What other tools read as callouts, shortcodes and directives, `!!! note`, `:::note`, `{{< figure >}}`,
/// `{% include %}`, `@Row {` and `<<< main.swift`, and here is text.
enum ForeignNotation {
  /// How much of such a line is repeated.
  private static let longest = 60

  /// What to say of a paragraph that begins with such a mark.
  static func diagnostic(_ inlines: [Inline], at span: SourceSpan) -> Diagnostic? {
    guard case .text(let text)? = inlines.first, let note = note(of: text, inlines) else {
      return nil
    }
    let shown = String(text.prefix(longest))
    return Diagnostic(
      .warning, id: "markdown.foreign-notation",
      "'\(shown)' means nothing here, and is shown as text", at: WrittenText.first(shown, in: span),
      notes: [Diagnostic.Note(note)])
  }

  /// What stands for it here; nil for what is no such mark.
  private static func note(of text: String, _ inlines: [Inline]) -> String? {
    guard let first = text.utf8.first, "!?:={@<".utf8.contains(first) else { return nil }
    switch first {
    case UInt8(ascii: "{"): return isShortcode(text, inlines) ? shortcodes : nil
    case UInt8(ascii: "@"): return isDirective(text) ? directives : nil
    case UInt8(ascii: "<"):
      return text.hasPrefix("<<< ") && text.utf8.contains(UInt8(ascii: ".")) ? included : nil
    default:
      guard isMark(text) else { return nil }
      return first == UInt8(ascii: "=") ? tabs : callouts
    }
  }

  private static let callouts = "a callout is a quotation that begins with '[!NOTE]', '> [!NOTE]'"
  private static let tabs =
    "what a tab holds stands below it, set off by four blanks, and tabs are in no list or quotation"
  private static let shortcodes =
    "shortcodes of Hugo and tags of Jekyll run in those tools alone; write what they stand for"
  private static let directives =
    "directives of DocC are read by it alone; an image is '![words](image.png)', and columns can be tabs"
  private static let included =
    "a block of code that holds the line '{{#include main.swift}}' shows a file"

  /// `{{< name >}}` and `{{% name %}}` of Hugo, which may hold what reads as a tag; `{% name %}` of Jekyll.
  private static func isShortcode(_ text: String, _ inlines: [Inline]) -> Bool {
    if text.hasPrefix("{{<") || text.hasPrefix("{{%") || text.hasPrefix("{% ") { return true }
    guard text == "{{", inlines.count > 1, case .html = inlines[1] else { return false }
    return true
  }

  private static let names: Set<String> = [
    "Row", "Column", "Image", "Video", "TabNavigator", "Tab", "Links", "Metadata", "Options",
    "Comment",
    "Small", "Tutorials", "Tutorial", "Chapter", "Section", "Steps", "Step", "Code", "Intro",
    "ContentAndMedia", "PageImage", "CallToAction", "DeprecationSummary",
  ]

  /// `@Row {`, `@Image(source: a, alt: "b")` of DocC.
  private static func isDirective(_ text: String) -> Bool {
    let name = text.dropFirst().prefix(32).prefix { $0.isLetter }
    guard names.contains(String(name)) else { return false }
    let rest = text.dropFirst(1 + name.count)
    return rest.hasPrefix("(") || rest.hasPrefix(" {") || rest.hasPrefix("{")
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
