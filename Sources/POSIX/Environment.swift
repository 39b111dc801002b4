/// The variables that the process was started with.
package enum Environment {
  /// The value of a variable; nil where it is not set.
  package static func value(of name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The folder for files that are needed for a moment.
  package static var temporaryFolder: String {
    guard let named = value(of: "TMPDIR"), named.hasPrefix("/") else { return "/tmp" }
    return SystemPath.whole(named)
  }
}
