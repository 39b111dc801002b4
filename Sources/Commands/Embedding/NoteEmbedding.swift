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
  /// Without a format each diagram keeps the form it has, and a new one is text.
  init(_ page: Page, in named: NamedPages, format: EmbedFormat?, assets: String?) {
    let regions = PageRegions(
      page.file, blocks: page.scenarios.map(\.fence.span), fences: page.document.fences.map(\.span))
    for scenario in page.scenarios {
      var rendition = Rendition(scenario, in: named.notebook)
      if let other = scenario.comparedWith {
        rendition.compare(with: Rendition(page.scenarios[other], in: named.notebook))
      }
      var found = Self.unclosed(scenario)
      if let missing = named.notebook.missingStage(of: scenario) { found.append(missing) }
      if found.isEmpty { found = rendition.run() }
      diagnostics += found
      guard !found.contains(where: { $0.severity == .error }) else { continue }
      let block = scenario.fence.span
      let form = format ?? EmbedFormat(usedIn: regions.find(below: block), of: page.file)
      var image: DiagramImage?
      if form == .svg {
        let svg = RenderFormat.svg.document([rendition])
        image = DiagramImage(svg, of: rendition, note: page.file.path, folder: assets)
      }
      let content = image?.markdown ?? Self.codeBlock(rendition, form)
      diagrams.append(Diagram(.init(id: rendition.id, block: block, content: content), image))
    }
    embedding = PageEmbedding(regions, diagrams: diagrams.map(\.place))
    diagnostics += embedding.diagnostics + Self.hint(page)
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
