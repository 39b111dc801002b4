public import CallTrace

/// A message that has been sent and has not been answered yet.
public struct OpenCall {
  /// The index of its event.
  let index: Int
  /// Who has sent it.
  public let caller: ParticipantID
}

/// Writes the trace: events with their nesting, and lifelines as they first take part.
struct Recorder: ~Copyable {
  private var events: [Event] = []
  /// The trace without its events.
  private var frame = Trace()
  /// The objects behind the lifelines; nil for the scenario, the user and the run loop.
  private var objects: [Object?] = [nil, nil, nil]
  /// How many calls are open.
  private(set) var depth = 0
  /// Who sends what is sent now: the receiver of the innermost open call, whoever runs when none is
  /// open, or who acts for itself although it has not been called.
  private(set) var caller = ParticipantID(0)
  /// Who runs when no call is open: whoever runs the current callout.
  var outermost = ParticipantID(0) {
    didSet { if depth == 0 { caller = outermost } }
  }
  /// The lifeline of the scenario's own code.
  let scenario = ParticipantID(0)
  /// The lifeline of the run loop.
  let runLoop = ParticipantID(1)
  /// The lifeline of the person at the screen.
  let user = ParticipantID(2)

  init(iOSVersion: Int) {
    frame.iOSVersion = iOSVersion
    frame.selectors = Message.selectors
    frame.rules = Rule.summaries
    frame.participants = [
      Participant(kind: .scenario, name: "scenario", className: ""),
      Participant(kind: .runLoop, name: "UIKit", className: ""),
      Participant(kind: .user, name: "user", className: ""),
    ]
  }

  /// What has been recorded so far.
  var trace: Trace {
    var trace = frame
    trace.events = events
    return trace
  }

  /// How many events have been recorded.
  var count: Int { events.count }

  /// Has somebody act for itself; who acted before is to act again when that is over.
  mutating func beginActing(as actor: ParticipantID) -> ParticipantID {
    let outer = caller
    caller = actor
    return outer
  }

  mutating func endActing(_ outer: ParticipantID) { caller = outer }

  /// Forgets the events.
  mutating func restart() { events = [] }

  // MARK: Events

  @inline(__always)
  mutating func enter(
    _ selector: SelectorID, _ arguments: Arguments, to receiver: ParticipantID, rule: RuleID?,
    isOverridden: Bool, at moment: Moment, origin: Origin?
  ) -> OpenCall {
    let open = OpenCall(index: events.count, caller: caller)
    let call = Call(
      from: caller, to: receiver, selector, arguments, rule: rule, isOverridden: isOverridden)
    record(.call(call), at: moment, origin: origin)
    caller = receiver
    depth += 1
    return open
  }

  @inline(__always)
  mutating func leave(_ call: OpenCall) {
    // What was recorded when a test began anew is gone.
    if call.index < events.count { events[call.index].end = Int32(events.count) }
    caller = call.caller
    depth -= 1
  }

  mutating func record(_ kind: Event.Kind, at moment: Moment, origin: Origin?) {
    events.append(
      Event(
        kind, at: moment, depth: Int32(depth), end: Int32(events.count + 1), origin: origin))
  }

  // MARK: The tables

  /// How many messages have a name in the trace.
  var selectorCount: Int { frame.selectors.count }

  /// The name of a message as `#selector` has it.
  func name(of selector: SelectorID) -> String { frame[selector].swift }

  /// The names of a message.
  func selector(_ id: SelectorID) -> MessageSelector { frame[id] }

  /// How many lifelines there are.
  var participantCount: Int { frame.participants.count }

  mutating func add(_ selector: MessageSelector) { frame.selectors.append(selector) }

  mutating func addParticipant(_ participant: Participant, for object: Object) -> Int32 {
    frame.participants.append(participant)
    objects.append(object)
    return Int32(frame.participants.count - 1)
  }

  /// Says whose view an object is that has taken part already.
  mutating func setOwner(of view: UIView, _ owner: ParticipantID) {
    let place = Int(view.participant)
    guard frame.participants.indices.contains(place) else { return }
    frame.participants[place].owner = owner
  }

  /// Says which rules were applied and sent nothing.
  mutating func setSilentRules(_ rules: [RuleID]) { frame.silentRules = rules }

  /// Says of every lifeline which messages could be sent to it, in a program that decodes objects or not, and
  /// has delegates for its application and its scene or none.
  mutating func setMessages(decodes: Bool, delegates: [Object]) {
    let all = objects.map { $0?.runtimeClass.implementedMessages ?? SelectorSet() }
    let implemented = all.reduce(into: SelectorSet()) { $0.formUnion($1) }
    // What no class of a lifeline implements is a function, or is added to a class of UIKit's.
    var others = SelectorSet()
    for index in Message.selectors.count..<frame.selectors.count {
      let selector = SelectorID(UInt16(truncatingIfNeeded: index))
      if !implemented.contains(selector) { others.insert(selector) }
    }
    for (index, object) in objects.enumerated() {
      var messages = all[index]
      messages.formUnion(others)
      messages.formUnion(object?.runtimeClass.kind.messages(decodes: decodes) ?? Message.blocks)
      if delegates.contains(where: { $0 === object }) {
        messages.formUnion(Message.application)
      } else if object?.runtimeClass.kind == .application, !delegates.isEmpty {
        messages.subtract(Message.application)
      }
      frame.participants[index].messages = messages
    }
  }

  /// The object whose lifeline would have a name, were the trace finished now.
  func object(named name: String) -> Object? {
    var counts: [String: Int] = [:]
    for (index, object) in objects.enumerated() {
      guard let object, frame.participants[index].owner == nil else { continue }
      let own = object.label ?? frame.participants[index].className
      guard name.hasPrefix(own) else { continue }
      let count = Self.next(&counts[own, default: 0])
      if name == (count == 1 ? own : "\(own) \(count)") { return object }
    }
    return nil
  }

  private static func next(_ count: inout Int) -> Int {
    count += 1
    return count
  }

  /// Gives every lifeline the name the program gave its object, made unique in order of appearance.
  mutating func nameParticipants() {
    var counts: [String: Int] = [:]
    counts.reserveCapacity(objects.count)
    for (index, object) in objects.enumerated() {
      guard let object else {
        counts[frame.participants[index].name] = 1
        continue
      }
      if frame.participants[index].owner != nil { continue }
      let name = object.label ?? frame.participants[index].className
      let count = Self.next(&counts[name, default: 0])
      frame.participants[index].name = count == 1 ? name : "\(name) \(count)"
    }
    for index in frame.participants.indices {
      guard let owner = frame.participants[index].owner else { continue }
      let isView = frame.participants[index].kind == .view
      frame.participants[index].name =
        frame[owner].name + (isView ? ".view" : ".presentationController")
    }
  }
}
