extension OutputFolder {
  /// How long names and paths of files may be, in bytes: what file systems take in one folder, and what is left
  /// of theirs for paths, since a site lies somewhere.
  private static let (longestName, longestPath) = (255, 2048)

  /// The limits, in words.
  static var lengths: String {
    "a file's name has \(longestName) bytes at most, and its path in the site \(longestPath)"
  }

  /// Whether no file system takes a file of a path.
  static func isTooLong(_ path: String) -> Bool {
    guard path.utf8.count > longestName else { return false }
    return path.utf8.count > longestPath
      || path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.count > longestName }
  }
}
