import ArgumentParser
import POSIX
import SiteBuilder
import SourceText

/// The process: runs the command, and ends with the exit codes of the contract.
public enum CommandLineProcess {
  /// Parses the command line, runs what it asks for and exits.
  ///
  /// 0 is all well, 1 a check that failed, and 2 bad input or usage: the argument parser's own code
  /// for usage, 64, becomes 2 as well.
  public static func run() -> Never {
    // A file that grows too large is an error of writing like any other.
    signal(SIGXFSZ, SIG_IGN)
    do {
      let arguments = arguments(CommandLine.arguments)
      try checkNames(arguments)
      if Set(arguments) == ["--version", "--verbose"] {
        Streams.output(Version.details)
        exit(0)
      }
      var command = try LifelineCommand.parseAsRoot(arguments.map(RenderInput.asArgument))
      try command.run()
      exit(0)
    } catch let failure as CommandFailure {
      Streams.error(failure.text)
      exit(failure.status)
    } catch let error as SiteError {
      Streams.error(CommandFailure.badInput(error.message).text)
      exit(2)
    } catch {
      let text = text(of: error)
      // Help and version are thrown too, and are what was asked for.
      guard LifelineCommand.exitCode(for: error) != .success else {
        Streams.output(text + "\n")
        exit(0)
      }
      Streams.error(text + "\n")
      exit(2)
    }
  }

  /// The arguments behind the name that the command is called by; as a filter of Pandoc's it is called by a name
  /// of its own, and with the format alone.
  private static func arguments(_ all: [String]) -> [String] {
    let name = all.first.map { NotePath.name(of: $0) }
    return (name == PandocCommand.filterName ? [PandocCommand.configuration.commandName ?? ""] : [])
      + all.dropFirst()
  }

  /// What the parser says of an error, with the arguments that it repeats each on one line.
  private static func text(of error: any Error) -> String {
    let text = LifelineCommand.fullMessage(for: error)
    return CommandLine.arguments.filter { $0.contains { $0.isNewline } }.reduce(text) {
      $0.replacing($1, with: OutputText.name($1))
    }
  }

  /// The parser answers a command that does not exist with no more than that it is unexpected, and 'help' of
  /// one with help for everything, as if it were well.
  private static func checkNames(_ arguments: [String]) throws {
    let names = arguments.first == "help" ? arguments.prefix(2) : arguments.prefix(1)
    guard let name = names.last, !name.hasPrefix("-"), name != "help" else { return }
    let commands = LifelineCommand.configuration.subcommands.compactMap {
      $0.configuration.commandName
    }
    guard !commands.contains(name) else { return }
    let nearest = Suggestion.nearest(to: name, in: commands + ["--version", "--help"])
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    throw CommandFailure.badInput(
      "there is no command '\(name)'\(hint) (there are \(commands.joined(separator: ", ")))")
  }
}
