import Foundation

/// What the scenarios of some pages came to, for the other places that show them: other pages, the feed.
///
/// Each is run once, with what its own page has for it, however many pages show it.
final class KeptOutcomes: @unchecked Sendable {
  private struct Key: Hashable {
    let page: Int
    let scenario: Int
  }

  private let lock = NSLock()
  private var outcomes: [Key: ScenarioOutcome] = [:]
  /// The pages whose scenarios have gone over a budget.
  private var pagesOver: Set<Int> = []
  /// Whether scenarios are run; where only links are looked at nothing happens in any of them.
  private let runs: Bool

  init(runs: Bool) { self.runs = runs }

  /// Keeps the outcomes of a page's scenarios, all of them in their order.
  func keep(_ found: [ScenarioOutcome], of page: Int, isOver: Bool) {
    lock.lock()
    defer { lock.unlock() }
    if isOver { pagesOver.insert(page) }
    for (number, outcome) in found.enumerated() {
      outcomes[Key(page: page, scenario: number)] = outcome
    }
  }

  /// Whether some of what is kept has gone over a budget, and whether that of a page has.
  var hasAnyOver: Bool { lock.withLock { !pagesOver.isEmpty } }
  func isOver(_ page: Int) -> Bool { lock.withLock { pagesOver.contains(page) } }

  /// The outcome of a scenario.
  ///
  /// One that is not known is of a page that is as it was at the last build: then it went over no budget,
  /// and is run by itself.
  func outcome(of scenario: PageScenario, on page: Int, in notebook: Notebook) -> ScenarioOutcome {
    guard runs else { return ScenarioOutcome(runs: [], problems: []) }
    let key = Key(page: page, scenario: scenario.index)
    if let known = lock.withLock({ outcomes[key] }) { return known }
    let outcome = notebook.run(scenario)
    return lock.withLock {
      let first = outcomes[key] ?? outcome
      outcomes[key] = first
      return first
    }
  }
}
