import SiteBuilder
import SourceText

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

  /// Whether programs read it, for which it has all faults of many pages.
  private var isForPrograms: Bool {
    switch self {
    case .json, .junit, .gitlab, .sarif: true
    case .text, .github, .markdown: false
    }
  }

  /// The report in this form: for people, and where strangers wrote the notes, with no more diagnostics than are shown.
  func write(_ report: CheckReport, _ trust: Trust = .usual) -> String {
    let isAll = isForPrograms && trust != .none
    let report = report.shortened(to: isAll ? .forPrograms : .forPeople)
    return switch self {
    case .text: report.summary + "\n"
    case .json: JSONReport.text(report)
    case .junit: JUnitWriter().write(report)
    case .github: GitHubWriter().write(report)
    case .gitlab: GitLabWriter().write(report)
    case .sarif: SARIFWriter().write(report)
    case .markdown: SummaryWriter().write(report)
    }
  }
}
