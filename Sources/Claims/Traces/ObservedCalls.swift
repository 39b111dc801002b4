import CallTrace

/// The calls of a log with their names as a trace has them, and those of the trace that the log would
/// have shown.
struct ObservedCalls {
  /// A call of the log.
  struct Call {
    /// Who received it; nil for a block, such as a completion.
    let receiver: String?
    /// The message's name without labels.
    let name: String
    /// The message with its arguments, where the log gives them in Swift, without blanks.
    let message: String
    /// Whether UIKit or the program has such a message.
    let isKnown: Bool

    var hasArguments: Bool { message != name }
    /// What it is compared by.
    var key: String { (receiver.map { "\($0)." } ?? "") + message }
  }

  private(set) var calls: [Call] = []
  /// Whoever in the trace the log could name.
  private let participants: Set<String>
  /// Those whose calls the log would have shown, and of which messages.
  private var receivers: Set<String>
  private var messages: Set<String>
  /// The messages that the log has without a receiver, and with arguments.
  private var messagesOfNobody: Set<String> = []
  private var messagesWithArguments: Set<String> = []
  /// Whether the log has warnings or exceptions, and so all of them.
  private var hasOutput = false

  /// Reads the lines of a log that was taken of some receivers and messages, besides those in it.
  init(
    of lines: [LogLine], in trace: Trace, receivers: [String] = [], messages: [String] = []
  ) {
    participants = Set(trace.participants.map { $0.name } + trace.participants.map { $0.className })
    self.receivers = Set(receivers)
    self.messages = Set(messages)
    // A log repeats few texts many times.
    var known: [String: (name: String, message: String)] = [:]
    func message(_ text: String) -> (name: String, message: String)? {
      if let found = known[text] { return found }
      let found = Self.message(text, in: trace)
      if let found { known[text] = found }
      return found
    }
    for line in lines {
      switch line.reading {
      case .call(let receiver, let text): add(receiver, text, message(text))
      case .names(let first, let second):
        if let found = message(second) {
          add(first, second, found)
        } else {
          add(second, first, message(first))
        }
      case .output(let output):
        hasOutput = true
        calls.append(
          Call(receiver: nil, name: output.text, message: output.text, isKnown: true))
      case .unreadable: add(nil, line.text, nil)
      }
    }
  }

  private mutating func add(
    _ receiver: String?, _ text: String, _ found: (name: String, message: String)?
  ) {
    // `App.A` is a class with its module before it.
    let receiver = receiver.map { participants.contains($0) ? $0 : LogWords.parts(of: $0).name }
    let call = Self.call(receiver, text, found)
    calls.append(call)
    messages.insert(call.name)
    if let receiver { receivers.insert(receiver) } else { messagesOfNobody.insert(call.name) }
    if call.hasArguments { messagesWithArguments.insert(call.name) }
  }

  /// Whether anybody in the trace has the name of a call's receiver, or is of that class.
  func knowsReceiver(of call: Call) -> Bool {
    call.receiver.map { isParticipant($0) } ?? true
  }

  /// Whether somebody in the trace has a name, or is of a class of that name.
  func isParticipant(_ name: String) -> Bool { participants.contains(name) }

  private static func call(
    _ receiver: String?, _ text: String, _ found: (name: String, message: String)?
  ) -> Call {
    let name = String(text.prefix { $0 != "(" && $0 != ":" })
    return Call(
      receiver: receiver, name: found?.name ?? name, message: found?.message ?? name,
      isKnown: found != nil)
  }

  /// A message by its name in the trace, and with the arguments that count; nil where it has none such.
  private static func message(_ text: String, in trace: Trace) -> (name: String, message: String)? {
    let written = MessageScanner.read(text)
    let spellings = [written] + (written.withSmallLetter.map { [$0] } ?? [])
    guard written.stray.isEmpty,
      let (pattern, selector) = spellings.lazy.compactMap({ pattern in
        trace.selectors.first { pattern.isMeant(by: $0) }.map { (pattern, $0) }
      }).first
    else {
      // `viewDidAppear(animated:)` is how people write it who do not have Swift print it.
      guard let name = nameBeforeLabels(text) else { return nil }
      return trace.selectors.contains { $0.baseName == name } ? (name, name) : nil
    }
    let name = Self.name(of: selector, by: pattern, in: trace)
    // Objective-C's arguments are spelt otherwise; the name is what counts of them.
    guard pattern.spelling == .swift, !pattern.values.isEmpty else { return (name, name) }
    return (name, compact(text))
  }

  /// What a message is compared by: its name without labels, or the whole where the log has that and the trace
  /// has other messages of the name: `willMove(toWindow:)` is not `willMove(toParent:)`.
  private static func name(
    of selector: MessageSelector, by pattern: MessagePattern, in trace: Trace
  ) -> String {
    let name = selector.baseName
    let isWhole = pattern.name != name || !(pattern.parts ?? []).isEmpty
    guard isWhole,
      trace.selectors.contains(where: { $0.baseName == name && $0.swift != selector.swift })
    else { return name }
    return selector.swift
  }

  /// The name of a message that is written with labels and nothing else: no arguments are read wrong.
  private static func nameBeforeLabels(_ text: String) -> String? {
    guard text.hasSuffix(":)"), let open = text.firstIndex(of: "("), open != text.startIndex,
      text[open...].dropFirst().dropLast().allSatisfy({ $0.isLetter || $0 == "_" || $0 == ":" })
    else { return nil }
    return String(text[..<open])
  }

  /// Where the program of a trace writes its first heading, or a tour its own; nil where there is none.
  static func heading(in trace: Trace, ofTour: Bool) -> Int? {
    trace.events.firstIndex { event in
      if case .divider = event.kind { (event.origin == nil) == ofTour } else { false }
    }
  }

  /// The calls of a trace that the log would have shown, named as the log names them, from an event on.
  func calls(in trace: Trace, from start: Int? = nil) -> [(key: String, event: Int)] {
    let ownMessages = messagesOfOwnCode(trace, from: start ?? 0)
    var found: [(key: String, event: Int)] = []
    for index in (start ?? 0)..<trace.events.count {
      switch trace.events[index].kind {
      case .call(let call) where !call.isOverridden && ownMessages.contains(call.selector): continue
      case .call(let call):
        if let key = key(of: call, in: trace) { found.append((key, index)) }
      case .console(let console) where hasOutput && console.source == .warning:
        found.append((LogOutput(console.text).text, index))
      case .exception(let exception) where hasOutput:
        found.append((LogOutput("\(exception.name): \(exception.reason)").text, index))
      default: break
      }
    }
    return found
  }

  /// The messages without a receiver in the log that the program has methods for: what prints no receiver is its
  /// code, and none of UIKit's.
  private func messagesOfOwnCode(_ trace: Trace, from start: Int) -> Set<SelectorID> {
    var found: Set<SelectorID> = []
    for event in trace.events[start...] {
      guard case .call(let call) = event.kind, call.isOverridden,
        messagesOfNobody.contains(trace[call.selector].baseName)
          || messagesOfNobody.contains(trace[call.selector].swift)
      else { continue }
      found.insert(call.selector)
    }
    return found
  }

  private func key(of call: CallTrace.Call, in trace: Trace) -> String? {
    let whole = trace[call.selector].swift
    let name = messages.contains(whole) ? whole : trace[call.selector].baseName
    guard messages.contains(name) else { return nil }
    // A block's receiver is nobody that a log names.
    if messagesOfNobody.contains(name) { return name }
    let participant = trace[call.receiver]
    let names = [participant.name, participant.className]
    guard let receiver = names.first(where: receivers.contains) else { return nil }
    let hasArguments = messagesWithArguments.contains(name)
    return "\(receiver).\(hasArguments ? Self.compact(trace.message(call)) : name)"
  }

  /// A text without blanks.
  private static func compact(_ text: String) -> String { text.filter { $0 != " " } }
}
