/// A trace as text: one call a line, indented by the calls around it.
///
/// ```text
/// nav.pushViewController(B, animated: true)
///   B.willMove(toParent: nav)
/// — turn 3 · 0.35 s —
/// B.viewDidAppear(true)
/// ! B is here
/// ```
///
/// Calls of levels that are not shown vanish, and what they enclose moves out by as much. A turn
/// line stands where the shown events before and after it belong to different turns. Console lines
/// and exceptions begin with `! `, headings are `== text ==` and notes `// text`. Exceptions are
/// shown whatever the levels, because a trace that stops without a word would mislead.
public struct TraceListing: Sendable {
  /// A line of the listing.
  public struct Line: Hashable, Sendable {
    /// The line without its indentation.
    public var text: String
    /// How many shown calls are around it.
    public var indent: Int
    /// The index of its event in the trace; nil for a turn line.
    public var event: Int?

    /// Creates a line.
    public init(text: String, indent: Int, event: Int? = nil) {
      self.text = text
      self.indent = indent
      self.event = event
    }

    /// The line as it is printed, two blanks a level.
    public var indentedText: String { String(repeating: "  ", count: indent) + text }
  }

  /// The lines, in order.
  public private(set) var lines: [Line] = []

  /// Lists a trace.
  public init(_ trace: Trace, levels: Set<MessageSelector.Level>, spelling: Spelling = .swift) {
    var ends: [Int32] = []
    var turn: Int32?
    for (index, event) in trace.events.enumerated() {
      guard trace.shows(event, levels: levels) else { continue }
      while let end = ends.last, end <= index { ends.removeLast() }
      let texts = Self.texts(of: event, in: trace, spelling)
      if event.isOfTurn {
        if let turn, turn != event.moment.turn { lines.append(Self.turnLine(event.moment)) }
        turn = event.moment.turn
      }
      for text in texts { lines.append(Line(text: text, indent: ends.count, event: index)) }
      if case .call = event.kind { ends.append(event.end) }
    }
  }

  /// The whole listing; every line ends in a line feed.
  public var text: String {
    var text = ""
    for line in lines { text += line.indentedText + "\n" }
    return text
  }

  /// The line between two turns: the turn that begins, and when.
  static func turnLine(_ moment: Moment) -> Line {
    let place = moment.phase == .background ? " · background" : ""
    return Line(
      text: "— turn \(moment.turn) · \(moment.time.secondsText) s\(place) —", indent: 0)
  }

  private static func texts(of event: Event, in trace: Trace, _ spelling: Spelling) -> [String] {
    switch event.kind {
    case .call(let call): [trace.spell(call, spelling)]
    case .console(let console): prefixed("! ", console.text)
    case .exception(let exception): prefixed("! ", "\(exception.name): \(exception.reason)")
    case .divider(let text): ["== \(text) =="]
    case .note(let text): prefixed("// ", text)
    case .mark: []
    }
  }

  /// A text of several lines becomes several lines, each with its sign.
  private static func prefixed(_ sign: String, _ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { sign + String($0) }
  }
}

extension Trace {
  /// Whether an event is among those of some levels.
  package func shows(_ event: Event, levels: Set<MessageSelector.Level>) -> Bool {
    switch event.kind {
    case .call(let call): levels.contains(self[call.selector].level)
    case .console: levels.contains(.console)
    case .exception, .divider, .note, .mark: true
    }
  }
}

extension Event {
  /// Whether it happened at a time of its own; headings and notes only stand before what does.
  fileprivate var isOfTurn: Bool {
    switch kind {
    case .call, .console, .exception: true
    case .divider, .note, .mark: false
    }
  }
}
