/// What happened when a scenario ran: who sent what to whom, in what order, when and why.
///
/// A trace is a value without behaviour. It is the only thing that passes from the simulator to the
/// diagrams, so that a diagram can be drawn of a trace written by hand.
public struct Trace: Sendable {
  /// Everything that takes part, in order of first appearance; a `ParticipantID` is an index.
  public var participants: [Participant] = []
  /// The names of all messages; a `SelectorID` is an index.
  public var selectors: [MessageSelector] = []
  /// The rules by which the framework acted; a `RuleID` is an index.
  public var rules: [RuleSummary] = []
  /// What happened, in order; the events inside a call follow it directly, up to its `end`.
  public var events: [Event] = []
  /// The rules that were applied and sent nothing, by number; those that sent something stand with
  /// the events.
  public var silentRules: [RuleID] = []
  /// What properties were at calls about which the run was asked; in order of the calls.
  public var sightings: [Sighting] = []
  /// The version of iOS whose behaviour was modelled.
  public var iOSVersion = 17

  /// Creates an empty trace.
  public init() {}
}

/// The index of a participant in its trace.
public struct ParticipantID: Hashable, Sendable {
  /// The index.
  public let index: Int32
  /// Creates an id.
  @inlinable public init(_ index: Int32) { self.index = index }
}

/// The index of a selector in its trace.
public struct SelectorID: Hashable, Sendable {
  /// The index.
  public let index: UInt16
  /// Creates an id.
  @inlinable public init(_ index: UInt16) { self.index = index }
}

/// The index of a rule in its trace.
public struct RuleID: Hashable, Sendable {
  /// The index.
  public let index: UInt16
  /// Creates an id.
  @inlinable public init(_ index: UInt16) { self.index = index }
}

/// A rule as a reader is shown it.
public struct RuleSummary: Hashable, Sendable {
  /// The rule's number in the catalogue, such as `R070`.
  public let number: String
  /// The rule's stable id, such as `forward-after-self`.
  public let id: String
  /// The rule in one sentence.
  public let statement: String

  /// Creates a summary.
  public init(number: String, id: String, statement: String) {
    self.number = number
    self.id = id
    self.statement = statement
  }
}
