import Diagrams

/// The pages of a site in one language, and the words that its frame has in it.
struct Edition: Sendable {
  /// The tag of the language: `zh-Hans`.
  let language: String
  /// Whether it is the one that pages without a language in their name belong to.
  let isMain: Bool
  /// The words of the frame.
  let words: Words
  /// What diagrams say by themselves.
  let diagramWords: DiagramWords
  /// The theme's templates with these words in them.
  let templates: ThemeTemplates

  /// What a rule says in the language, or in English, and the tag of that language.
  func statement(of id: String, _ english: String) -> (text: String, language: String) {
    diagramWords.statements[id].map { ($0, language) } ?? (english, Language.usual)
  }

  /// Where its pages are written: the top of the site, or a folder named after the language.
  var folder: String { isMain ? "" : language + "/" }
  /// What its speakers call the language.
  var name: String { words.own["language"] ?? Language.name(of: language) }
  /// Where the page of all rules is written.
  var rulePage: String { folder + "rules.html" }
  /// Where the page of all logs of devices is written.
  var observedPage: String { folder + "observed.html" }
  /// Where the page of all scenarios is written.
  var scenarioPage: String { folder + "scenarios.html" }
  /// Where the page of all tags is written.
  var tagPage: String { folder + "tags.html" }
  /// Where the feed is written.
  var feed: String { folder + "feed.xml" }
  /// Where what the reader searches is written: a file that says in how many parts, and the parts.
  var search: String { "assets/search/\(language)" }
}
