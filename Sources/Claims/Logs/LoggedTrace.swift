public import CallTrace
public import SourceText

/// What programs print of calls on devices, as a trace that can be drawn.
///
/// ```text
/// 2024-05-01 10:11:12.345 App[12:34] -[Detail viewDidLoad]
/// 10:11:12.360 Detail viewWillAppear(_:)
/// viewDidAppear(true) <App.Detail: 0x7fb1>
/// lifeline| 0.350112 3 1 Detail#2 viewDidAppear(true)
/// ```
///
/// A line is read in the forms that an `observed` block has, and in that of a trace. Consoles have other lines
/// between them: these are left out, and it is known which. Who calls whom and in which turn of the run loop is
/// known of the lines of the logger for apps alone, and of those of a trace.
public struct LoggedTrace: Sendable {
  /// A call that a line says.
  struct Call: Sendable {
    /// The line's bytes in the file.
    let range: Range<Int>
    /// The event in the trace.
    let event: Int
  }

  /// What happened, as far as the log says it.
  public private(set) var trace = Trace()
  /// The lines that say no call, by their bytes in the file.
  public private(set) var leftOut: [Range<Int>] = []
  /// The lines of calls that too many others enclose, likewise; they are left out too.
  public private(set) var tooDeep: [Range<Int>] = []
  /// How many calls may enclose one that is read.
  public static let deepest = LogRecord.deepest
  /// Whether there are more calls than are read.
  public private(set) var isTooLong = false
  /// How many calls there are.
  public var callCount: Int { calls.count }
  private(set) var calls: [Call] = []

  /// The file that was read.
  public let file: SourceFile
  private var reader: SelectorReader
  private var clock = LogClock()
  private var moment = Moment(turn: 1, time: .zero)
  private var participants: [String: ParticipantID] = [:]
  /// The calls that are open, with their depths.
  private var open: [(event: Int, depth: Int)] = []
  private var last: Int64?
  /// The processes that lines have named.
  private var processes: Set<String> = []

  /// The most calls of a log: of more, nobody reads the drawing.
  public static let mostCalls = 5_000
  /// What nothing happens for is said from so many microseconds on.
  private static let longPause: Int64 = 100_000

  /// Reads a log.
  ///
  /// - Parameter selectors: The messages that are known, such as those of a scenario's trace.
  public init(_ file: SourceFile, selectors: [MessageSelector]) {
    self.file = file
    reader = SelectorReader(selectors)
    trace.participants.append(Participant(kind: .runLoop, name: "run loop", className: ""))
    let lines = SnippetLine.lines(of: Snippet(file))
    let isTrace = lines.contains { TurnLine($0.text) != nil }
    for line in lines where !line.text.isEmpty {
      guard calls.count < Self.mostCalls else {
        isTooLong = true
        break
      }
      read(line, isTrace: isTrace)
    }
    close(downTo: 0)
    trace.selectors = reader.selectors
  }

  // MARK: Lines

  private mutating func read(_ line: SnippetLine, isTrace: Bool) {
    if let record = LogRecord(line.text) {
      guard let message = reader.message(record.message, isSure: true) else {
        leftOut.append(line.range)
        return
      }
      guard record.depth <= Self.deepest else {
        tooDeep.append(line.range)
        return
      }
      moment = record.moment
      add(
        message, to: participant(record.className, record.number), depth: record.depth, line)
    } else if let turn = TurnLine(line.text) {
      moment = turn.moment
    } else if line.text.utf8.starts(with: "== ".utf8), line.text.utf8.count > 6 {
      append(.divider(String(line.text.dropFirst(3).prefix { $0 != "=" })), depth: 0)
    } else if line.text.utf8.starts(with: "! ".utf8) {
      let depth = open.count
      append(
        .console(Console(.warning, by: ParticipantID(0), String(line.text.dropFirst(2)))),
        depth: depth)
    } else {
      readCall(line, isTrace: isTrace)
    }
  }

  private mutating func readCall(_ line: SnippetLine, isTrace: Bool) {
    var (receiver, message) = call(in: line)
    if message == nil, let spaced = reader.spaced(LogWords(line.text).words) {
      (receiver, message) = spaced
    }
    guard let message else {
      leftOut.append(line.range)
      return
    }
    noteProcess(of: line)
    if let time = clock.time(of: line.text) {
      if let last, time - last >= Self.longPause {
        close(downTo: 0)
        append(.divider("after \(Instant(microseconds: time - last).secondsText) s"), depth: 0)
      }
      last = time
      moment = Moment(turn: moment.turn, time: Instant(microseconds: time))
    }
    let indent = line.indentedText.utf8.count - line.text.utf8.count
    add(
      message, to: participant(receiver ?? "unnamed", Self.address(in: line.text)),
      depth: isTrace ? min(indent / 2, open.count) : 0, line)
  }

  /// Draws a line where a program has been started again: its objects are others, whatever their classes.
  private mutating func noteProcess(of line: SnippetLine) {
    guard let process = LogProcess(in: Array(line.text.utf8)),
      processes.insert(process.number).inserted, processes.count > 1
    else { return }
    close(downTo: 0)
    append(.divider("process \(process.number)"), depth: 0)
    last = nil
  }

  /// Who received what by a line; no message where it says no call.
  private mutating func call(in line: SnippetLine) -> (String?, SelectorReader.LoggedMessage?) {
    switch LogLine(line).reading {
    case .call(let receiver, let text):
      // What is spelt as a call is one, whoever declares it.
      let isSpelt = receiver.map { TextSearch.contains(line.text, "\($0) \(text)]") } ?? false
      let isSure = receiver != nil && (isSpelt || text.utf8.contains { "(:".utf8.contains($0) })
      return (
        receiver.map { LogWords.parts(of: $0).name }, reader.message(text, isSure: isSure)
      )
    case .names(let first, let second):
      if let found = reader.message(second, isSure: false) { return (first, found) }
      return (second, reader.message(first, isSure: false))
    case .output, .unreadable: return (nil, nil)
    }
  }

  /// The address in a line, by which objects of one class are told apart; empty where there is none.
  private static func address(in line: String) -> String {
    let bytes = Array(line.utf8)
    guard
      let start = bytes.indices.first(where: {
        bytes[$0] == UInt8(ascii: "0") && bytes[$0...].starts(with: "0x".utf8)
          && ($0 == 0 || !MessageScanner.isNamePart(bytes[$0 - 1]))
      })
    else { return "" }
    return String(
      decoding: bytes[start...].prefix { MessageScanner.isNamePart($0) }, as: UTF8.self)
  }

  // MARK: The trace

  private var numbers: [String: Int] = [:]

  /// An object of a class that is known by an address. The first of them is the one that lines without an
  /// address mean.
  private mutating func participant(_ className: String, _ address: String) -> ParticipantID {
    let key = "\(className) \(address)"
    if let known = participants[key] { return known }
    var number = 1
    if !address.isEmpty {
      number = (numbers[className] ?? 0) + 1
      numbers[className] = number
    }
    let id = participant(className, number)
    participants[key] = id
    return id
  }

  private mutating func participant(_ className: String, _ number: Int) -> ParticipantID {
    let name = number == 1 ? className : "\(className)_\(number)"
    if let known = participants[name] { return known }
    let id = ParticipantID(Int32(truncatingIfNeeded: trace.participants.count))
    trace.participants.append(
      Participant(kind: .viewController, name: name, className: className))
    participants[name] = id
    return id
  }

  private mutating func add(
    _ message: SelectorReader.LoggedMessage, to receiver: ParticipantID, depth: Int,
    _ line: SnippetLine
  ) {
    close(downTo: depth)
    let caller = open.last.flatMap { outer -> ParticipantID? in
      if case .call(let call) = trace.events[outer.event].kind { call.receiver } else { nil }
    }
    let event = trace.events.count
    calls.append(Call(range: line.range, event: event))
    append(
      .call(
        CallTrace.Call(
          from: caller ?? ParticipantID(0), to: receiver, message.selector, message.arguments,
          isOverridden: true)),
      depth: open.count)
    open.append((event, depth))
  }

  private mutating func append(_ kind: Event.Kind, depth: Int) {
    trace.events.append(
      Event(
        kind, at: moment, depth: Int32(clamping: depth),
        end: Int32(clamping: trace.events.count + 1)))
  }

  /// Ends the calls that a line of some depth is not in.
  private mutating func close(downTo depth: Int) {
    while let call = open.last, call.depth >= depth {
      open.removeLast()
      trace.events[call.event].end = Int32(clamping: trace.events.count)
    }
  }
}

/// `— turn 3 · 0.35 s —`, with which a trace begins a turn of the run loop.
struct TurnLine {
  let moment: Moment

  init?(_ line: String) {
    let words = line.split(separator: " ").map { String($0) }
    guard words.count >= 6, words[0] == "—", words[1] == "turn", words[3] == "·",
      words[words.count - 1] == "—", let turn = Int32(words[2]),
      let time = LogRecord.microseconds(Array(words[4].utf8)[...])
    else { return nil }
    moment = Moment(turn: turn, time: Instant(microseconds: time))
  }
}
