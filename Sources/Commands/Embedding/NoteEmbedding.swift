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
    let image: DiagramImage?

    init(_ place: PageEmbedding.Diagram, _ image: DiagramImage?) {
      self.place = place
      self.image = image
    }
  }

  /// The note with its diagrams, and which of them were not up to date.
  let embedding: PageEmbedding
  /// The diagrams, in the order of the note.
  private(set) var diagrams: [Diagram] = []
  /// What is wrong with the note and its scenarios, and what is worth knowing.
  private(set) var diagnostics: [Diagnostic] = []

  /// Runs the scenarios of a note; one that fails keeps what stands below it.
  ///
  /// Without a format each diagram keeps the form it has, and a new one is text; without a folder each
  /// image keeps the one it is in, and a new one goes to that of the note's first.
  init(
    _ page: Page, in named: NamedPages, format: EmbedFormat?, assets: String?,
    _ allowance: inout RunAllowance
  ) {
    allowance.beginPage()
    let regions = PageRegions(
      page.file, owners: page.scenarios.map(\.owner), fences: page.document.fences.map(\.span))
    let folders = page.scenarios.map { Self.folder(below: $0, regions) }
    let usual = folders.lazy.compactMap { $0 }.first
    for scenario in page.scenarios {
      var rendition = Rendition(scenario, in: named.notebook)
      if let other = scenario.comparedWith {
        rendition.compare(with: Rendition(page.scenarios[other], in: named.notebook))
      }
      var found = Self.unclosed(scenario)
      if let missing = named.notebook.missingStage(of: scenario) { found.append(missing) }
      if !found.contains(where: { $0.severity == .error }) { found += rendition.run(&allowance) }
      diagnostics += found
      guard !found.contains(where: { $0.severity == .error }) else { continue }
      let owner = scenario.owner
      let form = format ?? EmbedFormat(usedIn: regions.find(owner), of: page.file)
      var image: DiagramImage?
      if form == .svg {
        let svg = RenderFormat.svg.document([rendition])
        image = DiagramImage(
          svg, of: rendition, note: page.file.path,
          folder: assets ?? folders[scenario.index] ?? usual)
      }
      if let problem = image.flatMap({ made in
        ImagePlace(
          made, note: page.file.path, folders: named.folders, shown: regions.content(of: owner),
          isNamed: assets != nil
        ).problem(at: scenario.fence.markSpan)
      }) {
        diagnostics.append(problem)
        continue
      }
      let content = image?.markdown ?? Self.codeBlock(rendition, form)
      diagrams.append(Diagram(.init(id: rendition.id, owner: owner, content: content), image))
    }
    embedding = PageEmbedding(regions, diagrams: diagrams.map(\.place))
    diagnostics += embedding.diagnostics + Self.strays(page, regions) + Self.hint(page)
  }

  /// The folder of the image that stands below a scenario.
  private static func folder(below scenario: PageScenario, _ regions: PageRegions) -> String? {
    let search = regions.find(scenario.owner)
    guard case .found(let region) = search, EmbedFormat(usedIn: search, of: regions.file) == .svg
    else { return nil }
    return DiagramImage.folder(
      ofImageIn: regions.file.text(region.range), note: regions.file.path)
  }

  /// Diagrams whose scenarios are gone, which nothing brings up to date.
  private static func strays(_ page: Page, _ regions: PageRegions) -> [Diagnostic] {
    regions.strays(except: page.scenarios.map(\.owner)).map { line in
      Diagnostic(
        .warning, id: "embed.stray-region",
        "no scenario of this id stands before this diagram, so nothing brings it up to date",
        at: line,
        notes: [
          .init(
            "a scenario has one diagram, below its block; what it no longer needs can be deleted")
        ])
    }
  }

  private static func codeBlock(_ rendition: Rendition, _ form: EmbedFormat) -> String {
    let format: RenderFormat = form == .mermaid ? .mermaid : .text
    let code = Array(format.document([rendition]).utf8)
    return String(
      decoding: MarkdownTwin.fence(code, word: format.rawValue), as: UTF8.self)
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
    let fence = page.document.fences.first { $0.role != nil && !$0.isMarkedByComment }
    guard let fence, let role = fence.role else { return [] }
    let words = fence.markSpan.text.split(separator: " ").dropFirst().filter { $0 != role.rawValue }
    let comment = (["<!--", role.rawValue] + words.map(String.init) + ["-->"]).joined(
      separator: " ")
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

extension PageScenario {
  /// What its region belongs to.
  fileprivate var owner: PageRegions.Owner { .init(id: id, block: fence.span) }
}
