import ArgumentParser
import SiteBuilder
import SourceText

/// `lifeline tree`: what a hook is given of a page.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Prints the tree of a page, as a hook is given it.",
    usage: """
      lifeline tree <page>
      """,
    discussion: """
      The tree is JSON on one line. A hook that 'build', 'check' or 'serve' are given with --hook reads it \
      and writes it back, with what it changes.

        lifeline tree notes/push.md | ./hook.py
        lifeline tree notes/push.md | python3 -m json.tool
      """)

  @ArgumentParser.Argument(help: ArgumentHelp("A note in Markdown."))
  var page: String

  func run() throws {
    Streams.data(Hooks.request(of: try Files.read(page)))
  }
}
