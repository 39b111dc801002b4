import ScenarioSyntax
import SourceText

/// What was noticed of a program, with its places in the texts that the reader edits.
final class DiagnosticLog {
  /// The texts that spans refer to.
  let sources: [Snippet]
  /// What was noticed so far.
  private(set) var diagnostics: [Diagnostic] = []
  /// The warnings among them that were given while the program ran.
  private var warnings: Set<Diagnostic> = []
  /// How many warnings each place has.
  private var warningCounts: [NodeSpan: Int] = [:]

  /// How many warnings of one place are said.
  private static let mostWarnings = 8
  /// How many diagnostics a reader is shown at most: of more, no way out is looked for.
  private static let mostShown = 1_000

  init(_ sources: [Snippet]) { self.sources = sources }

  /// Whether something is wrong with the program.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether so much has been noticed that nobody is shown more.
  var isFull: Bool { diagnostics.count >= Self.mostShown }

  /// The place of a node in the file that the reader edits.
  func span(_ node: NodeSpan) -> SourceSpan {
    let index = Int(node.source)
    return sources[sources.indices.contains(index) ? index : 0].span(of: node)
  }

  /// Adds what was found elsewhere.
  func add(_ found: [Diagnostic]) { diagnostics += found }

  /// Adds one that was found elsewhere.
  func add(_ found: Diagnostic) { diagnostics.append(found) }

  /// Puts the errors into the order in which they stand in each text, whichever check has found them; what is only
  /// warned of stays in its places.
  func sortErrors() {
    let places = diagnostics.indices.filter { diagnostics[$0].severity == .error }
    let sorted = places.sorted { first, second in
      let (one, other) = (diagnostics[first].span, diagnostics[second].span)
      guard one.file === other.file, one.range.lowerBound != other.range.lowerBound else {
        return first < second
      }
      return one.range.lowerBound < other.range.lowerBound
    }.map { diagnostics[$0] }
    for (place, error) in zip(places, sorted) { diagnostics[place] = error }
  }

  /// Adds what is wrong with code in place of what was said of the same.
  func replace(with faults: [Diagnostic]) {
    for fault in faults {
      diagnostics.removeAll { $0.id == fault.id && $0.span.range == fault.span.range }
    }
    diagnostics += faults
  }

  /// Makes warnings of what was added after the first few, on a tour that nobody has asked for; that something has
  /// no effect is not said.
  func soften(from start: Int) {
    guard diagnostics.count > start else { return }
    let found = diagnostics[start...].filter { $0.id != "scenario.without-effect" }
    diagnostics.removeSubrange(start...)
    diagnostics += found.map {
      Diagnostic(.warning, id: $0.id, $0.message, at: $0.span, notes: $0.notes, fixIts: $0.fixIts)
    }
  }

  /// Reports something that probably does not say what was meant, once for each place, or a few times where
  /// it is about several objects.
  func warn(
    _ id: String, _ message: String, at node: NodeSpan, notes: [Diagnostic.Note],
    fixIts: [Diagnostic.FixIt]
  ) {
    guard warningCounts[node, default: 0] < Self.mostWarnings else { return }
    let warning = Diagnostic(
      .warning, id: id, message, at: span(node), notes: notes, fixIts: fixIts)
    guard warnings.insert(warning).inserted else { return }
    warningCounts[node, default: 0] += 1
    diagnostics.append(warning)
  }

  /// A way out for a misspelt name.
  func suggestion(for name: String, among names: [String], at node: NodeSpan)
    -> [Diagnostic.FixIt]
  {
    guard !isFull, let nearest = Suggestion.nearest(to: name, in: names) else { return [] }
    return [NameChange(of: name, into: nearest, in: span(node)).fixIt]
  }
}
