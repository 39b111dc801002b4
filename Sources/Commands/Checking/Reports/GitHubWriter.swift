import SourceText

/// Writes a check's result as workflow commands of GitHub's: a line a diagnostic.
struct GitHubWriter {
  /// The report as such lines, and one that sums up.
  func write(_ report: CheckReport) -> String {
    let rest = report.leftOut.message.map {
      "::warning title=diagnostics.left-out::\(data($0))\n"
    }
    return report.diagnostics.map(annotation).joined() + (rest ?? "") + report.summary + "\n"
  }

  private func annotation(_ diagnostic: Diagnostic) -> String {
    let (start, end) = (diagnostic.span.start, diagnostic.span.end)
    let place =
      "file=\(property(diagnostic.span.file.path)),line=\(start.line),col=\(start.column)"
      + ",endLine=\(end.line),endColumn=\(end.column)"
    let title = "title=\(property(diagnostic.id))"
    let notes = diagnostic.notes.map(\.message) + diagnostic.fixIts.map(\.message)
    let message = ([diagnostic.message] + notes).joined(separator: "\n")
    return "::\(diagnostic.severity.rawValue) \(place),\(title)::\(data(message))\n"
  }

  /// A message, with what would end the command escaped.
  private func data(_ text: String) -> String {
    VisibleText.escaped(text, as: .text).replacing("%", with: "%25")
      .replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
  }

  /// A property's value, with what would end the property escaped as well.
  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
