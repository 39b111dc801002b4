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

  /// Notes that something is tried; false where it has been.
  func insert(_ part: Tour.Part, _ name: String) -> Bool {
    tried.insert(part.rawValue + " " + name).inserted
  }
}
