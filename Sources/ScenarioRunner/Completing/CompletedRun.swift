import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// A run of a text that is mended first, and completed with what its errors offer.
///
/// Each round runs the program with all that was offered so far. What does not help, or is wrong itself,
/// is taken back and not tried again. Where an error is left at the end, nothing was completed: the
/// result is that of the text as it was mended. All rounds but the last may use half of what a program may
/// use: most errors are found before anything runs.
struct CompletedRun {
  private var scenario: Scenario
  private let budget: Budget
  private var completed = Completed()
  /// What has been tried and has not helped.
  private var refused: Set<String> = []
  private var use = Use()

  /// How often a program is run at the most.
  private static let rounds = 10
  /// How many lines are added to it.
  private static let mostLines = 40
  /// How many changes are made in one round.
  private static let mostEdits = 400

  init(_ scenario: Scenario, budget: Budget) {
    self.scenario = scenario
    self.budget = budget
  }

  mutating func run() -> ScenarioResult {
    mend()
    let wantsOffers = scenario.completion == .offers
    scenario.completion = .none
    scenario.warnsOfMembers = wantsOffers
    let first = once(scenario)
    let mended = completed
    guard wantsOffers, first.diagnostics.contains(where: Self.isWanting) else {
      return finished(sifted(first), mended)
    }
    let text = scenario.program.bytes
    var last = first
    // What of it a tour only warns of may stay.
    var best = first.hasErrors ? nil : (result: first, completed: mended)
    for _ in 1..<Self.rounds {
      guard !isHalfSpent, let next = offered(by: last) else { break }
      let tried = completed
      last = once(next)
      refuseWhatIsWrong(in: last)
      if !last.hasErrors { best = (last, tried) }
      if !last.diagnostics.contains(where: Self.isWanting) { break }
    }
    if let best { return finished(best.result, best.completed) }
    // A program that does not end is complete, and says so.
    let endsNever = last.diagnostics.allSatisfy {
      $0.severity != .error || $0.id.hasPrefix("scenario.budget-")
    }
    if endsNever { return finished(last, completed) }
    let isUnchanged = scenario.program.bytes == text
    return finished(withoutRefused(first, isUnchanged ? blockers(in: last) : []), mended)
  }

  /// The errors that are left when all is added that helps: they say why nothing was completed.
  private func blockers(in result: ScenarioResult) -> [Diagnostic] {
    result.diagnostics.filter { $0.severity == .error && !$0.notes.contains { $0.line != nil } }
  }

  /// A result that offers what helps, each line by itself: nobody has asked for all of them at once.
  private mutating func sifted(_ result: ScenarioResult) -> ScenarioResult {
    var offers = TriedOffers(scenario, budget: budget)
    let sifted = offers.sifted(result)
    if sifted.use != result.use { use = sifted.use }
    return sifted
  }

  /// A result whose errors do not offer what was tried in vain, with others that it has not.
  private func withoutRefused(_ result: ScenarioResult, _ others: [Diagnostic]) -> ScenarioResult {
    let refused = refused
    let new = others.filter { other in
      !result.diagnostics.contains { $0.span == other.span && $0.id == other.id }
    }
    return ScenarioResult(
      trace: result.trace,
      diagnostics: result.diagnostics.map { error in
        error.offering(error.notes.compactMap { $0.line }.filter { !refused.contains($0) })
      } + new,
      sources: result.sources, program: result.program, use: result.use,
      uncalled: result.uncalled)
  }

  private mutating func mend() {
    let lexed = LexedSnippet(scenario.program, dialect: scenario.dialect)
    guard let repaired = RepairedSnippet(lexed, Program.parse(lexed)) else { return }
    scenario.program = repaired.snippet
    scenario.dialect = repaired.dialect
    completed.repairs = repaired.repairs
  }

  /// Whether what has run has used half of what one program may use.
  private var isHalfSpent: Bool {
    use.steps > budget.steps / 2 || use.messages > budget.messages / 2
      || use.output > budget.output / 2
  }

  private mutating func once(_ scenario: Scenario) -> ScenarioResult {
    let result = ScenarioRun(scenario, budget: budget).run()
    use += result.use
    return result
  }

  private func finished(_ result: ScenarioResult, _ completed: Completed) -> ScenarioResult {
    ScenarioResult(
      trace: result.trace, diagnostics: result.diagnostics, sources: result.sources,
      program: result.program, use: use, uncalled: result.uncalled,
      completed: completed.isEmpty ? nil : completed)
  }

  // MARK: Offers

  /// The scenario with what the errors of a run offer; nil where they offer nothing that is new.
  private mutating func offered(by result: ScenarioResult) -> Scenario? {
    var edits: [Snippet.Edit] = []
    var isNew = false
    for error in result.diagnostics where Self.isWanting(error) {
      if let line = newLine(of: error) {
        completed.lines.append(line)
        isNew = true
      } else if edits.count < Self.mostEdits, let edit = edit(of: error),
        !edits.contains(where: { $0.range.overlaps(edit.range) })
      {
        edits.append(edit)
        isNew = true
      }
    }
    guard isNew else { return nil }
    if !edits.isEmpty {
      edits.sort { $0.range.lowerBound < $1.range.lowerBound }
      scenario.program = scenario.program.changed(edits)
    }
    return AddedLines(completed.lines, to: scenario).scenario
  }

  /// Whether something is missing: an action that nothing declares is only warned of in Objective-C, and
  /// raises when it is called.
  private static func isWanting(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error || diagnostic.id == "scenario.unknown-selector"
      || diagnostic.id.hasPrefix("scenario.unknown-")
        && diagnostic.notes.contains { $0.line != nil }
  }

  private func newLine(of error: Diagnostic) -> String? {
    guard completed.lines.count < Self.mostLines else { return nil }
    return error.notes.compactMap({ $0.line }).first {
      !completed.lines.contains($0) && !refused.contains($0)
    }
  }

  private mutating func edit(of error: Diagnostic) -> Snippet.Edit? {
    guard error.notes.allSatisfy({ $0.line == nil }), let fixIt = error.fixIts.first,
      let replacement = fixIt.replacement, fixIt.span.file === scenario.program.file
    else { return nil }
    let lower = scenario.program.offset(inFile: fixIt.span.range.lowerBound)
    let upper = max(lower, scenario.program.offset(inFile: fixIt.span.range.upperBound))
    let old = String(decoding: scenario.program.bytes[lower..<upper], as: UTF8.self)
    let words = Self.words(old, replacement)
    let key = "\(lower) \(words)"
    guard refused.insert(key).inserted else { return nil }
    if !completed.changes.contains(words) { completed.changes.append(words) }
    return Snippet.Edit(lower..<upper, replacement)
  }

  /// What a change does, in words; of what is left out the first line.
  private static func words(_ old: String, _ replacement: String) -> String {
    if old.isEmpty { return "'\(replacement)' is added where it is missing" }
    guard replacement.isEmpty else { return "'\(old)' is read as '\(replacement)'" }
    let line = old.utf8.prefix { $0 != UInt8(ascii: "\n") }
    return "'\(String(line) ?? old)' is left out"
  }

  /// Takes back the lines that have an error of their own, and those that the same error still offers.
  private mutating func refuseWhatIsWrong(in result: ScenarioResult) {
    var wrong = AddedLines(completed.lines, to: scenario).wrong(in: result)
    for error in result.diagnostics where Self.isWanting(error) {
      for line in error.notes.compactMap({ $0.line }) where completed.lines.contains(line) {
        wrong.insert(line)
      }
    }
    refused.formUnion(wrong)
    completed.lines.removeAll { wrong.contains($0) }
  }
}

extension Diagnostic.Note {
  /// Offers a line that declares in a stage what nobody declares.
  init(declaring line: String) {
    self.init("a stage can declare it: \(line)", line: line)
  }
}
