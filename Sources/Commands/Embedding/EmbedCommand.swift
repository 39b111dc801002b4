import ArgumentParser
import Lifecycle
import SiteBuilder
import SourceText

/// `lifeline embed`: diagrams put into Markdown files, each after its scenario's block.
struct EmbedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "embed",
    abstract: "Puts diagrams into notes, in place.",
    usage: """
      lifeline embed <path> ... [<options>]
      lifeline embed - [--name <path>] [<options>]
      """,
    discussion: """
      Each scenario's diagram is put below its block, between two comments:

        <!-- lifeline:begin id=push hash=… -->
        …
        <!-- lifeline:end -->

      A second run replaces what is between them, wherever you have moved it, and touches nothing \
      else. What you have edited there stays, with a report. PATH is a note, in Markdown (.md, .qmd, \
      .mdx), AsciiDoc (.adoc) or reStructuredText (.rst), or a folder in which all are meant. '-' reads \
      a note from standard input and prints it with its diagrams.

        lifeline embed README.md
        lifeline embed notes --format svg --assets notes/images
        lifeline embed notes --check      exits with 1 when a diagram is stale
        lifeline embed - --format html    from a pipe into a pipe

      A mark that every Markdown tool leaves in peace is a comment before a plain fence:

        <!-- scenario id=push title="Push A → B" -->
        ```swift

      Exit codes: 0 all is up to date, 1 a diagram is stale (with --check) or was edited by hand, 2 a \
      note or a scenario cannot be understood; every other note is written.
      """)

  @ArgumentParser.Argument(help: ArgumentHelp("Notes, or folders of them; '-' is standard input."))
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

  @Option(
    help: ArgumentHelp(
      "How images are addressed: relative, root, jekyll, docc, wikilink (default: as they are already, otherwise by the tool that the notes' folder is of).",
      valueName: "style"))
  var link: LinkStyle?

  @Flag(help: "Replace what somebody has edited in a diagram.")
  var force = false

  @Flag(help: "Remove diagrams and images that were made and that no scenario needs any more.")
  var prune = false

  @Option(
    help: ArgumentHelp(
      "Where the note of standard input lies, for messages, its language, its stages and its images.",
      valueName: "path"))
  var name: String?

  @OptionGroup var trust: TrustOptions

  @OptionGroup var speech: SpeechOptions

  func validate() throws {
    if path.contains("-"), path.count > 1 {
      throw ValidationError("'-' is standard input, and is named by itself")
    }
    if name != nil, path != ["-"] {
      throw ValidationError("'--name' is for standard input, which '-' stands for")
    }
    if path == ["-"], prune { throw ValidationError("'--prune' is for notes in files") }
    if path == ["-"], format == .svg, name == nil {
      throw ValidationError(
        "'--format svg' puts images beside the note: '--name' says where that lies")
    }
    if assets != nil, let format, format != .svg {
      throw ValidationError("'--assets' is for '--format svg'")
    }
    if link != nil, let format, format != .svg {
      throw ValidationError("'--link' is for '--format svg'")
    }
    for (name, isGiven) in [("--force", force), ("--prune", prune)] where check && isGiven {
      throw ValidationError("'--check' writes nothing, so '\(name)' contradicts it")
    }
  }

  private var options: EmbedOptions {
    EmbedOptions(format: format, assets: assets, link: link, replacesEdits: force)
  }

  func run() throws {
    try trust.refuseLinks(in: path.filter { $0 != "-" } + [assets, name].compactMap { $0 })
    if path == ["-"] { return try pipe() }
    let named = NamedNotes(paths: path, trust.trust)
    for failure in named.failures { Streams.error(failure.text) }
    let run = speech.showing("note") { EmbeddingRun(named, options, trust.trust, $0) }
    var notes = run.notes
    for note in notes {
      speech.tell(
        "\(note.note.page.file.path): \(Counted.text(note.diagrams.count, "diagram")), \(note.stale.count) stale"
      )
    }
    try checkImageOptions(notes)
    if prune { for index in notes.indices { notes[index].prune() } }
    let orphans = OrphanedImages(
      of: notes, run.names, folders: named.folders, options, withoutStrays: prune)
    let findings = report(notes, orphans)
    var isWhole = named.failures.isEmpty && !notes.contains(where: \.isFaulty)
    if !check {
      isWhole = write(notes.filter { !$0.isFaulty }) && isWhole
      if prune { remove(orphans) }
    }
    guard isWhole else { throw CommandFailure.badInput }
    if findings.contains(where: { $0.severity == .error }) { throw CommandFailure.checkFailed }
  }

  /// Prints the note of standard input with its diagrams; one with a fault as it is.
  private func pipe() throws {
    var options = options
    options.isInPipeline = true
    let note = PipedNote(Streams.input(), name: name ?? PipedNote.unnamed)
    let run = EmbeddingRun(NamedNotes([note.file], trust.trust), options, trust.trust)
    guard let embedded = run.notes.first else { return }
    try checkImageOptions(run.notes)
    var diagnostics = embedded.diagnostics
    if check { diagnostics += embedded.stale.map { diagnostic(of: $0, embedded) } }
    diagnostics += embedded.strays(check ? .error : .warning)
    Streams.report(diagnostics)
    if !check {
      var files = WrittenFiles()
      for diagram in embedded.diagrams where !embedded.isFaulty && !diagram.keepsImage {
        guard let image = diagram.image, !image.isWritten else { continue }
        try files.writeNote(image.bytes, to: image.path)
      }
      Streams.data(embedded.bytes)
    }
    guard !embedded.isFaulty else { throw CommandFailure.badInput }
    if diagnostics.contains(where: { $0.severity == .error }) { throw CommandFailure.checkFailed }
  }

  /// Options for images were given, and there are none.
  private func checkImageOptions(_ notes: [NoteEmbedding]) throws(CommandFailure) {
    let option = assets != nil ? "--assets" : "--link"
    let diagrams = notes.flatMap(\.diagrams)
    guard assets != nil || link != nil, !diagrams.isEmpty, diagrams.allSatisfy({ $0.image == nil })
    else { return }
    throw .badInput("'\(option)' is for images, and there are none: add '--format svg'")
  }

  /// Says what there is to say of the notes, and returns it.
  private func report(_ notes: [NoteEmbedding], _ orphans: OrphanedImages) -> [Diagnostic] {
    let severity: Diagnostic.Severity = check ? .error : .warning
    var diagnostics: [Diagnostic] = []
    for note in notes {
      diagnostics += note.diagnostics
      if check { diagnostics += note.stale.map { diagnostic(of: $0, note) } }
      diagnostics += note.strays(severity).filter { _ in !prune || note.isFaulty }
    }
    if !prune { diagnostics += orphans.diagnostics(severity) }
    Streams.report(diagnostics)
    return diagnostics
  }

  private func diagnostic(of stale: PageEmbedding.Stale, _ note: NoteEmbedding) -> Diagnostic {
    let block = stale.diagram.block
    var notes: [Diagnostic.Note] = []
    if let former = stale.formerID { notes.append(PageEmbedding.Stale.note(madeFor: former)) }
    let writing = command(for: block.file.path)
    notes.append(
      .init(
        note.isFaulty
          ? "a note with an error is not written: mend that, and '\(writing)' brings it up to date"
          : "'\(writing)' brings it up to date"))
    return Diagnostic(
      id: EmbedCheck.stale, "the diagram of '\(stale.diagram.id)' is stale", at: block.firstLine,
      notes: notes)
  }

  /// What writes what was looked for, as it is typed.
  private func command(for path: String) -> String {
    var words = ["lifeline", "embed", path]
    if let format { words += ["--format", format.rawValue] }
    if let assets { words += ["--assets", assets] }
    if let link { words += ["--link", link.rawValue] }
    return words.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
  }

  /// Writes what has changed and says what that was; whether all of it could be written.
  private func write(_ notes: [NoteEmbedding]) -> Bool {
    var files = WrittenFiles()
    var isWhole = true
    for note in notes {
      do throws(CommandFailure) {
        for diagram in note.diagrams where !diagram.keepsImage {
          guard let image = diagram.image, !image.isWritten else { continue }
          try files.writeNote(image.bytes, to: image.path)
          speech.say(OutputText.name(image.path) + "\n")
        }
        guard !note.embedding.edits.isEmpty else { continue }
        try files.writeNote(note.embedding.edits.result, to: note.note.page.file.path)
        speech.say(OutputText.name(note.note.page.file.path) + "\n")
      } catch {
        Streams.error(error.text)
        isWhole = false
      }
    }
    return isWhole
  }

  /// Removes what was made for notes that no longer show it, and says what that was.
  private func remove(_ orphans: OrphanedImages) {
    for path in orphans.paths where FileSystem.remove(path) {
      speech.say("\(OutputText.name(path)) removed\n")
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
