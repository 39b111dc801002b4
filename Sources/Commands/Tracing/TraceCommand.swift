import ArgumentParser
import CallTrace
import Claims
import Diagrams
import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SiteBuilder
import SourceText

/// `lifeline trace`: what an app has printed of its calls on a device, drawn, and compared with a scenario.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract:
      "Draws the calls that an app has logged on a device, and compares them with a scenario.",
    usage: """
      lifeline trace <log | -> [--scenario <file#id>] [--ios <N>] [--format <form>]
                     [--language <swift|objc>] [--title <title>] [--observed] [-o <file>]
      lifeline trace --logger
      """,
    discussion: """
      LOG is what the console says: '-[Detail viewDidLoad]' of NSLog, 'viewDidLoad() <App.Detail: 0x7fb1>' of \
      print, 'Detail viewDidLoad', with times and processes before them or without. Lines that are no \
      calls are left out, and it is said which. '--logger' prints a Swift file that logs all callbacks of an app.

        lifeline trace console.txt -o order.svg
        lifeline trace console.txt --scenario notes/push.md#push
        lifeline trace console.txt --scenario notes/push.md#push -o difference.svg
        lifeline trace console.txt --observed    as a block for a note
        lifeline trace --logger > LifelineLog.swift

      Without --format the form follows the name given to -o; otherwise it is text on a terminal and svg \
      elsewhere. With --scenario only the verdict is printed, unless a form or -o asks for the two side by side.

      Exit codes: 0 all well, 1 the scenario does otherwise than the log, 2 bad input or usage.
      """)

  @ArgumentParser.Argument(help: ArgumentHelp("What the app has printed.", valueName: "log | -"))
  var log: String?

  @Option(
    help: ArgumentHelp("The scenario that does the same, on a page.", valueName: "file#id"))
  var scenario: String?

  @Option(
    name: .customLong("ios"),
    help: ArgumentHelp("The version of iOS of the device.", valueName: "N"),
    transform: VersionsOption.parse)
  var iOSVersions: VersionSet?

  @Option(help: ArgumentHelp("The form of the result.", valueName: "form"))
  var format: RenderFormat?

  @Option(
    help: ArgumentHelp("The language of calls in the result.", valueName: "swift|objc"),
    transform: LanguageOption.parse)
  var language: Dialect?

  @Option(help: ArgumentHelp("What is written above the diagram."))
  var title: String?

  @Flag(help: "Print the calls as an 'observed' block, for a note.")
  var observed = false

  @Flag(help: "Print the Swift file by which an app logs its callbacks.")
  var logger = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write, instead of standard output.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The columns that a text has to fit into, or the pixels that a drawing has to.",
      valueName: "columns"))
  var width: Int?

  @Option(
    help: ArgumentHelp("The colours of a drawing: \(ThemeOption.list).", valueName: "theme"),
    transform: ThemeOption.parse)
  var theme: Theme = .plain

  @OptionGroup var trust: TrustOptions

  func validate() throws {
    guard (log == nil) == logger else {
      throw ValidationError(
        logger ? "'--logger' reads no log" : "which log is read? '-' is standard input")
    }
    if iOSVersions != nil, scenario == nil {
      throw ValidationError("'--ios' is for '--scenario': a log is of the version that it is of")
    }
    if let iOSVersions, iOSVersions.versions.count > 1 {
      throw ValidationError("a log is of one version of iOS")
    }
    if observed, format != nil { throw ValidationError("'--observed' is a form of its own") }
    if let width, !(8...1_000).contains(width) {
      throw ValidationError(
        "'--width' is a number from 8 to 1000: of columns, or of a drawing's pixels")
    }
    if format == nil, let output, RenderFormat(path: output) == nil, !observed {
      throw ValidationError(
        "'\(output)' has the ending of no form: it is one of \(RenderFormat.endings), or say '--format'"
      )
    }
  }

  func run() throws {
    guard let log else { return Streams.output(DeviceLogger.source) }
    let sources = [log, scenario.map(RenderInput.path), output].compactMap { $0 }
    try trust.refuseLinks(in: sources.filter { $0 != "-" })
    if let output, log != "-", Files.areSame(log, output) {
      throw CommandFailure.badInput(
        "'\(output)' is the log itself, and would be lost; give '-o' another name")
    }
    let file =
      log == "-"
      ? SourceFile(path: PipedNote.unnamed, bytes: Streams.input()) : try Files.read(log)
    try Files.refuseLarge(file)
    if let scenario {
      try compare(file, with: scenario)
    } else {
      try draw(file)
    }
  }

  // MARK: Alone

  private func draw(_ file: SourceFile) throws {
    let empty = Scenario(program: Snippet(SourceFile(path: "", bytes: [])), dialect: .swift)
    let logged = try read(file, empty.run(budget: trust.trust.budget).trace.selectors)
    if observed { return try write(block(calls(of: logged.trace), id: nil), .plain) }
    let form = form ?? Streams.usualForm
    if form == .trace {
      let listing = TraceListing(logged.trace, levels: levels, spelling: spelling)
      return try write(listing.text, form.output)
    }
    let name = title ?? NotePath.name(of: file.path)
    try write(
      form.document([rendition(logged.trace, title: name)], .init(theme: theme, width: width)),
      form.output)
  }

  /// Reads a log, and says what of it is left out.
  private func read(_ file: SourceFile, _ selectors: [MessageSelector]) throws(CommandFailure)
    -> LoggedTrace
  {
    let logged = LoggedTrace(file, selectors: selectors)
    guard logged.callCount > 0 || !logged.tooDeep.isEmpty else {
      throw .badInput(
        "there is no call in '\(file.path)'; a line with one is '-[A viewDidLoad]', 'A viewDidLoad' or what"
          + " 'lifeline trace --logger' prints")
    }
    let (lines, deep) = (logged.leftOut.count, logged.tooDeep.count)
    warn(
      of: logged.leftOut, in: file, id: "trace.no-call",
      lines == 1
        ? "a line of the log says no call, and is"
        : "\(lines) lines of the log say no call, and are")
    warn(
      of: logged.tooDeep, in: file, id: "trace.too-deep",
      (deep == 1 ? "a call of the log is" : "\(deep) calls of the log are")
        + " nested more than \(LoggedTrace.deepest) deep, and \(deep == 1 ? "is" : "are")")
    guard logged.callCount > 0 else {
      throw .badInput("nothing is left of '\(file.path)' that can be drawn")
    }
    if logged.isTooLong {
      Streams.error(
        "note: the log has more than \(LoggedTrace.mostCalls) calls; those behind them are left out\n"
      )
    }
    return logged
  }

  /// Says which lines are left out.
  private func warn(of lines: [Range<Int>], in file: SourceFile, id: String, _ what: String) {
    guard let first = lines.first else { return }
    let numbers = lines.prefix(5).map { "\(file.lineIndex(at: $0.lowerBound) + 1)" }
    let more = lines.count > numbers.count ? ", …" : ""
    Streams.report([
      Diagnostic(
        .warning, id: id, "\(what) left out: \(numbers.joined(separator: ", "))\(more)",
        at: SourceSpan(file: file, range: first))
    ])
  }

  // MARK: Beside a scenario

  private func compare(_ file: SourceFile, with scenario: String) throws {
    var input = try RenderInput(scenario, language: nil)
    input.change { rendition in
      if let iOSVersions { rendition.versions = iOSVersions.versions }
    }
    guard input.renditions.count == 1 else {
      throw CommandFailure.badInput(
        "'\(scenario)' has \(input.renditions.count) scenarios; name one of them:",
        list: input.renditions.map { "\(scenario)#\($0.id)" })
    }
    var diagnostics = input.diagnostics
    var allowance = RunAllowance(trust.trust.budget, bytes: input.bytes)
    input.run(&allowance, noting: &diagnostics)
    Streams.report(diagnostics)
    guard !diagnostics.contains(where: { $0.severity == .error }),
      let model = input.renditions.first
    else { throw CommandFailure.badInput }
    let logged = try read(file, model.trace.selectors)
    let comparison = LogComparison(logged, model.trace)
    Streams.report(comparison.leftOut)
    guard comparison.count > 0 else {
      throw CommandFailure.badInput(
        "nothing in '\(file.path)' can be compared: the scenario has other names; give its classes those of the app"
      )
    }
    Streams.report(comparison.differences)
    if observed {
      try write(block(comparison.lines, id: model.id), .plain)
    } else if let form {
      try write(sideBySide(comparison, model, form), form.output)
    } else if comparison.differences.isEmpty {
      Streams.output(
        "the model does what was logged: \(Counted.text(comparison.count, "call")) of iOS \(model.trace.iOSVersion)\n"
      )
    }
    if !comparison.differences.isEmpty { throw CommandFailure.checkFailed }
  }

  private func sideBySide(
    _ comparison: LogComparison, _ model: Rendition, _ form: RenderFormat
  ) -> String {
    let name = title ?? "device"
    if form == .trace {
      return [(name, comparison.log), ("iOS \(model.trace.iOSVersion)", comparison.model)].map {
        "# \($0)\n" + TraceListing($1, levels: levels, spelling: spelling).text
      }.joined()
    }
    var right = rendition(comparison.model, title: "model, iOS \(model.trace.iOSVersion)")
    right.compare(with: rendition(comparison.log, title: name))
    return form.document([right], .init(theme: theme, width: width))
  }

  // MARK: The result

  private var form: RenderFormat? { format ?? output.flatMap { RenderFormat(path: $0) } }
  private var spelling: Spelling { language == .objectiveC ? .objectiveC : .swift }
  /// All that was logged is to be seen.
  private var levels: Set<MessageSelector.Level> { Set(MessageSelector.Level.allCases) }

  private func rendition(_ trace: Trace, title: String) -> Rendition {
    let options = DiagramOptions(levels: levels, spelling: spelling, title: title)
    return Rendition(id: title, SequenceDiagram(trace: trace, options: options))
  }

  /// The calls of a log, as an `observed` block has them.
  private func calls(of trace: Trace) -> [String] {
    trace.events.compactMap { event in
      switch event.kind {
      case .call(let call): "\(trace[call.receiver].className).\(trace.message(call))"
      case .console(let console): "! \(console.text)"
      default: nil
      }
    }
  }

  /// Calls as a block of a note, which is compared whenever the note is checked.
  private func block(_ calls: [String], id: String?) -> String {
    let mark = id.map { "observed for=\($0)" } ?? "observed"
    return "```\(mark) source=\"…\" system=\"iOS …\"\n\(calls.joined(separator: "\n"))\n```\n"
  }

  /// Writes the result; a file has the same bytes as standard output.
  private func write(_ text: String, _ form: OutputText.Form) throws {
    if let output {
      var files = WrittenFiles()
      try files.write(Array(OutputText.safe(text, as: form).utf8), to: output)
    } else {
      Streams.output(text, as: form)
    }
  }
}
