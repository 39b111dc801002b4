import Lifecycle

/// What a call hands to the code that it runs, and what that leaves behind for the call.
final class CallState {
  /// What a function leaves behind besides its result.
  struct Left {
    /// The `self` that the last method of a structure left behind.
    var selfValue = Value.nothing
    /// The last values of the `inout` parameters of the function that has just returned, by place.
    var values: [Int: Value] = [:]
  }

  /// What the last function has left behind.
  var left = Left()
  /// The parameters that are `inout` of the closure that is called next, by place.
  var changedPlaces: [Int] = []
  /// The result builder that puts together what the closure which is called next makes.
  var builder: ClassInfo?
  /// The class that a cast or a declaration asks of the call inside it.
  var expectedClass: String?
  /// Whether an optional chain has met nil and is on its way out.
  var isChainEnded = false
  /// The error that is on its way to a `catch`.
  var thrown: Value?
  /// What a comparison by the program's own `==` threw, for the next step to throw.
  private var failedComparison: Halt?

  /// Takes the last values of the `inout` parameters of the function that has just returned.
  func takeLeftValues() -> [Int: Value] {
    guard !left.values.isEmpty else { return [:] }
    let values = left.values
    left.values = [:]
    return values
  }

  /// Takes the last value of the first of them.
  func takeFirstLeftValue() -> Value? { left.values.removeValue(forKey: 0) }

  /// Takes the places of the parameters that are `inout` of the closure that is called.
  func takeChangedPlaces() -> [Int] {
    let places = changedPlaces
    changedPlaces = []
    return places
  }

  /// Takes the error that is on its way.
  func takeThrown() -> Value? {
    guard let error = thrown else { return nil }
    thrown = nil
    return error
  }

  /// Takes note that a comparison has failed where nothing can be thrown.
  func fail(comparing failure: Halt) { failedComparison = failure }

  /// Throws what a comparison has failed with.
  func throwFailedComparison() throws(Halt) {
    guard let failure = failedComparison else { return }
    failedComparison = nil
    throw failure
  }

  /// Lets go of what refers to each other.
  func sever() { left = Left() }
}
