import Diagrams
import SourceText
import Tracing

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

  static func add(_ drawings: PageDrawings, to data: inout TemplateData) {
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

  /// The rules that any of several runs exercised, each once.
  static func rules(of runs: [Trace]) -> [RuleID] {
    if runs.count == 1 { return runs[0].exercisedRules }
    var seen: Set<RuleID> = []
    return runs.flatMap { run in run.exercisedRules.filter { seen.insert($0).inserted } }
  }
}
