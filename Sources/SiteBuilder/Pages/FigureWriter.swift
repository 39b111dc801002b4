import Diagrams
import Markup
import ScenarioSyntax
import SourceText
import Tracing

/// Writes the fenced blocks of one page: scenarios as figures, other code highlighted.
///
/// Blocks of claims and expected calls are part of their scenario's figure and leave nothing where
/// they stood.
struct FigureWriter {
  private let site: Site
  private let output: String
  private let page: Page
  private let outcomes: [ScenarioOutcome]
  private let scenarios: [Int: Int]
  /// The style sheets of the drawings so far: one serves all drawings of a page.
  private var styles: Set<String> = []
  /// How many diagrams were drawn.
  private(set) var count = 0
  /// What was noticed on the way.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ site: Site, output: String, page: Page, outcomes: [ScenarioOutcome]) {
    self.site = site
    self.output = output
    self.page = page
    self.outcomes = outcomes
    var scenarios: [Int: Int] = [:]
    for scenario in page.scenarios { scenarios[scenario.fence.index] = scenario.index }
    self.scenarios = scenarios
  }

  /// The HTML of a block.
  mutating func html(of fence: FencedBlock) -> String? {
    switch fence.role {
    case .scenario:
      guard let index = scenarios[fence.index], outcomes.indices.contains(index) else { return nil }
      return figure(page.scenarios[index], outcomes[index])
    case .trace, .claims: return isTaken(fence) ? "" : nil
    case .stage: return stage(fence)
    case nil: return fence.language == "mermaid" ? mermaid(fence) : code(fence)
    }
  }

  /// Whether a scenario's figure shows the block.
  private func isTaken(_ fence: FencedBlock) -> Bool {
    page.scenarios.contains { scenario in
      (scenario.traces + scenario.claims).contains { $0.index == fence.index }
    }
  }

  // MARK: Code

  private func code(_ fence: FencedBlock) -> String? {
    guard let language = fence.language, let dialect = Dialect(fenceWord: language) else {
      return nil
    }
    return "<pre><code class=\"language-\(dialect.rawValue)\">"
      + "\(CodeWriter.html(fence.literal.text, dialect))</code></pre>\n"
  }

  private func stage(_ fence: FencedBlock) -> String? {
    guard let stage = page.stages.first(where: { $0.fence.index == fence.index }) else {
      return nil
    }
    return
      "<details class=\"stage\"><summary>\(HTMLText.escaped(Self.title(of: stage)))</summary>\n<pre><code>"
      + "\(CodeWriter.html(fence.literal.text, stage.dialect))</code></pre></details>\n"
  }

  private static func title(of stage: PageStage) -> String {
    stage.fence["title"]?.value ?? "Stage \(stage.id)"
  }

  // MARK: Scenarios

  private mutating func figure(_ scenario: PageScenario, _ outcome: ScenarioOutcome) -> String {
    var data: [String: Any] = [
      "anchor": scenario.anchor,
      "title": scenario.title ?? "Scenario \(scenario.index + 1)",
      "language": scenario.dialect == .swift ? "Swift" : "Objective-C",
      "version": "iOS \(outcome.trace.iOSVersion)",
      "source": CodeWriter.html(scenario.fence.literal.text, scenario.dialect),
      "isBroken": !outcome.isSound, "hasResults": outcome.isSound,
      "problems": outcome.problems.map(Self.problem),
      "claims": outcome.claims.map(Self.check), "traces": outcome.traces.map(Self.check),
    ]
    let failures = outcome.claims.count { !$0.holds } + outcome.traces.count { !$0.holds }
    if failures > 0 { data["failures"] = String(failures) }
    if let stage = site.notebook.stage(of: scenario) {
      data["stage"] = CodeWriter.html(stage.fence.literal.text, stage.dialect)
      data["stageTitle"] = Self.title(of: stage)
    }
    if outcome.isSound {
      let diagram = SequenceDiagram(trace: outcome.trace, options: options(scenario))
      let svg = draw(diagram)
      data["svg"] = svg
      data["width"] = Self.width(of: svg)
      // Escaped here, because a diagram is long and the template's own escaping is slow.
      data["text"] = HTMLText.escaped(TextRenderer(width: Self.textColumns).render(diagram))
      data["hasRules"] = !diagram.rules.isEmpty
      data["rules"] = diagram.rules.map(Self.rule)
    }
    return site.theme.render("scenario", data)
  }

  private mutating func draw(_ diagram: SequenceDiagram) -> String {
    let renderer = SVGRenderer(
      maximumWidth: Self.textWidth, showsTitle: false, showsLegend: false)
    count += 1
    return withoutRepeatedStyle(renderer.render(diagram))
  }

  /// The drawing without its style sheet, when the page has the same one already.
  private mutating func withoutRepeatedStyle(_ svg: String) -> String {
    guard let start = svg.firstRange(of: "<style>"),
      let end = svg[start.upperBound...].firstRange(of: "</style>")
    else { return svg }
    let style = String(svg[start.upperBound..<end.lowerBound])
    if styles.insert(style).inserted { return svg }
    return String(svg[..<start.lowerBound]) + svg[end.upperBound...]
  }

  // MARK: Mermaid

  /// A sequence diagram that was written as one; other kinds of Mermaid's stay code.
  private mutating func mermaid(_ fence: FencedBlock) -> String? {
    guard MermaidReader().recognizes(fence.literal) else { return nil }
    let diagram = MermaidReader().read(fence.literal)
    diagnostics += diagram.diagnostics
    guard !diagram.hasErrors else {
      let problems = HTMLText.escaped(DiagnosticPrinter().print(diagram.diagnostics))
      return HTMLWriter.plainCode(fence) + "<pre class=\"problem error\">\(problems)</pre>\n"
    }
    let svg = draw(diagram.value)
    let width = Self.width(of: svg).map { " style=\"--width: \($0)px\"" } ?? ""
    return
      "<figure class=\"scenario\"><div class=\"diagram\" tabindex=\"0\" role=\"region\" aria-label=\"Sequence diagram\"\(width)>\n\(svg)\n"
      + "</div></figure>\n"
  }

  // MARK: Sizes

  /// The room for a diagram as text, in columns; wider ones are wrapped.
  private static let textColumns = 100

  /// The room for a diagram beside the navigation, in pixels.
  private static let textWidth = 740

  /// The width that a drawing gives itself, in pixels; the page shrinks wider ones a little.
  private static func width(of svg: String) -> String? {
    guard let name = svg.firstRange(of: " width=\"") else { return nil }
    let digits = svg[name.upperBound...].prefix { $0.isNumber }
    return digits.isEmpty ? nil : String(digits)
  }

  private func options(_ scenario: PageScenario) -> DiagramOptions {
    DiagramOptions(
      levels: scenario.shownLevels,
      spelling: scenario.dialect == .swift ? .swift : .objectiveC,
      title: scenario.title ?? "Scenario \(scenario.index + 1)",
      rulePage: SiteAddress.relative(from: output, to: Site.rulePage))
  }

  private static func rule(_ rule: SequenceDiagram.Rule) -> [String: Any] {
    ["title": rule.id, "address": rule.link ?? "", "statement": rule.statement]
  }

  private static func problem(_ diagnostic: Diagnostic) -> [String: Any] {
    ["severity": diagnostic.severity.rawValue, "text": DiagnosticPrinter().print(diagnostic)]
  }

  private static func check(_ check: ScenarioOutcome.Check) -> [String: Any] {
    var data: [String: Any] = [
      "text": check.text, "holds": check.holds, "fails": !check.holds,
    ]
    if !check.holds { data["reason"] = DiagnosticPrinter().print(check.failures) }
    return data
  }
}
