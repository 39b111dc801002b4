import ArgumentParser
import POSIX
import SiteBuilder
import SourceText

/// `lifeline tree`: what a hook is given of a page.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Prints the tree of a page, as a hook is given it.",
    usage: """
      lifeline tree <page> [--content <folder>] [--untrusted]
      """,
    discussion: """
      The tree is JSON on one line. A hook that 'build', 'check' or 'serve' are given with --hook reads it \
      and writes it back, with what it changes.

        lifeline tree notes/push.md | ./hook.py
        lifeline tree notes/push.md | python3 -m json.tool
      """)

  @ArgumentParser.Argument(help: ArgumentHelp("A note in Markdown."))
  var page: String

  @Option(
    help: ArgumentHelp(
      "The folder of notes, below which a hook is told the page's path (default: content).",
      valueName: "folder"))
  var content = "content"

  @OptionGroup var trust: TrustOptions

  func run() throws {
    try trust.refuseLinks(in: [page])
    let file = try Files.read(page)
    // No hook is given what no build reads.
    let diagnostics = Page.read(file, path: pathBelowContent).diagnostics
      .filter { $0.id == "front-matter.malformed" }
    Streams.report(diagnostics)
    try CommandFailure.check(diagnostics)
    let json = Hooks.request(of: file, path: pathBelowContent)
    // What is hidden in a note moves no cursor: JSON says the same by its number.
    Streams.output(String(decoding: json, as: UTF8.self), as: .json)
  }

  private var pathBelowContent: String {
    let (folder, file) = (SystemPath.whole(content) + "/", SystemPath.whole(page))
    return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : page
  }
}
