import ArgumentParser
import Foundation
import SiteBuilder

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
      var command = try LifelineCommand.parseAsRoot()
      try command.run()
      exit(0)
    } catch let failure as CommandFailure {
      if let message = failure.message { Streams.error("error: \(message)\n") }
      exit(failure.status)
    } catch let error as SiteError {
      Streams.error("error: \(error.message)\n")
      exit(2)
    } catch {
      let text = LifelineCommand.fullMessage(for: error)
      // Help and version are thrown too, and are what was asked for.
      guard LifelineCommand.exitCode(for: error) != .success else {
        Streams.output(text + "\n")
        exit(0)
      }
      Streams.error(text + "\n")
      exit(2)
    }
  }
}
