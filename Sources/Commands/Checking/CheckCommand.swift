import ArgumentParser
import SiteBuilder
import SourceText

/// `lifeline check`: whether what the notes say is so.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks the claims, expected traces and links of notes.",
    discussion: """
      PATH is a folder of notes or a note: Markdown, Quarto, MDX, AsciiDoc, reStructuredText. A claim that does not hold is printed with \
      what happened instead. Nothing is written, unless --accept is given: then the 'trace' blocks \
      that do not hold get what happens now, and nothing else is touched.

        lifeline check
        lifeline check notes README.md --format github
        lifeline check notes --accept && git diff

      Exit codes: 0 all holds, 1 something does not, 2 a page or a scenario cannot be understood.
      """)

  @ArgumentParser.Argument(
    help: ArgumentHelp("Folders of notes, or notes (default: content)."))
  var path: [String] = []

  @Flag(help: "Rewrite the expected traces that do not hold.")
  var accept = false

  @Option(help: ArgumentHelp("The form of the result.", valueName: "form"))
  var format: CheckFormat = .text

  @OptionGroup var trust: TrustOptions

  func run() throws {
    if path.isEmpty { try SiteBuild.refuseLink(SiteBuild.usualContent, option: "") }
    try trust.refuseLinks(in: path)
    var (check, translations) = try checked(accepting: accept)
    if !check.edits.isEmpty {
      var files = WrittenFiles()
      for edits in check.edits { try files.writeNote(edits.result, to: edits.file.path) }
      // What is left stands at other lines now.
      let accepted = check.report.accepted
      (check, translations) = try checked(accepting: false)
      check.report.accepted = accepted
    }
    Streams.report(check.report.diagnostics)
    Streams.output(format.write(check.report), as: format.output)
    if format == .text { Streams.output(TranslationSummary.text(translations)) }
    try CommandFailure.check(check.report.diagnostics)
  }

  /// What there is to say of the pages as they are.
  private func checked(
    accepting: Bool
  ) throws -> (check: NotebookCheck, translations: [TranslationReport]) {
    let groups = try CheckedPages(paths: path.isEmpty ? [SiteBuild.usualContent] : path).groups
    var check = NotebookCheck(
      budget: trust.trust.budget, bytes: groups.reduce(0) { $0 + $1.notebook.bytes })
    var translations: [TranslationReport] = []
    for group in groups {
      try check.check(group, accepting: accepting)
      if group.isOfSite, group.pages.count > 1 { translations += group.notebook.translations() }
    }
    return (check, translations)
  }
}
