/// What is known of a program as one that is taken on a tour.
final class TourState {
  /// How much is shown that changes no order: more nobody reads.
  private static let mostShown = 400
  /// How many structures are made up, each for a field of the one before.
  private static let mostMadeUp = 3

  /// Whether the program is run for a tour, which calls what nothing else would and shows what is set.
  private(set) var isOn = false
  /// Whether the program only declares, and is taken on a tour: then what its storyboard and its other files would do is
  /// taken for granted.
  private(set) var isOfClasses = false
  /// The closures that a tour calls.
  let closures = TourClosures()
  /// The methods that nothing has called, once the program is at its end.
  var uncalled: UncalledMethods?
  /// How many structures are being made up.
  private var depthOfMadeUp = 0
  /// How much has been shown that changes no order.
  private var shown = 0

  /// Takes note that a program is run for a tour, and whether it only declares.
  func begin(isOn: Bool, onlyDeclares: Bool) {
    self.isOn = isOn
    isOfClasses = isOn && onlyDeclares
  }

  /// Whether more may be shown that changes no order.
  var showsMore: Bool { isOn && shown < Self.mostShown }

  /// Takes note that something is shown that changes no order.
  func noteShown() { shown += 1 }

  /// Whether one more structure may be made up, which then has begun.
  func beginsMakingUp() -> Bool {
    guard depthOfMadeUp < Self.mostMadeUp else { return false }
    depthOfMadeUp += 1
    return true
  }

  /// Takes note that a structure has been made up.
  func endMakingUp() { depthOfMadeUp -= 1 }
}
