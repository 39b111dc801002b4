public import CallTrace

/// Writes a trace or a diagram as JSON, keys always in the same order.
public struct JSONWriter: Sendable {
  /// The spelling of the calls of a trace.
  public var spelling: Spelling

  /// Creates a writer.
  public init(spelling: Spelling = .swift) { self.spelling = spelling }

  /// A trace: its participants, its rules and its events in order.
  public func render(_ trace: Trace) -> String {
    var json = JSONText()
    json.object { json in
      json.field("iOS", trace.iOSVersion)
      json.array("participants", trace.participants) { json, participant in
        json.field("name", participant.name)
        json.field("kind", Self.name(participant.kind))
        json.field("class", participant.className)
        json.field("owner", participant.owner.map { trace[$0].name })
      }
      json.array("rules", trace.rules) { json, rule in
        json.field("number", rule.number)
        json.field("id", rule.id)
        json.field("statement", rule.statement)
      }
      json.array("events", trace.events) { json, event in
        write(event, of: trace, to: &json)
      }
    }
    return json.text + "\n"
  }

  private func write(_ event: Event, of trace: Trace, to json: inout JSONText) {
    json.field("turn", Int(event.moment.turn))
    json.field("phase", Self.name(event.moment.phase))
    json.number("time", event.moment.time.secondsText)
    json.field("depth", Int(event.depth))
    switch event.kind {
    case .call(let call):
      json.field("from", trace[call.caller].name)
      json.field("to", trace[call.receiver].name)
      json.field("call", trace.message(call, spelling))
      json.field("level", trace[call.selector].level.rawValue)
      json.field("rule", call.rule.map { trace[$0].id })
      json.flag("overridden", call.isOverridden)
    case .console(let console):
      json.field(console.source == .warning ? "warning" : "console", console.text)
      json.field("by", trace[console.participant].name)
      json.field("rule", console.rule.map { trace[$0].id })
    case .exception(let exception):
      json.field("exception", exception.name)
      json.field("reason", exception.reason)
      json.field("by", trace[exception.participant].name)
      json.field("rule", exception.rule.map { trace[$0].id })
    case .divider(let title): json.field("divider", title)
    case .note(let text): json.field("note", text)
    case .mark(let text): json.field("mark", text)
    }
    json.source(event.origin.map { (Int($0.source), Int($0.lower), Int($0.upper)) })
  }

  private static func name(_ kind: Participant.Kind) -> String {
    switch kind {
    case .scenario: "scenario"
    case .user: "user"
    case .runLoop: "runLoop"
    case .application: "application"
    case .window: "window"
    case .viewController: "viewController"
    case .view: "view"
    case .object: "object"
    }
  }

  private static func name(_ phase: Moment.Phase) -> String {
    switch phase {
    case .callout: "callout"
    case .commit: "commit"
    case .afterCommit: "afterCommit"
    case .background: "background"
    }
  }
}

extension JSONText {
  /// Writes the statement that was running.
  mutating func source(_ source: (index: Int, lower: Int, upper: Int)?) {
    guard let source else { return }
    object("source") { json in
      json.field("text", source.index)
      json.field("lower", source.lower)
      json.field("upper", source.upper)
    }
  }
}
