import CStart
import Markup
import YAML

/// The version of the command, as `--version` prints it and `CHANGELOG.md` lists it.
///
/// What is released is named after it: `make release` reads it here.
enum Version {
  static let current = "0.1.0"

  /// The version with what it was built from, as `--version --verbose` prints it.
  static var details: String {
    let commit = unsafe String(cString: build_commit())
    return """
      \(current)
      commit: \(commit.isEmpty ? "unknown, for this is no release" : commit)
      libcmark: \(Document.libraryVersion)
      libyaml: \(YAMLNode.libraryVersion)

      """
  }
}
