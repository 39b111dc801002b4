import SourceText

/// What other tools read as callouts, shortcodes, directives and variables, `!!! note`, `:::note`, `{{< figure >}}`,
/// `{% include %}`, `@Row {`, `<<< main.swift` and `{{ page.title }}`, and here is text.
struct ForeignNotation {
  /// A notation of which a page is warned once, with what stands for it here.
  enum Kind {
    case callout, container, tabs, shortcode, tag, directive, file, command, variable
    case attributes, component, contents, abbreviation, role, edits, keys, emoji, mathematics,
      emphasis

    /// What it is called: not as it is written, so that what is said of many pages is said once.
    fileprivate var name: String {
      switch self {
      case .callout: "a callout of another tool"
      case .container: "a container ':::' of another tool"
      case .tabs: "a tab of another tool"
      case .shortcode: "a shortcode of Hugo"
      case .tag: "a tag of Jekyll or Liquid"
      case .directive: "a directive of DocC"
      case .file: "a file that another tool takes into the text"
      case .command: "a command of mdBook"
      case .variable: "a variable of another tool"
      case .attributes: "a list of attributes"
      case .component: "an import, an export or a component of MDX"
      case .contents: "a mark for a list of contents"
      case .abbreviation: "an abbreviation of another tool"
      case .role: "a role of MyST"
      case .edits: "a mark for a change of the text"
      case .keys: "a key of another tool"
      case .emoji: "the name of an emoji"
      case .mathematics: "a formula without '$$'"
      case .emphasis: "'**' beside a word and a punctuation mark"
      }
    }

    fileprivate var note: String {
      switch self {
      case .callout:
        "what a callout holds stands below it, set off by four blanks; or it is a quotation, '> [!NOTE]'"
      case .container:
        "callouts are ':::note', ':::tip', ':::warning' and the like, or quotations, '> [!NOTE]'"
      case .tabs:
        "what a tab holds stands below it, set off by four blanks, and tabs are in no list or quotation"
      case .shortcode, .tag, .command, .variable:
        "shortcodes of Hugo, tags of Jekyll, commands of mdBook and variables run in those tools alone; write what they stand for"
      case .directive:
        "directives of DocC are read by it alone; an image is '![words](image.png)', and columns can be tabs"
      case .file:
        "a block of code that holds the line '{{#include main.swift}}' shows a file, and '![[page]]' a page"
      case .attributes:
        "attributes of kramdown, Python-Markdown and Pandoc have no effect; a heading's anchor is '{#name}'"
      case .component: "components of MDX run in their tools alone; write what they stand for"
      case .contents: "a list of its headings stands beside each page"
      case .abbreviation, .role:
        "write it as '<abbr title=\"words\">w</abbr>', as code or as a link"
      case .edits: "a struck text is '~~words~~', a marked one '==words=='"
      case .keys: "a key is '<kbd>Ctrl</kbd>'"
      case .emoji: "write the sign itself"
      case .mathematics: "a formula in a block stands between two lines '$$'"
      case .emphasis:
        "CommonMark knows no emphasis beside both a word and a punctuation mark: put a blank outside, or the mark inside or outside of the asterisks"
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

  /// What a text has of it: at its beginning, and anywhere.
  static func all(in inlines: [Inline]) -> [ForeignNotation] {
    var found: [ForeignNotation] = []
    if case .text(let text)? = inlines.first, let kind = beginning(of: text, inlines) {
      found.append(ForeignNotation(kind, text))
    }
    // What begins a paragraph is told of as a whole.
    addMarks(in: inlines.dropFirst(found.count), to: &found)
    return found
  }

  /// What to say of it in a block.
  func diagnostic(at block: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, id: "markdown.foreign-notation",
      "\(kind.name) means nothing here, and is shown as text",
      at: WrittenText.first(text, in: block),
      notes: [Diagnostic.Note(kind.note)])
  }
}
