/// The forms in which a check's result is written.
enum CheckFormat: String, CaseIterable {
  /// A line that sums up.
  case text
  /// For programs.
  case json
  /// JUnit's XML, which CI services show as a table of tests.
  case junit
  /// GitHub's workflow commands, which stand beside the lines of a pull request.
  case github
  /// GitLab's report of code quality, which stands beside the lines of a merge request.
  case gitlab
  /// SARIF 2.1.0, which code scanning and editors read.
  case sarif
  /// A summary with the diagrams of what failed, as the page of a job shows it.
  case markdown

  /// What kind of text it is.
  var output: OutputText.Form {
    switch self {
    case .text, .markdown: .plain
    case .json, .gitlab, .sarif: .json
    case .junit: .xml
    case .github: .orders
    }
  }

  /// The report in this form, with no more diagnostics than are shown.
  func write(_ report: CheckReport) -> String {
    switch self {
    case .text: report.summary + "\n"
    case .json: JSONReport.text(report.shortened)
    case .junit: JUnitWriter().write(report.shortened)
    case .github: GitHubWriter().write(report.shortened)
    case .gitlab: GitLabWriter().write(report.shortened)
    case .sarif: SARIFWriter().write(report.shortened)
    case .markdown: SummaryWriter().write(report.shortened)
    }
  }
}
