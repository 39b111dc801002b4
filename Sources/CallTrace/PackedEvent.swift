/// An event as a log keeps it: 28 bytes without references.
///
/// What does not fit stands in the log's tables, and `payload` says where.
public struct PackedEvent: Sendable {
  /// What happened, and for a call with at most one argument, what was passed.
  @usableFromInline var shape: PackedArgument.Shape
  @usableFromInline var isOverridden: Bool
  @usableFromInline var depth: UInt16
  @usableFromInline var selector: UInt16
  /// The rule's index; `noRule` for none.
  @usableFromInline var rule: UInt16
  @usableFromInline var caller: Int32
  /// The receiver of a call, or whom a line or an exception is about.
  @usableFromInline var receiver: Int32
  @usableFromInline var end: Int32
  /// Where the moment and the origin stand.
  @usableFromInline var context: UInt32
  @usableFromInline var payload: UInt32

  static let noRule = UInt16.max

  @inlinable
  public init(
    _ argument: PackedArgument, from caller: ParticipantID = ParticipantID(0),
    to receiver: ParticipantID = ParticipantID(0), _ selector: SelectorID = SelectorID(0),
    rule: RuleID? = nil, isOverridden: Bool = false, depth: Int32, end: Int32, context: UInt32
  ) {
    self.shape = argument.shape
    self.isOverridden = isOverridden
    self.depth = UInt16(truncatingIfNeeded: depth)
    self.selector = selector.index
    self.rule = rule?.index ?? .max
    self.caller = caller.index
    self.receiver = receiver.index
    self.end = end
    self.context = context
    self.payload = argument.payload
  }
}

/// A value that was passed, in eight bytes.
public struct PackedArgument: Sendable {
  /// What a packed argument or event is, and what its payload means.
  public enum Shape: UInt8, Sendable {
    /// A call without arguments.
    case nothing
    /// A call with several arguments: where their number stands in the list, before them.
    case several
    /// The arguments `nil`, `false`, `true` and a closure.
    case null, `false`, `true`, closure
    /// An index into the numbers.
    case number
    /// An index into the texts.
    case string, verbatim
    /// An index into the trace's participants.
    case participant
    /// Where the number of participants stands in the list, before them.
    case participants
    /// Console lines, a heading, a remark and a mark: an index into the texts.
    case line, warning, divider, note, mark
    /// The name's index in the texts; the reason follows it.
    case exception
  }

  @usableFromInline var shape: Shape
  @usableFromInline var payload: UInt32

  @inlinable
  public init(_ shape: Shape, _ payload: UInt32 = 0) {
    self.shape = shape
    self.payload = payload
  }

  /// A truth value.
  @inlinable
  public init(_ value: Bool) { self.init(value ? .true : .false) }

  /// Somebody in the trace.
  @inlinable
  public init(_ id: ParticipantID) { self.init(.participant, UInt32(bitPattern: id.index)) }
}
