public import CallTrace
public import SourceText

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
/// `logs`. A receiver is a lifeline's name or its class; `LogLine` has the forms of a call, and its
/// arguments count where the block gives them in Swift. The comparison begins at the first heading of
/// the scenario, where it has one, because what comes before is the setting. Before the headings of a tour
/// comes the launch, which a log may have or not.
///
/// A line that begins with `!` is a warning or an exception, in UIKit's words or as a console has it:
/// `! *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '…'`. Objects in
/// it are compared by no name and address, and `…` stands for any text. A block with such lines has all.
///
/// Layout passes are repeated as often as a device likes: a second one right after the first, or
/// before viewDidAppear, does not count.
public struct ObservedOrder: Sendable {
  private let snippet: Snippet
  private let lines: [LogLine]
  /// The receivers and the messages that the log would have shown, and the lines that name them.
  private let receivers: [String]
  private let messages: [String]
  private let settings: [SnippetLine]

  /// Reads a block.
  public init(_ snippet: Snippet) {
    self.snippet = snippet
    var lines: [LogLine] = []
    var receivers: [String] = []
    var messages: [String] = []
    var settings: [SnippetLine] = []
    for line in SnippetLine.lines(of: snippet) where !line.text.isEmpty {
      let words = line.text.split(separator: " ").map { String($0) }
      if words.first == "of" || words.first == "logs" { settings.append(line) }
      switch words.first {
      case "of": receivers += words.dropFirst()
      case "logs": messages += words.dropFirst()
      default: lines.append(LogLine(line))
      }
    }
    self.lines = lines
    self.receivers = receivers
    self.messages = messages
    self.settings = settings
  }

  /// The calls as they were logged.
  public var calls: [String] { lines.map { $0.text } }

  /// What keeps the block from being compared: lines that cannot be read, and, where there is a trace,
  /// names that nobody and nothing in it has.
  public func faults(in trace: Trace?) -> [Diagnostic] {
    let unreadable = lines.compactMap { self.unreadable($0) }
    guard unreadable.isEmpty, let trace else { return unreadable }
    let logged = ObservedCalls(of: lines, in: trace)
    var faults = unknownSettings(in: trace, logged)
    for (line, call) in zip(lines, logged.calls) {
      let span = snippet.span(line.range)
      // It is looked for what was meant as long as anybody is shown the answer.
      let isShown = faults.count < ShownDiagnostics.mostOfPage
      if !call.isKnown {
        faults.append(unknownMessage(call.name, at: span, isShown ? trace : nil))
      } else if !logged.knowsReceiver(of: call) {
        faults.append(unknownReceiver(call.receiver, at: span, isShown ? trace : nil))
      }
    }
    return faults
  }

  /// How the model differs from the log: not at all, or at the first call that is another.
  public func check(_ trace: Trace) -> [Diagnostic] {
    let logged = logged(in: trace)
    let own = ObservedCalls.heading(in: trace, ofTour: false)
    guard own == nil, let tour = ObservedCalls.heading(in: trace, ofTour: true) else {
      return check(logged, trace, from: own).map { [$0] } ?? []
    }
    guard let whole = check(logged, trace, from: nil, tour: tour) else { return [] }
    return check(logged, trace, from: tour, tour: tour) == nil ? [] : [whole]
  }

  /// The first difference of the model's calls from an event on; nil where there is none. A log may end
  /// anywhere in a tour, which nobody took on the device.
  private func check(
    _ logged: ObservedCalls, _ trace: Trace, from start: Int?, tour: Int? = nil
  ) -> Diagnostic? {
    let found = logged.calls(in: trace, from: start)
    let actual = Self.withoutRepeatedLayout(found.indices.map { found[$0].key })
    let expected = Self.withoutRepeatedLayout(logged.calls.map { $0.key })
    var index = 0
    while index < min(actual.count, expected.count),
      actual[index].text == expected[index].text
        || LogOutput.agree(actual[index].text, expected[index].text)
    {
      index += 1
    }
    guard index < actual.count || index < expected.count else { return nil }
    if let tour, index > 0, index == expected.count, found[actual[index].index].event > tour {
      return nil
    }
    return difference(at: index, actual, expected, found)
  }

  /// The rules by which the model sent the calls that the log is held against.
  public func rules(in trace: Trace) -> Set<RuleID> {
    var rules: Set<RuleID> = []
    let start = ObservedCalls.heading(in: trace, ofTour: false)
    for found in logged(in: trace).calls(in: trace, from: start) {
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

  private func logged(in trace: Trace) -> ObservedCalls {
    ObservedCalls(of: lines, in: trace, receivers: receivers, messages: messages)
  }

  // MARK: Faults

  private func unreadable(_ line: LogLine) -> Diagnostic? {
    guard case .unreadable(let stray) = line.reading else { return nil }
    return Diagnostic(
      id: "observed.unreadable",
      stray.isEmpty
        ? "'\(line.text)' is no call" : "'\(stray)' in '\(line.text)' is no part of a call",
      at: snippet.span(line.range),
      notes: [
        Diagnostic.Note(
          "a line has one call: 'a.viewDidLoad', '-[A viewDidLoad]', 'viewDidLoad() <App.A: 0x7fb1>' or"
            + " 'A viewDidLoad', with or without a time before it")
      ])
  }

  /// The words behind `of` and `logs` that nobody and nothing in the trace is called.
  private func unknownSettings(in trace: Trace, _ logged: ObservedCalls) -> [Diagnostic] {
    let known = Set(trace.selectors.map { $0.baseName })
    var faults: [Diagnostic] = []
    for line in settings {
      let words = line.text.split(separator: " ").map { String($0) }
      let span = snippet.span(line.range)
      for word in words.dropFirst() {
        let shown = faults.count < ShownDiagnostics.mostOfPage ? trace : nil
        if words[0] == "of" {
          if !logged.isParticipant(word) { faults.append(unknownReceiver(word, at: span, shown)) }
        } else if !known.contains(word) {
          faults.append(unknownMessage(word, at: span, shown))
        }
      }
    }
    return faults
  }

  private func unknownMessage(_ name: String, at span: SourceSpan, _ trace: Trace?) -> Diagnostic {
    Diagnostic(
      id: "observed.unknown-message", "there is no message '\(name)'", at: span,
      fixIts: trace.map { trace in
        Diagnostic.FixIt.nearest(to: name, in: trace.selectors.map { $0.baseName }, within: span)
      } ?? [])
  }

  private func unknownReceiver(
    _ name: String?, at span: SourceSpan, _ trace: Trace?
  ) -> Diagnostic {
    let name = name ?? ""
    let names = trace?.participants.map { $0.name } ?? []
    return Diagnostic(
      id: "observed.unknown-participant", "nobody in the trace is called '\(name)'", at: span,
      notes: Diagnostic.Note.participants(names),
      fixIts: Diagnostic.FixIt.nearest(to: name, in: names, within: span))
  }

  // MARK: Layout

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
