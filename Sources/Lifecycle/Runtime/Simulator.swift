public import CallTrace

/// A deterministic model of UIKit: it sends the messages UIKit would send, and records every one.
///
/// One function, `send`, sends everything, so nothing can happen that the trace does not show. Time
/// is virtual, nothing outside is read, and so the same program gives the same trace on any machine.
///
/// ```swift
/// let simulator = Simulator()
/// let page = try simulator.make(.viewController) as! UIViewController
/// try simulator.window.setRootViewController(page, simulator)
/// try simulator.window.makeKeyAndVisible(simulator)
/// try simulator.settle()
/// simulator.finish()   // page.viewDidLoad, viewWillAppear, …, viewDidAppear
/// ```
public final class Simulator {
  /// The version of iOS whose behaviour is modelled, and what follows from it.
  public let profile: Profile
  /// What the program may use.
  public let budget: Budget
  /// The window that every program finds.
  public let window: UIWindow
  /// The windows that show, in the order they began to.
  public internal(set) var visibleWindows: [UIWindow] = []
  /// The window that the keyboard writes to.
  public internal(set) var keyWindow: UIWindow?
  /// Whoever gets what is typed; not owned.
  public internal(set) var firstResponder: Object?
  /// The application.
  public let application: UIApplication
  /// The statement of the program that is running, recorded with every event.
  public var origin: Origin?

  var recorder: Recorder
  /// The rules applied so far that send nothing.
  var silentRules = RuleSet()
  var runLoop = RunLoop()
  /// The windows with a view below them that waits for the layout pass, in the order they began to.
  var windowsToLayOut: [UIWindow] = []
  /// What tracked code has read of models.
  var models = ModelTracking()
  /// Whether anybody listens to changes of constraints, properties, safe areas or margins.
  var hasLayoutListeners = false
  /// The views whose constraints are to be updated, among those that listen to it.
  var constraintQueue: [UIView] = []
  /// The views that are to be drawn, among those that draw themselves.
  var displayQueue: [UIView] = []
  /// The objects made so far, by when they were made; severed when the simulator goes.
  var objects: [Object] = []
  /// Objects that nothing owned when they were made; looked at when the statement ends.
  var temporaries: [Object] = []
  /// The duration of the innermost `UIView.animate` block that is being run; nil outside.
  var animationDuration: Double?
  /// The views that the innermost animation block has changed so far.
  var animatedViews: [UIView] = []
  /// Which animation block that is, counted from one.
  var animationBlock = 0
  /// The animations that have begun and are not committed yet, the innermost last.
  var openAnimations: [OpenAnimation] = []
  /// How many animation blocks have begun.
  var animationBlocks = 0
  /// How many controllers are in explicit transitions.
  var controllersInTransition = 0
  /// The animations that may still be interrupted, by their order.
  var animations: [Int: Animation] = [:]
  /// How many animations have begun.
  var animationsBegun = 0
  /// Whoever holds the animations that begin now until a finger leaves.
  var interactionThatHolds: PercentDrivenTransition?
  /// The transactions of Core Animation's that have begun and are not committed, innermost last.
  var transactions: [AnimationTransaction] = []
  /// Those that this turn's animations still join.
  var waitingTransactions: [AnimationTransaction] = []
  /// Whether the scene's delegate is in `scene(_:willConnectTo:options:)`.
  var isConnectingScene = false
  /// Whether the interface lies on its side.
  public internal(set) var isLandscape = false
  /// Whether the device does.
  public internal(set) var isDeviceLandscape = false
  /// Whether the interface has taken the orientation of the launch.
  var isOriented = false
  /// Whether the program has ever overridden traits.
  var hasTraitOverrides = false
  /// Whether the system's style is the dark one.
  var isSystemDark = false
  /// The storyboards that the program has opened.
  var storyboards: [StoryboardContents] = []
  /// The nibs that the program has declared.
  public var nibs: [Nib] = []
  /// Whether one has been loaded, which the program may not have declared.
  var hasLoadedNib = false
  /// How many objects are being deallocated, each by the one before.
  var deallocations = 0
  /// How many embed segues run inside one another.
  var embedDepth = 0
  /// Makes an instance of a class, or of the class of a name, as `init(coder:)` does; whoever runs
  /// a program sets it.
  public var decoder: Block?
  /// Tells those who observe a notification of the application's; whoever runs a program sets it.
  public var notificationCenter: Block?
  /// Calls what an object has registered for its traits, given the object and its traits before; answers
  /// whether it has called anything. Whoever runs a program sets it.
  public var traitObserver: Block?
  /// Is told of every message when it begins and when it has been answered, by the index of its event; it
  /// must send none. Whoever runs a program sets it.
  public var lookout:
    ((_ event: Int, _ selector: SelectorID, _ receiver: Object, _ isAtEnd: Bool) -> Void)?
  /// What properties were, as far as anybody looked.
  var sightings: [(sighting: Sighting, subject: Object?)] = []
  /// Steps and output the program has used; counted by whoever runs it.
  public var steps = 0
  /// The parts of a step that it has used besides.
  var parts = 0
  /// What is used up where there are no steps left.
  public internal(set) var exhausted = Budget.Kind.steps
  /// The address of the stack where the program began, if its use is counted.
  var stackBase: UInt?
  /// How often a link has been cut that led from a controller to the one above it.
  var cutLinks = 0
  private var selectorIDs: [String: SelectorID] = [:]
  /// Its own copies of UIKit's classes.
  var ownClasses: [ObjectIdentifier: RuntimeClass]

  /// Creates a simulator at the moment of launch: a window without root, hidden.
  public init(
    profile: Profile = Profile(), budget: Budget = .standard, isLandscape: Bool = false
  ) {
    self.profile = profile
    self.budget = budget
    self.recorder = Recorder(iOSVersion: profile.iOSVersion)
    self.window = UIWindow(RuntimeClass(name: "UIWindow", kind: .window))
    self.application = UIApplication(RuntimeClass(name: "UIApplication", kind: .application))
    ownClasses = [
      ObjectIdentifier(RuntimeClass.window): window.runtimeClass,
      ObjectIdentifier(RuntimeClass.application): application.runtimeClass,
    ]
    window.label = "window"
    self.isLandscape = isLandscape
    self.isDeviceLandscape = isLandscape
    application.label = "app"
    window.owners = 1
    application.owners = 1
    objects = [window, application]
    layOutAtLaunch(window)
  }

  deinit {
    models.sever()
    runLoop.timers.sever()
    for object in objects { object.sever() }
    for contents in storyboards { contents.scenes = [] }
  }

  /// How many events have been recorded so far.
  public var eventCount: Int { recorder.count }

  /// What has been recorded so far.
  public var trace: Trace { recorder.trace }

  /// Names the lifelines and returns the trace.
  public func finish() -> Trace {
    recorder.nameParticipants()
    recorder.setMessages(
      decodes: !storyboards.isEmpty || !nibs.isEmpty || hasLoadedNib,
      delegates: [application.delegate, application.sceneDelegate].compactMap { $0 })
    recorder.setSilentRules(silentRules.ids)
    var trace = recorder.trace
    trace.sightings = namedSightings(in: trace)
    return trace
  }

  // MARK: Messages

  /// Sends a message of UIKit's: records it, and runs the program's implementation or UIKit's own.
  ///
  /// - Parameter rule: the rule by which UIKit sends it; nil when the program does.
  @discardableResult
  @inline(never)
  public func send(
    _ message: Message, _ payload: Payload = .none, to receiver: Object, rule: Rule? = nil
  ) throws(Halt) -> Value {
    let body = receiver.runtimeClass.body(of: message.selectorID)
    let call = try enter(
      message.selectorID, payload, receiver, rule: rule, isOverridden: body != nil)
    if let lookout { lookout(call.index, message.selectorID, receiver, false) }
    let result: Value
    do throws(Halt) {
      result =
        if let body {
          try body(self, receiver, payload)
        } else {
          try receiver.perform(message, payload, self)
        }
    } catch {
      leave(call)
      throw error
    }
    if let lookout { lookout(call.index, message.selectorID, receiver, true) }
    leave(call)
    return result
  }

  /// Sends any message, also one that only the program knows.
  @discardableResult
  public func send(
    selector: SelectorID, _ payload: Payload = .none, to receiver: Object, rule: Rule? = nil
  ) throws(Halt) -> Value {
    if let message = Message(selector) {
      return try send(message, payload, to: receiver, rule: rule)
    }
    let body = receiver.runtimeClass.body(of: selector)
    let call = try enter(selector, payload, receiver, rule: rule, isOverridden: body != nil)
    defer { leave(call) }
    if let lookout { lookout(call.index, selector, receiver, false) }
    let result = try body?(self, receiver, payload) ?? .nothing
    if let lookout { lookout(call.index, selector, receiver, true) }
    return result
  }

  /// Sends a message to the implementation above a class, as `super` does; nothing is recorded,
  /// because the message itself already is.
  @discardableResult
  public func sendSuper(
    _ selector: SelectorID, _ payload: Payload, to receiver: Object, above owner: RuntimeClass
  ) throws(Halt) -> Value {
    if let body = owner.superclass?.body(of: selector) {
      return try body(self, receiver, payload)
    }
    guard let message = Message(selector) else { return .nothing }
    return try receiver.perform(message, payload, self)
  }

  /// Asks the program for an answer without a trace of the question; nil when it has none.
  func ask(_ message: Message, _ payload: Payload = .none, of receiver: Object) throws(Halt)
    -> Value?
  {
    guard let body = receiver.runtimeClass.body(of: message.selectorID) else { return nil }
    return try body(self, receiver, payload)
  }

  /// Runs a block, recorded as a message to whoever it was written for.
  @discardableResult
  func run(
    _ block: Block, as message: Message, _ payload: Payload = .none, rule: Rule? = nil
  ) throws(Halt) -> Value {
    let call = try enter(
      message.selectorID, payload, block.owner, rule: rule, isOverridden: true)
    defer { leave(call) }
    return try block.body(self, payload.values)
  }

  /// Records the sending of a message; `leave` must follow.
  @inline(__always)
  public func enter(
    _ selector: SelectorID, _ payload: Payload, _ receiver: Object?, rule: Rule?,
    isOverridden: Bool
  ) throws(Halt) -> OpenCall {
    guard recorder.count < budget.messages else { throw .budget(.messages) }
    guard recorder.depth < budget.depth else { throw .budget(.depth) }
    let target = receiver.map { participant(of: $0) } ?? recorder.scenario
    return recorder.enter(
      selector, recorded(payload), to: target, rule: rule?.traceID, isOverridden: isOverridden,
      at: moment, origin: origin)
  }

  /// Records that a message has been answered.
  @inline(__always)
  public func leave(_ call: OpenCall) { recorder.leave(call) }

  /// The id of a message by its names; one of the program's own is entered in the trace's table.
  public func intern(_ selector: MessageSelector) -> SelectorID {
    if let known = selectorIDs[selector.swift] { return known }
    let id = SelectorID(UInt16(truncatingIfNeeded: recorder.selectorCount))
    recorder.add(selector)
    selectorIDs[selector.swift] = id
    return id
  }

  /// When it is, in virtual time.
  var moment: Moment { Moment(turn: runLoop.turn, phase: runLoop.phase, time: runLoop.now) }
}
