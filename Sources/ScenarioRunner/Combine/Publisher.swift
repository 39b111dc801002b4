import Lifecycle

/// A publisher of Combine's: where its values come from, and what is done with each.
final class Publisher: Object {
  /// Where values come from.
  enum Source {
    case subject(Subject)
    /// Values that are there at once, and then the end.
    case values([Value])
    case failure(Value)
    /// A closure that is given a promise.
    case future(RuntimeBlock)
    case timer(Double)
    case notification(String?, Object?)
    case merged([Publisher])
    case latest([Publisher])
    /// The first values of all, then the second ones.
    case zipped([Publisher])
  }

  /// What is done with a value on its way.
  enum Step {
    case map(RuntimeBlock)
    case path([String])
    case filter(RuntimeBlock)
    case compactMap(RuntimeBlock)
    case flatMap(RuntimeBlock)
    case scan(RuntimeBlock, Value)
    case removeDuplicates
    /// The values as lists of so many, or as one of all at the end.
    case collect(Int?)
    /// What a closure makes of all of them, at the end.
    case reduce(RuntimeBlock, Value)
    /// The last of them, or how many there were, at the end.
    case last
    case count
    /// The values of the last publisher that has come.
    case switchToLatest
    case dropFirst(Int)
    case prefix(Int)
    /// What is told of values, and of the end.
    case peek(RuntimeBlock?, RuntimeBlock?)
    case replaceNil(Value)
    /// A value in the place of an error, and then the end.
    case replaceError(Value)
    case mapError(RuntimeBlock)
    /// Another publisher in the place of one that has failed.
    case `catch`(RuntimeBlock)
    /// The same publisher again, so many times.
    case retry(Int)
    /// On to a dispatch queue.
    case queue(Int32)
    /// On to the run loop.
    case runLoop
    case delay(Double)
    /// Only the last of those that come within a time.
    case debounce(Double)
  }

  private(set) var source: Source
  /// What it does itself, behind what the publisher does that it is made of.
  private let ownSteps: [Step]
  /// The publisher that it is made of, which it owns: a chain of them grows by one link each.
  private var upstream: Publisher?
  private var held: [Value]

  init(_ source: Source, _ steps: [Step] = [], holding held: [Value], _ simulator: Simulator) {
    self.source = source
    ownSteps = steps
    self.held = held
    super.init(.object)
    for value in held { simulator.retain(value) }
    simulator.adopt(self)
  }

  /// What is done with each value, in order.
  var steps: [Step] {
    var steps: [Step] = []
    var link: Publisher? = self
    while let publisher = link {
      steps += publisher.ownSteps.reversed()
      link = publisher.upstream
    }
    return steps.reversed()
  }

  /// The same with one thing more that is done with each value.
  func then(_ step: Step, holding value: Value = .nothing, _ simulator: Simulator) -> Publisher {
    let next = Publisher(source, [step], holding: [.object(self), value], simulator)
    next.upstream = self
    return next
  }

  override var ownedObjects: [(name: String, object: Object)] {
    held.flatMap { Object.objects(in: $0, named: "") }
  }

  override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    let values = held
    held = []
    upstream = nil
    for value in values { try simulator.release(value) }
  }

  override func sever() {
    super.sever()
    source = .values([])
    upstream = nil
    held = []
  }
}

/// A subject of Combine's, or what stands behind a `@Published` property.
final class Subject: Object {
  /// What it holds, if it holds a current value.
  let current: Variable?
  /// Those it sends its values to; they are owned by whoever subscribed.
  var subscriptions: [Subscription] = []
  var isFinished = false

  init(holding value: Value?, _ simulator: Simulator) {
    current = value.map { Variable($0, isConstant: false, simulator) }
    super.init(.object)
    simulator.adopt(self)
  }

  override var ownedObjects: [(name: String, object: Object)] {
    (current?.ownedObjects ?? [])
      + subscriptions.filter { $0.isOwnedBySource }.map { (name: "", object: $0 as Object) }
  }

  override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    let owned = subscriptions.filter { $0.isOwnedBySource }
    subscriptions = []
    try current?.releaseContents(simulator)
    for subscription in owned { try simulator.release(subscription) }
  }

  override func sever() {
    super.sever()
    current?.sever()
    subscriptions = []
  }
}

/// A subscription, which is a cancellable of Combine's: it ends when nobody owns it.
final class Subscription: Object {
  /// Who is given the values that have come through.
  enum Receiver {
    case block(RuntimeBlock)
    case path([String], Object)
    case published(Object, String)
    case subject(Subject)
    /// On through the steps of another subscription, from one of them.
    case steps(Subscription, Int)
    /// One of the places of a subscription that waits for a value in each.
    case place(Subscription, Int)
  }

  let steps: [Publisher.Step]
  let receiver: Receiver?
  let completion: RuntimeBlock?
  /// What the steps have seen so far.
  var counts: [Int]
  var last: [Value]
  /// The latest value of each publisher that it combines.
  var latest: [Value?] = []
  /// The values that wait for those of the other publishers, where it puts them together one by one.
  var waiting: [[Value]] = []
  /// What it is subscribed to, for those that begin anew.
  var upstream: Publisher?
  /// The first step that values still reach: what is before it has ended.
  var firstOpen = 0
  /// How many publishers are running whose values go on from a step; those before the first step count
  /// as its own.
  var running: [Int]
  /// Whether what is before a step has ended.
  var hasEnded: [Bool]
  var isCancelled = false
  /// Whether whoever sends owns it, as with `assign(to: &$name)`.
  var isOwnedBySource = false
  var subject: Subject?
  var timer: RuntimeBlock?
  var token: Object?
  var parts: [Subscription] = []
  private var held: [Value]

  init(
    _ steps: [Publisher.Step], _ receiver: Receiver?, completion: RuntimeBlock?,
    holding held: [Value], _ simulator: Simulator
  ) {
    self.steps = steps
    self.receiver = receiver
    self.completion = completion
    self.held = held
    counts = [Int](repeating: 0, count: steps.count)
    last = [Value](repeating: .nothing, count: steps.count)
    running = [Int](repeating: 0, count: steps.count + 1)
    hasEnded = [Bool](repeating: false, count: steps.count)
    super.init(.object)
    for value in held { simulator.retain(value) }
    simulator.adopt(self)
  }

  /// Ends what is before a step, whose values go nowhere from now on.
  func close(before place: Int, _ simulator: Simulator) throws(Halt) {
    firstOpen = max(firstOpen, place)
    subject?.subscriptions.removeAll { $0 === self }
    if let timer { simulator.cancelTimers(of: timer) }
    for part in parts where part.target < place { try part.cancel(simulator) }
  }

  /// The step of another subscription to which its values go.
  private var target: Int {
    switch receiver {
    case .steps(_, let place)?: place
    case .place?: 0
    default: .max
    }
  }

  /// Ends it; values that are on their way do not arrive.
  func cancel(_ simulator: Simulator) throws(Halt) {
    guard !isCancelled else { return }
    isCancelled = true
    subject?.subscriptions.removeAll { $0 === self }
    if let timer { simulator.cancelTimers(of: timer) }
    for part in parts { try part.cancel(simulator) }
    let values = held
    held = []
    for value in values { try simulator.release(value) }
  }

  override var ownedObjects: [(name: String, object: Object)] {
    held.flatMap { Object.objects(in: $0, named: "") }
  }

  override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    try cancel(simulator)
  }

  override func sever() {
    super.sever()
    subject = nil
    upstream = nil
    held = []
    parts = []
  }
}
