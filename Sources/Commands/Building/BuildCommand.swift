import ArgumentParser
import POSIX
import SiteBuilder
import SourceText

/// `lifeline build`: a folder of notes becomes a site.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Makes a site of a folder of notes.",
    usage: """
      lifeline build [--content <folder>] [--templates <folder>] [--output <folder>]
                     [--base-url <URL>] [--strict] [--drafts] [--future]
                     [--today <day>] [--hook <program> ...] [--mermaid-script <script>]
                     [--live <folder>]
                     [--versions <file> --version-name <name>] [--untrusted | --allow-scripts]
                     [--depfile <form>=<file> ...] [--depfile-target <name>]
                     [--quiet | --verbose]
      """,
    discussion: """
      Every scenario is run and drawn, and every claim and every link checked. A page with a fault \
      is written all the same, with the fault where it is; the exit code says that there is one.

        lifeline build
        lifeline build --content notes --output docs --base-url https://example.org/notes/
        lifeline build --depfile make=site.d --depfile-target site.stamp && touch site.stamp

      Only files whose bytes change are written, so a second run writes nothing. What the output \
      folder has beside the site is left alone.
      """)

  @OptionGroup var site: SiteOptions

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp("The address at which the site will be published.", valueName: "URL"))
  var baseURL: String?

  @Flag(help: "Take warnings for failures; name pages nobody links to and stages nobody uses.")
  var strict = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A file that says what was read, for a tool that builds again when some of it changes.",
      valueName: "form=file"))
  var depfile: [DependencyOutput] = []

  @Option(
    help: ArgumentHelp(
      "What that tool calls the result: a file that it touches when the build is done.",
      valueName: "name"))
  var depfileTarget: String?

  @OptionGroup var speech: SpeechOptions

  func validate() throws {
    let isRule = depfile.contains { $0.form != .list }
    guard isRule == (depfileTarget != nil) else {
      throw ValidationError(
        isRule
          ? "a rule is of something: '--depfile-target site.stamp' names it"
          : "'--depfile-target' needs a '--depfile' with a rule, as 'make=site.d'")
    }
    guard let baseURL, let problem = SiteBuild.problem(ofAddress: baseURL) else { return }
    throw ValidationError(problem)
  }

  func run() throws {
    let start = ContinuousClock().now
    var build = try site.build(baseURL: baseURL, isStrict: strict)
    let report = try speech.showing("page") { progress in
      build.progress = progress
      return try build.run()
    }
    for path in report.written { speech.tell("written: \(path)") }
    for path in report.removed { speech.tell("removed: \(path)") }
    Streams.report(report.diagnostics, each: strict, all: strict && build.trust != .none)
    speech.say(summary(report, build.output, ContinuousClock().now - start))
    speech.say(heldBack(report.heldBack))
    speech.say(unknown(report.unknown, in: build.output))
    speech.say(TranslationSummary.text(report.translations, report.untranslatedRules))
    for language in report.wordless {
      speech.say(
        "\(language): the frame of pages is in English; 'words.\(language).yaml' in the templates has its words\n"
      )
    }
    try writeDependencies(report)
    try CommandFailure.check(report.diagnostics, strict: strict)
  }

  /// Says what was read, also where there are faults: the next build may be without them.
  private func writeDependencies(_ report: BuildReport) throws(CommandFailure) {
    var files = WrittenFiles()
    for output in depfile {
      let target = depfileTarget ?? ""
      guard output.form == .list || output.form.isWritableTarget(target) else {
        throw .badInput("'\(target)' is no name for \(output.form.rawValue)")
      }
      let (text, unwritable) = output.form.text(target, of: report.read)
      for name in unwritable {
        Streams.error(
          "warning: '\(OutputText.name(name))' is left out of '\(OutputText.name(output.file))': the form"
            + " '\(output.form.rawValue)' cannot have such a name\n")
      }
      try files.write(Array(text.utf8), to: output.file, read: report.read)
    }
  }

  /// One line: what there is, how long it took, and what was written.
  private func summary(_ report: BuildReport, _ output: String, _ time: Duration) -> String {
    let counts = [
      Counted.text(report.pages, "page"), Counted.text(report.scenarios, "scenario"),
      Counted.text(report.diagrams, "diagram"), Counted.text(report.claims, "claim"),
    ]
    let hundredths = Int((time / .milliseconds(10)).rounded())
    let seconds = "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10) s"
    var changes =
      Counted.text(report.written.count, "file") + " written to \(OutputText.name(output))"
    if !report.removed.isEmpty { changes += ", \(report.removed.count) removed" }
    return "\(counts.joined(separator: ", ")) in \(seconds); \(changes)\n"
  }

  /// One line: which pages are held back; nothing where none is.
  private func heldBack(_ pages: [(page: String, date: String)]) -> String {
    guard let next = pages.first else { return "" }
    let others = pages.count - 1
    return "held back: '\(OutputText.name(next.page))' until \(next.date)"
      + (others > 0 ? ", and \(Counted.text(others, "page")) more" : "")
      + "; '--future' publishes all\n"
  }

  /// One line: what the output folder has that no build wrote; nothing where it has nothing such.
  private func unknown(_ files: [String], in output: String) -> String {
    guard !files.isEmpty else { return "" }
    let named = files.prefix(Self.namedFiles).map { "'\(OutputText.name($0))'" }.joined(
      separator: ", ")
    let others = files.count - Self.namedFiles
    return "left alone in \(OutputText.name(output)), written by no build: \(named)"
      + (others > 0 ? " and \(others) more\n" : "\n")
  }

  /// How many files that are not ours are called by name.
  private static let namedFiles = 5
}
