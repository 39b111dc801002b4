import Markup

/// What a figure is about: a scenario, or two that share the figure.
///
/// Of two the first is the one that the second is compared with. It gives the figure its name, and its
/// drawing where both make the same calls.
struct FigureSubject {
  /// A scenario, and what became of it.
  final class Member {
    let scenario: PageScenario
    let outcome: ScenarioOutcome

    init(scenario: PageScenario, outcome: ScenarioOutcome) {
      self.scenario = scenario
      self.outcome = outcome
    }
  }

  /// The page that they are on.
  let page: Int
  let first: Member
  /// The other one of the figure.
  var second: Member?
  /// What the scenario is compared with, where that has a figure of its own.
  var reference: Member?

  var members: [Member] { [first] + (second.map { [$0] } ?? []) }
}
