public import SourceText
public import Tracing

/// An `observed` block: an order of calls that somebody logged on a device, one call a line.
///
/// ```text
/// of a b
/// logs viewWillAppear viewDidAppear viewDidDisappear
/// a.viewDidDisappear
/// b.viewDidAppear
/// ```
///
/// What is compared is what was logged: of the model's calls, those of the messages in the block to
/// the receivers in it. A log that would have shown a call which did not come says so with `of` and
/// `logs`. A receiver is a lifeline's name or its class; a call may be spelt `a.viewDidLoad`,
/// `a.viewDidLoad()`, `[a viewDidLoad]` or `-[A viewDidLoad]`, and its arguments count where the block
/// gives them. The comparison begins at the first heading of the scenario, where it has one, because
/// what comes before is the setting.
///
/// A line that begins with `!` is a warning or an exception, in UIKit's words or as a console has it:
/// `! *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '…'`. Objects in
/// it are compared by no name and address, and `…` stands for any text. A block with such lines has all.
///
/// Layout passes are repeated as often as a device likes: a second one right after the first, or
/// before viewDidAppear, does not count.
public struct ObservedOrder: Sendable {
  private let snippet: Snippet
  private let lines: [ObservedLine]
  private let receivers: [String]
  private let messages: [String]

  /// Reads a block.
  public init(_ snippet: Snippet) {
    self.snippet = snippet
    var lines: [ObservedLine] = []
    var receivers: [String] = []
    var messages: [String] = []
    for line in SnippetLine.lines(of: snippet) where !line.text.isEmpty {
      let words = line.text.split(separator: " ").map { String($0) }
      switch words.first {
      case "of": receivers += words.dropFirst()
      case "logs": messages += words.dropFirst()
      default: lines.append(ObservedLine(line))
      }
    }
    for line in lines where !line.isOutput {
      if let receiver = line.receiver, !receivers.contains(receiver) { receivers.append(receiver) }
      if !messages.contains(line.name) { messages.append(line.name) }
    }
    self.lines = lines
    self.receivers = receivers
    self.messages = messages
  }

  /// The calls as they were logged.
  public var calls: [String] { lines.map { $0.text } }

  /// What is wrong with the block: nothing, or the first call at which the model parts from the log.
  public func check(_ trace: Trace) -> [Diagnostic] {
    let found = calls(in: trace)
    let actual = Self.withoutRepeatedLayout(found.indices.map { found[$0].key })
    let expected = Self.withoutRepeatedLayout(
      lines.map { line in (line.receiver.map { "\($0)." } ?? "") + line.message })
    var index = 0
    while index < min(actual.count, expected.count),
      Self.agree(actual[index].text, expected[index].text)
    {
      index += 1
    }
    guard index < actual.count || index < expected.count else { return [] }
    return [difference(at: index, actual, expected, found)]
  }

  /// The rules by which the model sent the calls that the log is held against.
  public func rules(in trace: Trace) -> Set<RuleID> {
    var rules: Set<RuleID> = []
    for found in calls(in: trace) {
      let rule: RuleID? =
        switch trace.events[found.event].kind {
        case .call(let call): call.rule
        case .console(let console): console.rule
        case .exception(let exception): exception.rule
        default: nil
        }
      if let rule { rules.insert(rule) }
    }
    return rules
  }

  // MARK: The model's calls

  /// The calls of a trace that the log would have shown, named as the log names them.
  private func calls(in trace: Trace) -> [(key: String, event: Int)] {
    let start = trace.events.firstIndex { event in
      if case .divider = event.kind { true } else { false }
    }
    var found: [(key: String, event: Int)] = []
    for index in (start ?? 0)..<trace.events.count {
      switch trace.events[index].kind {
      case .call(let call):
        if let key = key(of: call, in: trace) { found.append((key, index)) }
      case .console(let console) where hasOutput && console.source == .warning:
        found.append((ObservedLine.output(console.text), index))
      case .exception(let exception) where hasOutput:
        found.append((ObservedLine.output("\(exception.name): \(exception.reason)"), index))
      default: break
      }
    }
    return found
  }

  private var hasOutput: Bool { lines.contains { $0.isOutput } }

  /// Whether what the model did is what was logged.
  private static func agree(_ actual: String, _ expected: String) -> Bool {
    actual == expected
      || expected.utf8.first == UInt8(ascii: "!")
        && TraceLine.matches(expected, actual)
  }

  private func key(of call: Call, in trace: Trace) -> String? {
    let name = trace[call.selector].baseName
    guard messages.contains(name) else { return nil }
    // A block's receiver is nobody that a log names.
    if lines.contains(where: { $0.receiver == nil && $0.name == name }) { return name }
    let participant = trace[call.receiver]
    let receiver =
      receivers.first { $0 == participant.name } ?? receivers.first { $0 == participant.className }
    guard let receiver else { return nil }
    let isSpelledOut = lines.contains { $0.name == name && $0.hasArguments }
    let message = isSpelledOut ? ObservedLine.compact(trace.message(call)) : name
    return "\(receiver).\(message)"
  }

  /// Keys with their places, without the layout passes that a device makes as it likes: a second one
  /// right after the first, or between the first and viewDidAppear.
  private static func withoutRepeatedLayout(_ keys: [String]) -> [(text: String, index: Int)] {
    var kept: [(text: String, index: Int)] = []
    var appearing: [String: LayoutState] = [:]
    for (index, key) in keys.enumerated() {
      let call = key.prefix { $0 != "(" }
      let dot = call.lastIndex(of: ".")
      let receiver = dot.map { String(call[..<$0]) } ?? ""
      let name = dot.map { String(call[call.index(after: $0)...]) } ?? String(call)
      let isLayout = name == "viewWillLayoutSubviews" || name == "viewDidLayoutSubviews"
      if isLayout, appearing[receiver] == .laidOut { continue }
      switch name {
      case "viewDidLayoutSubviews":
        if appearing[receiver] == .appearing { appearing[receiver] = .laidOut }
      case "viewWillAppear": appearing[receiver] = .appearing
      case "viewDidAppear": appearing[receiver] = nil
      default: break
      }
      kept.append((key, index))
      if name == "viewDidLayoutSubviews", endsWithPairTwice(kept) { kept.removeLast(2) }
    }
    return kept
  }

  /// How far a receiver is between viewWillAppear and viewDidAppear.
  private enum LayoutState { case appearing, laidOut }

  private static func endsWithPairTwice(_ kept: [(text: String, index: Int)]) -> Bool {
    let count = kept.count
    return count >= 4 && kept[count - 1].text == kept[count - 3].text
      && kept[count - 2].text == kept[count - 4].text
  }

  // MARK: Differences

  private func difference(
    at index: Int, _ actual: [(text: String, index: Int)], _ expected: [(text: String, index: Int)],
    _ found: [(key: String, event: Int)]
  ) -> Diagnostic {
    let got = index < actual.count ? "the model has '\(actual[index].text)'" : "the model ends"
    var notes: [Diagnostic.Note] = []
    if index > 0 { notes.append(Diagnostic.Note("after: \(actual[index - 1].text)")) }
    for call in actual.dropFirst(index + 1).prefix(2) {
      notes.append(Diagnostic.Note("then: \(call.text)"))
    }
    notes.append(
      Diagnostic.Note("'differs=\"why\"' on the block's fence says that this is known"))
    guard index < expected.count, expected[index].index < lines.count else {
      let end = lines.last.map { snippet.span($0.range) } ?? snippet.span(0..<snippet.bytes.count)
      return Diagnostic(
        id: "observed.differs", "the log ends, but \(got)", at: end, notes: notes)
    }
    let line = lines[expected[index].index]
    return Diagnostic(
      id: "observed.differs", "the log has '\(line.text)', but \(got)",
      at: snippet.span(line.range), notes: notes)
  }
}

/// A call as a log has it.
struct ObservedLine {
  /// As it is written.
  let text: String
  /// Who received it; nil for a block, such as a completion.
  let receiver: String?
  /// The message, with its arguments where they are given, without blanks.
  let message: String
  /// The message's name alone.
  let name: String
  let range: Range<Int>

  /// Whether it is a warning or an exception.
  let isOutput: Bool

  /// Whether the arguments count.
  var hasArguments: Bool { message != name }

  init(_ line: SnippetLine) {
    text = line.text
    range = line.range
    isOutput = line.text.utf8.first == UInt8(ascii: "!")
    if isOutput {
      receiver = nil
      message = Self.output(String(line.text.dropFirst().drop { $0 == " " }))
      name = message
      return
    }
    var bytes = Array(line.text.utf8)
    if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      bytes.removeFirst()
    }
    let isBracketed = bytes.first == UInt8(ascii: "[")
    if isBracketed {
      bytes.removeFirst()
      if bytes.last == UInt8(ascii: "]") { bytes.removeLast() }
    }
    let separator = UInt8(ascii: isBracketed ? " " : ".")
    let call = bytes.prefix { $0 != UInt8(ascii: "(") }
    var rest = String(decoding: bytes, as: UTF8.self)
    if let split = isBracketed ? call.firstIndex(of: separator) : call.lastIndex(of: separator) {
      receiver = String(decoding: bytes[..<split], as: UTF8.self)
      rest = String(decoding: bytes[(split + 1)...], as: UTF8.self)
    } else {
      receiver = nil
    }
    let bare = String(rest.prefix { $0 != "(" && $0 != ":" && $0 != " " })
    name = bare
    let compact = Self.compact(rest)
    // Objective-C's arguments are spelt otherwise; the name is what counts of them.
    let isCall = compact.utf8.last == UInt8(ascii: ")") && !compact.hasSuffix("()")
    message = isCall && !isBracketed ? compact : bare
  }

  /// What is compared of a warning or an exception: `!` and its text, with every object in it as `<>`.
  static func output(_ text: String) -> String {
    let start = Array("*** Terminating app due to uncaught exception '".utf8)
    let middle = Array("', reason: '".utf8)
    var bytes = Array(text.utf8)
    if bytes.starts(with: start), bytes.last == UInt8(ascii: "'"),
      let reason = bytes.indices.first(where: { bytes[$0...].starts(with: middle) })
    {
      bytes =
        bytes[start.count..<reason] + Array(": ".utf8)
        + bytes[(reason + middle.count)...].dropLast()
    }
    var written = Array("! ".utf8)
    var depth = 0
    for byte in bytes {
      if byte == UInt8(ascii: "<") { depth += 1 }
      if depth == 0 || (depth == 1 && byte == UInt8(ascii: "<")) { written.append(byte) }
      if byte == UInt8(ascii: ">"), depth > 0 {
        depth -= 1
        if depth == 0 { written.append(byte) }
      }
    }
    return String(decoding: written, as: UTF8.self)
  }

  /// A text without blanks.
  static func compact(_ text: String) -> String { text.filter { $0 != " " } }
}
