import CallTrace

/// Builds a trace by hand, as a simulator would: participants by name, calls with their nesting.
struct TraceSketch {
  private(set) var trace = Trace()
  private var moment = Moment(turn: 1, time: .zero)
  private var depth: Int32 = 0

  /// A participant, made at its first mention.
  mutating func participant(
    _ name: String, _ kind: Participant.Kind = .viewController, class className: String? = nil,
    owner: String? = nil
  ) -> ParticipantID {
    if let index = trace.participants.firstIndex(where: { $0.name == name }) {
      return ParticipantID(Int32(index))
    }
    let owner = owner.map { participant($0) }
    trace.participants.append(
      Participant(kind: kind, name: name, className: className ?? name, owner: owner))
    return ParticipantID(Int32(trace.participants.count - 1))
  }

  /// The run loop goes to another turn.
  mutating func turn(_ number: Int32, at seconds: Double) {
    moment = Moment(turn: number, time: Instant(seconds: seconds))
  }

  /// A call, and what happens inside it.
  mutating func call(
    _ caller: String, _ receiver: String, _ swift: String, _ arguments: [Argument] = [],
    objectiveC: String? = nil, level: MessageSelector.Level = .appearance,
    rule: (number: String, id: String, statement: String)? = nil, isOverridden: Bool = false,
    at origin: Range<Int32>? = nil, inside: (inout TraceSketch) -> Void = { _ in }
  ) {
    let from = participant(caller, Self.kind(caller))
    let to = participant(receiver, Self.kind(receiver))
    let values: Arguments = arguments.count == 1 ? .one(arguments[0]) : .several(arguments)
    let call = Call(
      from: from, to: to, selector(swift, objectiveC ?? swift, level), values,
      rule: rule.map { self.rule($0) }, isOverridden: isOverridden)
    let index = trace.events.count
    append(
      .call(call), origin.map { Origin(source: 0, lower: $0.lowerBound, upper: $0.upperBound) })
    depth += 1
    inside(&self)
    depth -= 1
    trace.events[index].end = Int32(trace.events.count)
  }

  /// One of the four appearance callbacks and `viewDidLoad`, as UIKit sends them.
  mutating func callback(
    _ caller: String, _ receiver: String, _ name: String, _ animated: Bool? = false,
    rule: String = "appearance-order", inside: (inout TraceSketch) -> Void = { _ in }
  ) {
    call(
      caller, receiver, animated == nil ? "\(name)()" : "\(name)(_:)",
      animated.map { [.bool($0)] } ?? [], objectiveC: animated == nil ? name : "\(name):",
      rule: ("R100", rule, Self.statements[rule] ?? "A rule."), isOverridden: true, inside: inside)
  }

  mutating func divider(_ title: String) { append(.divider(title)) }
  mutating func note(_ text: String) { append(.note(text)) }
  mutating func log(_ name: String, _ text: String) {
    append(.console(Console(.program, by: participant(name, Self.kind(name)), text)))
  }
  mutating func warn(
    _ name: String, _ text: String, rule: (number: String, id: String, statement: String)? = nil
  ) {
    let rule = rule.map { self.rule($0) }
    append(.console(Console(.warning, by: participant(name), text, rule: rule)))
  }
  mutating func raise(_ name: String, _ exception: String, _ reason: String) {
    append(.exception(Exception(name: exception, reason: reason, by: participant(name))))
  }

  private mutating func append(_ kind: Event.Kind, _ origin: Origin? = nil) {
    let end = Int32(trace.events.count + 1)
    trace.events.append(Event(kind, at: moment, depth: depth, end: end, origin: origin))
  }

  private mutating func selector(
    _ swift: String, _ objectiveC: String, _ level: MessageSelector.Level
  ) -> SelectorID {
    let selector = MessageSelector(swift: swift, objectiveC: objectiveC, level: level)
    if let index = trace.selectors.firstIndex(of: selector) { return SelectorID(UInt16(index)) }
    trace.selectors.append(selector)
    return SelectorID(UInt16(trace.selectors.count - 1))
  }

  private mutating func rule(
    _ rule: (number: String, id: String, statement: String)
  ) -> RuleID {
    if let index = trace.rules.firstIndex(where: { $0.id == rule.id }) {
      return RuleID(UInt16(index))
    }
    trace.rules.append(RuleSummary(number: rule.number, id: rule.id, statement: rule.statement))
    return RuleID(UInt16(trace.rules.count - 1))
  }

  private static func kind(_ name: String) -> Participant.Kind {
    switch name {
    case "scenario": .scenario
    case "run loop": .runLoop
    case "user": .user
    case "window": .window
    default: .viewController
    }
  }

  private static let statements = [
    "appearance-order": "The outgoing controller is told before the incoming one.",
    "forward-after-self":
      "A container forwards an appearance callback to its children after its own.",
    "push-order":
      "A push tells the top controller that it disappears, then the new one that it appears.",
    "load-on-first-access": "A view is loaded when it is first asked for, and not before.",
    "did-move-after-push":
      "A navigation controller sends didMove(toParent:) when the transition ends.",
  ]
}
