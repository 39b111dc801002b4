import Markup
import SourceText

/// The notes of a content folder that are no pages of a site: those in MDX, AsciiDoc and reStructuredText, which only
/// `check` and `embed` read.
struct UnbuiltNotes {
  private let inputs: BuildInputs
  private let paths: [String]

  init(_ inputs: BuildInputs) {
    self.inputs = inputs
    paths = inputs.content.assets.map(\.path).filter {
      MarkupLanguage.known($0).map { $0 != .markdown } ?? false
    }.sorted { $0.precedesInBytes($1) }
  }

  /// What a build says of them. Beside pages, notes of another kind may be downloads; those in MDX are none.
  func diagnostics(hasPages: Bool) -> [Diagnostic] {
    let notes = hasPages ? paths.filter { MarkupLanguage.known($0) == .mdx } : paths
    guard let first = notes.first else { return hasPages ? [] : [noPages] }
    let count = notes.count == 1 ? "1 note is" : "\(notes.count) notes are"
    let endings = Set(notes.compactMap { $0.split(separator: ".").last.map { "." + $0 } }).sorted()
    return [
      Diagnostic(
        hasPages ? .warning : .error, id: "page.not-markdown",
        "\(count) \(endings.joined(separator: ", ")), of which no pages are made"
          + (hasPages ? "" : ": the site is empty"),
        at: SourceSpan(file: SourceFile(path: inputs.name(of: first), text: ""), range: 0..<0),
        notes: [
          Diagnostic.Note("only 'lifeline check' and 'lifeline embed' read them; pages are '.md'")
        ])
    ]
  }

  private var noPages: Diagnostic {
    let folder = inputs.build.content
    return Diagnostic(
      .warning, id: "page.none", "there are no pages in '\(folder)', so the site is empty",
      at: SourceSpan(file: SourceFile(path: folder, text: ""), range: 0..<0),
      notes: [
        Diagnostic.Note("a page is a file such as 'index.md'; '--content' names another folder")
      ])
  }
}
