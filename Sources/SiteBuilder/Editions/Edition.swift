import Diagrams

/// The pages of a site in one language, and the words that its frame has in it.
final class Edition: Sendable {
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
  /// Where its pages are written: the top of the site, or a folder named after the language.
  let folder: String
  /// Where the page of all rules is written.
  let rulePage: String
  /// Where the page of all logs of devices is written.
  let observedPage: String
  /// Where the page of all scenarios is written.
  let scenarioPage: String

  init(
    language: String, isMain: Bool, words: Words, diagramWords: DiagramWords,
    templates: ThemeTemplates
  ) {
    self.language = language
    self.isMain = isMain
    self.words = words
    self.diagramWords = diagramWords
    self.templates = templates
    folder = isMain ? "" : language + "/"
    rulePage = folder + "rules.html"
    observedPage = folder + "observed.html"
    scenarioPage = folder + "scenarios.html"
  }

  /// What a rule says in the language, or in English, and the tag of that language.
  func statement(of id: String, _ english: String) -> (text: String, language: String) {
    diagramWords.statements[id].map { ($0, language) } ?? (english, Language.usual)
  }

  /// What its speakers call the language.
  var name: String { words.own["language"] ?? Language.name(of: language) }
  /// Where the page of all tags is written.
  var tagPage: String { folder + "tags.html" }
  /// Where the feed is written.
  var feed: String { folder + "feed.xml" }
  /// Where what the reader searches is written: a file that says in how many parts, and the parts.
  var search: String { "assets/search/\(language)" }
}
