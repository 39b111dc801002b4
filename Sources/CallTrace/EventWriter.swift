/// Writes a log of events, each in the same short time however many there are.
///
/// The block that is being written is the writer's own, so that adding an event is a few stores: an
/// array would ask at each whether it is shared. What is written stays below the block's size, because
/// a full block is handed to the log, and another one begun.
@safe
public struct EventWriter: ~Copyable {
  /// The full blocks, and the tables.
  @usableFromInline var full = EventLog()
  private var current = EventBlock()
  /// The memory of the block that is being written.
  @usableFromInline var block: UnsafeMutablePointer<PackedEvent>
  /// How many events the block has.
  @usableFromInline var used = 0
  /// How many events were before the block.
  @usableFromInline var start = 0
  @usableFromInline var moment = Moment(turn: 0, time: .zero)
  @usableFromInline var origin: Origin?
  /// Where the moment and the origin stand in the log.
  @usableFromInline var context: UInt32 = 0

  /// Creates a writer of an empty log.
  public init() {
    unsafe block = current.events
    context = full.add(moment, origin)
  }

  /// How many events there are.
  @inlinable @inline(__always) public var count: Int { start &+ used }

  /// What has been written so far.
  public var log: EventLog {
    var log = full
    if used > 0 { log.blocks.append(current.copy(used, capacity: used)) }
    return log
  }

  /// Adds a call that nothing is inside yet, and returns its index.
  @inlinable @inline(__always)
  public mutating func append(
    from caller: ParticipantID, to receiver: ParticipantID, _ selector: SelectorID,
    _ argument: PackedArgument, rule: RuleID?, isOverridden: Bool, depth: Int32, at moment: Moment,
    origin: Origin?
  ) -> Int {
    if !isAt(moment, origin) { note(moment, origin) }
    if used == EventLog.blockSize { handOver() }
    let index = count
    unsafe (block + used).initialize(
      to: PackedEvent(
        argument, from: caller, to: receiver, selector, rule: rule, isOverridden: isOverridden,
        depth: depth, end: Int32(truncatingIfNeeded: index &+ 1), context: context))
    used &+= 1
    return index
  }

  /// Adds anything.
  public mutating func append(
    _ kind: Event.Kind, depth: Int32, at moment: Moment, origin: Origin?
  ) {
    if !isAt(moment, origin) { note(moment, origin) }
    if used == EventLog.blockSize { handOver() }
    let end = Int32(truncatingIfNeeded: count &+ 1)
    unsafe (block + used).initialize(
      to: full.packed(kind, depth: depth, end: end, context: context))
    used &+= 1
  }

  /// Has a call end here: everything since is inside it.
  @inlinable @inline(__always)
  public mutating func close(_ index: Int) {
    let end = Int32(truncatingIfNeeded: count)
    // Only what has been written can be closed.
    if index >= start && index < count {
      unsafe block[index &- start].end = end
    } else {
      closeEarly(index, end)
    }
  }

  /// Packs several arguments into one.
  public mutating func packed(_ arguments: [PackedArgument]) -> PackedArgument {
    full.packed(arguments)
  }

  /// Packs two arguments, the usual number of several, into one.
  public mutating func packed(_ first: PackedArgument, _ second: PackedArgument)
    -> PackedArgument
  {
    full.packed(first, second)
  }

  /// Packs an argument.
  public mutating func packed(_ argument: Argument) -> PackedArgument { full.packed(argument) }

  @usableFromInline
  mutating func note(_ moment: Moment, _ origin: Origin?) {
    self.moment = moment
    self.origin = origin
    context = full.add(moment, origin)
  }

  /// Whether nothing but events has happened since the last one, cheapest differences first.
  @inlinable @inline(__always)
  func isAt(_ moment: Moment, _ origin: Origin?) -> Bool {
    guard self.moment.time.microseconds == moment.time.microseconds,
      self.moment.turn == moment.turn, self.moment.phase == moment.phase
    else { return false }
    guard let origin else { return self.origin == nil }
    guard let known = self.origin else { return false }
    return known.lower == origin.lower && known.upper == origin.upper
      && known.source == origin.source
  }

  @usableFromInline
  mutating func handOver() {
    current.count = used
    full.blocks.append(current)
    current = EventBlock()
    unsafe block = current.events
    start += used
    used = 0
  }

  @usableFromInline
  mutating func closeEarly(_ index: Int, _ end: Int32) {
    guard index >= 0, index < start else { return }
    full.makeUnique(index >> EventLog.blockBits)
    full.blocks[index >> EventLog.blockBits][index & (EventLog.blockSize - 1)].end = end
  }
}
