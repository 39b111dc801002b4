import Lifecycle
import ScenarioSyntax

/// How far a tour has come.
final class TourRecord {
  /// What is to be tried.
  let tour: Tour
  /// Where the program begins, for what is said of it.
  let place: NodeSpan
  /// How many headings there may be: what a reader goes through.
  static let mostSteps = 40
  /// How many steps of it have begun.
  private(set) var steps = 0
  private var tried: Set<String> = []
  private var rows: [String: Int] = [:]
  private var sections: [String: Int] = [:]
  private var chosen: Set<String> = []
  /// The tabs that have shown.
  var tabs: Set<Int> = []
  /// The lists that a storyboard would have, by their classes.
  var lists: [String: Object] = [:]
  /// Whether methods are called that nothing else would be seen without.
  var asks = false
  /// How often a page has been shown again that something had taken away.
  var reopenings = 0

  init(_ tour: Tour, at place: NodeSpan) {
    self.tour = tour
    self.place = place
  }

  /// Whether a part is asked for, and there is room for it.
  func wants(_ part: Tour.Part) -> Bool { tour.parts.contains(part) && !isFull }

  /// Whether it is long enough.
  var isFull: Bool { steps >= Self.mostSteps }

  /// Counts a step.
  func begin() { steps += 1 }

  /// A method that the tour calls itself.
  struct Candidate {
    let method: MethodInfo
    /// The part of the tour in which it is called.
    let part: Tour.Part
    /// Whether its body takes the page away.
    let leaves: Bool
    /// Whether it is called only where nothing else has happened.
    let isAsked: Bool
  }

  /// The methods that the tour calls itself, by the classes of the objects that have them.
  var candidates: [ObjectIdentifier: [Candidate]] = [:]

  /// Whether a step has been taken on a page of a class.
  func hasTried(_ step: TourStep, on page: String) -> Bool {
    hasTried(step.part, step.heading, on: page)
  }

  /// Whether a step with a heading has been taken on a page of a class.
  func hasTried(_ part: Tour.Part, _ heading: String, on page: String) -> Bool {
    tried.contains(key(part, heading + " " + page))
  }

  /// Notes that a step is taken.
  func insert(_ step: TourStep, on page: String) {
    tried.insert(key(step.part, step.heading + " " + page))
  }

  /// Whether an action of an alert has been chosen.
  func hasChosen(_ action: String) -> Bool { chosen.contains(action) }

  /// Notes that it is.
  func choose(_ action: String) { chosen.insert(action) }

  /// How many rows a list has said that it has.
  func rows(_ list: String) -> Int { rows[list] ?? 1 }

  /// The first section of a list that has any.
  func section(_ list: String) -> Int { sections[list] ?? 0 }

  /// Notes how many rows a section has.
  func set(rows count: Int, of list: String, section: Int) {
    rows[list] = count
    sections[list] = section
  }

  private func key(_ part: Tour.Part, _ name: String) -> String { part.rawValue + " " + name }

  /// Notes that something is tried; false where it has been.
  func insert(_ part: Tour.Part, _ name: String) -> Bool {
    tried.insert(key(part, name)).inserted
  }
}
