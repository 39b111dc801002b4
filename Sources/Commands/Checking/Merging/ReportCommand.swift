import ArgumentParser
import SiteBuilder
import SourceText

/// `lifeline report`: the results of several checks as one.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Puts the results of several checks together.",
    usage: "lifeline report <report> ... [--format <form>[=<file>] ...] [--quiet | --verbose]",
    discussion: """
      REPORT is what a 'check' of some of the notes has written with '--format json=FILE'; '-' is \
      standard input. The result is what one check of all those notes would have found, in any form \
      and with its exit code. The notes themselves are not needed.

        lifeline check --part 1/2 --format json=1.json
        lifeline check --part 2/2 --format json=2.json
        lifeline report 1.json 2.json --format junit=report.xml --format github
      """)

  @ArgumentParser.Argument(help: ArgumentHelp("Reports of checks, in JSON."))
  var report: [String]

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "The form of the result, with the file it goes to; several are given one by one (default: text).",
      valueName: "form[=file]"))
  var format: [CheckOutput] = []

  @OptionGroup var speech: SpeechOptions

  private var outputs: CheckOutputs {
    CheckOutputs(format, TrustOptions.isSetByEnvironment ? .none : .usual)
  }

  func validate() throws {
    if let fault = outputs.fault { throw ValidationError(fault) }
    guard report.filter({ $0 == "-" }).count < 2 else {
      throw ValidationError("standard input is one report")
    }
  }

  func run() throws {
    let merged = try speech.showing("report") { try MergedReport(paths: report, $0).report }
    Streams.report(merged.diagnostics)
    for line in merged.pageLines { speech.tell(line) }
    try outputs.writeLocated(merged, toStandardOutput: !speech.quiet || outputs.namesStandard)
    try CommandFailure.check(merged.diagnostics)
    // What is not shown is not known, but that it is wrong.
    if merged.errors > 0 { throw CommandFailure.checkFailed }
  }
}
