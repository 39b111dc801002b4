import Markup
import SourceText

/// The words that the frame of a page has in one language, by key.
///
/// They are files of the theme, `words.en.yaml` and the like, so that a site can change them or add
/// a language. What a language does not say is said in English.
struct Words: Sendable {
  /// The words of the language itself.
  let own: [String: String]
  /// All words.
  let all: [String: String]

  /// The words for a key, the first `{}` in them filled in.
  func callAsFunction(_ key: String, _ value: String = "") -> String {
    let words = all[key] ?? key
    guard let start = words.utf8.firstIndex(of: UInt8(ascii: "{")),
      words.utf8[start...].starts(with: "{}".utf8)
    else { return words }
    return words[..<start] + value + words[words.utf8.index(start, offsetBy: 2)...]
  }
}

extension Words {
  /// The title of a callout that has none.
  func title(ofCallout kind: String) -> String {
    all[kind] ?? kind.prefix(1).uppercased() + kind.dropFirst()
  }
}

extension HTMLWriter {
  /// Has what the writer says itself be said in these words.
  mutating func speak(_ words: Words) {
    footnoteBack = words("footnote-back")
    taskDone = words("task-done")
    taskOpen = words("task-open")
  }
}

/// The words of all languages of a theme.
struct Vocabulary: Sendable {
  private static let prefix = "words."
  private static let ending = ".yaml"

  private var languages: [String: [String: String]] = [:]
  /// What is wrong with the files.
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether a file of the theme holds words.
  static func isWords(_ name: String) -> Bool {
    ThemeLines.language(of: name, prefix, ending) != nil
  }

  /// Reads the files of words among those of a theme; those of the house come first, and a file of
  /// the site's says only what it wants otherwise.
  init(house: [SourceFile], own: [SourceFile]) {
    for file in house + own { read(file) }
  }

  /// The keys that there are, sorted.
  var keys: [String] { (languages[Language.usual] ?? [:]).keys.sorted() }

  /// The words in a language.
  func words(in language: String) -> Words {
    var all = languages[Language.usual] ?? [:]
    var own: [String: String] = [:]
    for tag in Language.fallbacks(of: language).reversed() {
      own.merge(languages[tag] ?? [:]) { $1 }
    }
    all.merge(own) { $1 }
    return Words(own: own, all: all)
  }

  private mutating func read(_ file: SourceFile) {
    let name = file.path.split(separator: "/").last ?? ""
    let language = String(name.dropFirst(Self.prefix.count).dropLast(Self.ending.count))
    let lines = ThemeLines(file)
    diagnostics += lines.faults("words", "a file of words is lines of 'key: words'")
    let known = languages[Language.usual]
    var unknown: [String] = []
    for (name, text) in lines.texts {
      if let known, !known.isEmpty, known[name] == nil {
        unknown.append(name)
      } else {
        languages[language, default: [:]][name] = text
      }
    }
    diagnostics += lines.unknown(unknown, id: "words.unknown-key", known: keys) {
      "the frame has no words '\($0)'"
    }
  }
}
