import SiteBuilder
import SourceText

/// Writes a check's result as GitLab reads the quality of code: a list of issues in Code Climate's form.
struct GitLabWriter {
  private struct Issue: Encodable {
    struct Position: Encodable {
      let line: Int
      let column: Int

      init(_ position: SourcePosition) { (line, column) = (position.line, position.column) }
    }

    struct Location: Encodable {
      let path: String
      let positions: [String: Position]
    }

    struct Content: Encodable {
      let body: String
    }

    let type = "issue"
    let checkName: String
    let description: String
    let content: Content
    let categories = ["Bug Risk"]
    let severity: String
    let fingerprint: String
    let location: Location

    private enum CodingKeys: String, CodingKey {
      case type, description, content, categories, severity, fingerprint, location
      case checkName = "check_name"
    }

    init(_ diagnostic: Diagnostic, fingerprint: String) {
      let span = diagnostic.span
      checkName = diagnostic.id
      description = ([diagnostic.message] + diagnostic.fixIts.map(\.message))
        .joined(separator: "; ")
      content = Content(body: GitLabWriter.indented(DiagnosticPrinter().print(diagnostic)))
      severity = GitLabWriter.severity(diagnostic)
      self.fingerprint = fingerprint
      location = Location(
        path: span.file.path,
        positions: ["begin": Position(span.start), "end": Position(span.end)])
    }
  }

  /// The report as such a list; what is left out of it is said by an issue of its own.
  func write(_ report: CheckReport) -> String {
    var fingerprints = Fingerprints()
    var issues = report.diagnostics.map { Issue($0, fingerprint: fingerprints.next($0)) }
    if let message = report.leftOut.message, let last = report.diagnostics.last {
      let place = SourceSpan(file: last.span.file, range: 0..<0)
      let rest = Diagnostic(.warning, id: "diagnostics.left-out", message, at: place)
      issues.append(Issue(rest, fingerprint: fingerprints.next(rest)))
    }
    return ReportJSON.text(issues)
  }

  /// A text as a block of code in Markdown.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }

  private static func severity(_ diagnostic: Diagnostic) -> String {
    switch diagnostic.severity {
    case .warning: "minor"
    case .error: diagnostic.isFailedCheck ? "major" : "critical"
    }
  }
}
