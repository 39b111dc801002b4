import SourceText

/// A check's result as programs read it.
struct JSONReport: Encodable {
  private struct Entry: Encodable {
    let id: String
    let severity: String
    let message: String
    let path: String
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int
    let notes: [String]
    let help: [String]

    init(_ diagnostic: Diagnostic) {
      let (start, end) = (diagnostic.span.start, diagnostic.span.end)
      id = diagnostic.id
      severity = diagnostic.severity.rawValue
      message = diagnostic.message
      path = diagnostic.span.file.path
      line = start.line
      column = start.column
      endLine = end.line
      endColumn = end.column
      notes = diagnostic.notes.map(\.message)
      help = diagnostic.fixIts.map(\.message)
    }
  }

  private let pages: Int
  private let scenarios: Int
  private let claims: Int
  private let errors: Int
  private let warnings: Int
  private let leftOut: Int
  private let diagnostics: [Entry]
  /// What 'lifeline report' puts together.
  private let parts: ReportParts

  private init(_ report: CheckReport) {
    pages = report.pages
    scenarios = report.cases.count
    claims = report.claims
    errors = report.errors
    warnings = report.warnings
    leftOut = report.leftOut.count
    diagnostics = report.diagnostics.map(Entry.init)
    parts = ReportParts(report)
  }

  /// The report as JSON.
  static func text(_ report: CheckReport) -> String { ReportJSON.text(JSONReport(report)) }
}
