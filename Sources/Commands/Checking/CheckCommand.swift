import ArgumentParser
import SiteBuilder
import SourceText

/// `lifeline check`: whether what the notes say is so.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks the claims, expected traces and links of notes.",
    usage: """
      lifeline check [<path> ...] [--files-from <list>] [--since <commit>] [--part <K/N>]
                     [--accept] [--format <form>[=<file>] ...] [--import-links <file> ...]
                     [--export-links <file> --base-url <URL>] [--cache <folder>]
                     [--cache-limit <MB>] [--hook <program> ...]
                     [--future] [--today <day>] [--untrusted] [--quiet | --verbose]
      """,
    discussion: """
      PATH is a folder of notes or a note: Markdown, Quarto, MDX, AsciiDoc, reStructuredText. A claim that does not hold is printed with \
      what happened instead. Nothing is written, unless --accept is given: then the 'trace' blocks \
      that do not hold get what happens now, and nothing else is touched.

        lifeline check
        lifeline check notes README.md --format github
        lifeline check notes --format junit=report.xml --format sarif=report.sarif
        lifeline check notes --accept && git diff
        lifeline check notes --since origin/main
        lifeline check notes --part 2/4 --format json=2.json
        git ls-files -z '*.md' | lifeline check --files-from -

      A form goes to standard output, or to the file named behind it; files have the paths of \
      notes from their repository's folder. 'markdown' is a summary with diagrams of what failed.

      Exit codes: 0 all holds, 1 something does not, 2 a page or a scenario cannot be understood.
      """)

  @ArgumentParser.Argument(
    help: ArgumentHelp("Folders of notes, or notes (default: content)."))
  var path: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file that names notes to check, one a line or with a zero behind each; '-' is standard input.",
      valueName: "list"))
  var filesFrom: [String] = []

  @Option(
    help: ArgumentHelp(
      "Check only what may hold otherwise than at a commit, as git knows: notes that changed, and those that depend on them.",
      valueName: "commit"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      "Check every N-th note from the K-th on, as one of N machines; 'lifeline report' puts the parts together.",
      valueName: "K/N"), transform: NotePart.parse)
  var part: NotePart?

  @Flag(help: "Rewrite the expected traces that do not hold.")
  var accept = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "The form of the result, with the file it goes to; several are given one by one (default: text).",
      valueName: "form[=file]"))
  var format: [CheckOutput] = []

  @OptionGroup var links: LinkExchange

  @OptionGroup var cache: CacheOptions

  @OptionGroup var day: DayOptions

  @OptionGroup var hooks: HookOptions

  @OptionGroup var trust: TrustOptions

  @OptionGroup var speech: SpeechOptions

  private var outputs: CheckOutputs { CheckOutputs(format, trust.trust) }

  func validate() throws {
    if let fault = outputs.fault { throw ValidationError(fault) }
    try hooks.refuse(trust.trust)
    guard hooks.isEmpty || (since == nil && !accept) else {
      throw ValidationError(
        since != nil
          ? "'--since' asks git what changed, which knows nothing of '--hook'; check all notes"
          : "'--accept' writes into notes what happens in them, and '--hook' changes what that is; accept without it"
      )
    }
    guard since == nil || trust.trust.asksGit else {
      throw ValidationError(
        "'--since' asks git, which is not asked about untrusted notes; check all of them")
    }
  }

  func run() throws {
    let paths = try named()
    try outputs.refuseLists(filesFrom + links.importLinks)
    try trust.refuseLinks(
      in: paths + outputs.files + links.importLinks + [links.exportLinks].compactMap(\.self))
    let known = try cache.open(beside: paths, trust.trust)
    defer { known?.finish() }
    var (check, translations) = try checked(paths, known, accepting: accept)
    if !check.edits.isEmpty {
      var files = WrittenFiles()
      for edits in check.edits { try files.writeNote(edits.result, to: edits.file.path) }
      // What is left stands at other lines now.
      let accepted = check.report.accepted
      (check, translations) = try checked(paths, known, accepting: false)
      check.report.accepted = accepted
    }
    check.report.part = part
    Streams.report(check.report.diagnostics)
    // What is asked for by its name is said.
    let isQuiet = speech.quiet && !outputs.namesStandard
    try outputs.write(check.report, toStandardOutput: !isQuiet)
    if outputs.standard == .text, !isQuiet { Streams.output(TranslationSummary.text(translations)) }
    try CommandFailure.check(check.report.diagnostics)
  }

  /// What the command line names, and the lists that it names.
  private func named() throws -> [String] {
    var paths = path
    for list in filesFrom { paths += try FileList.files(list) }
    // A list that is empty names no file, and not the usual folder.
    guard paths.isEmpty, filesFrom.isEmpty else { return paths }
    try SiteBuild.refuseLink(SiteBuild.usualContent, option: "")
    return [SiteBuild.usualContent]
  }

  /// What there is to say of the pages as they are.
  private func checked(
    _ paths: [String], _ cache: SharedCache?, accepting: Bool
  ) throws -> (check: NotebookCheck, translations: [TranslationReport]) {
    let groups = try CheckedPages(
      paths: paths, trust.trust, part: part, since: since, foreign: links.indices(),
      hooks: hooks.found(keepingIn: cache), on: day.day, readingAll: links.exportLinks != nil
    ).groups
    try links.write(groups)
    for group in groups {
      try outputs.refusePages(group.pages.map { group.notebook.pages[$0].file.path })
    }
    var check = NotebookCheck(
      budget: trust.trust.budget, bytes: groups.reduce(0) { $0 + $1.notebook.bytes },
      drawing: outputs.hasDiagrams, cache: cache)
    var translations: [TranslationReport] = []
    speech.showing("page") { progress in
      check.progress = progress
      for group in groups { progress?.expect(group.pages.count) }
      for group in groups { check.check(group, accepting: accepting) }
    }
    for line in check.report.pageLines { speech.tell(line) }
    for group in groups {
      if group.isOfSite, group.isWhole, group.pages.count > 1 {
        translations += group.notebook.translations()
      }
    }
    return (check, translations)
  }
}
