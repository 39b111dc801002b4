import CallTrace
import Diagrams
import ScenarioRunner
import SourceText

/// What templates are given of the parts of a figure.
enum FigureData {
  static func problem(_ diagnostic: Diagnostic) -> TemplateData {
    [
      .severity: .text(diagnostic.severity.rawValue),
      .text: .text(DiagnosticPrinter().print(diagnostic)),
    ]
  }

  static func check(_ check: ScenarioOutcome.Check) -> TemplateData {
    var data: TemplateData = [
      .text: .text(check.text), .holds: .flag(check.holds), .fails: .flag(!check.holds),
    ]
    if !check.holds { data[.reason] = .text(DiagnosticPrinter().print(check.failures)) }
    return data
  }

  /// On a page with more figures than this, the drawings are folded but for the first few: unfolded, such a page
  /// would be as high as sixty screens.
  private static let mostUnfolded = 24
  private static let firstUnfolded = 3

  /// - Parameter number: Which figure of the page it is, from 1 on.
  static func add(
    _ drawings: PageDrawings, _ number: Int, on page: Page, _ data: inout TemplateData
  ) {
    let figures = page.outline.scenarios.count + page.outline.embeds.count
    data[.isFolded] = .flag(figures > mostUnfolded && number > firstUnfolded)
    add(drawings.wide, to: &data)
    guard let drawing = drawings.narrow else { return }
    var narrow: TemplateData = [:]
    add(drawing, to: &narrow)
    data[.narrow] = .object(narrow)
  }

  private static func add(_ drawing: PageDrawing, to data: inout TemplateData) {
    data[.svg] = .bytes(drawing.svg)
    data[.width] = .text(String(drawing.width))
    data[.isLong] = .flag(drawing.isLong)
    data[.isWide] = .flag(drawing.isWide)
  }

  static func rule(_ rule: SequenceDiagram.Rule, _ edition: Edition) -> TemplateData {
    let statement = edition.statement(of: rule.id, rule.statement)
    return [
      .title: .text(rule.id), .address: .text(rule.link ?? ""),
      .statement: .text(statement.text), .statementLanguage: .text(statement.language),
    ]
  }

  /// What of programs has never run, and what would call it.
  static func add(
    _ uncalled: [UncalledMethods], _ edition: Edition, to data: inout TemplateData
  ) {
    var items: [TemplateData] = []
    for uncalled in uncalled {
      items += uncalled.methods.map { method in
        item(method.name, method.statement.map { edition.words("uncalled-by", $0) } ?? "")
      }
      items += uncalled.unknown.map { unknown in
        switch unknown {
        case .superclass(let name, let type):
          item(name, edition.words("uncalled-superclass", type))
        case .closure(let member, let type):
          item(type.map { "\($0).\(member)" } ?? member, edition.words("uncalled-closure"))
        }
      }
      if uncalled.rest > 0 {
        items.append(item("", edition.words("more-uncalled", String(uncalled.rest))))
      }
    }
    data[.uncalled] = .list(items)
    data[.hasUncalled] = .flag(!items.isEmpty)
  }

  private static func item(_ name: String, _ reason: String) -> TemplateData {
    [.name: .text(name), .reason: .text(reason)]
  }

  /// The rules that any of several runs exercised, each once.
  static func rules(of runs: [Trace]) -> [RuleID] {
    if runs.count == 1 { return runs[0].exercisedRules }
    var seen: Set<RuleID> = []
    return runs.flatMap { run in run.exercisedRules.filter { seen.insert($0).inserted } }
  }
}
