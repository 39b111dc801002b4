/// What happened in a trace, in order: a collection of events that keeps each in 28 bytes.
///
/// An `Event` is made when one is read. Events stand in blocks that are never moved; moments,
/// origins, texts and arguments that do not fit stand in tables of their own.
public struct EventLog: Sendable {
  /// How many events a full block has, as a power of two.
  static let blockBits = 10
  /// How many events a full block has.
  @inlinable static var blockSize: Int { 1 << 10 }

  /// The blocks; all but the last are full.
  var blocks: [EventBlock] = []
  private(set) var contexts: [Context] = []
  /// The statements that were running; a context has a number that is one more than the index.
  private var origins: [Origin] = []
  /// Arguments of calls that have several, and arrays of participants, each after their number.
  private var list: [PackedArgument] = []
  private var numbers: [Double] = []
  private var texts: [String] = []

  /// When something happened, and the statement that was running, in 16 bytes.
  struct Context: Sendable {
    private let time: Instant
    private let turn: Int32
    /// The phase in the lowest two bits, above it the number of the origin; zero for none.
    private let phaseAndOrigin: UInt32

    init(_ moment: Moment, originNumber: UInt32) {
      time = moment.time
      turn = moment.turn
      phaseAndOrigin = originNumber << 2 | UInt32(moment.phase.rawValue)
    }

    var moment: Moment {
      let phase = Moment.Phase(rawValue: UInt8(phaseAndOrigin & 3)) ?? .callout
      return Moment(turn: turn, phase: phase, time: time)
    }

    var originNumber: Int { Int(phaseAndOrigin >> 2) }
  }

  /// Creates an empty log.
  public init() {}

  /// Adds an event.
  public mutating func append(_ event: Event) {
    add(packed(event))
  }

  /// Forgets everything.
  public mutating func removeAll() { self = EventLog() }

  private mutating func add(_ event: PackedEvent) {
    if endIndex == blocks.count << Self.blockBits { blocks.append(EventBlock()) }
    let last = blocks.count - 1
    makeUnique(last)
    // The last block of a log that was thought to be complete has no room to spare.
    if blocks[last].isFull { blocks[last] = blocks[last].copy(blocks[last].count) }
    blocks[last].append(event)
  }

  /// Has a block be this log's own, before it is changed.
  mutating func makeUnique(_ place: Int) {
    guard !isKnownUniquelyReferenced(&blocks[place]) else { return }
    blocks[place] = blocks[place].copy(blocks[place].count)
  }
}

// MARK: - As a collection of events

extension EventLog: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral {
  /// Creates a log of events.
  public init(arrayLiteral events: Event...) {
    for event in events { append(event) }
  }

  /// The first index.
  public var startIndex: Int { 0 }

  /// The number of events.
  public var endIndex: Int {
    guard let last = blocks.last else { return 0 }
    return (blocks.count - 1) << Self.blockBits + last.count
  }

  /// An event; its depth is kept up to 65 535.
  public subscript(index: Int) -> Event {
    get { event(blocks[index >> Self.blockBits][index & (Self.blockSize - 1)]) }
    set {
      let event = packed(newValue)
      makeUnique(index >> Self.blockBits)
      blocks[index >> Self.blockBits][index & (Self.blockSize - 1)] = event
    }
  }
}

// MARK: - Looking at calls

extension EventLog {
  /// Who sends and who receives a call, and its name.
  package struct Route {
    package var caller: ParticipantID
    package var receiver: ParticipantID
    package var selector: SelectorID
  }

  /// The route of each event that is a call, nil for others; what was passed is not unpacked for it.
  package var routes: [Route?] {
    var routes: [Route?] = []
    routes.reserveCapacity(count)
    for block in blocks {
      for place in 0..<block.count { routes.append(Self.route(of: block[place])) }
    }
    return routes
  }

  /// Calls back with the rule behind each event that has one; nothing else of it is unpacked.
  func forEachRule(_ body: (RuleID) -> Void) {
    for block in blocks {
      for place in 0..<block.count where block[place].rule != PackedEvent.noRule {
        body(RuleID(block[place].rule))
      }
    }
  }

  /// The route of the call at an index; nil for what is no call.
  package func route(at index: Int) -> Route? {
    Self.route(of: blocks[index >> Self.blockBits][index & (Self.blockSize - 1)])
  }

  private static func route(of packed: PackedEvent) -> Route? {
    switch packed.shape {
    case .line, .warning, .divider, .note, .mark, .exception: nil
    default:
      Route(
        caller: ParticipantID(packed.caller), receiver: ParticipantID(packed.receiver),
        selector: SelectorID(packed.selector))
    }
  }
}

// MARK: - Packing

extension EventLog {
  /// Notes a moment and an origin.
  mutating func add(_ moment: Moment, _ origin: Origin?) -> UInt32 {
    if let origin, origins.last != origin { origins.append(origin) }
    let number = origin == nil ? 0 : UInt32(truncatingIfNeeded: origins.count)
    contexts.append(Context(moment, originNumber: number))
    return UInt32(truncatingIfNeeded: contexts.count - 1)
  }

  /// Packs several arguments into one.
  public mutating func packed(_ arguments: [PackedArgument]) -> PackedArgument {
    PackedArgument(.several, add(arguments))
  }

  /// Packs two arguments into one.
  mutating func packed(_ first: PackedArgument, _ second: PackedArgument) -> PackedArgument {
    let place = UInt32(truncatingIfNeeded: list.count)
    list.append(PackedArgument(.several, 2))
    list.append(first)
    list.append(second)
    return PackedArgument(.several, place)
  }

  /// Packs an argument.
  public mutating func packed(_ argument: Argument) -> PackedArgument {
    switch argument {
    case .none: PackedArgument(.null)
    case .bool(let value): PackedArgument(value)
    case .number(let value): PackedArgument(.number, add(value))
    case .string(let text): PackedArgument(.string, add(text))
    case .participant(let id): PackedArgument(id)
    case .participants(let ids):
      PackedArgument(.participants, add(ids.map { PackedArgument($0) }))
    case .verbatim(let text): PackedArgument(.verbatim, add(text))
    case .closure: PackedArgument(.closure)
    }
  }

  private mutating func packed(_ arguments: Arguments) -> PackedArgument {
    switch arguments {
    case .none: return PackedArgument(.nothing)
    case .one(let argument): return packed(argument)
    case .several(let arguments):
      var list: [PackedArgument] = []
      for argument in arguments { list.append(packed(argument)) }
      return packed(list)
    }
  }

  private mutating func packed(_ event: Event) -> PackedEvent {
    let context = add(event.moment, event.origin)
    return packed(event.kind, depth: event.depth, end: event.end, context: context)
  }

  /// Packs what happened.
  mutating func packed(
    _ kind: Event.Kind, depth: Int32, end: Int32, context: UInt32
  ) -> PackedEvent {
    let depth = Int32(UInt16(clamping: depth))
    switch kind {
    case .call(let call):
      return PackedEvent(
        packed(call.arguments), from: call.caller, to: call.receiver, call.selector,
        rule: call.rule, isOverridden: call.isOverridden, depth: depth, end: end,
        context: context)
    case .console(let console):
      let shape: PackedArgument.Shape = console.source == .warning ? .warning : .line
      return PackedEvent(
        PackedArgument(shape, add(console.text)), to: console.participant, rule: console.rule,
        depth: depth, end: end, context: context)
    case .exception(let exception):
      let name = add(exception.name)
      _ = add(exception.reason)
      return PackedEvent(
        PackedArgument(.exception, name), to: exception.participant, rule: exception.rule,
        depth: depth, end: end, context: context)
    case .divider(let text):
      return PackedEvent(
        PackedArgument(.divider, add(text)), depth: depth, end: end, context: context)
    case .note(let text):
      return PackedEvent(
        PackedArgument(.note, add(text)), depth: depth, end: end, context: context)
    case .mark(let text):
      return PackedEvent(
        PackedArgument(.mark, add(text)), depth: depth, end: end, context: context)
    }
  }

  private mutating func add(_ arguments: [PackedArgument]) -> UInt32 {
    let place = UInt32(truncatingIfNeeded: list.count)
    list.append(PackedArgument(.several, UInt32(truncatingIfNeeded: arguments.count)))
    list.append(contentsOf: arguments)
    return place
  }

  private mutating func add(_ number: Double) -> UInt32 {
    numbers.append(number)
    return UInt32(truncatingIfNeeded: numbers.count - 1)
  }

  private mutating func add(_ text: String) -> UInt32 {
    texts.append(text)
    return UInt32(truncatingIfNeeded: texts.count - 1)
  }
}

// MARK: - Unpacking

extension EventLog {
  private func event(_ packed: PackedEvent) -> Event {
    let context = contexts[Int(packed.context)]
    return Event(
      kind(of: packed), at: context.moment, depth: Int32(packed.depth), end: packed.end,
      origin: context.originNumber == 0 ? nil : origins[context.originNumber - 1])
  }

  private func kind(of packed: PackedEvent) -> Event.Kind {
    let rule = packed.rule == PackedEvent.noRule ? nil : RuleID(packed.rule)
    let participant = ParticipantID(packed.receiver)
    let place = Int(packed.payload)
    switch packed.shape {
    case .line: return .console(Console(.program, by: participant, texts[place], rule: rule))
    case .warning: return .console(Console(.warning, by: participant, texts[place], rule: rule))
    case .divider: return .divider(texts[place])
    case .note: return .note(texts[place])
    case .mark: return .mark(texts[place])
    case .exception:
      return .exception(
        Exception(name: texts[place], reason: texts[place + 1], by: participant, rule: rule))
    default:
      return .call(
        Call(
          from: ParticipantID(packed.caller), to: participant, SelectorID(packed.selector),
          arguments(of: packed), rule: rule, isOverridden: packed.isOverridden))
    }
  }

  private func arguments(of packed: PackedEvent) -> Arguments {
    switch packed.shape {
    case .nothing: .none
    case .several: .several(listed(packed.payload).map { argument($0) })
    default: .one(argument(PackedArgument(packed.shape, packed.payload)))
    }
  }

  private func argument(_ packed: PackedArgument) -> Argument {
    switch packed.shape {
    case .false: .bool(false)
    case .true: .bool(true)
    case .closure: .closure
    case .number: .number(numbers[Int(packed.payload)])
    case .string: .string(texts[Int(packed.payload)])
    case .verbatim: .verbatim(texts[Int(packed.payload)])
    case .participant: .participant(Self.participant(packed))
    case .participants: .participants(listed(packed.payload).map { Self.participant($0) })
    default: .none
    }
  }

  private func listed(_ place: UInt32) -> ArraySlice<PackedArgument> {
    let start = Int(place) + 1
    return list[start..<start + Int(list[Int(place)].payload)]
  }

  private static func participant(_ packed: PackedArgument) -> ParticipantID {
    ParticipantID(Int32(bitPattern: packed.payload))
  }
}
