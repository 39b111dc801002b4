import Claims
import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Synchronization

/// What scenarios came to that were run a short while ago, for others that are the same.
///
/// A page and its translation show the same programs, and stand beside each other in a notebook. Only
/// a run in which there was nothing to notice is kept: what is noticed names a place in one page.
final class RunMemory: Sendable {
  private static let mostRuns = 64

  private struct Key: Hashable {
    /// Of the program, so that it is hashed once and not whenever a key is looked for or moved.
    private let hash: UInt64
    let program: String
    let dialect: Dialect
    let stage: String?
    let stageDialect: Dialect?
    let iOSVersion: Int
    let isPad: Bool
    let isLandscape: Bool
    let inClass: String?
    let selfName: String?
    let tour: Tour
    let completion: Completion
    let questions: [ValueQuestion]

    init(_ scenario: Scenario) {
      hash = ContentHash.of(scenario.program.bytes)
      program = scenario.program.text
      dialect = scenario.dialect
      stage = scenario.stage?.program.text
      stageDialect = scenario.stage?.dialect
      iOSVersion = scenario.iOSVersion
      isPad = scenario.isPad
      isLandscape = scenario.isLandscape
      inClass = scenario.inClass
      selfName = scenario.selfName
      tour = scenario.tour
      completion = scenario.completion
      questions = scenario.questions
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private struct Kept {
    var results: [Key: ScenarioResult] = [:]
    /// The keys as they came, the oldest at `oldest`.
    var keys: [Key] = []
    var oldest = 0

    mutating func keep(_ result: ScenarioResult, for key: Key) {
      guard results.updateValue(result, forKey: key) == nil else { return }
      if keys.count < RunMemory.mostRuns {
        keys.append(key)
      } else {
        results[keys[oldest]] = nil
        keys[oldest] = key
        oldest = (oldest + 1) % RunMemory.mostRuns
      }
    }
  }

  private let kept = Mutex(Kept())

  /// What a scenario comes to; the budget is the same for all scenarios of a notebook.
  func run(_ scenario: Scenario, budget: Budget) -> ScenarioResult {
    let key = Key(scenario)
    if let known = kept.withLock({ $0.results[key] }) { return known }
    let result = scenario.run(budget: budget)
    if result.diagnostics.isEmpty { kept.withLock { $0.keep(result, for: key) } }
    return result
  }
}
