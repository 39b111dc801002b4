import SiteBuilder
import SourceText

/// Writes a check's result as JUnit's XML: a suite a page, a case a scenario.
struct JUnitWriter {
  /// The report as XML.
  func write(_ report: CheckReport) -> String {
    let suites = suites(of: report)
    let count = suites.reduce(0) { $0 + $1.cases.count }
    let failures = suites.reduce(0) { $0 + $1.failures }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\"lifeline\" tests=\"\(count)\" failures=\"\(failures)\">\n"
    for suite in suites {
      xml += "  <testsuite name=\"\(escaped(suite.path))\" tests=\"\(suite.cases.count)\""
      xml += " failures=\"\(suite.failures)\">\n"
      for item in suite.cases { xml += write(item, path: suite.path) }
      xml += "  </testsuite>\n"
    }
    return xml + (report.leftOut.message.map(leftOut) ?? "") + "</testsuites>\n"
  }

  /// What is said of diagnostics that are left out: a suite without cases that has it as its output.
  private func leftOut(_ message: String) -> String {
    "  <testsuite name=\"lifeline\" tests=\"0\" failures=\"0\">\n"
      + "    <system-err>\(escaped(message))</system-err>\n  </testsuite>\n"
  }

  private struct Suite {
    let path: String
    var cases: [CheckReport.Case]
    var failures: Int {
      cases.count { $0.hasErrorsLeftOut || $0.diagnostics.contains { $0.severity == .error } }
    }
  }

  /// The cases by page; what is wrong with a page itself is a case of its own.
  private func suites(of report: CheckReport) -> [Suite] {
    var suites: [Suite] = []
    var places: [String: Int] = [:]
    func add(_ item: CheckReport.Case) {
      let path = item.span.file.path
      if let index = places[path] {
        suites[index].cases.append(item)
      } else {
        places[path] = suites.count
        suites.append(Suite(path: path, cases: [item]))
      }
    }
    for item in report.cases { add(item) }
    for diagnostic in report.pageDiagnostics {
      add(
        CheckReport.Case(
          id: diagnostic.id, title: diagnostic.id, span: diagnostic.span, claims: 0,
          diagnostics: [diagnostic]))
    }
    return suites
  }

  private func write(_ item: CheckReport.Case, path: String) -> String {
    let line = item.span.start.line
    let head = "    <testcase classname=\"\(escaped(path))\" name=\"\(escaped(item.title))\""
    let errors = item.diagnostics.filter { $0.severity == .error }
    let place = " file=\"\(escaped(path))\" line=\"\(line)\""
    guard let first = errors.first else {
      guard item.hasErrorsLeftOut else { return head + place + "/>\n" }
      return head + place + "><failure type=\"diagnostics.left-out\"/></testcase>\n"
    }
    var xml = head + place + ">\n"
    xml += "      <failure type=\"\(escaped(first.id))\" message=\"\(escaped(first.message))\">"
    xml += escaped(DiagnosticPrinter().print(errors))
    return xml + "</failure>\n    </testcase>\n"
  }

  private func escaped(_ text: String) -> String { XMLText.escaped(text) }
}
