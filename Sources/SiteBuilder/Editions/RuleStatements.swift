import Lifecycle
import SourceText

/// What the rules say in the languages of a theme.
///
/// They are files of the theme, `rules.zh-Hans.yaml` and the like, each with lines of a rule's id and
/// its statement, and, for an inferred rule, of `ground-` with its id and what it was inferred from. What a
/// language has none for is said in English.
struct RuleStatements: Sendable {
  private static let prefix = "rules."
  private static let ending = ".yaml"

  private var files: [String: [SourceFile]] = [:]

  /// The key of what a rule was inferred from.
  static func ground(of rule: Rule) -> String { "ground-" + rule.id }

  /// All keys that a file may have.
  static var keys: [String] {
    Rule.catalogue.map(\.id)
      + Rule.catalogue.filter { $0.confidence == .inferred }.map(ground)
  }

  /// Whether a file of the theme holds statements.
  static func isStatements(_ name: String) -> Bool {
    ThemeLines.language(of: name, prefix, ending) != nil
  }

  /// Takes the files of statements among those of a theme, those of the house first; a file of the
  /// site's says only what it wants otherwise.
  init(house: [SourceFile], own: [SourceFile]) {
    for file in house + own {
      let name = file.path.split(separator: "/").last ?? ""
      let language = String(name.dropFirst(Self.prefix.count).dropLast(Self.ending.count))
      files[language, default: []].append(file)
    }
  }

  /// The statements in a language, by the rules' ids.
  func statements(in language: String) -> [String: String] {
    var statements: [String: String] = [:]
    for tag in Language.fallbacks(of: language).reversed() {
      for file in files[tag] ?? [] {
        for (id, text) in ThemeLines(file).texts { statements[id] = text }
      }
    }
    return statements
  }

  /// What is wrong with the files.
  func diagnostics(_ known: Set<String>) -> [Diagnostic] {
    files.keys.sorted().flatMap { language in
      (files[language] ?? []).flatMap { Self.diagnostics($0, known) }
    }
  }

  private static func diagnostics(_ file: SourceFile, _ known: Set<String>) -> [Diagnostic] {
    let lines = ThemeLines(file)
    let unknown = lines.texts.map(\.key).filter { !known.contains($0) }
    return lines.faults("rules", "a file of rules is lines of 'id: statement'")
      + lines.unknown(unknown, id: "rules.unknown-rule", known: known.sorted()) {
        "there is no rule '\($0)'"
      }
  }
}
