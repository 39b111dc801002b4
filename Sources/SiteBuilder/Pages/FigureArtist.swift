import CallTrace
import Diagrams
import Markup
import ScenarioSyntax
import SourceText

/// The drawing of a scenario in a page.
struct FigureDrawing: Sendable {
  let title: String
  /// The anchor of the figure, which its links to the lines of the program begin with.
  let anchor: String
  let diagram: SequenceDiagram
  var text: [UInt8] = []
  var drawings: PageDrawings?
}

/// Draws the diagrams of a page.
struct FigureArtist {
  /// The room for a diagram as text, in columns; wider ones are wrapped.
  private static let textColumns = 100

  private let site: AskedSite
  private let edition: Edition

  init(_ site: AskedSite) {
    self.site = site
    edition = site.edition
  }

  /// Whether the page's drawings have colours of their own.
  var isThemed: Bool { site.diagramTheme != .plain }

  /// What the figure of a scenario is called.
  func title(of scenario: PageScenario) -> String {
    scenario.title ?? edition.words("scenario", String(scenario.index + 1))
  }

  /// The anchor that the figure of a scenario should have.
  func anchor(of scenario: PageScenario) -> String {
    site.anchor(scenario.anchor, on: site.index) ?? scenario.anchor
  }

  func options(
    _ scenario: PageScenario, _ outcome: ScenarioOutcome, _ title: String,
    levels: Set<MessageSelector.Level>? = nil
  ) -> DiagramOptions {
    var options = DiagramOptions(
      levels: levels ?? scenario.shownLevels,
      spelling: scenario.dialect == .swift ? .swift : .objectiveC,
      title: title,
      rulePage: SiteAddress.relative(from: site.output(of: site.index), to: edition.rulePage),
      words: edition.diagramWords)
    options.numbersNotes = scenario.numbersNotes
    options.misplaced = outcome.misplaced
    let page = site.text(of: site.index)
    if scenario.fence.span.file.path != page.file.path {
      options.marks = MarkTranslation(page.marks).translations
    }
    return options
  }

  // MARK: Drawing

  /// The drawing of a scenario, and the lines that its messages come from in another program that does
  /// the same.
  func draw(
    _ scenario: PageScenario, _ outcome: ScenarioOutcome, title: String, anchor: String,
    levels: Set<MessageSelector.Level>? = nil, otherLines: [Int: String] = [:]
  ) -> FigureDrawing {
    var drawing = begin(scenario, outcome, title: title, anchor: anchor, levels: levels)
    addText(to: &drawing)
    addSVG(of: scenario, to: &drawing, otherLines)
    return drawing
  }

  /// The diagram of a scenario, not drawn yet.
  func begin(
    _ scenario: PageScenario, _ outcome: ScenarioOutcome, title: String, anchor: String,
    levels: Set<MessageSelector.Level>? = nil
  ) -> FigureDrawing {
    FigureDrawing(
      title: title, anchor: anchor,
      diagram: SequenceDiagram(
        trace: outcome.trace, options: options(scenario, outcome, title, levels: levels)))
  }

  /// The same of all scenarios that have their figures to themselves, as nearly all have, by their places on
  /// the page; those that are compared are drawn when the text comes to them.
  func begin(
    _ scenarios: [PageScenario], _ outcomes: [ScenarioOutcome]
  ) -> [Int: FigureDrawing] {
    var figures: [Int: FigureDrawing] = [:]
    if scenarios.contains(where: { $0.comparedWith != nil }) { return figures }
    for (scenario, outcome) in zip(scenarios, outcomes)
    where outcome.isSound && outcome.runs.count == 1 {
      figures[scenario.index] = begin(
        scenario, outcome, title: title(of: scenario), anchor: anchor(of: scenario))
    }
    return figures
  }

  /// What a scenario looks like in a list; of one that was drawn before, its diagram is taken.
  func thumbnail(
    of scenario: PageScenario, _ outcome: ScenarioOutcome, _ drawn: [Int: FigureDrawing]
  ) -> DiagramThumbnail? {
    guard outcome.isSound else { return nil }
    let known = drawn[scenario.index]?.diagram
    return DiagramThumbnail(
      known ?? begin(scenario, outcome, title: "", anchor: "").diagram)
  }

  func addText(to drawing: inout FigureDrawing) {
    drawing.text = Self.text(of: drawing.diagram)
  }

  /// A diagram as text.
  static func text(of diagram: SequenceDiagram) -> [UInt8] {
    TextRenderer(width: textColumns).bytes(of: diagram)
  }

  /// Where the lines of a program stand in the figure at an address.
  static func lines(of scenario: PageScenario, in address: String) -> SourceAnchors {
    SourceAnchors(prefix: address + "-L", source: Array(scenario.fence.literal.text.utf8))
  }

  func addSVG(
    of scenario: PageScenario, to drawing: inout FigureDrawing, _ otherLines: [Int: String] = [:]
  ) {
    let anchors = Self.lines(of: scenario, in: "#\(WebAddress.encoded(drawing.anchor))")
    drawing.drawings = draw(drawing.diagram, anchors, otherLines)
  }

  /// The drawing of scenarios beside each other.
  func draw(_ comparison: Comparison) -> FigureDrawing {
    var drawing = FigureDrawing(title: "", anchor: "", diagram: comparison.sides[0].diagram)
    drawing.drawings = PageDrawings(renderer) { renderer, _ in
      PageDrawing(svg: Array(renderer.render(comparison).utf8))
    }
    drawing.text = Array(TextRenderer(width: Self.textColumns).render(comparison).utf8)
    return drawing
  }

  /// A diagram, in parts where it is long.
  func draw(
    _ diagram: SequenceDiagram, _ anchors: SourceAnchors?, _ otherLines: [Int: String] = [:]
  ) -> PageDrawings {
    var renderer = renderer
    renderer.sourceAnchors = anchors
    renderer.otherLines = otherLines
    return PageDrawings(renderer) { PageDrawing(diagram, $0, room: $1) }
  }

  private var renderer: SVGRenderer {
    SVGRenderer(
      showsTitle: false, showsLegend: false, theme: site.diagramTheme,
      standsAlone: site.isForBook)
  }
}
