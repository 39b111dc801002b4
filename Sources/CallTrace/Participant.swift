/// Somebody that sends or receives messages in a trace: a lifeline of its diagram.
public struct Participant: Hashable, Sendable {
  /// What a participant is.
  public enum Kind: UInt8, Hashable, Sendable {
    /// The scenario's own top-level code.
    case scenario
    /// The person at the screen.
    case user
    /// The run loop, and what UIKit does when nothing of the program is on the stack.
    case runLoop
    /// `UIApplication` or its delegate.
    case application
    /// A window.
    case window
    /// A view controller.
    case viewController
    /// A view; `owner` names the controller whose root view it is.
    case view
    /// Any other object of the program.
    case object
  }

  /// What it is.
  public var kind: Kind
  /// The name a reader knows it by, unique in its trace: the variable's, otherwise the class's.
  public var name: String
  /// The name of its class.
  public var className: String
  /// For a controller's root view, the controller.
  public var owner: ParticipantID?
  /// The messages that could be sent to it; nil where nobody knows, as in a trace written by hand.
  public var messages: SelectorSet?

  /// Creates a participant.
  public init(kind: Kind, name: String, className: String, owner: ParticipantID? = nil) {
    self.kind = kind
    self.name = name
    self.className = className
    self.owner = owner
  }
}
