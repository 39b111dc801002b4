import CallTrace
import SourceText

/// Finds the events of a trace that claims speak of; shared, because a trace has many parts to copy.
final class EventIndex {
  let trace: Trace
  /// The participants that are the only ones of their classes, by these, where nobody is called so.
  private let onlyOnes: [String: String]
  /// How often it was looked for what a name was meant to be.
  private var searches = 0

  init(_ trace: Trace) {
    self.trace = trace
    var names: [String: String?] = [:]
    for participant in trace.participants where !participant.className.isEmpty {
      let isFirst = names.index(forKey: participant.className) == nil
      names[participant.className] = .some(isFirst ? participant.name : nil)
    }
    var onlyOnes = names.compactMapValues { $0 }
    for participant in trace.participants { onlyOnes[participant.name] = nil }
    self.onlyOnes = onlyOnes
  }

  /// The indices of the events that a reference can mean, in order, or of the first of them.
  func matches(_ reference: EventReference, atMost limit: Int = .max) -> [Int] {
    switch reference.kind {
    case .call(let receiver, let message):
      return matches(message, to: receiver, atMost: limit)
    case .line(let source, let part): return lines(source, part, atMost: limit)
    case .exception(let part):
      return places(atMost: limit) { kind in
        guard case .exception(let exception) = kind else { return false }
        return part.map { exception.name == $0 || TextSearch.contains(exception.reason, $0) }
          ?? true
      }
    case .mark(let text):
      let headings = headings(text)
      return headings.isEmpty ? lines(.program, text, atMost: limit) : Array(headings.prefix(limit))
    }
  }

  /// The headings of a text, or, where there are none, those that contain it.
  func headings(_ text: String) -> [Int] {
    let all = places(atMost: .max) { if case .divider = $0 { true } else { false } }
    let same = all.filter { divider(at: $0) == text }
    return same.isEmpty ? all.filter { TextSearch.contains(divider(at: $0) ?? "", text) } : same
  }

  /// The heading that an event is.
  func divider(at index: Int) -> String? {
    if case .divider(let text) = trace.events[index].kind { text } else { nil }
  }

  private func lines(_ source: Console.Source, _ part: String?, atMost limit: Int) -> [Int] {
    places(atMost: limit) { kind in
      guard case .console(let line) = kind, line.source == source else { return false }
      return part.map { TextSearch.contains(line.text, $0) } ?? true
    }
  }

  /// The events that are no calls and are as is asked.
  private func places(atMost limit: Int, where isMeant: (Event.Kind) -> Bool) -> [Int] {
    var found: [Int] = []
    for (index, event) in trace.events.enumerated() where event.call == nil {
      if found.count == limit { break }
      if isMeant(event.kind) { found.append(index) }
    }
    return found
  }

  private func matches(_ message: MessagePattern, to receiver: String, atMost limit: Int) -> [Int] {
    let name = name(of: receiver)
    let isReceiver = trace.participants.map { $0.name == name }
    guard isReceiver.contains(true) else { return [] }
    for sense in MessagePattern.Sense.allCases {
      let found = matches(message, in: sense, of: isReceiver, atMost: limit)
      if !found.isEmpty || isMeant(message, in: sense) { return found }
    }
    return []
  }

  private func matches(
    _ message: MessagePattern, in sense: MessagePattern.Sense, of isReceiver: [Bool],
    atMost limit: Int
  ) -> [Int] {
    // Nearly always the selector decides, and few selectors are sent to one receiver: of the many
    // there are only the places of their answers are kept, -1 for those that have not been sent.
    var places = Array(repeatElement(Int32(-1), count: trace.selectors.count))
    var answers: [Answer] = []
    answers.reserveCapacity(16)
    var found: [Int] = []
    for (index, event) in trace.events.enumerated() {
      guard let call = event.call, isReceiver[Int(call.receiver.index)] else { continue }
      if found.count == limit { break }
      let selector = Int(call.selector.index)
      if places[selector] < 0 {
        places[selector] = Int32(clamping: answers.count)
        answers.append(Self.answer(trace.selectors[selector], message, sense))
      }
      switch answers[Int(places[selector])] {
      case .yes: found.append(index)
      case .no: break
      case .dependsOnCall(let values):
        if has(call, values) { found.append(index) }
      }
    }
    return found
  }

  // MARK: Messages

  /// Whether the calls of a selector are what a message means.
  private enum Answer {
    case yes, no
    /// Where they have these values.
    case dependsOnCall([ArgumentPattern?])
  }

  private static func answer(
    _ selector: MessageSelector, _ message: MessagePattern, _ sense: MessagePattern.Sense
  ) -> Answer {
    guard let values = message.values(for: selector, in: sense) else { return .no }
    return values.contains { $0 != nil } ? .dependsOnCall(values) : .yes
  }

  /// Whether some selector is meant in a sense, and so none in those after it.
  private func isMeant(_ message: MessagePattern, in sense: MessagePattern.Sense) -> Bool {
    trace.selectors.contains { message.values(for: $0, in: sense) != nil }
  }

  /// An answer for each selector of the trace.
  private func answers(to message: MessagePattern) -> [Answer] {
    let sense = MessagePattern.Sense.allCases.first { isMeant(message, in: $0) }
    return trace.selectors.map { selector in
      sense.map { Self.answer(selector, message, $0) } ?? .no
    }
  }

  /// Whether a call has the values that are said of its arguments; one that it leaves out is nil.
  private func has(_ call: Call, _ values: [ArgumentPattern?]) -> Bool {
    let arguments = call.arguments.list
    return values.enumerated().allSatisfy { index, value in
      value?.matches(index < arguments.count ? arguments[index] : .none, in: trace) ?? true
    }
  }

  /// Whether UIKit or the program has a message with this name and these labels.
  func knows(_ message: MessagePattern) -> Bool {
    MessagePattern.Sense.allCases.contains { isMeant(message, in: $0) }
  }

  /// Whether somebody of a name could be sent a message.
  func canBeSent(_ message: MessagePattern, to name: String) -> Bool {
    let selectors = selectors(meantBy: message)
    let name = self.name(of: name)
    return trace.participants.contains { $0.name == name && canReceive($0, selectors) }
  }

  /// The names of those who could be sent a message.
  func receivers(of message: MessagePattern) -> [String] {
    let selectors = selectors(meantBy: message)
    return trace.participants.filter { canReceive($0, selectors) }.map { $0.name }
  }

  private func canReceive(_ participant: Participant, _ selectors: [SelectorID]) -> Bool {
    guard let messages = participant.messages else { return true }
    return selectors.contains { messages.contains($0) }
  }

  private func selectors(meantBy message: MessagePattern) -> [SelectorID] {
    guard let sense = MessagePattern.Sense.allCases.first(where: { isMeant(message, in: $0) })
    else { return [] }
    return trace.selectors.indices.filter { index in
      message.values(for: trace.selectors[index], in: sense) != nil
    }.map { SelectorID(UInt16(truncatingIfNeeded: $0)) }
  }

  /// The messages that are meant, as Swift writes them.
  func selectorNames(meantBy message: MessagePattern) -> [String] {
    selectors(meantBy: message).map { trace[$0].swift }
  }

  /// How the messages of the same name are written: those whose arguments are others.
  func spellings(of message: MessagePattern) -> [String] {
    let name = MessagePattern(named: String(message.name.prefix { $0 != ":" }))
    let isObjectiveC = message.spelling == .objectiveC
    var spellings: [String] = []
    for selector in trace.selectors where name.isMeant(by: selector) {
      let spelling = "'\(isObjectiveC ? selector.objectiveC : selector.swift)'"
      if spellings.count < 3, !spellings.contains(spelling) { spellings.append(spelling) }
    }
    return spellings
  }

  /// The first calls of a message, with whatever values.
  func calls(of message: MessagePattern) -> [String] {
    let spelling: Spelling = message.spelling == .swift ? .swift : .objectiveC
    let answers = answers(to: message)
    var calls: [String] = []
    for event in trace.events {
      guard calls.count < 2, case .call(let call) = event.kind else { continue }
      if case .no = answers[Int(call.selector.index)] { continue }
      calls.append(trace.spell(call, spelling))
    }
    return calls
  }

  /// The first of the values that are said of a message's arguments and can be nobody's.
  func unknownValue(in message: MessagePattern) -> ArgumentPattern? {
    message.values.first { !$0.isUnderstood(in: trace) }
  }

  /// The first of the values that are said of a message's arguments which is of another kind than all that its
  /// calls have there, or than what UIKit passes.
  func valueOfWrongKind(in message: MessagePattern) -> ArgumentPattern? {
    guard let sense = MessagePattern.Sense.allCases.first(where: { isMeant(message, in: $0) })
    else { return nil }
    let patterns = trace.selectors.map { message.values(for: $0, in: sense) ?? [] }
    var kinds: [(value: ArgumentPattern, isFound: Bool)] = []
    for (index, selector) in trace.selectors.enumerated()
    where selector.level == .appearance && selector.swift.hasSuffix("(_:)") {
      // The callbacks of an appearance say whether it is animated.
      for case let value? in patterns[index].prefix(1) where value.kind != .truth {
        return value
      }
    }
    for event in trace.events {
      guard case .call(let call) = event.kind else { continue }
      let arguments = call.arguments.list
      for (place, pattern) in patterns[Int(call.selector.index)].enumerated() {
        guard let pattern, pattern.kind != .any, place < arguments.count,
          let kind = ArgumentPattern.kind(of: arguments[place])
        else { continue }
        if let known = kinds.firstIndex(where: { $0.value.text == pattern.text }) {
          kinds[known].isFound = kinds[known].isFound || kind == pattern.kind
        } else {
          kinds.append((pattern, kind == pattern.kind))
        }
      }
    }
    return kinds.first { !$0.isFound }?.value
  }

  /// The events to show for a reference that has none: the same message to others, and what its
  /// receiver was sent last.
  func nearest(_ reference: EventReference) -> [Int] {
    guard let message = reference.message else { return lastCalls }
    var same: [Int] = []
    var own: [Int] = []
    let answers = answers(to: message)
    let receiver = name(of: reference.receiver)
    for (index, event) in trace.events.enumerated() {
      guard case .call(let call) = event.kind else { continue }
      switch answers[Int(call.selector.index)] {
      case .yes: same.append(index)
      case .no: break
      case .dependsOnCall(let values): if has(call, values) { same.append(index) }
      }
      let level = trace[call.selector].level
      if trace[call.receiver].name == receiver,
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
    guard let occurrence = reference.occurrence else { return found.first }
    return occurrence.event(in: found)
  }

  /// Whether it is still looked for what a name was meant to be: as long as anybody is shown the answer.
  func isSearched() -> Bool {
    searches += 1
    return searches <= ShownDiagnostics.mostOfPage
  }

  /// Whether anybody in the trace has a name.
  func knowsParticipant(_ name: String) -> Bool {
    onlyOnes[name] != nil || trace.participants.contains { $0.name == name }
  }

  /// What somebody is called whom a claim names: by his name, or by a class of which he is the only one.
  func name(of written: String) -> String { onlyOnes[written] ?? written }

  /// The call of an event with where it stands: `c.viewDidAppear(false) — turn 3, 0.35 s`.
  func describe(_ index: Int) -> String {
    let event = trace.events[index]
    let moment = "turn \(event.moment.turn), \(event.moment.time.secondsText) s"
    switch event.kind {
    case .call(let call): return "\(trace.spell(call)) — \(moment)"
    case .console(let line): return "! \(line.text) — \(moment)"
    case .exception(let exception): return "! \(exception.name) — \(moment)"
    case .divider(let text): return "== \(text) =="
    case .note(let text), .mark(let text): return "// \(text)"
    }
  }

  /// The names of those who were sent a message.
  func sent(_ message: MessagePattern) -> [String] {
    let answers = answers(to: message)
    var names: [String] = []
    for event in trace.events {
      guard let call = event.call, names.count < 5 else { continue }
      if case .no = answers[Int(call.selector.index)] { continue }
      let name = trace[call.receiver].name
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The level of a call; nil for what is none.
  func level(at index: Int) -> MessageSelector.Level? {
    call(at: index).map { trace[$0.selector].level }
  }

  /// Whether a call is of a level that is usually shown.
  func isShownCall(_ index: Int) -> Bool {
    let level = level(at: index)
    return level == .appearance || level == .containment
  }

  /// The levels of the selectors that a message can mean.
  func levels(of message: MessagePattern) -> [MessageSelector.Level] {
    selectors(meantBy: message).map { trace[$0].level }
  }

  /// Whether an event is a call of a message.
  func isMeant(_ message: MessagePattern, at place: Int) -> Bool {
    guard case .call(let call) = trace.events[place].kind,
      let sense = MessagePattern.Sense.allCases.first(where: { isMeant(message, in: $0) }),
      let values = message.values(for: trace[call.selector], in: sense)
    else { return false }
    return has(call, values)
  }

  /// The call that an event is; nil for what is none.
  func call(at index: Int) -> Call? { trace.events[index].call }
}
