import ArgumentParser
import CallTrace
import Lifecycle
import ScenarioRunner

/// The versions of iOS, as `--ios` takes them: `12`, or `12,17-26`.
enum VersionsOption {
  /// Understands an argument.
  static func parse(_ argument: String) throws -> VersionSet {
    if let set = VersionSet(argument) { return set }
    let versions = Profile.supportedVersions
    throw ValidationError(
      "'--ios' is a version from \(versions.lowerBound) to \(versions.upperBound),"
        + " or several such as 12,17-26; after 18 came 26")
  }
}
