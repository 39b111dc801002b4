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
                     [--hook <program> ...] [--mermaid-script <script>] [--live <folder>]
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

  @OptionGroup var site: SiteOptions

  @OptionGroup var speech: SpeechOptions

  func run() throws {
    var build = try site.build()
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
