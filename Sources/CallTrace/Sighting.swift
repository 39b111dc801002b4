/// What a property was when something was called.
///
/// Whoever runs a program is asked for it; what happens does not depend on it.
public struct Sighting: Sendable {
  /// What was seen.
  public enum Value: Sendable {
    /// The value.
    case success(Argument)
    /// Why there is none that could be looked at without doing something.
    case failure(String)
  }

  /// The index of the call in the trace; -1 for the end of the run.
  public var event: Int
  /// Whether it was looked at when the call had returned, and not when it began.
  public var isAtEnd: Bool
  /// The property as the question writes it: `B.parent`.
  public var property: String
  /// What was seen.
  public var value: Value

  /// Creates a sighting.
  public init(event: Int, isAtEnd: Bool, property: String, value: Value) {
    self.event = event
    self.isAtEnd = isAtEnd
    self.property = property
    self.value = value
  }
}
