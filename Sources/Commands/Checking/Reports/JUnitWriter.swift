import SiteBuilder
import SourceText

/// Writes a check's result as JUnit's XML, in the form that Jenkins accepts: a suite a page, a case a scenario, and
/// one for the page itself.
///
/// A claim that does not hold is a failure; what cannot be understood is an error.
struct JUnitWriter {
  private struct Suite {
    let path: String
    var cases: [Case] = []
  }

  private struct Case {
    let name: String
    let diagnostics: [Diagnostic]
    let hasErrorsLeftOut: Bool

    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
    var isFailure: Bool { !isError && (hasErrorsLeftOut || !errors.isEmpty) }
    var isError: Bool { errors.contains { !$0.isFailedCheck } }
  }

  /// The name of the case that is a page: its links, its marks, its front matter.
  private static let pageCase = "page"

  /// The report as XML.
  func write(_ report: CheckReport) -> String {
    let suites = suites(of: report)
    let cases = suites.flatMap(\.cases)
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\"lifeline\"\(counts(cases))>\n"
    var names = UniqueNames()
    for suite in suites {
      let path = escaped(suite.path)
      xml += "  <testsuite name=\"\(path)\"\(counts(suite.cases)) file=\"\(path)\">\n"
      let name = names.next(Self.className(suite.path))
      for item in suite.cases { xml += write(item, className: escaped(name)) }
      xml += "  </testsuite>\n"
    }
    return xml + (report.leftOut.message.map(leftOut) ?? "") + "</testsuites>\n"
  }

  private func counts(_ cases: [Case]) -> String {
    " tests=\"\(cases.count)\" failures=\"\(cases.count { $0.isFailure })\""
      + " errors=\"\(cases.count { $0.isError })\""
  }

  /// What is said of diagnostics that are left out: a suite without cases that has it as its output.
  private func leftOut(_ message: String) -> String {
    "  <testsuite name=\"lifeline\"\(counts([]))>\n"
      + "    <system-err>\(escaped(message))</system-err>\n  </testsuite>\n"
  }

  /// A path as the name of a class, which tools divide at its points into packages: `notes.push` of `notes/push.md`.
  private static func className(_ path: String) -> String {
    var names = path.split(separator: "/").filter { $0 != "." && $0 != ".." }.map(String.init)
    if let last = names.popLast() {
      let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last[...]
      names.append(stem.isEmpty ? last : String(stem))
    }
    return names.map { $0.replacing(".", with: "_") }.joined(separator: ".")
  }

  /// The cases by page.
  private func suites(of report: CheckReport) -> [Suite] {
    var suites: [Suite] = []
    var places: [String: Int] = [:]
    func place(of path: String) -> Int {
      if let index = places[path] { return index }
      places[path] = suites.count
      suites.append(Suite(path: path))
      return suites.count - 1
    }
    for path in report.paths { _ = place(of: path) }
    var ofPages: [Int: [Diagnostic]] = [:]
    for diagnostic in report.pageDiagnostics {
      ofPages[place(of: diagnostic.span.file.path), default: []].append(diagnostic)
    }
    var scenarios: [Int: [CheckReport.Case]] = [:]
    for item in report.cases { scenarios[place(of: item.span.file.path), default: []].append(item) }
    for index in suites.indices {
      var names = UniqueNames()
      suites[index].cases = [
        Case(
          name: names.next(Self.pageCase), diagnostics: ofPages[index] ?? [],
          hasErrorsLeftOut: false)
      ]
      for item in scenarios[index] ?? [] {
        suites[index].cases.append(
          Case(
            name: names.next(item.title, otherwise: item.id), diagnostics: item.diagnostics,
            hasErrorsLeftOut: item.hasErrorsLeftOut))
      }
    }
    return suites
  }

  private func write(_ item: Case, className: String) -> String {
    var xml = "    <testcase classname=\"\(className)\" name=\"\(escaped(item.name))\""
    let errors = item.errors
    let warnings = item.diagnostics.filter { $0.severity == .warning }
    guard item.hasErrorsLeftOut || !item.diagnostics.isEmpty else { return xml + "/>\n" }
    xml += ">\n"
    if let first = errors.first(where: { !$0.isFailedCheck }) ?? errors.first {
      let element = item.isError ? "error" : "failure"
      xml +=
        "      <\(element) type=\"\(escaped(first.id))\" message=\"\(escaped(first.message))\">"
      xml += escaped(text(of: errors)) + "</\(element)>\n"
    } else if item.hasErrorsLeftOut {
      xml += "      <failure type=\"diagnostics.left-out\"/>\n"
    }
    if !warnings.isEmpty {
      xml += "      <system-out>\(escaped(text(of: warnings)))</system-out>\n"
    }
    return xml + "    </testcase>\n"
  }

  private func text(of diagnostics: [Diagnostic]) -> String {
    DiagnosticPrinter().print(diagnostics, atMost: .forPrograms)
  }

  private func escaped(_ text: String) -> String { XMLText.escaped(text) }
}

/// Names of which no two are the same: one that is taken has what tells it apart behind it, or a number.
private struct UniqueNames {
  private var given: Set<String> = []
  private var numbers: [String: Int] = [:]

  mutating func next(_ name: String, otherwise id: String? = nil) -> String {
    if given.insert(name).inserted { return name }
    if let id, given.insert("\(name) (\(id))").inserted { return "\(name) (\(id))" }
    var number = numbers[name, default: 1]
    var numbered: String
    repeat {
      number += 1
      numbered = "\(name) (\(number))"
    } while !given.insert(numbered).inserted
    numbers[name] = number
    return numbered
  }
}
