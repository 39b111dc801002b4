import Lifecycle

/// What a `UIViewPropertyAnimator` is to do.
///
/// While it runs the animation owns it, and it owns its closures until they have run.
final class Animator: Object {
  /// How far it has come.
  enum State: String {
    case inactive, active, stopped
  }

  var duration = 0.25
  var state = State.inactive
  /// Whether it runs back.
  var isReversed = false
  /// How far it had come, of 1, when it last began to run, was paused or turned round.
  var fraction = 0.0
  /// When it began to run as it does now, in seconds; nil while it does not run.
  var runsSince: Double?
  /// By how much its pace is quicker than its duration says.
  var pace = 1.0
  /// The views that it was changing when it was halted.
  var haltedViews: [UIView] = []
  private(set) var animations: [RuntimeBlock] = []
  private(set) var completions: [RuntimeBlock] = []

  init() { super.init(.object) }

  /// How far it has come at a time, of 1.
  func fraction(at seconds: Double) -> Double {
    guard let runsSince else { return fraction }
    let passed = duration > 0 ? max(0, seconds - runsSince) * pace / duration : 1
    return min(1, max(0, fraction + (isReversed ? -passed : passed)))
  }

  /// How long it still runs, from where it was when it began to.
  var remaining: Double { (isReversed ? fraction : 1 - fraction) * duration / pace }

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
    haltedViews = []
  }
}
