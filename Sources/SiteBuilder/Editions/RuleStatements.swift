import SourceText
import Yams

/// What the rules say in the languages of a theme.
///
/// They are files of the theme, `rules.zh-Hans.yaml` and the like, each with lines of a rule's id and
/// its statement. A rule that a language has none for says it in English.
struct RuleStatements: Sendable {
  private static let prefix = "rules."
  private static let ending = ".yaml"

  private var files: [String: [SourceFile]] = [:]

  /// Whether a file of the theme holds statements.
  static func isStatements(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.hasSuffix(ending)
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
        for (id, value) in YAMLLines.pairs(file) ?? [] { statements[id] = value.scalar?.string }
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
    let whole = SourceSpan(file: file, range: 0..<0)
    guard let pairs = YAMLLines.pairs(file) else {
      return [
        Diagnostic(
          id: "rules.malformed", "a file of rules is lines of 'id: statement'", at: whole)
      ]
    }
    return pairs.map(\.key).filter { !known.contains($0) }.map { id in
      Diagnostic(
        .warning, id: "rules.unknown-rule", "there is no rule '\(id)'", at: whole,
        notes: Suggestion.nearest(to: id, in: known.sorted()).map {
          [Diagnostic.Note("did you mean '\($0)'?")]
        } ?? [])
    }
  }
}

/// Files of the theme that are lines of `key: text`.
enum YAMLLines {
  /// The keys and values of a file; nil when it is not YAML of that form.
  static func pairs(_ file: SourceFile) -> [(key: String, value: Node)]? {
    if let pairs = PlainYAML.mapping(file.bytes) { return pairs }
    guard
      let root = try? Yams.compose(
        yaml: file.text(0..<file.bytes.count), .default, .default, .utf8),
      case .mapping(let mapping) = root
    else { return nil }
    return mapping.compactMap { key, value in key.string.map { ($0, value) } }
  }
}
