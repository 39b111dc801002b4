import Diagrams
import Markup
import ScenarioRunner
import SiteBuilder
import SourceText

/// The diagrams of one note: its scenarios are run, and their diagrams put into its text.
struct NoteEmbedding {
  /// A diagram of the note.
  struct Diagram {
    /// What stands in the note, and where.
    let place: PageEmbedding.Diagram
    /// The file it shows, when it is an image.
    var image: DiagramImage?
    /// Whether a person has edited the file, so that it is not written.
    var keepsImage = false
  }

  let note: NamedNote
  /// The note with its diagrams, and which of them were not up to date.
  private(set) var embedding: PageEmbedding
  /// The diagrams, in the order of the note.
  private(set) var diagrams: [Diagram] = []
  /// What is wrong with the note and its scenarios, and what is worth knowing.
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether something keeps the note from being written.
  var isFaulty: Bool { diagnostics.contains(where: EmbedCheck.isFault) }

  /// Runs the scenarios of a note; of a note with a fault nothing is written.
  ///
  /// Without a format each diagram keeps the form it has, and a new one is text; without a folder each
  /// image keeps the one it is in, and a new one goes to that of the note's first.
  init(
    _ note: NamedNote, in notebook: Notebook, folders: [String], _ options: EmbedOptions,
    _ names: inout ImageNames, _ allowance: inout RunAllowance
  ) {
    self.note = note
    diagnostics = note.diagnostics + note.regions.faults
    embedding = PageEmbedding(note.regions, diagrams: [])
    allowance.beginPage()
    let page = note.page
    for scenario in page.scenarios {
      var rendition = Rendition(scenario, in: notebook)
      if let other = scenario.comparedWith {
        rendition.compare(with: Rendition(page.scenarios[other], in: notebook))
      }
      var found = Self.unclosed(scenario)
      if let missing = notebook.missingStage(of: scenario) { found.append(missing) }
      if !found.contains(where: { $0.severity == .error }) { found += rendition.run(&allowance) }
      diagnostics += found
      guard !found.contains(where: { $0.severity == .error }) else { continue }
      // Nothing of a note with a fault is passed on.
      if options.isInPipeline, isFaulty { continue }
      draw(rendition, scenario, folders: folders, options, &names)
    }
    embedding = PageEmbedding(
      note.regions, diagrams: diagrams.map(\.place), replacesEdits: options.replacesEdits)
    diagnostics += embedding.diagnostics + (options.isInPipeline ? [] : Self.hint(page))
  }

  private mutating func draw(
    _ rendition: Rendition, _ scenario: PageScenario, folders: [String], _ options: EmbedOptions,
    _ names: inout ImageNames
  ) {
    let owner = scenario.owner
    let form = options.format ?? EmbedFormat(usedIn: note.regions.find(owner), of: note.page.file)
    guard form == .svg else {
      guard let content = block(rendition, form) else {
        diagnostics.append(.noHTML(at: scenario.fence.markSpan))
        return
      }
      diagrams.append(Diagram(place: .init(id: rendition.id, owner: owner, content: content)))
      return
    }
    let at = scenario.fence.markSpan
    guard let image = note.image(of: rendition, owner, options, &names) else {
      diagnostics.append(note.unreachable(at: at, options))
      return
    }
    let place = ImagePlace(
      image, note: note.page.file.path, folders: folders, isNamed: options.assets != nil)
    if let problem = place.problem(at: at) {
      diagnostics.append(problem)
      return
    }
    let isKept = !image.isCurrent && image.isEdited && !options.replacesEdits
    if isKept { diagnostics.append(Self.editedImage(image, at: at)) }
    diagrams.append(
      Diagram(
        place: .init(
          id: rendition.id, owner: owner, content: image.markdown, address: image.address),
        image: image, keepsImage: isKept))
  }

  /// The diagrams that are not what the note shows, in the text or in an image.
  var stale: [PageEmbedding.Stale] {
    let known = Dictionary(
      embedding.stale.map { ($0.diagram.block.range.lowerBound, $0) }, uniquingKeysWith: { $1 })
    return diagrams.compactMap { diagram in
      if let stale = known[diagram.place.block.range.lowerBound] { return stale }
      guard let image = diagram.image, !image.isCurrent, !diagram.keepsImage else { return nil }
      return PageEmbedding.Stale(diagram: diagram.place)
    }
  }

  /// The bytes of the note, as they are when all is written.
  var bytes: [UInt8] {
    isFaulty || embedding.edits.isEmpty ? note.page.file.bytes : embedding.edits.result
  }

  /// The files that the note shows still and that no diagram of this run goes to: those of strays, and of
  /// a note that is not written all.
  func keptFiles(withStrays: Bool) -> [String] {
    if isFaulty { return note.shownFiles(of: note.regions.regions) }
    let replaced = Set(embedding.stale.map(\.diagram.block.range.lowerBound))
    return note.shownFiles(of: note.regions.strays.filter { withStrays || !$0.isAsMade })
      + diagrams.filter { $0.image == nil }.flatMap { diagram in
        replaced.contains(diagram.place.block.range.lowerBound)
          ? [] : note.shownFiles(of: [note.regions.find(diagram.place.owner)].compactMap { $0 })
      }
  }

  /// Takes diagrams away that no scenario has any more.
  mutating func prune() { embedding.remove(note.regions.strays) }

  /// Diagrams whose scenarios are gone, which nothing brings up to date.
  func strays(_ severity: Diagnostic.Severity) -> [Diagnostic] {
    note.regions.strays.map { region in
      Diagnostic(
        severity, id: EmbedCheck.stray,
        "no scenario of this note is called '\(region.id)', or it has another diagram: nothing brings this"
          + " one up to date",
        at: SourceSpan(
          file: note.page.file, range: note.page.file.lineRange(region.firstLine)),
        notes: [
          .init(
            region.isAsMade
              ? "'--prune' removes what no scenario needs any more"
              : "somebody has edited it, so delete it by hand when it is no longer needed")
        ])
    }
  }

  private static func editedImage(_ image: DiagramImage, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: EmbedCheck.editedImage,
      "somebody has edited '\(image.path)' since it was made, so it stays as it is", at: span,
      notes: [.init("'--force' replaces it; another name, and it is not looked at")])
  }

  /// A diagram that stands in the note itself; nil where the note's language has nothing of that form.
  private func block(_ rendition: Rendition, _ form: EmbedFormat) -> String? {
    switch form {
    case .html:
      return note.language.html(InlineFigure.html(rendition))
    case .mermaid:
      return note.language.codeBlock(RenderFormat.mermaid.document([rendition]), word: "mermaid")
    case .text, .svg:
      return note.language.codeBlock(RenderFormat.text.document([rendition]), word: "text")
    }
  }

  private static func unclosed(_ scenario: PageScenario) -> [Diagnostic] {
    guard !scenario.fence.isClosed else { return [] }
    return [
      Diagnostic(
        id: "embed.unclosed-fence", "this block has no closing fence, so nothing can follow it",
        at: scenario.fence.markSpan)
    ]
  }

  /// A mark in an info string is no code block at all in some tools that read the note.
  private static func hint(_ page: Page) -> [Diagnostic] {
    let fence = page.document.fences.first { fence in
      // Classes are Pandoc's, which takes all of them.
      fence.role != nil && !fence.isMarkedByComment
        && !fence.infoWords.contains { $0.hasPrefix(".") }
    }
    guard let fence, let role = fence.role else { return [] }
    let words = fence.markSpan.text.split(separator: " ").dropFirst().filter { $0 != role.rawValue }
    let comment = MarkupLanguage(path: page.file.path).comment(
      [role.rawValue] + words.map(String.init))
    return [
      Diagnostic(
        .warning, id: "embed.info-string",
        "a fence with several words is no code block in every Markdown tool", at: fence.markSpan,
        notes: [
          .init("'\(comment)' on the line before a plain fence means the same everywhere")
        ])
    ]
  }
}

extension Diagnostic {
  fileprivate static func noHTML(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "embed.no-html", "MDX takes no HTML, so no drawing can stand in this note", at: span,
      notes: [.init("'--format svg' puts images beside it")])
  }
}
