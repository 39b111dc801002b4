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

  init(_ site: Site, output: String, page: Page, outcomes: [ScenarioOutcome]) {
    self.site = site
    self.output = output
    self.page = page
    self.outcomes = outcomes
    var scenarios: [Int: Int] = [:]
    for scenario in page.scenarios { scenarios[scenario.fence.index] = scenario.index }
    self.scenarios = scenarios
  }

  /// How many diagrams the page has.
  var count: Int { outcomes.count { $0.isSound } }

  /// The HTML of a block.
  func html(of fence: FencedBlock) -> String? {
    switch fence.role {
    case .scenario:
      guard let index = scenarios[fence.index], outcomes.indices.contains(index) else { return nil }
      return figure(page.scenarios[index], outcomes[index])
    case .trace, .claims: return isTaken(fence) ? "" : nil
    case .stage: return stage(fence)
    case nil: return code(fence)
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

  private func figure(_ scenario: PageScenario, _ outcome: ScenarioOutcome) -> String {
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
      let svg = SVGRenderer(maximumWidth: Self.textWidth, showsTitle: false, showsLegend: false)
        .render(diagram)
      data["svg"] = svg
      data["width"] = Self.width(of: svg)
      data["text"] = TextRenderer().render(diagram)
    }
    return site.theme.render("scenario", data)
  }

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
