public import CallTrace
public import SourceText

/// A log of a device, call by call beside what a scenario does.
///
/// What is compared is what an `observed` block compares: the messages in the log, to the receivers in it.
public struct LogComparison {
  /// How the model differs from the log: not at all, or at the first call that is another.
  public let differences: [Diagnostic]
  /// Lines of the log that say calls of which the scenario knows nothing, and why.
  public let leftOut: [Diagnostic]
  /// How many calls of the log are compared.
  public let count: Int
  /// The calls of the log that are compared, and those of the model.
  public let log: Trace, model: Trace
  /// The log as an `observed` block has it, a call a line.
  public let lines: [String]

  /// Compares a log with a scenario's trace.
  public init(_ logged: LoggedTrace, _ model: Trace) {
    let all = logged.calls.map { $0.range }
    let lines = Self.lines(all, logged.file)
    let read = ObservedCalls(of: lines, in: model)
    var kept: [Int] = []
    var leftOut: [Diagnostic] = []
    for (index, call) in read.calls.enumerated() {
      if call.isKnown, read.knowsReceiver(of: call) {
        kept.append(index)
      } else {
        leftOut.append(
          Self.unknown(call, at: SourceSpan(file: logged.file, range: all[index])))
      }
    }
    self.leftOut = leftOut
    count = kept.count
    let ranges = kept.map { all[$0] }
    let order = ObservedOrder(Snippet(file: logged.file, lineRanges: ranges))
    differences =
      kept.isEmpty
      ? []
      : order.check(model).map { diagnostic in
        Diagnostic(
          diagnostic.severity, id: "trace.differs", diagnostic.message, at: diagnostic.span,
          notes: diagnostic.notes.filter { !$0.message.hasPrefix("'differs=") })
      }
    let compared = ObservedCalls(of: kept.map { lines[$0] }, in: model)
    let found = compared.calls(
      in: model, from: ObservedCalls.heading(in: model, ofTour: false))
    var (log, own) = (FlatTrace(model), FlatTrace(model))
    for (key, event) in found { own.add(event, of: model, as: key) }
    for (index, call) in zip(kept, compared.calls) {
      log.add(logged.calls[index].event, of: logged.trace, call, like: own)
    }
    (self.log, self.model) = (log.trace, own.trace)
    self.lines = compared.calls.map { $0.key }
  }

  private static func lines(_ ranges: [Range<Int>], _ file: SourceFile) -> [LogLine] {
    SnippetLine.lines(of: Snippet(file: file, lineRanges: ranges)).map { LogLine($0) }
  }

  private static func unknown(_ call: ObservedCalls.Call, at span: SourceSpan) -> Diagnostic {
    let why =
      call.isKnown
      ? "nobody in the scenario is called '\(call.receiver ?? "")'"
      : "the scenario has no message '\(call.name)'"
    return Diagnostic(
      .warning, id: "trace.not-compared", "\(why), so this is not compared", at: span)
  }
}

/// Calls one below the other, all sent by the run loop: who called whom is not compared.
private struct FlatTrace {
  private(set) var trace = Trace()
  private var participants: [String: ParticipantID] = [:]
  /// The calls of each receiver and message, in order.
  private var calls: [String: [Call]] = [:]
  private var counts: [String: Int] = [:]

  init(_ model: Trace) {
    trace.selectors = model.selectors
    trace.iOSVersion = model.iOSVersion
    trace.participants.append(Participant(kind: .runLoop, name: "run loop", className: ""))
  }

  /// Adds an event of the model, whose receiver has the name in its key.
  mutating func add(_ event: Int, of model: Trace, as key: String) {
    switch model.events[event].kind {
    case .call(let call):
      let base = model[call.selector].baseName
      let receiver = Self.receiver(in: key) ?? base
      let own = Call(
        from: ParticipantID(0), to: participant(receiver), call.selector,
        Self.named(call.arguments, model))
      calls["\(receiver) \(base)", default: []].append(own)
      append(.call(own))
    case .console(let console):
      append(.console(Console(.warning, by: ParticipantID(0), console.text)))
    case .exception(let exception):
      append(.console(Console(.warning, by: ParticipantID(0), exception.reason)))
    default: break
    }
  }

  /// Adds a call of a log, with what the model passes where the log does not say it.
  mutating func add(
    _ event: Int, of log: Trace, _ call: ObservedCalls.Call, like model: FlatTrace
  ) {
    guard case .call(let logged) = log.events[event].kind else { return }
    let receiver = call.receiver ?? String(call.name.prefix { $0 != "(" })
    let key = "\(receiver) " + call.name.prefix { $0 != "(" }
    let place = counts[key] ?? 0
    counts[key] = place + 1
    let same = model.calls[key] ?? []
    let likely = place < same.count ? same[place] : same.last
    let to = participant(receiver)
    if !call.hasArguments, let likely {
      append(.call(Call(from: ParticipantID(0), to: to, likely.selector, likely.arguments)))
      return
    }
    let selector = log[logged.selector]
    let id: SelectorID
    if let known = trace.selectors.firstIndex(of: selector) {
      id = SelectorID(UInt16(clamping: known))
    } else {
      id = SelectorID(UInt16(clamping: trace.selectors.count))
      trace.selectors.append(selector)
    }
    append(.call(Call(from: ParticipantID(0), to: to, id, logged.arguments)))
  }

  /// Whoever was passed has no number here, but a name.
  private static func named(_ arguments: Arguments, _ trace: Trace) -> Arguments {
    let named = arguments.list.map { argument -> Argument in
      switch argument {
      case .participant, .participants: .verbatim(trace.spell(argument, .swift))
      default: argument
      }
    }
    return switch named.count {
    case 0: .none
    case 1: .one(named[0])
    default: .several(named)
    }
  }

  private static func receiver(in key: String) -> String? {
    let name = key.prefix { $0 != "(" }
    return name.lastIndex(of: ".").map { String(name[..<$0]) }
  }

  private mutating func participant(_ name: String) -> ParticipantID {
    if let known = participants[name] { return known }
    let id = ParticipantID(Int32(truncatingIfNeeded: trace.participants.count))
    trace.participants.append(Participant(kind: .viewController, name: name, className: name))
    participants[name] = id
    return id
  }

  private mutating func append(_ kind: Event.Kind) {
    trace.events.append(
      Event(
        kind, at: Moment(turn: 1, time: .zero), end: Int32(clamping: trace.events.count + 1)))
  }
}
