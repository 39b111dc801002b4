import SourceText

/// What other tools read as callouts, shortcodes, directives and variables, `!!! note`, `:::note`, `{{< figure >}}`,
/// `{% include %}`, `@Row {`, `<<< main.swift` and `{{ page.title }}`, and here is text.
struct ForeignNotation {
  /// A notation of which a page is warned once, with what stands for it here.
  enum Kind {
    case callout, container, tabs, shortcode, tag, directive, file, command, variable

    fileprivate var note: String {
      switch self {
      case .callout, .container: "a callout is a quotation that begins with '[!NOTE]', '> [!NOTE]'"
      case .tabs:
        "what a tab holds stands below it, set off by four blanks, and tabs are in no list or quotation"
      case .shortcode, .tag, .command, .variable:
        "shortcodes of Hugo, tags of Jekyll, commands of mdBook and variables run in those tools alone; write what they stand for"
      case .directive:
        "directives of DocC are read by it alone; an image is '![words](image.png)', and columns can be tabs"
      case .file:
        "a block of code that holds the line '{{#include main.swift}}' shows a file, and '![[page]]' a page"
      }
    }
  }

  let kind: Kind
  /// The beginning of what is written.
  private let text: String

  init(_ kind: Kind, _ text: some StringProtocol) {
    self.kind = kind
    self.text = String(text.prefix(60))
  }

  /// What to say of it in a block.
  func diagnostic(at block: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, id: "markdown.foreign-notation",
      "'\(text)' means nothing here, and is shown as text", at: WrittenText.first(text, in: block),
      notes: [Diagnostic.Note(kind.note)])
  }

  /// What a text has of it: at its beginning, and anywhere what stands between two braces.
  static func all(in inlines: [Inline]) -> [ForeignNotation] {
    var found: [ForeignNotation] = []
    if case .text(let text)? = inlines.first, let kind = kind(of: text, inlines) {
      found.append(ForeignNotation(kind, text))
    }
    addExpressions(in: inlines, to: &found)
    return found
  }

  /// What a text is that stands at the beginning of a paragraph; nil for what is no such mark.
  private static func kind(of text: String, _ inlines: [Inline]) -> Kind? {
    switch text.utf8.first {
    case UInt8(ascii: "{"): shortcode(text, inlines)
    case UInt8(ascii: "@"): isDirective(text) ? .directive : nil
    case UInt8(ascii: "<"):
      text.hasPrefix("<<< ") && text.utf8.contains(UInt8(ascii: ".")) ? .file : nil
    case UInt8(ascii: "-"): text.hasPrefix("--8<--") ? .file : nil
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "="): mark(text)
    default: nil
    }
  }

  /// `{{< name >}}` and `{{% name %}}` of Hugo, which may hold what reads as a tag; `{% name %}` of Jekyll.
  private static func shortcode(_ text: String, _ inlines: [Inline]) -> Kind? {
    if text.hasPrefix("{{<") || text.hasPrefix("{{%") { return .shortcode }
    if text.hasPrefix("{% ") { return .tag }
    guard text == "{{", inlines.count > 1, case .html = inlines[1] else { return nil }
    return .shortcode
  }

  private static let names: Set<String> = [
    "Row", "Column", "Image", "Video", "TabNavigator", "Tab", "Links", "Metadata", "Options",
    "Comment",
    "Small", "Tutorials", "Tutorial", "Chapter", "Section", "Steps", "Step", "Code", "Intro",
    "ContentAndMedia", "PageImage", "CallToAction", "DeprecationSummary", "Snippet", "Stack",
    "Article",
    "Assessments", "MultipleChoice", "Choice", "Justification", "Resources", "Volume",
    "Documentation",
    "Downloads", "SampleCode", "Forums", "Videos", "TutorialReference", "XcodeRequirement",
    "PageKind",
    "PageColor", "TitleHeading", "DisplayName", "DocumentationExtension", "TechnologyRoot",
    "Available",
    "SupportedLanguage", "AlternateRepresentation", "Redirected", "AutomaticSeeAlso",
    "AutomaticTitleHeading", "AutomaticArticleSubheading",
  ]

  /// `@Row {`, `@Image(source: a, alt: "b")` of DocC.
  private static func isDirective(_ text: String) -> Bool {
    let name = text.dropFirst().prefix(32).prefix { $0.isLetter }
    guard names.contains(String(name)) else { return false }
    let rest = text.dropFirst(1 + name.count)
    return rest.hasPrefix("(") || rest.hasPrefix(" {") || rest.hasPrefix("{")
  }

  private static func mark(_ text: String) -> Kind? {
    let marks = text.prefix { "!?:=+".contains($0) }
    let rest = text.dropFirst(marks.count)
    switch marks {
    case "===": return rest.hasPrefix(" \"") && rest.hasSuffix("\"") ? .tabs : nil
    case ":::", "::::":
      return rest.drop { $0 == " " || $0 == "{" }.first?.isLetter ?? false ? .container : nil
    case "!!!", "???", "???+":
      let kind = rest.dropFirst().prefix { $0.isLetter }
      let title = rest.dropFirst(1 + kind.count)
      let isCallout =
        rest.first == " " && !kind.isEmpty && kind.allSatisfy(\.isLowercase)
        && (title.isEmpty || title.hasPrefix(" \""))
      return isCallout ? .callout : nil
    default: return nil
    }
  }
}
