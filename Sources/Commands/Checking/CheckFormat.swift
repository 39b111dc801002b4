import ArgumentParser
import POSIX
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The forms in which a check's result goes to standard output.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  /// A line that sums up.
  case text
  /// For programs.
  case json
  /// JUnit's XML, which CI services show as a table of tests.
  case junit
  /// GitHub's workflow commands, which stand beside the lines of a pull request.
  case github

  /// What kind of text it is.
  var output: OutputText.Form {
    switch self {
    case .text: .plain
    case .json: .json
    case .junit: .xml
    case .github: .orders
    }
  }

  /// The report in this form, with no more diagnostics than are shown.
  func write(_ report: CheckReport) -> String {
    switch self {
    case .text: report.summary + "\n"
    case .json: Self.json(report.shortened)
    case .junit: JUnitWriter().write(report.shortened)
    case .github: Self.github(report.shortened) + report.summary + "\n"
    }
  }

  private static func github(_ report: CheckReport) -> String {
    let rest = report.leftOut.message.map {
      "::warning title=diagnostics.left-out::\(data($0))\n"
    }
    return annotations(report) + (rest ?? "")
  }

  private static func annotations(_ report: CheckReport) -> String {
    report.diagnostics.map { diagnostic in
      let (start, end) = (diagnostic.span.start, diagnostic.span.end)
      let place =
        "file=\(property(inRepository(diagnostic.span.file.path))),line=\(start.line),col=\(start.column)"
        + ",endLine=\(end.line),endColumn=\(end.column)"
      let title = "title=\(property(diagnostic.id))"
      let notes = diagnostic.notes.map(\.message) + diagnostic.fixIts.map(\.message)
      let message = ([diagnostic.message] + notes).joined(separator: "\n")
      return "::\(diagnostic.severity.rawValue) \(place),\(title)::\(data(message))\n"
    }.joined()
  }

  /// A path as the service knows it, which counts from the repository's folder wherever the command runs.
  private static func inRepository(_ path: String) -> String {
    guard let root = Environment.value(of: "GITHUB_WORKSPACE"), !root.isEmpty else {
      return path
    }
    let folder = SystemPath.resolved(root) + "/"
    let whole = SystemPath.resolved(path)
    return whole.hasPrefix(folder) ? String(whole.dropFirst(folder.count)) : path
  }

  /// A message, with what would end the command escaped.
  private static func data(_ text: String) -> String {
    VisibleText.escaped(text, as: .text).replacing("%", with: "%25")
      .replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
  }

  /// A property's value, with what would end the property escaped as well.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension CheckFormat {
  private static func json(_ report: CheckReport) -> String {
    let value = JSONReport(
      pages: report.pages, scenarios: report.cases.count, claims: report.claims,
      errors: report.errors, warnings: report.warnings, leftOut: report.leftOut.count,
      diagnostics: report.diagnostics.map(JSONReport.Entry.init))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// The report as programs read it.
  private struct JSONReport: Encodable {
    struct Entry: Encodable {
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
        let start = diagnostic.span.start
        id = diagnostic.id
        severity = diagnostic.severity.rawValue
        message = diagnostic.message
        path = diagnostic.span.file.path
        line = start.line
        column = start.column
        let end = diagnostic.span.end
        endLine = end.line
        endColumn = end.column
        notes = diagnostic.notes.map(\.message)
        help = diagnostic.fixIts.map(\.message)
      }
    }

    let pages: Int
    let scenarios: Int
    let claims: Int
    let errors: Int
    let warnings: Int
    let leftOut: Int
    let diagnostics: [Entry]
  }
}
