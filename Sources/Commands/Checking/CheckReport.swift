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
    /// Whether an error of it is among those that are left out.
    var hasErrorsLeftOut = false
  }

  /// How many pages were read.
  var pages = 0
  /// The scenarios, in the order of the pages.
  var cases: [Case] = []
  /// What is wrong with the pages otherwise: links, attributes, blocks that belong to nothing.
  var pageDiagnostics: [Diagnostic] = []
  /// How many expected traces were rewritten.
  var accepted = 0
  /// How many diagnostics there are that it does not hold.
  private(set) var leftOut = ShownDiagnostics.LeftOut()

  /// The same with no more diagnostics than are shown.
  var shortened: CheckReport {
    let all = cases.flatMap(\.diagnostics) + pageDiagnostics
    let choice = ShownDiagnostics(of: all)
    guard choice.leftOut.count > 0 else { return self }
    var report = self
    var chosen = zip(all, choice.isShown).makeIterator()
    func shown(_ count: Int) -> [Diagnostic] {
      (0..<count).compactMap { _ in chosen.next().flatMap { $0.1 ? $0.0 : nil } }
    }
    for index in cases.indices {
      let kept = shown(cases[index].diagnostics.count)
      report.cases[index].diagnostics = kept
      report.cases[index].hasErrorsLeftOut =
        kept.count < cases[index].diagnostics.count
        && cases[index].diagnostics.contains { $0.severity == .error }
    }
    report.pageDiagnostics = shown(pageDiagnostics.count)
    report.leftOut = choice.leftOut
    return report
  }

  /// How many claims and expected traces were compared.
  var claims: Int { cases.reduce(0) { $0 + $1.claims } }
  /// All diagnostics in the order of the pages.
  var diagnostics: [Diagnostic] {
    var all = cases.flatMap(\.diagnostics) + pageDiagnostics
    all.sortByPlace()
    return all
  }
  /// How many of the diagnostics are errors, those that are left out among them.
  var errors: Int { diagnostics.count { $0.severity == .error } + leftOut.errors }
  /// How many of the diagnostics are warnings, likewise.
  var warnings: Int { diagnostics.count { $0.severity == .warning } + leftOut.warnings }

  /// The last line: what was looked at and how it went.
  var summary: String {
    var text = "\(Counted.text(pages, "page")), \(Counted.text(cases.count, "scenario")), "
    text += Counted.text(claims, "claim")
    if accepted > 0 { text += ", \(Counted.text(accepted, "trace")) rewritten" }
    if errors == 0 && warnings == 0 { return text + ": all well" }
    var faults: [String] = []
    if errors > 0 { faults.append(Counted.text(errors, "error")) }
    if warnings > 0 { faults.append(Counted.text(warnings, "warning")) }
    return text + ": " + faults.joined(separator: ", ")
  }
}
