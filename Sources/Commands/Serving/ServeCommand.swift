import ArgumentParser
import POSIX
import Preview
import SiteBuilder
import SourceText

/// `lifeline serve`: the site in a browser, up to date while its pages are written.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows the site in a browser while you write.",
    usage: """
      lifeline serve [--port <N>] [--open] [--content <folder>] [--templates <folder>]
                     [--output <folder>] [--drafts] [--future] [--today <day>]
                     [--hook <program> ...] [--mermaid-script <script>]
                     [--versions <file> --version-name <name>]
                     [--untrusted | --allow-scripts] [--quiet | --verbose]
      """,
    discussion: """
      A page that is open in a browser changes as soon as its note is saved, and keeps its place. \
      What is wrong with the notes is shown on the page and here.

        lifeline serve --open
        lifeline serve --content notes --port 0

      The site is built in a temporary folder: what 'lifeline build' has published stays as it is. \
      Only this machine can read it. Control-C ends it.
      """)

  @Option(
    help: ArgumentHelp("The port to listen at; 0 for any that is free.", valueName: "N"))
  var port: UInt16 = 8080

  @Flag(help: "Open the site in the browser.")
  var open = false

  @Option(help: ArgumentHelp("The folder of notes (default: content).", valueName: "folder"))
  var content: String?

  @Option(
    help: ArgumentHelp(
      "Templates, styles and scripts that replace the built-in ones, by name (default: templates).",
      valueName: "folder"))
  var templates: String?

  @Option(
    help: ArgumentHelp(
      "The folder that 'lifeline build' writes to; it is not read as notes (default: site).",
      valueName: "folder"))
  var output: String?

  @Flag(help: "Show drafts too.")
  var drafts = false

  @OptionGroup var day: DayOptions

  @OptionGroup var hooks: HookOptions

  @OptionGroup var script: ScriptOption

  @OptionGroup var versions: VersionOptions

  @OptionGroup var trust: SiteTrustOptions

  @OptionGroup var speech: SpeechOptions

  func validate() throws {
    try hooks.refuse(trust.trust)
    try script.refuse(trust.trust)
  }

  func run() throws {
    var build = SiteBuild(
      content: content, templates: templates, output: output, includesDrafts: drafts)
    build.trust = trust.trust
    build.hooks = hooks.hooks
    build.mermaidScript = script.mermaidScript
    build.versions = try versions.read()
    build.day = day.day
    try build.refuseLinks()
    guard Files.isFolder(build.content) else {
      throw CommandFailure.badInput(
        "no folder '\(build.content)'; --content names the folder of notes")
    }
    // Where what it says is read no more, as behind 'head', the preview goes on.
    signal(SIGPIPE, SIG_IGN)
    // The first build may take long; those that follow do what changes.
    let line = speech.line("page")
    build.progress = line?.progress
    var log = PreviewLog(content: build.content, opens: open, speech)
    do {
      try Preview(of: build, port: port).run {
        line?.end()
        log.add($0)
      }
    } catch {
      throw CommandFailure.badInput(error.message)
    }
  }
}
