public import Tracing

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
public final class Simulator: @unchecked Sendable {
  /// The version of iOS whose behaviour is modelled, and what follows from it.
  public let profile: Profile
  /// What the program may use.
  public let budget: Budget
  /// The window that every program finds.
  public let window: UIWindow
  /// The windows that show, in the order they began to.
  public internal(set) var visibleWindows: [UIWindow] = []
  /// The application.
  public let application: UIApplication
  /// The statement of the program that is running, recorded with every event.
  public var origin: Origin?

  var recorder: Recorder
  var runLoop = RunLoop()
  var layout = LayoutQueue()
  /// The objects made so far, by when they were made; severed when the simulator goes.
  var objects: [Object] = []
  /// Objects that nothing owned when they were made; looked at when the statement ends.
  var temporaries: [Object] = []
  /// The duration of the innermost `UIView.animate` block that is being run; nil outside.
  var animationDuration: Double?
  /// Steps and output the program has used; counted by whoever runs it.
  public var steps = 0
  private var selectorIDs: [String: SelectorID] = [:]

  /// Creates a simulator at the moment of launch: a window without root, hidden.
  public init(profile: Profile = Profile(), budget: Budget = .standard) {
    self.profile = profile
    self.budget = budget
    self.recorder = Recorder(iOSVersion: profile.iOSVersion)
    self.window = UIWindow(.window)
    self.application = UIApplication(.application)
    window.label = "window"
    application.label = "app"
    window.owners = 1
    application.owners = 1
    objects = [window, application]
  }

  deinit {
    for object in objects { object.sever() }
  }

  /// What has been recorded so far.
  public var trace: Trace { recorder.trace }

  /// Names the lifelines and returns the trace.
  public func finish() -> Trace {
    recorder.nameParticipants()
    return recorder.trace
  }

  // MARK: Messages

  /// Sends a message of UIKit's: records it, and runs the program's implementation or UIKit's own.
  ///
  /// - Parameter rule: the rule by which UIKit sends it; nil when the program does.
  @discardableResult
  public func send(
    _ message: Message, _ payload: Payload = .none, to receiver: Object, rule: Rule? = nil
  ) throws(Halt) -> Value {
    try send(selector: message.selectorID, payload, to: receiver, rule: rule)
  }

  /// Sends any message, also one that only the program knows.
  @discardableResult
  public func send(
    selector: SelectorID, _ payload: Payload = .none, to receiver: Object, rule: Rule? = nil
  ) throws(Halt) -> Value {
    let implementation = receiver.runtimeClass.implementation(of: selector)
    let index = try enter(
      selector, payload, receiver, rule: rule, isOverridden: implementation != nil)
    defer { leave(index) }
    if let implementation {
      return try implementation.body(self, receiver, payload.values)
    }
    guard let message = Message(selector) else { return .nothing }
    return try receiver.perform(message, payload, self)
  }

  /// Sends a message to the implementation above a class, as `super` does; nothing is recorded,
  /// because the message itself already is.
  @discardableResult
  public func sendSuper(
    _ selector: SelectorID, _ payload: Payload, to receiver: Object, above owner: RuntimeClass
  ) throws(Halt) -> Value {
    if let parent = owner.superclass, let next = parent.implementation(of: selector) {
      return try next.body(self, receiver, payload.values)
    }
    guard let message = Message(selector) else { return .nothing }
    return try receiver.perform(message, payload, self)
  }

  /// Asks the program for an answer without a trace of the question; nil when it has none.
  func ask(_ message: Message, _ payload: Payload = .none, of receiver: Object) throws(Halt)
    -> Value?
  {
    guard let found = receiver.runtimeClass.implementation(of: message.selectorID) else {
      return nil
    }
    return try found.body(self, receiver, payload.values)
  }

  /// Runs a block, recorded as a message to whoever it was written for.
  @discardableResult
  func run(
    _ block: Block, as message: Message, _ payload: Payload = .none, rule: Rule? = nil
  ) throws(Halt) -> Value {
    let index = try enter(
      message.selectorID, payload, block.owner, rule: rule, isOverridden: true)
    defer { leave(index) }
    return try block.body(self, payload.values)
  }

  /// Records the sending of a message; `leave` must follow.
  public func enter(
    _ selector: SelectorID, _ payload: Payload, _ receiver: Object?, rule: Rule?,
    isOverridden: Bool
  ) throws(Halt) -> Int {
    guard recorder.trace.events.count < budget.messages else { throw .budget(.messages) }
    guard recorder.stack.count < budget.depth else { throw .budget(.depth) }
    let caller = recorder.caller
    let target = receiver.map { participant(of: $0) } ?? recorder.scenario
    let call = Call(
      from: caller, to: target, selector, recorded(payload), rule: rule?.traceID,
      isOverridden: isOverridden)
    return recorder.enter(call, at: moment, origin: origin)
  }

  /// Records that a message has been answered.
  public func leave(_ index: Int) { recorder.leave(index) }

  /// The id of a message by its names; one of the program's own is entered in the trace's table.
  public func intern(_ selector: Selector) -> SelectorID {
    if let known = selectorIDs[selector.swift] { return known }
    let id = SelectorID(UInt16(truncatingIfNeeded: recorder.trace.selectors.count))
    recorder.trace.selectors.append(selector)
    selectorIDs[selector.swift] = id
    return id
  }

  /// When it is, in virtual time.
  var moment: Moment { Moment(turn: runLoop.turn, phase: runLoop.phase, time: runLoop.now) }
}
