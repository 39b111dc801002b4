import ArgumentParser
import Lifecycle
import SiteBuilder
import SourceText

/// `lifeline embed`: diagrams put into Markdown files, each after its scenario's block.
struct EmbedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "embed",
    abstract: "Puts diagrams into Markdown files, in place.",
    discussion: """
      Each scenario's diagram is put below its block, between two comments:

        <!-- lifeline:begin id=push -->
        …
        <!-- lifeline:end -->

      A second run replaces what is between them, wherever you have moved it, and touches nothing \
      else. PATH is a Markdown file, or a folder in which all are meant.

        lifeline embed README.md
        lifeline embed notes --format svg --assets notes/images
        lifeline embed notes --check      exits with 1 when a diagram is stale

      A mark that every Markdown tool leaves in peace is a comment before a plain fence:

        <!-- scenario id=push title="Push A → B" -->
        ```swift
      """)

  @ArgumentParser.Argument(help: ArgumentHelp("Markdown files, or folders of them."))
  var path: [String]

  @Option(
    help: ArgumentHelp(
      "What is put into the notes (default: what is there already, otherwise text).",
      valueName: "form"))
  var format: EmbedFormat?

  @Flag(help: "Write nothing, and exit with 1 when a diagram is stale.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "Where SVG files go (default: where they are already, otherwise 'assets' beside each note).",
      valueName: "folder"))
  var assets: String?

  @OptionGroup var trust: TrustOptions

  func validate() throws {
    if assets != nil, let format, format != .svg {
      throw ValidationError("'--assets' is for '--format svg'")
    }
  }

  func run() throws {
    try trust.refuseLinks(in: path + [assets].compactMap { $0 })
    for note in path where !Files.isFolder(note) {
      if let fault = NamedLinks.faultOfWriting(to: note) { throw CommandFailure.badInput(fault) }
    }
    var named = try NamedPages(paths: path)
    named.notebook.budget = trust.trust.budget
    var allowance = RunAllowance(trust.trust.budget, bytes: named.bytes)
    let notes = named.pages.map { [named] in
      NoteEmbedding($0, in: named, format: format, assets: assets, &allowance)
    }
    try checkAssets(notes)
    var diagnostics = named.diagnostics + notes.flatMap(\.diagnostics) + clashes(notes)
    let stale = staleDiagrams(notes)
    if check { diagnostics += stale }
    Streams.report(diagnostics)
    guard !diagnostics.contains(where: { $0.severity == .error && $0.id != Self.staleID }) else {
      throw CommandFailure.badInput
    }
    if check {
      guard stale.isEmpty else { throw CommandFailure.checkFailed }
    } else {
      try write(notes)
    }
  }

  /// A folder for images that nothing goes to was given for something.
  private func checkAssets(_ notes: [NoteEmbedding]) throws(CommandFailure) {
    let diagrams = notes.flatMap(\.diagrams)
    guard assets != nil, !diagrams.isEmpty, diagrams.allSatisfy({ $0.image == nil }) else { return }
    throw .badInput("'--assets' is for images, and there are none: add '--format svg'")
  }

  private static let staleID = "embed.stale"

  /// The diagrams that are not what the notes show, in the text or in an image.
  private func staleDiagrams(_ notes: [NoteEmbedding]) -> [Diagnostic] {
    notes.flatMap { note in
      note.diagrams.filter { diagram in
        note.embedding.stale.contains { $0.block == diagram.place.block }
          || diagram.image.map { !$0.isCurrent } ?? false
      }.map { diagram in
        let block = diagram.place.block
        return Diagnostic(
          id: Self.staleID, "the diagram of '\(diagram.place.id)' is stale", at: block.firstLine,
          notes: [.init("'\(command(for: block.file.path))' brings it up to date")])
      }
    }
  }

  /// What writes what was looked for, as it is typed.
  private func command(for path: String) -> String {
    var words = ["lifeline", "embed", path]
    if let format { words += ["--format", format.rawValue] }
    if let assets { words += ["--assets", assets] }
    return words.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
  }

  /// Diagrams of different notes that would be written to the same file.
  private func clashes(_ notes: [NoteEmbedding]) -> [Diagnostic] {
    var owners: [String: SourceSpan] = [:]
    var diagnostics: [Diagnostic] = []
    for diagram in notes.flatMap(\.diagrams) {
      guard let path = diagram.image?.path else { continue }
      let block = diagram.place.block.firstLine
      if let first = owners[path] {
        diagnostics.append(
          Diagnostic(
            id: "embed.same-file", "two diagrams would be written to '\(path)'", at: block,
            notes: [.init("the other", at: first)]))
      } else {
        owners[path] = block
      }
    }
    return diagnostics
  }

  /// Writes what has changed and says what that was.
  private func write(_ notes: [NoteEmbedding]) throws {
    var files = WrittenFiles()
    for note in notes {
      for image in note.diagrams.compactMap(\.image) where !image.isCurrent {
        try files.writeNote(image.bytes, to: image.path)
        Streams.output(OutputText.name(image.path) + "\n")
      }
      guard !note.embedding.edits.isEmpty else { continue }
      try files.writeNote(note.embedding.edits.result, to: note.embedding.edits.file.path)
      Streams.output(OutputText.name(note.embedding.edits.file.path) + "\n")
    }
  }
}

extension SourceSpan {
  /// The first line of the span: enough to show which block is meant.
  fileprivate var firstLine: SourceSpan {
    let line = file.lineRange(file.lineIndex(at: range.lowerBound))
    return SourceSpan(file: file, range: range.lowerBound..<max(range.lowerBound, line.upperBound))
  }
}
