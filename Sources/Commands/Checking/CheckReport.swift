import SiteBuilder
import SourceText

/// What a check found: what was looked at, and what is wrong with it.
struct CheckReport {
  /// A scenario with what its page says about it.
  struct Case {
    /// The scenario's id.
    var id: String
    /// Its title, otherwise its id.
    var title: String
    /// Its block.
    var span: SourceSpan
    /// How many claims and expected traces were compared with what happened.
    var claims: Int
    /// What is wrong with it: diagnostics of the program, and claims that do not hold.
    var diagnostics: [Diagnostic]
    /// What happened, as text, where something is wrong and the diagrams were asked for.
    var diagram: String?
    /// Whether an error of it is among those that are left out.
    var hasErrorsLeftOut = false

    /// Whether it failed.
    var hasErrors: Bool { hasErrorsLeftOut || diagnostics.contains { $0.severity == .error } }
  }

  /// The paths of the pages that were read.
  var paths: [String] = []
  /// The scenarios, in the order of the pages.
  var cases: [Case] = []
  /// What is wrong with the pages otherwise: links, attributes, blocks that belong to nothing.
  var pageDiagnostics: [Diagnostic] = []
  /// Which part of the notes was looked at; nil where that is all of them.
  var part: NotePart?
  /// How many expected traces were rewritten.
  var accepted = 0
  /// How many diagnostics there are that it does not hold.
  private(set) var leftOut = ShownDiagnostics.LeftOut()

  /// Counts diagnostics that it does not hold beside those that it does.
  mutating func leaveOut(errors: Int, warnings: Int) {
    leftOut.add(errors: errors, warnings: warnings)
  }

  /// The same with no more diagnostics than are shown.
  func shortened(to limits: ShownDiagnostics.Limits) -> CheckReport {
    let all = cases.flatMap(\.diagnostics) + pageDiagnostics
    let choice = ShownDiagnostics(of: all, limits)
    guard choice.leftOut.count > 0 else { return self }
    var report = self
    report.leftOut = ShownDiagnostics.LeftOut(limits)
    var chosen = zip(all, choice.isShown).makeIterator()
    func shown(_ count: Int) -> [Diagnostic] {
      (0..<count).compactMap { _ in chosen.next().flatMap { $0.1 ? $0.0 : nil } }
    }
    for index in cases.indices {
      let kept = shown(cases[index].diagnostics.count)
      report.cases[index].diagnostics = kept
      report.cases[index].hasErrorsLeftOut =
        cases[index].hasErrorsLeftOut
        || kept.count < cases[index].diagnostics.count
          && cases[index].diagnostics.contains { $0.severity == .error }
    }
    report.pageDiagnostics = shown(pageDiagnostics.count)
    report.leaveOut(errors: choice.leftOut.errors, warnings: choice.leftOut.warnings)
    return report
  }

  /// The same with paths from the repository's folder.
  func located() -> CheckReport {
    var report = self
    var paths = RepositoryPaths()
    report.paths = self.paths.map { paths.path($0) }
    for index in report.cases.indices {
      report.cases[index].span = paths.located(report.cases[index].span)
      report.cases[index].diagnostics = report.cases[index].diagnostics.map { paths.located($0) }
    }
    report.pageDiagnostics = pageDiagnostics.map { paths.located($0) }
    return report
  }

  /// A line a page: what was looked at, and how it went.
  var pageLines: [String] {
    var ofPage: [String: (scenarios: Int, claims: Int, faults: Int)] = [:]
    for item in cases {
      var counts = ofPage[item.span.file.path] ?? (0, 0, 0)
      counts.scenarios += 1
      counts.claims += item.claims
      counts.faults += item.diagnostics.count
      ofPage[item.span.file.path] = counts
    }
    for diagnostic in pageDiagnostics {
      ofPage[diagnostic.span.file.path, default: (0, 0, 0)].faults += 1
    }
    return paths.map { path in
      let counts = ofPage[path] ?? (0, 0, 0)
      let faults = counts.faults == 0 ? "well" : Counted.text(counts.faults, "fault")
      return
        "\(path): \(Counted.text(counts.scenarios, "scenario")), \(Counted.text(counts.claims, "claim")), \(faults)"
    }
  }

  /// How many pages were read.
  var pages: Int { paths.count }
  /// How many claims and expected traces were compared.
  var claims: Int { cases.reduce(0) { $0 + $1.claims } }
  /// All diagnostics in the order of the pages.
  var diagnostics: [Diagnostic] {
    var all = cases.flatMap(\.diagnostics) + pageDiagnostics
    all.sortByPlace()
    return all
  }
  /// How many of the diagnostics are errors, those that are left out among them.
  var errors: Int { count(.error) + leftOut.errors }
  /// How many of the diagnostics are warnings, likewise.
  var warnings: Int { count(.warning) + leftOut.warnings }

  private func count(_ severity: Diagnostic.Severity) -> Int {
    let ofCases = cases.reduce(0) { sum, item in
      sum + item.diagnostics.count { $0.severity == severity }
    }
    return ofCases + pageDiagnostics.count { $0.severity == severity }
  }

  /// The last line: what was looked at and how it went.
  var summary: String { "\(extent): \(outcome)" }

  /// What was looked at.
  var extent: String {
    let text =
      "\(Counted.text(pages, "page")), \(Counted.text(cases.count, "scenario")), "
      + Counted.text(claims, "claim")
    return accepted > 0 ? text + ", \(Counted.text(accepted, "trace")) rewritten" : text
  }

  /// How it went.
  var outcome: String {
    let (errors, warnings) = (errors, warnings)
    if errors == 0 && warnings == 0 { return "all well" }
    var faults: [String] = []
    if errors > 0 { faults.append(Counted.text(errors, "error")) }
    if warnings > 0 { faults.append(Counted.text(warnings, "warning")) }
    return faults.joined(separator: ", ")
  }
}
