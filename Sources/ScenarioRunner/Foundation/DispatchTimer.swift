import Lifecycle

/// A dispatch source that is a timer. Whoever has it keeps it going: nothing else owns it.
final class DispatchTimer: Object {
  /// The queue that its handler runs on.
  let queue: Int32
  /// When it fires first, and how often then; nothing until it is set.
  var start: Double?
  var interval: Double?
  var isResumed = false
  var isCancelled = false
  private(set) var handler: RuntimeBlock?
  private(set) var cancelHandler: RuntimeBlock?
  /// What the run loop runs for it.
  private var ticks: [RuntimeBlock] = []

  init(queue: Int32) {
    self.queue = queue
    super.init(.object)
  }

  func setHandler(_ block: RuntimeBlock?, _ simulator: Simulator) throws(Halt) {
    try replace(&handler, block, simulator)
  }

  func setCancelHandler(_ block: RuntimeBlock?, _ simulator: Simulator) throws(Halt) {
    try replace(&cancelHandler, block, simulator)
  }

  private func replace(
    _ place: inout RuntimeBlock?, _ block: RuntimeBlock?, _ simulator: Simulator
  ) throws(Halt) {
    if let block { simulator.retain(block) }
    let old = place
    place = block
    if let old { try simulator.release(old) }
  }

  /// Fires from now on as it is set.
  func run(_ simulator: Simulator, _ fire: @escaping () throws(Halt) -> Void) {
    stop(simulator)
    guard let start else { return }
    let interval = interval
    let tick = RuntimeBlock(owner: nil) { _, _ throws(Halt) in
      try fire()
      return .nothing
    }
    let first = RuntimeBlock(owner: nil, captures: [.object(tick)]) { simulator, _ throws(Halt) in
      if let interval { simulator.startTimer(every: interval, repeats: true, tick) }
      return try tick.body(simulator, [])
    }
    for block in [tick, first] { simulator.adopt(block) }
    ticks = [tick, first]
    simulator.startTimer(every: start, repeats: false, first)
  }

  /// Fires no more.
  func stop(_ simulator: Simulator) {
    for tick in ticks { simulator.cancelTimers(of: tick) }
    ticks = []
  }

  override var ownedObjects: [(name: String, object: Object)] {
    super.ownedObjects
      + [handler, cancelHandler].compactMap { $0 }.map { (name: "", object: $0 as Object) }
  }

  override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    stop(simulator)
    try setHandler(nil, simulator)
    try setCancelHandler(nil, simulator)
  }

  override func sever() {
    super.sever()
    handler = nil
    cancelHandler = nil
    ticks = []
  }
}
