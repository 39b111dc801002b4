/// The version of the command, as `--version` prints it and `CHANGELOG.md` lists it.
enum Version {
  static let current = "0.1.0"
}
