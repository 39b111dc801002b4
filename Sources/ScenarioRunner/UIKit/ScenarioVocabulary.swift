/// The words of scenarios that are no Swift and no UIKit: the manual has all of them.
package enum ScenarioVocabulary {
  /// What the person at the screen can do.
  package static var userActs: [String] { UIKitMethods.ownBaseNames(of: "User").sorted() }
  /// The parts of a tour.
  package static var tourParts: [String] { Tour.names }
}
