import ArgumentParser
import CallTrace
import Diagrams
import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SiteBuilder
import SourceText

/// `lifeline render`: one scenario, or those of a page, on standard output.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Runs a scenario and prints its diagram.",
    usage: """
      lifeline render <file[#id] | -> [--format <form>] [--language <swift|objc>] [--ios <N>]
                      [--show <levels>] [--stage <file|id>] [--in <class>] [--self <name>]
                      [--tour <parts>] [--complete] [--compare <file[#id]>] [-o <file>]
                      [--width <columns>] [--theme <theme>] [--untrusted]
                      [--quiet | --verbose]
      """,
    discussion: """
      FILE is a Markdown page, with '#id' to name one of its scenarios, a file of Swift (.swift) \
      or Objective-C (.m), or a sequence diagram in Mermaid (.mmd) or PlantUML (.puml), which is drawn as it stands. \
      '-' reads the text of any of them from standard input.

        lifeline render notes/push.md#push -o push.svg
        lifeline render notes/push.md --format text
        lifeline render --ios 12 --show all --format trace sheet.swift
        lifeline render --ios 12,17-26 sheet.swift
        lifeline render notes/order.md#right --compare notes/order.md#wrong
        pbpaste | lifeline render - --language objc --stage stage.m
        pbpaste | lifeline render - --stage first-page --self nav
        pbpaste | lifeline render - --tour covered,gone
        pbpaste | lifeline render - --complete

      A file or standard input that only declares is given a tour: its controls are tapped, its \
      pages covered, rotated and let go, as far as it has code that is called then. '--tour none' leaves it at the launch.

      Without --format the form follows the name given to -o; otherwise it is text on a terminal \
      and svg elsewhere.
      """)

  @ArgumentParser.Argument(help: ArgumentHelp("What to render.", valueName: "file[#id] | -"))
  var input: String

  @Option(help: ArgumentHelp("The form of the result.", valueName: "form"))
  var format: RenderFormat?

  @Option(
    help: ArgumentHelp(
      "The language of the source, and of calls in the result.", valueName: "swift|objc"),
    transform: LanguageOption.parse)
  var language: Dialect?

  @Option(
    name: .customLong("ios"),
    help: ArgumentHelp(
      "The version of iOS to model, 5 to 27; several, such as 12,17-27, are compared.",
      valueName: "N"),
    transform: VersionsOption.parse)
  var iOSVersions: VersionSet?

  @Option(
    help: ArgumentHelp(
      "What to show, with commas between: \(LevelsOption.list).", valueName: "levels"),
    transform: LevelsOption.parse)
  var show: Set<MessageSelector.Level>?

  @Option(
    help: ArgumentHelp(
      "What sets the scene: a program in a file, or the id of a stage on a page around.",
      valueName: "file|id"))
  var stage: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("The class whose body a fragment is.", valueName: "class"))
  var inClass: String?

  @Option(
    name: .customLong("self"),
    help: ArgumentHelp("The variable of the stage that is 'self'.", valueName: "name"))
  var selfName: String?

  @Option(
    help: ArgumentHelp(
      "What a program that only declares is put through: \(Tour.names.joined(separator: ", ")).",
      valueName: "parts"),
    transform: Self.tour)
  var tour: Tour?

  @Flag(
    help: ArgumentHelp(
      "Do what errors offer: declare what nobody declares, and mend what can be mended."))
  var complete = false

  @Option(
    help: ArgumentHelp(
      "What to set it beside, on the left; '#id' alone is on the same page.",
      valueName: "file[#id]"))
  var compare: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Where to write; '-' is standard output.", valueName: "file"))
  var outputPath: String?

  /// The file to write to; nil for standard output.
  private var output: String? { outputPath == "-" ? nil : outputPath }

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

  @OptionGroup var speech: SpeechOptions

  private static func tour(_ list: String) throws -> Tour {
    if let tour = Tour(list) { return tour }
    let name = Tour.unknownName(in: list) ?? list
    let hint = Suggestion.nearest(to: name, in: Tour.names).map { "; did you mean '\($0)'?" } ?? ""
    throw ValidationError(
      "a tour has no part '\(name)'\(hint) (its parts are \(Tour.names.joined(separator: ", ")))")
  }

  func validate() throws {
    if let width, !(8...1_000).contains(width) {
      throw ValidationError(
        "'--width' is a number from 8 to 1000: of columns, or of a drawing's pixels")
    }
    if compare != nil, iOSVersions?.versions.count ?? 0 > 1 {
      throw ValidationError("'--compare' takes one version of iOS, so '--ios' does")
    }
    try checkEnding()
  }

  /// A file's name that asks for no form, and nobody else does.
  private func checkEnding() throws {
    guard format == nil, let output, RenderFormat(path: output) == nil else { return }
    let name = output.split(separator: "/").last ?? ""
    guard name.dropFirst().contains(".") else { return }
    throw ValidationError(
      "'\(name)' has the ending of no form: it is one of \(RenderFormat.endings), or say '--format'"
    )
  }

  /// What is read stays: no diagram is written over its own source.
  private func checkSources(_ sources: [String]) throws {
    guard let output else { return }
    let isSource = sources.contains { source in
      let path = RenderInput.path(source)
      return RenderInput.isStandardInput(path)
        ? Files.isStandardInput(output) : Files.areSame(path, output)
    }
    guard isSource else { return }
    throw CommandFailure.badInput(
      "'\(output)' is what is rendered, and would be lost; give '-o' another name")
  }

  func run() throws {
    let sources = [input] + [stage, compare].compactMap { $0 }
    try trust.refuseLinks(in: sources.map(RenderInput.path) + [output].compactMap { $0 })
    try checkSources(sources)
    let form = format ?? output.flatMap { RenderFormat(path: $0) } ?? Streams.usualForm
    var input = try RenderInput(self.input, language: language)
    if let compare { try input.compare(with: compare, argument: self.input, language: language) }
    let stage = try self.stage.map {
      try NamedStage($0, input: self.input, language: language).stage
    }
    input.change { rendition in
      if let stage { rendition.scenario?.stage = stage }
      if let iOSVersions { rendition.versions = iOSVersions.versions }
      if let inClass { rendition.scenario?.inClass = inClass }
      if let selfName { rendition.scenario?.selfName = selfName }
      if let tour { rendition.scenario?.tour = tour }
      if complete { rendition.scenario?.completion = .offers }
      if let show {
        rendition.levels = show
        rendition.choosesLevels = true
      }
      if let language { rendition.spelling = language == .swift ? .swift : .objectiveC }
    }
    if form == .trace, input.renditions.contains(where: { $0.scenario == nil }) {
      throw CommandFailure.badInput("a diagram in Mermaid or PlantUML has no trace")
    }
    guard input.renditions.count == 1 || form.holdsSeveral else {
      throw several(input.renditions.map(\.id), form)
    }
    var diagnostics = input.diagnostics
    var allowance = RunAllowance(trust.trust.budget, bytes: input.bytes)
    speech.showing("scenario") { input.run(&allowance, noting: &diagnostics, $0) }
    Streams.report(diagnostics)
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw CommandFailure.badInput
    }
    let look = RenderFormat.Look(theme: theme, width: width)
    for rendition in input.renditions {
      for trace in rendition.traces {
        speech.tell(
          "\(rendition.id): \(Counted.text(trace.events.count, "event")) on iOS \(trace.iOSVersion)"
        )
      }
      for words in rendition.completed?.words ?? [] { speech.remark(words) }
      if let note = form.note(on: rendition, look) { speech.remark(note) }
      if let uncalled = rendition.uncalled { speech.remark(uncalled.words) }
    }
    try write(form.document(input.renditions, look), form)
  }

  /// Writes the result; a file has the same bytes as standard output.
  private func write(_ text: String, _ form: RenderFormat) throws {
    if let output {
      var files = WrittenFiles()
      try files.write(Array(OutputText.safe(text, as: form.output).utf8), to: output)
    } else {
      Streams.output(text, as: form.output)
    }
  }

  private func several(_ ids: [String], _ form: RenderFormat) -> CommandFailure {
    .badInput(
      "\(ids.count) scenarios are too many for one \(form.rawValue); name one:",
      list: ids.map { "\(input)#\($0)" })
  }
}
