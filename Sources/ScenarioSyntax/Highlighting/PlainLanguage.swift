/// A language that pages quote and nothing here runs, by what its scanner has to know.
///
/// Each stands in a file of its own, in `Languages`, as data: what is a comment, a string and a word of the language.
public struct PlainLanguage: Sendable {
  /// What a line is, by how it begins: diffs and Markdown.
  struct LineStart: Sendable {
    let text: String
    let kind: HighlightToken.Kind
  }

  /// How a string begins and ends.
  struct StringForm: Sendable {
    let open: String
    let close: String
    /// Whether a backslash takes the next character with it.
    var hasEscapes = true
    var goesOverLines = false
    var kind = HighlightToken.Kind.string

    init(
      _ open: String, _ close: String? = nil, hasEscapes: Bool = true, goesOverLines: Bool = false,
      _ kind: HighlightToken.Kind = .string
    ) {
      self.open = open
      self.close = close ?? open
      self.hasEscapes = hasEscapes
      self.goesOverLines = goesOverLines
      self.kind = kind
    }
  }

  var lineComments: [String] = []
  var blockComment: (open: String, close: String)?
  /// Whether a comment may stand in a comment.
  var nestsComments = false
  /// The first that fits counts: longer marks stand before shorter ones.
  var strings: [StringForm] = []
  /// Words that a string may have directly before it: Python's `f"…"`.
  var stringPrefixes: Set<String> = []
  /// Whether `r#"…"#` is a string, with as many `#` as its writer likes.
  var hasHashStrings = false
  /// Whether `'a'` is a character and `'a` a name.
  var hasLifetimes = false
  /// Whether `/…/` is a pattern where a value may stand.
  var hasPatterns = false
  var keywords: Set<String> = []
  /// Types that are written small.
  var types: Set<String> = []
  /// Whether the case of keywords counts for nothing.
  var isCaseless = false
  /// Whether a word with a capital is a type.
  var hasCapitalTypes = false
  /// Whether a word before `(` is what is called.
  var hasCalls = false
  /// What begins an attribute: `@Override`, `#[derive]`.
  var attributeMarks = ""
  /// What may stand in a word beside letters, digits and `_`.
  var wordMarks = ""
  /// Whether a word or a string before a colon is a key.
  var hasKeys = false
  /// Whether a key ends with `=`, as in TOML.
  var hasAssignedKeys = false
  /// What begins the name of a variable: `$name`, `@name`.
  var variableMarks = ""
  /// Whether `:name` is a value.
  var hasSymbols = false
  /// Whether the first word of a command is what is run.
  var hasCommands = false
  /// Whether `<name key="value">` are tags.
  var hasTags = false
  /// Whether it is of selectors and declarations in braces.
  var hasDeclarations = false
  /// What whole lines are, the first that fits.
  var lines: [LineStart] = []

  /// The language of a fence's first word; nil for one that is not known.
  public static func named(_ word: String) -> PlainLanguage? { table[word.lowercased()] }

  /// All, by the words that fences name them with.
  static let table: [String: PlainLanguage] = {
    var table: [String: PlainLanguage] = [:]
    for (words, language) in languages {
      for word in words.split(separator: " ") { table[String(word)] = language }
    }
    return table
  }()

  /// The words that fences name languages with.
  public static let names: [String] = table.keys.sorted()

  private static let languages: [(String, PlainLanguage)] = [
    ("c h", c), ("cpp c++ cc cxx hpp hxx objcpp", cPlusPlus), ("java", java),
    ("kotlin kt kts", kotlin),
    ("javascript js jsx mjs cjs node", javaScript), ("typescript ts tsx mts cts", typeScript),
    ("python py python3 pyi", python), ("ruby rb podfile gemfile", ruby), ("go golang", go),
    ("rust rs", rust), ("sh shell bash zsh console shell-session shellsession", shell),
    ("json json5 jsonc", json), ("yaml yml", yaml), ("toml ini properties cfg", toml),
    ("html htm xhtml vue svelte", html), ("xml svg plist xsd xsl storyboard xib", xml),
    ("css scss less", css),
    ("sql sqlite mysql postgresql pgsql", sql), ("diff patch", diff), ("markdown md mdx", markdown),
  ]
}

extension Set<String> {
  /// The words of a text.
  init(words text: String) {
    self = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
