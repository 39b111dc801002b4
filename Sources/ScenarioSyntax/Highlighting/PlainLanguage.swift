/// A language that pages quote and nothing here runs, by what its lexer has to know.
public struct PlainLanguage: Sendable {
  /// What a line is, by how it begins: diffs and Markdown.
  struct LineStart: Sendable {
    let text: String
    let kind: HighlightToken.Kind
  }

  var lineComments: [String] = []
  var blockComment: (open: String, close: String)?
  var quotes: String = ""
  var keywords: Set<String> = []
  /// Whether a word or a string before a colon is a key.
  var hasKeys = false
  /// Whether `$name` is a variable.
  var hasVariables = false
  /// Whether the first word of a command is what is run.
  var hasCommands = false
  /// Whether `<name key="value">` are tags.
  var hasTags = false
  /// What whole lines are, the first that fits.
  var lines: [LineStart] = []

  /// The language of a fence's first word; nil for one that is not known.
  public static func named(_ word: String) -> PlainLanguage? {
    switch word.lowercased() {
    case "sh", "shell", "bash", "zsh", "console", "shell-session": shell
    case "json", "json5", "jsonc": json
    case "yaml", "yml": yaml
    case "diff", "patch": diff
    case "markdown", "md": markdown
    case "html", "xml", "svg", "plist": xml
    case "c", "cpp", "c++", "h": c
    case "ruby", "rb", "podfile": ruby
    default: nil
    }
  }

  private static let shell = PlainLanguage(
    lineComments: ["#"], quotes: "\"'`",
    keywords: [
      "if", "then", "else", "elif", "fi", "for", "in", "do", "done", "while", "until", "case",
      "esac",
      "function", "return", "export", "local", "set", "exit",
    ], hasVariables: true, hasCommands: true)

  private static let json = PlainLanguage(
    lineComments: ["//"], blockComment: ("/*", "*/"), quotes: "\"",
    keywords: ["true", "false", "null"], hasKeys: true)

  private static let yaml = PlainLanguage(
    lineComments: ["#"], quotes: "\"'",
    keywords: ["true", "false", "null", "yes", "no", "on", "off"], hasKeys: true)

  private static let diff = PlainLanguage(
    lines: [
      LineStart(text: "@@", kind: .directive), LineStart(text: "+++", kind: .type),
      LineStart(text: "---", kind: .type), LineStart(text: "diff ", kind: .type),
      LineStart(text: "index ", kind: .comment), LineStart(text: "+", kind: .string),
      LineStart(text: "-", kind: .keyword),
    ])

  private static let markdown = PlainLanguage(
    blockComment: ("<!--", "-->"), quotes: "`",
    lines: [
      LineStart(text: "#", kind: .keyword), LineStart(text: "```", kind: .directive),
      LineStart(text: "~~~", kind: .directive), LineStart(text: ">", kind: .comment),
      LineStart(text: "---", kind: .directive),
    ])

  private static let xml = PlainLanguage(
    blockComment: ("<!--", "-->"), quotes: "", hasTags: true)

  private static let c = PlainLanguage(
    lineComments: ["//"], blockComment: ("/*", "*/"), quotes: "\"'",
    keywords: [
      "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else",
      "enum",
      "extern", "float", "for", "goto", "if", "inline", "int", "long", "register", "return",
      "short",
      "signed", "sizeof", "static", "struct", "switch", "typedef", "union", "unsigned", "void",
      "volatile", "while", "class", "namespace", "template", "public", "private", "new", "delete",
    ], lines: [LineStart(text: "#", kind: .directive)])

  private static let ruby = PlainLanguage(
    lineComments: ["#"], quotes: "\"'",
    keywords: [
      "def", "do", "end", "if", "else", "elsif", "unless", "while", "class", "module", "return",
      "true", "false", "nil", "require", "target", "pod", "use_frameworks!", "platform", "source",
    ])
}
