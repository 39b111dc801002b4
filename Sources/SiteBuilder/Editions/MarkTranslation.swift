import ScenarioSyntax
import SourceText

/// Puts the headings and notes of scenarios that a page shows from elsewhere into its language.
struct MarkTranslation {
  private let marks: [TranslatedMark]
  /// The translations, by what the program says.
  let translations: [String: String]
  /// What the programs say that were shown.
  private var known: Set<String> = []

  init(_ marks: [TranslatedMark]) {
    self.marks = marks
    translations = Dictionary(marks.map { ($0.text, $0.translation) }) { first, _ in first }
  }

  /// A program with its headings and notes translated, on the lines on which they were.
  mutating func code(_ program: String, _ dialect: Dialect) -> String {
    guard !marks.isEmpty else { return program }
    var bytes = Array(program.utf8)
    for comment in DiagramComment.list(in: program, dialect).reversed() {
      known.insert(comment.text)
      guard let translation = translations[comment.text] else { continue }
      bytes.replaceSubrange(comment.range, with: translation.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What of the translations no program says that was shown.
  var diagnostics: [Diagnostic] {
    marks.filter { !known.contains($0.text) }.map { mark in
      let fixIt = Suggestion.nearest(to: mark.text, in: known.sorted()).map {
        Diagnostic.FixIt("did you mean '\($0)'?", replace: mark.span, with: $0)
      }
      return Diagnostic(
        id: "front-matter.unknown-mark",
        "no scenario that the page shows from elsewhere has the heading or note '\(mark.text)'",
        at: mark.span, notes: fixIt == nil ? [wayOut] : [], fixIts: fixIt.map { [$0] } ?? [])
    }
  }

  private var wayOut: Diagnostic.Note {
    let names = known.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic.Note(
      known.isEmpty
        ? "'![[page#id]]' shows a scenario; those on the page itself are written in its language"
        : "there are \(names)")
  }
}
