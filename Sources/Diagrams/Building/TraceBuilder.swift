import CallTrace

/// Turns the events of a trace into the items of a diagram.
struct TraceBuilder {
  /// A call that is being drawn.
  private struct OpenCall {
    /// The index after its last event.
    var end: Int
    /// Its message.
    var item: Int
    /// Its receiver's lifeline.
    var lifeline: Int?
    /// Whether anything inside it is shown.
    var hasContent = false
  }

  /// The rule by which a trace says that something is still alive, and what holds it.
  private static let leakRule = "still-alive"
  /// How long nothing must happen for it to be shown, in microseconds.
  private static let delayThreshold: Int64 = 1_000_000

  let trace: Trace
  let options: DiagramOptions
  private(set) var cast: TraceCast
  let balance: AppearanceBalance
  private let misplaced: Set<Int>?
  private(set) var items: [SequenceDiagram.Item] = []
  private(set) var rules: [SequenceDiagram.Rule] = []
  /// The numbers of the rules by their indices; -1 for one that is not used yet.
  private var ruleNumbers: [Int32]
  /// What the addresses of rules begin with.
  private let rulePrefix: String?
  /// The calls that have been written, and where each stands among them by its name and argument.
  private var spellings: [String] = []
  private var spellingIndices: [Int32]
  /// The calls with somebody in the trace that were written lately, by name and argument.
  private var spellingsOfParticipants: [(key: Int64, place: Int32)] = []
  /// The last call of each name that had several arguments.
  private var lastSeveral: [(arguments: [Argument], text: String)] = []
  /// Where it stands, by the name.
  private var lastSeveralIndices: [Int32]
  private var openCalls: [OpenCall] = []
  /// Notes wait for the message they are about.
  private var waitingNotes: [(text: String, origin: Origin?)] = []
  /// How many calls were open at the last of them.
  private var waitingDepth = 0
  private var noteCount = 0
  private var turn: Int32?
  private var turnCount = 0
  private var lastMoment = Moment(turn: -1, time: .zero)
  /// The turns as they are shown; the last is the one of the last moment.
  private var turns: [SequenceDiagram.Turn] = []

  init(_ trace: Trace, _ options: DiagramOptions) {
    self.trace = trace
    self.options = options
    cast = TraceCast(trace, options)
    balance = AppearanceBalance(trace, options.words)
    misplaced = options.misplaced[trace.iOSVersion]
    ruleNumbers = Array(of: -1, count: trace.rules.count)
    rulePrefix = options.rulePage.map { $0 + "#" }
    spellingIndices = Array(of: -1, count: trace.selectors.count * Self.plainForms)
    lastSeveralIndices = Array(of: -1, count: trace.selectors.count)
    items.reserveCapacity(cast.callCount * 2 + 16)
    rules.reserveCapacity(16)
  }

  mutating func build() {
    let closedGroups = closedGroups
    for index in trace.events.indices {
      let event = trace.events[index]
      if let call = event.call, !cast.shows(call.selector) { continue }
      closeCalls(endingBy: index)
      switch event.kind {
      case .call(let call):
        add(call, event.moment, event.origin, at: index, endingAt: Int(event.end))
      case .console(let console): add(console, event.moment, event.origin)
      case .exception(let exception): add(exception, event.moment, event.origin)
      case .divider(let title):
        beginTurn(event.moment)
        items.append(.divider(options.marks[title] ?? title))
      case .note(let text):
        waitingNotes.append((options.marks[text] ?? text, event.origin))
        waitingDepth = openCalls.count
      case .mark(let text):
        guard let mark = DrawingMark(options.marks[text] ?? text) else { continue }
        apply(mark, event.moment, isClosed: closedGroups.contains(index))
      }
    }
    closeCalls(endingBy: Int.max)
    placeNotes(at: .edge)
    // A diagram of a single turn has no need to say so.
    if turnCount < 2 {
      items.removeAll { item in
        if case .turn = item { true } else { false }
      }
    }
  }

  // MARK: Calls

  private mutating func add(
    _ call: Call, _ moment: Moment, _ origin: Origin?, at index: Int, endingAt end: Int
  ) {
    let receiver = cast.lifeline(call.receiver)
    beginTurn(moment)
    if !waitingNotes.isEmpty { placeNotes(at: place(call), numbered: options.numbersNotes) }
    markContent()
    items.append(.message(message(call, moment, origin, at: index)))
    openCalls.append(OpenCall(end: end, item: items.count - 1, lifeline: receiver))
  }

  private mutating func message(
    _ call: Call, _ moment: Moment, _ origin: Origin?, at index: Int
  ) -> SequenceDiagram.Message {
    let text = spelled(call)
    let detail = SequenceDiagram.CallDetail(
      receiver: cast.name(call.receiver), message: text, spelling: options.spelling,
      caller: cast.name(call.caller), turn: currentTurn(moment), rule: rule(call.rule),
      isOverridden: call.isOverridden, source: Self.source(origin))
    return SequenceDiagram.Message(
      from: cast.end(call.caller), to: cast.end(call.receiver), label(call, text),
      badge: badge(of: index), call: detail)
  }

  /// What is unusual about a call, in a few words.
  @inline(__always)
  private func badge(of event: Int) -> String? {
    let badge = balance.badge(of: event)
    guard let misplaced, misplaced.contains(event) else { return badge }
    return badge.map { "\($0), \(options.words[.outOfOrder])" } ?? options.words[.outOfOrder]
  }

  /// In how many ways a name is written without arguments, or with `nil` or a Boolean.
  private static let plainForms = 4

  /// A call as it is written; those without arguments, with `nil`, a Boolean or somebody in the trace
  /// are spelt once, and those with several arguments once while these stay the same.
  private mutating func spelled(_ call: Call) -> String {
    let selector = Int(call.selector.index)
    switch call.arguments {
    case .none: return spelled(call, Self.plainForms * selector)
    case .one(.none): return spelled(call, Self.plainForms * selector + 1)
    case .one(.bool(let value)):
      return spelled(call, Self.plainForms * selector + (value ? 3 : 2))
    case .one(.participant(let id)):
      // In 64 bits wherever it runs: an `Int` of WebAssembly has 32, and would lose the selector.
      let key = Int64(selector) << 32 | Int64(UInt32(bitPattern: id.index))
      // What is sent again is mostly sent soon.
      if let known = spellingsOfParticipants.suffix(16).last(where: { $0.key == key }) {
        return spellings[Int(known.place)]
      }
      spellingsOfParticipants.append((key, Int32(clamping: spellings.count)))
      spellings.append(trace.message(call, options.spelling))
      return spellings[spellings.count - 1]
    case .several(let arguments):
      let known = Int(lastSeveralIndices[selector])
      if known >= 0, lastSeveral[known].arguments == arguments { return lastSeveral[known].text }
      let text = trace.message(call, options.spelling)
      if known >= 0 {
        lastSeveral[known] = (arguments, text)
      } else {
        lastSeveralIndices[selector] = Int32(clamping: lastSeveral.count)
        lastSeveral.append((arguments, text))
      }
      return text
    case .one: return trace.message(call, options.spelling)
    }
  }

  private mutating func spelled(_ call: Call, _ place: Int) -> String {
    if spellingIndices[place] < 0 {
      spellingIndices[place] = Int32(clamping: spellings.count)
      spellings.append(trace.message(call, options.spelling))
    }
    return spellings[Int(spellingIndices[place])]
  }

  @inline(__always)
  private func label(_ call: Call, _ message: String) -> String {
    guard cast.isCollapsed(call.receiver) else { return message }
    return switch options.spelling {
    case .swift: "view.\(message)"
    case .objectiveC: "[view \(message)]"
    }
  }

  /// Says that something is shown inside the innermost call that is open.
  private mutating func markContent() {
    guard let last = openCalls.indices.last, !openCalls[last].hasContent else { return }
    openCalls[last].hasContent = true
    guard openCalls[last].lifeline != nil else { return }
    let item = openCalls[last].item
    guard case .message(var message) = items[item] else { return }
    // Taken out, so that it is set where it stands.
    items[item] = .close
    message.activates = true
    items[item] = .message(message)
  }

  private mutating func closeCalls(endingBy index: Int) {
    while let call = openCalls.last, call.end <= index || index == Int.max {
      // A note that no message follows in its call is about the call.
      if !waitingNotes.isEmpty, waitingDepth == openCalls.count { placeNotes(at: place(call)) }
      openCalls.removeLast()
      if call.hasContent, let lifeline = call.lifeline { items.append(.deactivate(lifeline)) }
    }
  }

  // MARK: Marks

  /// The marks that open groups which are closed, and those that close them, by event: where one opens
  /// inside a call it is closed before that ends.
  private var closedGroups: Set<Int> {
    var closed: Set<Int> = []
    var open: [Int] = []
    for index in trace.events.indices {
      guard case .mark(let text) = trace.events[index].kind else { continue }
      switch DrawingMark(text) {
      case .open: open.append(index)
      case .close:
        guard let opening = open.popLast() else { continue }
        closed.formUnion([opening, index])
      default: continue
      }
    }
    return closed
  }

  private mutating func apply(_ mark: DrawingMark, _ moment: Moment, isClosed: Bool) {
    switch mark {
    case .reference(let names, let text):
      beginTurn(moment)
      markContent()
      let places = names.compactMap { name in cast.lifelines.firstIndex { $0.name == name } }
      guard let first = places.min() ?? cast.lifelines.indices.first,
        let last = places.max() ?? cast.lifelines.indices.last
      else { return }
      items.append(.note(SequenceDiagram.Note(referenceOver: .over(first, last), text)))
    case .open(let name, let condition):
      guard isClosed else { return }
      beginTurn(moment)
      items.append(.open(SequenceDiagram.Frame(.group, name: name, condition)))
    case .close: if isClosed { items.append(.close) }
    case .delay(let text): items.append(.delay(text))
    case .head(let name, let stereotype, let color):
      cast.mark(name, stereotype: stereotype, color: color)
    // What a program does not send is not drawn.
    case .divider, .found, .lost, .parallel, .markdown: return
    }
  }

  // MARK: Texts

  private mutating func add(_ console: Console, _ moment: Moment, _ origin: Origin?) {
    guard options.levels.contains(.console) else { return }
    beginTurn(moment)
    placeNotes(at: place(console.participant))
    markContent()
    var note = SequenceDiagram.Note(
      console.source == .warning ? .warning : .console, at: place(console.participant),
      console.text)
    note.rule = rule(console.rule)
    // What lives on is found by its name among other warnings.
    if let rule = console.rule, trace[rule].id == Self.leakRule { note.heading = "leak" }
    note.source = Self.source(origin)
    items.append(.note(note))
  }

  private mutating func add(_ exception: Exception, _ moment: Moment, _ origin: Origin?) {
    beginTurn(moment)
    placeNotes(at: place(exception.participant))
    markContent()
    var note = SequenceDiagram.Note(
      .exception, at: place(exception.participant), heading: exception.name, exception.reason)
    note.rule = rule(exception.rule)
    note.source = Self.source(origin)
    items.append(.note(note))
  }

  /// Places the notes that wait; only at a message can they be numbers.
  private mutating func placeNotes(
    at place: SequenceDiagram.Note.Place, numbered isNumbered: Bool = false
  ) {
    for (text, origin) in waitingNotes {
      let marked = MarkdownMarks(text)
      var note = SequenceDiagram.Note(.remark, at: place, marked.text)
      note.runs = marked.runs
      if isNumbered {
        noteCount += 1
        note.number = noteCount
      }
      note.source = Self.source(origin)
      items.append(.note(note))
    }
    waitingNotes.removeAll()
  }

  private func place(_ id: ParticipantID) -> SequenceDiagram.Note.Place {
    cast.lifeline(id).map { .over($0, $0) } ?? .edge
  }

  private func place(_ call: Call) -> SequenceDiagram.Note.Place { place(call.receiver) }

  private func place(_ call: OpenCall) -> SequenceDiagram.Note.Place {
    call.lifeline.map { .over($0, $0) } ?? .edge
  }

  // MARK: Turns, rules and sources

  private mutating func beginTurn(_ moment: Moment) {
    guard moment.turn != turn else { return }
    turn = moment.turn
    turnCount += 1
    addDelay(before: moment)
    items.append(.turn(currentTurn(moment)))
  }

  /// Says that time passes, where it is more than a transition takes.
  private mutating func addDelay(before moment: Moment) {
    let passed = moment.time.microseconds - lastMoment.time.microseconds
    guard turnCount > 1, passed >= Self.delayThreshold else { return }
    let seconds = Instant(microseconds: passed).secondsText
    items.append(.delay(DiagramWords.fill(options.words[.delay], seconds)))
  }

  /// A turn as it is shown; neighbouring calls share what is written of it.
  private mutating func currentTurn(_ moment: Moment) -> SequenceDiagram.Turn {
    if moment.turn != lastMoment.turn || moment.time != lastMoment.time || turns.isEmpty {
      lastMoment = moment
      turns.append(
        SequenceDiagram.Turn(
          Int(moment.turn), seconds: moment.time.secondsText,
          isInBackground: moment.phase == .background, words: options.words))
    }
    return turns[turns.count - 1]
  }

  private static func source(_ origin: Origin?) -> (index: Int, lower: Int, upper: Int)? {
    origin.map { (Int($0.source), Int($0.lower), Int($0.upper)) }
  }

  /// The number of a rule in the diagram; rules are numbered as they are first used.
  private mutating func rule(_ id: RuleID?) -> Int? {
    guard let id else { return nil }
    let known = ruleNumbers[Int(id.index)]
    if known >= 0 { return Int(known) }
    let summary = trace[id]
    ruleNumbers[Int(id.index)] = Int32(clamping: rules.count)
    rules.append(
      SequenceDiagram.Rule(
        id: summary.id, statement: options.words.statements[summary.id] ?? summary.statement,
        link: rulePrefix.map { String(joining: $0, summary.id) }))
    return rules.count - 1
  }
}
