/// One thing that happened in a trace.
public struct Event: Sendable {
  /// What happened.
  public enum Kind: Sendable {
    /// A message was sent; the events inside it follow, up to the event's `end`.
    case call(Call)
    /// A line on the console: `print`, `NSLog`, or a warning of UIKit's.
    case console(Console)
    /// An exception was raised.
    case exception(Exception)
    /// A heading that the author set with `// MARK:`.
    case divider(String)
    /// A remark that the author set with `// note:`, about the next event.
    case note(String)
    /// What the author says of the drawing, as `ref: text`; it is read where that is made.
    case mark(String)
  }

  /// What happened.
  public var kind: Kind
  /// When.
  public var moment: Moment
  /// How many calls enclose it.
  public var depth: Int32
  /// The index after the last event inside it; for all but calls, the index after itself.
  public var end: Int32
  /// The statement of the program that was running, if any.
  public var origin: Origin?

  /// Creates an event.
  public init(
    _ kind: Kind, at moment: Moment, depth: Int32 = 0, end: Int32, origin: Origin? = nil
  ) {
    self.kind = kind
    self.moment = moment
    self.depth = depth
    self.end = end
    self.origin = origin
  }
}

extension Event {
  /// The message, if one was sent.
  public var call: Call? {
    if case .call(let call) = kind { call } else { nil }
  }

  /// The rule by which UIKit acted, if it did.
  public var rule: RuleID? {
    switch kind {
    case .call(let call): call.rule
    case .console(let console): console.rule
    case .exception(let exception): exception.rule
    case .divider, .note, .mark: nil
    }
  }
}

/// A message that was sent.
public struct Call: Sendable {
  /// Who sent it.
  public var caller: ParticipantID
  /// Who received it.
  public var receiver: ParticipantID
  /// Its name.
  public var selector: SelectorID
  /// What was passed with it.
  public var arguments: Arguments
  /// The rule by which UIKit sent it; nil when the program did.
  public var rule: RuleID?
  /// Whether an implementation of the program's received it.
  public var isOverridden: Bool

  /// Creates a call.
  public init(
    from caller: ParticipantID, to receiver: ParticipantID, _ selector: SelectorID,
    _ arguments: Arguments = .none, rule: RuleID? = nil, isOverridden: Bool = false
  ) {
    self.caller = caller
    self.receiver = receiver
    self.selector = selector
    self.arguments = arguments
    self.rule = rule
    self.isOverridden = isOverridden
  }
}

/// A line on the console.
public struct Console: Hashable, Sendable {
  /// Who wrote it.
  public enum Source: UInt8, Hashable, Sendable {
    /// The program, by `print` or `NSLog`.
    case program
    /// UIKit, as a warning.
    case warning
  }

  /// Who wrote it.
  public var source: Source
  /// Whom it is about, or who was running.
  public var participant: ParticipantID
  /// The line.
  public var text: String
  /// The rule behind a warning.
  public var rule: RuleID?

  /// Creates a line.
  public init(
    _ source: Source, by participant: ParticipantID, _ text: String, rule: RuleID? = nil
  ) {
    self.source = source
    self.participant = participant
    self.text = text
    self.rule = rule
  }
}

/// An exception that was raised, and ended the scenario unless it was caught.
public struct Exception: Hashable, Sendable {
  /// Its name, such as `UIViewControllerHierarchyInconsistency`.
  public var name: String
  /// Its reason, in UIKit's words.
  public var reason: String
  /// Who raised it.
  public var participant: ParticipantID
  /// The rule behind it.
  public var rule: RuleID?

  /// Creates an exception.
  public init(name: String, reason: String, by participant: ParticipantID, rule: RuleID? = nil) {
    self.name = name
    self.reason = reason
    self.participant = participant
    self.rule = rule
  }
}

/// What was passed with a message; one argument, the usual number, needs no allocation.
public enum Arguments: Sendable {
  /// Nothing.
  case none
  /// One argument.
  case one(Argument)
  /// Several, in order.
  case several([Argument])

  /// The arguments, in order.
  public var list: [Argument] {
    switch self {
    case .none: []
    case .one(let argument): [argument]
    case .several(let arguments): arguments
    }
  }
}

/// A value as it is shown in a trace.
public enum Argument: Hashable, Sendable {
  /// No value.
  case none
  /// A truth value.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A string, shown in quotes.
  case string(String)
  /// A participant, shown by its name.
  case participant(ParticipantID)
  /// An array of participants.
  case participants([ParticipantID])
  /// Anything else, shown as it is written here.
  case verbatim(String)
  /// A closure.
  case closure
}

/// The place in the program that an event goes back to.
///
/// A trace knows nothing of texts: whoever made it knows what `source` counts (0 is the scenario
/// itself) and that the bounds are UTF-8 offsets in that source.
public struct Origin: Hashable, Sendable {
  /// Which text.
  public var source: Int32
  /// The offset of the first byte.
  public var lower: Int32
  /// The offset after the last byte.
  public var upper: Int32

  /// Creates an origin.
  public init(source: Int32, lower: Int32, upper: Int32) {
    self.source = source
    self.lower = lower
    self.upper = upper
  }
}
