import Synchronization

/// What the scenarios of some pages came to, for the other places that show them: other pages, the feed.
///
/// Each is run once, with what its own page has for it, however many pages show it.
final class KeptOutcomes: Sendable {
  private struct Key: Hashable {
    let page: Int
    let scenario: Int
  }

  private struct Kept {
    var outcomes: [Key: ScenarioOutcome] = [:]
    /// The pages whose scenarios have gone over a budget.
    var pagesOver: Set<Int> = []
  }

  private let kept = Mutex(Kept())
  /// Whether scenarios are run; where only links are looked at nothing happens in any of them.
  private let runs: Bool

  init(runs: Bool) { self.runs = runs }

  /// Keeps the outcomes of a page's scenarios, all of them in their order.
  func keep(_ found: [ScenarioOutcome], of page: Int, isOver: Bool) {
    kept.withLock { kept in
      if isOver { kept.pagesOver.insert(page) }
      for (number, outcome) in found.enumerated() {
        kept.outcomes[Key(page: page, scenario: number)] = outcome
      }
    }
  }

  /// Whether some of what is kept has gone over a budget, and whether that of a page has.
  var hasAnyOver: Bool { kept.withLock { !$0.pagesOver.isEmpty } }
  func isOver(_ page: Int) -> Bool { kept.withLock { $0.pagesOver.contains(page) } }

  /// The outcome of a scenario.
  ///
  /// One that is not known is of a page that is as it was at the last build: then it went over no budget,
  /// and is run by itself.
  func outcome(of scenario: PageScenario, on page: Int, in notebook: Notebook) -> ScenarioOutcome {
    guard runs else { return ScenarioOutcome(runs: [], problems: []) }
    let key = Key(page: page, scenario: scenario.index)
    if let known = kept.withLock({ $0.outcomes[key] }) { return known }
    let outcome = notebook.run(scenario)
    return kept.withLock { kept in
      let first = kept.outcomes[key] ?? outcome
      kept.outcomes[key] = first
      return first
    }
  }
}
