import Lifecycle

/// What a `UIViewPropertyAnimator` is to do.
///
/// While it runs the animation owns it, and it owns its closures until they have run.
final class Animator: Object, @unchecked Sendable {
  /// How far it has come.
  enum State: String {
    case inactive, active, stopped
  }

  var duration = 0.25
  var state = State.inactive
  /// How often it was started, so that the end of an earlier run is not taken for that of a later one.
  var runs = 0
  private(set) var animations: [RuntimeBlock] = []
  private(set) var completions: [RuntimeBlock] = []

  init() { super.init(.object) }

  func add(animations block: RuntimeBlock, _ simulator: Simulator) {
    simulator.retain(block)
    animations.append(block)
  }

  func add(completion block: RuntimeBlock, _ simulator: Simulator) {
    simulator.retain(block)
    completions.append(block)
  }

  /// Gives up what has run.
  func dropAnimations(_ simulator: Simulator) throws(Halt) {
    let held = animations
    animations = []
    for block in held { try simulator.release(block) }
  }

  func dropCompletions(_ simulator: Simulator) throws(Halt) {
    let held = completions
    completions = []
    for block in held { try simulator.release(block) }
  }

  override var ownedObjects: [(name: String, object: Object)] {
    super.ownedObjects + (animations + completions).map { (name: "", object: $0 as Object) }
  }

  override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    try dropAnimations(simulator)
    try dropCompletions(simulator)
  }

  override func sever() {
    super.sever()
    animations = []
    completions = []
  }
}
