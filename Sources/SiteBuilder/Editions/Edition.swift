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
  /// Where the pages are written that are made for it.
  let addresses: [String]
  /// Where the page of all rules is written.
  var rulePage: String { addresses[0] }
  /// Where the page of all logs of devices is written.
  var observedPage: String { addresses[1] }
  /// Where the page of all scenarios is written.
  var scenarioPage: String { addresses[2] }
  /// Where the page of all tags is written.
  var tagPage: String { addresses[3] }
  /// Where the page is written that draws which note links to which.
  var graphPage: String { addresses[4] }
  /// Where the page is written on which readers try programs of their own.
  var playgroundPage: String { addresses[5] }

  /// Creates an edition; a page that is made for it takes the address of one of that name which somebody
  /// wrote, however its letters are.
  init(
    language: String, isMain: Bool, words: Words, diagramWords: DiagramWords,
    templates: ThemeTemplates, written: [Page] = []
  ) {
    self.language = language
    self.isMain = isMain
    self.words = words
    self.diagramWords = diagramWords
    self.templates = templates
    folder = isMain ? "" : language + "/"
    var names = ["rules", "observed", "scenarios", "tags", "graph", "playground"]
    for page in written where page.name.key.utf8.count <= "playground.md".utf8.count {
      guard (page.name.language ?? language) == language, page.folder.isEmpty else { continue }
      let name = PageNames.stem(page.name.key)
      let place = names.firstIndex { $0 == name.lowercased() && $0 != name }
      if let place, !isWritten(names[place]) { names[place] = name }
    }
    func isWritten(_ name: String) -> Bool {
      written.contains {
        ($0.name.language ?? language) == language && $0.name.key == name + ".md"
      }
    }
    let folder = folder
    addresses = names.map { folder + $0 + ".html" }
  }

  /// What a rule says in the language, or in English, and the tag of that language.
  func statement(of id: String, _ english: String) -> (text: String, language: String) {
    diagramWords.statements[id].map { ($0, language) } ?? (english, Language.usual)
  }

  /// What its speakers call the language.
  var name: String { words.own["language"] ?? Language.name(of: language) }
  /// Where the feed is written.
  var feed: String { folder + "feed.xml" }
  /// Where what the reader searches is written: a file of this name, and a folder.
  var search: String { "assets/search/\(language)" }
}
