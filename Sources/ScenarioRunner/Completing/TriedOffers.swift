import Lifecycle
import ScenarioSyntax
import SourceText

/// The lines that the errors of a run offer, tried before anybody sees them.
///
/// All are added at once and the program is run again: a line that is wrong itself, or does not mend the
/// error that offers it, is not offered. So what is offered has run, and costs one more run of a program
/// that is wrong, two or three where a line is.
struct TriedOffers {
  private let scenario: Scenario
  private let budget: Budget
  private var use: Use

  /// How many lines are tried; what more errors would offer is seen when these are there.
  private static let most = 40
  /// How often the program is run again.
  private static let rounds = 3
  /// How many bytes a program may have to be run again: what is larger is no snippet of a person's, and takes
  /// as long each time.
  private static let largestProgram = 100_000

  init(_ scenario: Scenario, budget: Budget) {
    self.scenario = scenario
    self.budget = budget
    use = Use()
  }

  /// A result without the offers that did not run.
  mutating func sifted(_ result: ScenarioResult) -> ScenarioResult {
    let errors = result.diagnostics.filter { Self.mayOffer($0) }
    var lines: [String] = []
    for line in errors.flatMap({ $0.notes.compactMap { $0.line } }) where lines.count < Self.most {
      if !lines.contains(line) { lines.append(line) }
    }
    guard !lines.isEmpty else { return result }
    use = result.use
    let isSmall = scenario.program.bytes.count <= Self.largestProgram
    let good = isSmall ? tried(lines, errors) : []
    return ScenarioResult(
      trace: result.trace,
      diagnostics: result.diagnostics.map { Self.mayOffer($0) ? $0.offering(good) : $0 },
      sources: result.sources, program: result.program, use: use, uncalled: result.uncalled,
      completed: result.completed)
  }

  /// Whether a diagnostic is one whose lines make the program run.
  static func mayOffer(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error && diagnostic.notes.contains { $0.line != nil }
  }

  /// Those of several lines with which the program runs further than without.
  private mutating func tried(_ lines: [String], _ errors: [Diagnostic]) -> [String] {
    var lines = lines
    for _ in 0..<Self.rounds {
      guard !lines.isEmpty, use.steps <= budget.steps / 2 else { return lines }
      let added = AddedLines(lines, to: scenario)
      let result = ScenarioRun(added.scenario, budget: budget).run()
      use += result.use
      var wrong = added.wrong(in: result)
      if wrong.isEmpty {
        for error in errors {
          guard result.diagnostics.contains(where: { $0.isSame(as: error) }) else { continue }
          wrong.formUnion(error.notes.compactMap { $0.line })
        }
        return lines.filter { !wrong.contains($0) }
      }
      lines.removeAll { wrong.contains($0) }
    }
    return []
  }
}

/// A scenario with lines behind its stage that declare what nobody does.
struct AddedLines {
  /// What the text is called in which the lines stand.
  static let path = "<added>"

  let scenario: Scenario
  private let lines: [String]
  /// How many lines the stage of the scenario has itself.
  private let ownLines: Int

  init(_ lines: [String], to scenario: Scenario) {
    self.lines = lines
    ownLines =
      scenario.stage.map { $0.program.bytes.count { $0 == UInt8(ascii: "\n") } + 1 } ?? 0
    var scenario = scenario
    if !lines.isEmpty {
      let own = scenario.stage.map { $0.program.text + "\n" } ?? ""
      let text = own + lines.joined(separator: "\n") + "\n"
      scenario.stage = Stage(
        id: scenario.stage?.id ?? Self.path,
        program: Snippet(SourceFile(path: Self.path, text: text)),
        dialect: scenario.stage?.dialect ?? scenario.dialect)
    }
    self.scenario = scenario
  }

  /// The lines that have an error of their own.
  func wrong(in result: ScenarioResult) -> Set<String> {
    var wrong: Set<String> = []
    for error in result.diagnostics
    where error.severity == .error && error.span.file.path == Self.path {
      let index = error.span.file.lineIndex(at: error.span.range.lowerBound) - ownLines
      if lines.indices.contains(index) { wrong.insert(lines[index]) }
    }
    return wrong
  }
}

extension Diagnostic {
  /// Whether it says the same of the same place.
  fileprivate func isSame(as other: Diagnostic) -> Bool {
    id == other.id && message == other.message && span.range == other.span.range
      && span.file === other.span.file
  }

  /// It with no other lines than these among what it offers.
  func offering(_ lines: [String]) -> Diagnostic {
    Diagnostic(
      severity, id: id, message, at: span,
      notes: notes.filter { note in note.line.map { lines.contains($0) } ?? true }, fixIts: fixIts)
  }
}
