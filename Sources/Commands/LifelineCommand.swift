public import ArgumentParser

/// The command: `lifeline build`, `book`, `check`, `render`, `embed`, `serve`, `trace`, and parts for other tools.
public struct LifelineCommand: ParsableCommand {
  /// What `lifeline --help` says.
  public static let configuration = CommandConfiguration(
    commandName: "lifeline",
    abstract:
      "Runs the UIKit snippets in Markdown notes, checks what the notes claim, and draws it.",
    discussion: """
      A fenced block marked 'scenario' is a program. Lifeline runs it on a model of UIKit's \
      view-controller lifecycle, with no Mac and no simulator, and draws who called whom:

        ```swift scenario id=push title="Push A → B"
        let nav = UINavigationController(rootViewController: A())
        window.rootViewController = nav
        window.makeKeyAndVisible()
        settle()
        nav.pushViewController(B(), animated: true)
        ```

      What to type:

        lifeline init notes                a folder that builds, checks and publishes
        lifeline build                     content/ becomes a site in site/
        lifeline book -o notes.epub        the same as a book, to read offline or to print
        lifeline check content             fails on a false claim or a broken link
        lifeline render notes.md#push      one diagram, on standard output
        lifeline embed README.md           diagrams put into the notes, in place
        lifeline serve --open              the site in a browser, as you write
        lifeline trace log.txt             what an app has logged on a device, drawn and compared

      In CI, --untrusted or LIFELINE_UNTRUSTED=1 takes the notes for those of strangers: git is not \
      asked, templates that come with them are not used, and no file is published that runs or that a \
      host takes orders from. HTML of pages is always written anew by a list of \
      elements and attributes, and files that run are published by 'build --allow-scripts' alone.

      'lifeline --version --verbose' says what it was built from.

      Exit codes: 0 all well, 1 a check failed, 2 bad input or usage.
      """,
    version: Version.current,
    subcommands: [
      InitCommand.self, BuildCommand.self, BookCommand.self, CheckCommand.self, RenderCommand.self,
      EmbedCommand.self, ServeCommand.self, TraceCommand.self, MdBookCommand.self,
      PandocCommand.self,
      AdapterCommand.self, ReportCommand.self, TreeCommand.self,
    ]
  )

  /// Creates the command, as the argument parser does.
  public init() {}
}
