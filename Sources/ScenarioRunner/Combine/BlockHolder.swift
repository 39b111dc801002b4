import Lifecycle

/// What keeps a closure until it is ended, or until nobody owns it: `NSKeyValueObservation`, and
/// `AnyCancellable { … }`, which calls its closure then.
final class BlockHolder: Object {
  private(set) var isEnded = false
  let callsAtEnd: Bool
  private var block: RuntimeBlock?

  init(_ block: RuntimeBlock, callsAtEnd: Bool, _ simulator: Simulator) {
    self.block = block
    self.callsAtEnd = callsAtEnd
    super.init(.object)
    simulator.retain(block)
    simulator.adopt(self)
  }

  /// Lets go of the closure, the first time that it is asked to.
  func end(_ simulator: Simulator) throws(Halt) {
    isEnded = true
    guard let held = block else { return }
    block = nil
    if callsAtEnd { _ = try held.body(simulator, []) }
    try simulator.release(held)
  }

  override var ownedObjects: [(name: String, object: Object)] {
    block.map { [(name: "", object: $0 as Object)] } ?? []
  }

  override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    try end(simulator)
  }

  override func sever() {
    super.sever()
    block = nil
  }
}
