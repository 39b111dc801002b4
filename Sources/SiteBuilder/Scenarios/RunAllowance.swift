import CallTrace
package import Lifecycle
import Markup
import ScenarioRunner
package import SourceText

/// What scenarios may still use together, those of a page and those of all pages.
///
/// Scenarios are told to it in the order of their pages and on each page from top to bottom, so that the
/// one which goes over is the same whatever runs at the same time. Once a page has gone over, its further
/// scenarios are refused; once all pages have, so are those of the pages after it.
package struct RunAllowance: Sendable {
  /// What is gone over.
  private struct Excess {
    let isOfPage: Bool
    let kind: Budget.Kind
    let limit: Int
  }

  /// What each scenario may use by itself, and what all this is made of.
  package let budget: Budget
  private let pageLimit: Use
  private var limit: Use
  private var page = Use()
  private var all: Use
  /// What the scenarios of all pages so far have used.
  package var used: Use { all }
  private var excess: Excess?

  /// Creates an allowance.
  ///
  /// - Parameter bytes: How large all pages are together.
  /// - Parameter used: What the scenarios of earlier pages have used.
  package init(_ budget: Budget, bytes: Int, used: Use = Use()) {
    self.budget = budget
    pageLimit = budget.page
    limit = Self.limit(budget, bytes: bytes)
    all = used
    note(all.exceeded(limit), of: limit, isOfPage: false)
  }

  /// What the scenarios of all pages may use.
  static func limit(_ budget: Budget, bytes: Int) -> Use {
    budget.all + more(budget, bytes: bytes)
  }

  private static func more(_ budget: Budget, bytes: Int) -> Use {
    let more = bytes.multipliedReportingOverflow(by: budget.perByte).partialValue
    return Use(steps: more, messages: more / 16, output: more)
  }

  /// Notes that the pages become larger, or smaller, by what is written into them: they may use what they
  /// may as they will be, so that another run with them stops where this one does.
  package mutating func grow(by bytes: Int) { limit += Self.more(budget, bytes: bytes) }

  /// Goes on to the next page.
  package mutating func beginPage() {
    page = Use()
    if excess?.isOfPage == true { excess = nil }
  }

  /// Why a scenario is not to be run; nil where it is.
  package func refusal(of scenario: PageScenario) -> Diagnostic? {
    guard let excess else { return nil }
    let budget = "the budget of \(excess.limit) \(Self.word(excess.kind))"
    return Diagnostic(
      id: excess.isOfPage ? "scenario.budget-page" : "scenario.budget-build",
      excess.isOfPage
        ? "not run: the scenarios above use up the page's \(budget.dropFirst(4))"
        : "not run: the scenarios before it use up \(budget) of all pages",
      at: scenario.fence.markSpan)
  }

  /// Whether scenarios of a page may use some more without going over anything.
  package func isEnough(for use: Use) -> Bool {
    excess == nil && (page + use).exceeded(pageLimit) == nil && (all + use).exceeded(limit) == nil
  }

  /// Counts what a scenario has used; what is wrong where that is too much.
  package mutating func take(_ use: Use, by scenario: PageScenario) -> Diagnostic? {
    page += use
    all += use
    guard excess == nil else { return nil }
    note(page.exceeded(pageLimit), of: pageLimit, isOfPage: true)
    if excess == nil { note(all.exceeded(limit), of: limit, isOfPage: false) }
    guard let excess else { return nil }
    let amount = "\(excess.limit) \(Self.word(excess.kind)) together"
    return Diagnostic(
      id: excess.isOfPage ? "scenario.budget-page" : "scenario.budget-build",
      excess.isOfPage
        ? "with this scenario those of the page use more than \(amount)"
        : "with this scenario those of all pages use more than \(amount)",
      at: scenario.fence.markSpan,
      notes: [
        Diagnostic.Note(
          excess.isOfPage
            ? "move some of them to another page, or have them do less"
            : "have this scenario and those before it do less, or check the pages in several runs")
      ] + Self.noteOnExpectations(of: scenario))
  }

  /// What is said besides of a scenario of which much is expected.
  private static func noteOnExpectations(of scenario: PageScenario) -> [Diagnostic.Note] {
    let count = scenario.expectationCount
    guard count > 50 else { return [] }
    return [
      Diagnostic.Note(
        "each of its \(count) claims, traces and logs is held against all that happens")
    ]
  }

  private mutating func note(_ kind: Budget.Kind?, of limit: Use, isOfPage: Bool) {
    guard let kind else { return }
    let amount =
      switch kind {
      case .steps: limit.steps
      case .messages: limit.messages
      default: limit.output
      }
    excess = Excess(isOfPage: isOfPage, kind: kind, limit: amount)
  }

  private static func word(_ kind: Budget.Kind) -> String {
    switch kind {
    case .steps: "steps"
    case .messages: "messages"
    default: "bytes of text"
    }
  }
}

extension PageScenario {
  /// What runs of it have used together, and what it takes to hold the page's expectations against them: a
  /// step for each event and each block, and for each event and a few claims, and to read each claim.
  func use(of results: [ScenarioResult]) -> Use {
    let use = results.reduce(into: Use()) { $0 += $1.use }
    let events = results.reduce(0) { $0 + $1.trace.events.count }
    let blocks = traces.count + observed.count + claims.count
    let reading = claimCount * Self.stepsOfClaim
    return use + Use(steps: events * (blocks + claimCount / Self.claimsOfStep) + reading)
  }

  /// How many claims look at an event in the time of a step.
  private static let claimsOfStep = 8
  /// What it costs to read a claim, and to give advice where it cannot be read.
  private static let stepsOfClaim = 40

  /// How many claims, traces and logs it is held against.
  var expectationCount: Int { traces.count + observed.count + claimCount }

  private var claimCount: Int {
    claims.reduce(0) { count, fence in
      count + fence.literal.bytes.count { $0 == UInt8(ascii: "\n") }
    }
  }
}
