import ArgumentParser
import SiteBuilder

/// How much a command says of what it does.
struct SpeechOptions: ParsableArguments {
  @Flag(help: "Say nothing but what is wrong.")
  var quiet = false

  @Flag(help: "Say on standard error what is looked at and what is written.")
  var verbose = false

  func validate() throws {
    guard quiet, verbose else { return }
    throw ValidationError("'--quiet' and '--verbose' contradict each other")
  }

  /// Says what was asked for, if that may be said.
  func say(_ text: String) {
    if !quiet { Streams.output(text) }
  }

  /// Says something about the data that is no fault of it, if that may be said.
  func remark(_ text: String) {
    if !quiet { Streams.error("note: \(text)\n") }
  }

  /// Says what only those are told who ask for it.
  func tell(_ text: @autoclosure () -> String) {
    if verbose { Streams.error(OutputText.name(text()) + "\n") }
  }

  /// Does some work while a terminal shows how far it is; lines that are told show that by themselves.
  func showing<Result>(
    _ noun: String, _ work: (Progress?) throws -> Result
  ) rethrows -> Result {
    guard let line = line(noun) else { return try work(nil) }
    defer { line.end() }
    return try work(line.progress)
  }

  /// The line that shows on a terminal how far a command is; nil where there is none, or nothing is to be shown.
  func line(_ noun: String) -> ProgressLine? {
    guard !quiet, !verbose, let screen = ProgressLine.Screen.terminal() else { return nil }
    return ProgressLine(noun, on: screen)
  }
}
