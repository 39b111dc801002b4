import CallTrace

/// An instance of a class of UIKit's or of the program's.
///
/// Swift's own reference counting keeps the memory; the *model's* ownership is counted apart, in
/// `owners`, because the order of `deinit` is part of what is modelled and must not depend on the
/// optimiser of the machine that runs the model.
open class Object {
  /// Its class.
  public let runtimeClass: RuntimeClass
  /// The name the program gave it; the first variable it was stored in.
  public final var label: String?
  /// The program's stored properties.
  public final var properties = Properties()
  /// How many strong references the modelled program holds.
  final var owners = 0
  /// Whether the modelled program has released it.
  public final internal(set) var isDeallocated = false
  /// Its lifeline, once it has taken part in an event.
  public final internal(set) var participant: Int32 = -1
  /// The last search for owners that has come by.
  final var searchPass: Int32 = 0
  /// The timers that are to run it, or to send it a message, by their order.
  final var timers: [Int: RunLoop.Callout] = [:]

  /// Creates an instance; `Simulator.make(_:)` is what programs use.
  public init(_ runtimeClass: RuntimeClass) {
    self.runtimeClass = runtimeClass
  }

  /// What kind of lifeline it has.
  var participantKind: Participant.Kind { .object }

  /// Answers a message with UIKit's own behaviour.
  ///
  /// A message that the class knows nothing about does nothing and returns nothing; whether the
  /// program may send it at all is the business of whoever reads the program.
  func perform(_ message: Message, _ payload: Payload, _ simulator: Simulator) throws(Halt)
    -> Value
  {
    .nothing
  }

  /// The objects it owns strongly, released when it is deallocated, in that order.
  open func releaseContents(_ simulator: Simulator) throws(Halt) {
    if properties.isEmpty { return }
    for key in properties.names {
      if let value = properties[key] { try simulator.release(value) }
    }
    properties = Properties()
  }

  /// The objects it owns strongly, and what it calls them.
  open var ownedObjects: [(name: String, object: Object)] {
    properties.isEmpty
      ? [] : properties.names.flatMap { Self.objects(in: properties[$0], named: $0) }
  }

  /// The objects that a value owns; of a very large one the first.
  public static func objects(in value: Value?, named name: String)
    -> [(name: String, object: Object)]
  {
    if case .object(let object)? = value { return [(name, object)] }
    var found: [Object] = []
    var rest = 4096
    if let value { collect(value, into: &found, &rest, depth: 0) }
    return found.map { (name, $0) }
  }

  private static func collect(
    _ value: Value, into found: inout [Object], _ rest: inout Int, depth: Int
  ) {
    rest -= 1
    guard rest > 0, depth < 8 else { return }
    switch value {
    case .object(let object): found.append(object)
    case .array(let values):
      for value in values where rest > 0 { collect(value, into: &found, &rest, depth: depth + 1) }
    case .dictionary(let entries):
      for entry in entries where rest > 0 {
        collect(entry.key, into: &found, &rest, depth: depth + 1)
        collect(entry.value, into: &found, &rest, depth: depth + 1)
      }
    case .aggregate(let aggregate):
      for field in aggregate.fields where rest > 0 {
        collect(field.value, into: &found, &rest, depth: depth + 1)
      }
    default: break
    }
  }

  /// How many parts there are to go through in what it stands for: those of a collection that is shared.
  open var size: Int { 0 }

  /// Whether a reader knows it; the variables of a program stand for what they hold.
  open var isNamedInPaths: Bool { true }

  /// Drops every reference, when the simulator itself goes.
  open func sever() {
    properties = Properties()
    timers = [:]
  }

  /// What UIKit's messages call its class.
  var debugClassName: String { runtimeClass.name }

  /// The object as UIKit's messages print it: `<Child: 0x600000000010>`.
  public var debugName: String {
    let digits = String(UInt64(0x6000_0000_0000) + UInt64(max(0, participant)) * 16, radix: 16)
    return "<\(debugClassName): 0x\(digits)>"
  }
}

/// A closure or an Objective-C block.
public final class Block: Object {
  /// What it does.
  public let body: (_ simulator: Simulator, _ arguments: [Value]) throws(Halt) -> Value
  /// What it captured strongly.
  public var captures: [Value]
  /// Whether it owns them by now.
  var holdsCaptures = false
  /// The type that it is written to be of, where what it is called with depends on that.
  public var signature: String?
  /// The properties that it goes along from its argument, where it is a key path.
  public var keyPath: [String]?
  /// On whose behalf it runs: the `self` it was written in, as far as it has one.
  public let owner: Object?

  /// Creates a block; its captures are owned from when it is first owned itself.
  public init(
    owner: Object?, captures: [Value] = [],
    body: @escaping (Simulator, [Value]) throws(Halt) -> Value
  ) {
    self.owner = owner
    self.captures = captures
    self.body = body
    super.init(.block)
  }

  public override var ownedObjects: [(name: String, object: Object)] {
    captures.flatMap { Object.objects(in: $0, named: "") }
  }

  public override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    let held = captures
    captures = []
    guard holdsCaptures else { return }
    for value in held { try simulator.release(value) }
  }

  public override func sever() {
    super.sever()
    captures = []
  }
}

extension RuntimeClass {
  /// The class of closures and blocks.
  static let block = RuntimeClass(shared: "NSBlock", kind: .object)
}
