import Tracing

/// Writes the trace: events with their nesting, and lifelines as they first take part.
struct Recorder {
  var trace = Trace()
  /// The indices of the calls that have not been answered yet.
  private(set) var stack: [Int] = []
  /// The objects behind the lifelines; nil for the scenario, the user and the run loop.
  private(set) var objects: [Object?] = []
  /// Who is running: the receiver of the innermost call, or whoever runs the current callout.
  var outermost: ParticipantID

  /// The lifeline of the scenario's own code.
  let scenario = ParticipantID(0)
  /// The lifeline of the run loop.
  let runLoop = ParticipantID(1)
  /// The lifeline of the person at the screen.
  let user = ParticipantID(2)

  init(iOSVersion: Int) {
    trace.iOSVersion = iOSVersion
    trace.selectors = Message.selectors
    trace.rules = Rule.summaries
    trace.participants = [
      Participant(kind: .scenario, name: "scenario", className: ""),
      Participant(kind: .runLoop, name: "UIKit", className: ""),
      Participant(kind: .user, name: "user", className: ""),
    ]
    objects = [nil, nil, nil]
    outermost = ParticipantID(0)
  }

  /// Who acts for itself although it has not been called, and how deep in calls that holds.
  var actor: (id: ParticipantID, depth: Int)?

  /// Who sends what is sent now.
  var caller: ParticipantID {
    if let actor, actor.depth == stack.count { return actor.id }
    guard let innermost = stack.last, case .call(let call) = trace.events[innermost].kind else {
      return outermost
    }
    return call.receiver
  }

  mutating func enter(_ call: Call, at moment: Moment, origin: Origin?) -> Int {
    let index = trace.events.count
    trace.events.append(
      Event(
        .call(call), at: moment, depth: Int32(stack.count), end: Int32(index + 1), origin: origin))
    stack.append(index)
    return index
  }

  mutating func leave(_ index: Int) {
    trace.events[index].end = Int32(trace.events.count)
    while let last = stack.popLast(), last != index {
      trace.events[last].end = Int32(trace.events.count)
    }
  }

  mutating func record(_ kind: Event.Kind, at moment: Moment, origin: Origin?) {
    let index = trace.events.count
    trace.events.append(
      Event(kind, at: moment, depth: Int32(stack.count), end: Int32(index + 1), origin: origin))
  }

  mutating func addParticipant(_ participant: Participant, for object: Object) -> Int32 {
    trace.participants.append(participant)
    objects.append(object)
    return Int32(trace.participants.count - 1)
  }

  /// Gives every lifeline the name the program gave its object, made unique in order of appearance.
  mutating func nameParticipants() {
    var counts: [String: Int] = [:]
    for (index, object) in objects.enumerated() {
      guard let object else {
        counts[trace.participants[index].name] = 1
        continue
      }
      if trace.participants[index].owner != nil { continue }
      let name = object.label ?? trace.participants[index].className
      let count = (counts[name] ?? 0) + 1
      counts[name] = count
      trace.participants[index].name = count == 1 ? name : "\(name) \(count)"
    }
    for index in trace.participants.indices {
      guard let owner = trace.participants[index].owner else { continue }
      trace.participants[index].name = trace[owner].name + ".view"
    }
  }
}
