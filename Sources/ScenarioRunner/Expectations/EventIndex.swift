import SourceText
import Tracing

/// Finds the events of a trace that claims speak of.
struct EventIndex {
  let trace: Trace
  private let routes: [EventLog.Route?]

  init(_ trace: Trace) {
    self.trace = trace
    routes = trace.events.routes
  }

  /// The indices of the events that a reference can mean, in order, or of the first of them.
  func matches(_ reference: EventReference, atMost limit: Int = .max) -> [Int] {
    let isReceiver = trace.participants.map { $0.name == reference.receiver }
    guard isReceiver.contains(true) else { return [] }
    let name = Name(reference.message)
    // Nearly always the selector decides, and few selectors are sent to one receiver.
    var answers: [Answer?] = Array(repeating: nil, count: trace.selectors.count)
    var found: [Int] = []
    for (index, route) in routes.enumerated() {
      guard let route, isReceiver[Int(route.receiver.index)] else { continue }
      if found.count == limit { break }
      let selector = Int(route.selector.index)
      let answer = answers[selector] ?? Self.answer(trace.selectors[selector], name)
      answers[selector] = answer
      switch answer {
      case .yes: found.append(index)
      case .no: break
      case .dependsOnCall:
        if case .call(let call) = trace.events[index].kind, matches(call, reference) {
          found.append(index)
        }
      }
    }
    return found
  }

  /// Whether the calls of a selector are what a reference means.
  private enum Answer { case yes, no, dependsOnCall }

  private static func answer(_ selector: Selector, _ name: Name) -> Answer {
    if begins(selector.swift, with: name.bytes, until: UInt8(ascii: "(")) {
      if name.isPlain || name.bytes.count == selector.swift.utf8.count { return .yes }
    }
    if name.bytes.count == selector.objectiveC.utf8.count,
      selector.objectiveC.utf8.elementsEqual(name.bytes)
    {
      return .yes
    }
    return name.isPlain ? .no : .dependsOnCall
  }

  /// The message of a reference.
  private struct Name {
    let bytes: [UInt8]
    /// Whether it is a name alone, without labels or arguments.
    let isPlain: Bool

    init(_ message: String) {
      bytes = Array(message.utf8)
      isPlain = !bytes.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") }
    }
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
    let found = matches(reference, atMost: reference.occurrence == nil ? 1 : .max)
    switch reference.occurrence {
    case .number(let number): return found.count >= number ? found[number - 1] : nil
    case .last: return found.last
    case nil: return found.first
    }
  }

  private func matches(_ call: Call, _ reference: EventReference) -> Bool {
    switch Self.answer(trace[call.selector], Name(reference.message)) {
    case .yes: return true
    case .no: return false
    case .dependsOnCall:
      let spelling: Spelling = reference.isObjectiveC ? .objectiveC : .swift
      return Self.compact(trace.message(call, spelling)) == Self.compact(reference.message)
    }
  }

  /// A text without blanks, so that `willMove(toParent:nil)` is what it seems.
  private static func compact(_ text: String) -> String { text.filter { $0 != " " } }

  /// Whether anybody in the trace has a name.
  func knowsParticipant(_ name: String) -> Bool {
    trace.participants.contains { $0.name == name }
  }

  /// Whether UIKit or the program knows a message by its name.
  func knowsMessage(_ message: String) -> Bool {
    let name = Array(
      message.utf8.prefix {
        $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ")
      })
    return trace.selectors.contains { selector in
      Self.begins(selector.swift, with: name, until: UInt8(ascii: "("))
        || Self.begins(selector.objectiveC, with: name, until: UInt8(ascii: ":"))
    }
  }

  /// Whether a spelling is a name, or a name with a mark and more after it.
  private static func begins(_ spelling: String, with name: [UInt8], until mark: UInt8) -> Bool {
    // The names of callbacks begin alike, and few end where another does.
    guard spelling.utf8.count >= name.count else { return false }
    var spelling = spelling
    return spelling.withUTF8 { bytes in
      (bytes.count == name.count || bytes[name.count] == mark)
        && bytes[..<name.count].elementsEqual(name)
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
