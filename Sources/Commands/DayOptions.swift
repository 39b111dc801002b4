import ArgumentParser
import POSIX
import SiteBuilder

/// On which day pages are held back that have a later date.
struct DayOptions: ParsableArguments {
  @Flag(help: "Publish pages with a date after today too.")
  var future = false

  @Option(
    help: ArgumentHelp(
      "The day to take for today, as 2026-03-14 (default: SOURCE_DATE_EPOCH, or the day it is).",
      valueName: "day"))
  var today: String?

  func validate() throws {
    if let today, SiteDay.of(today) == nil {
      throw ValidationError("'\(today)' is no day; '--today' takes one as '2026-03-14'")
    }
    guard let problem = SiteDay.problem(ofEpoch: Environment.value(of: "SOURCE_DATE_EPOCH")) else {
      return
    }
    throw ValidationError(problem)
  }

  /// The day; nil where no page is held back.
  var day: String? {
    future
      ? nil
      : today.flatMap { SiteDay.of($0) }
        ?? SiteDay.now(epoch: Environment.value(of: "SOURCE_DATE_EPOCH"))
  }
}
