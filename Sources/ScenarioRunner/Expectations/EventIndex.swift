import SourceText
import Tracing

/// Finds the events of a trace that claims speak of.
struct EventIndex {
  let trace: Trace

  /// The indices of the events that a reference can mean, in order.
  func matches(_ reference: EventReference) -> [Int] {
    var found: [Int] = []
    for (index, event) in trace.events.enumerated() {
      guard case .call(let call) = event.kind, trace[call.receiver].name == reference.receiver,
        matches(call, reference)
      else { continue }
      found.append(index)
    }
    return found
  }

  /// The events to show for a reference that has none: the same message to others, and what its
  /// receiver was sent last.
  func nearest(_ reference: EventReference) -> [Int] {
    var same: [Int] = []
    var own: [Int] = []
    for (index, event) in trace.events.enumerated() {
      guard case .call(let call) = event.kind else { continue }
      if matches(call, reference) { same.append(index) }
      let level = trace[call.selector].level
      if trace[call.receiver].name == reference.receiver,
        level == .appearance || level == .containment
      {
        own.append(index)
      }
    }
    return Array(Set(same.prefix(2) + own.suffix(3))).sorted()
  }

  /// The last calls of the trace.
  var lastCalls: [Int] {
    let calls = trace.events.indices.filter { index in
      guard case .call(let call) = trace.events[index].kind else { return false }
      let level = trace[call.selector].level
      return level == .appearance || level == .containment
    }
    return Array(calls.suffix(2))
  }

  /// The event that a reference means: the one it counts, otherwise the first.
  func event(_ reference: EventReference) -> Int? {
    let found = matches(reference)
    switch reference.occurrence {
    case .number(let number): return found.count >= number ? found[number - 1] : nil
    case .last: return found.last
    case nil: return found.first
    }
  }

  private func matches(_ call: Call, _ reference: EventReference) -> Bool {
    let selector = trace[call.selector]
    let message = reference.message
    if message == selector.swift || message == selector.objectiveC { return true }
    guard message.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") })
    else { return message == selector.baseName }
    let spelling: Spelling = reference.isObjectiveC ? .objectiveC : .swift
    return Self.compact(trace.message(call, spelling)) == Self.compact(message)
  }

  /// A text without blanks, so that `willMove(toParent:nil)` is what it seems.
  private static func compact(_ text: String) -> String { text.filter { $0 != " " } }

  /// Whether anybody in the trace has a name.
  func knowsParticipant(_ name: String) -> Bool {
    trace.participants.contains { $0.name == name }
  }

  /// Whether UIKit or the program knows a message by its name.
  func knowsMessage(_ message: String) -> Bool {
    let name = message.utf8.prefix {
      $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ")
    }
    return trace.selectors.contains { selector in
      selector.swift.utf8.prefix { $0 != UInt8(ascii: "(") }.elementsEqual(name)
        || selector.objectiveC.utf8.prefix { $0 != UInt8(ascii: ":") }.elementsEqual(name)
    }
  }

  /// The call of an event with where it stands: `c.viewDidAppear(false) — turn 3, 0.35 s`.
  func describe(_ index: Int) -> String {
    let event = trace.events[index]
    let moment = "turn \(event.moment.turn), \(event.moment.time.secondsText) s"
    guard case .call(let call) = event.kind else { return moment }
    return "\(trace.spell(call)) — \(moment)"
  }
}
