/// Reads what `git log` prints, as it is printed.
struct GitLog {
  /// How many files are told apart: a small repository can tell of any number of them.
  static let mostFiles = 1_000_000
  /// How long a path is that is read.
  private static let longestPath = 1 << 16

  /// The days by the files' paths.
  private(set) var days: [String: String] = [:]
  private(set) var isTooLong = false
  private var day = ""
  private var token: [UInt8] = []

  /// What prints the days on which the files of a folder were changed, the last first.
  ///
  /// - Parameter folder: The folder's path below the working tree, without a slash at its end.
  static func arguments(commit: String, folder: String) -> [String] {
    [
      "log", "--format=tformat:%x01%as", "--name-only", "-z", "--no-renames", "--no-show-signature",
      "--no-ext-diff", "--no-textconv", "--no-mailmap", "--no-notes", "--no-color",
    ] + (folder.isEmpty ? [] : ["--relative=\(folder)/"]) + [commit, "--"]
      + (folder.isEmpty ? [] : [folder])
  }

  /// Reads the next bytes; false when no more are wanted.
  mutating func read(_ bytes: [UInt8]) -> Bool {
    for byte in bytes {
      if byte == 0 || byte == 0x0A {
        endToken()
      } else if token.count < Self.longestPath {
        token.append(byte)
      }
    }
    return !isTooLong
  }

  private mutating func endToken() {
    defer { token.removeAll(keepingCapacity: true) }
    guard let first = token.first else { return }
    if first == 1 {
      day = String(decoding: token.dropFirst(), as: UTF8.self)
      return
    }
    let path = String(decoding: token, as: UTF8.self)
    if days[path] == nil { days[path] = day }
    isTooLong = days.count > Self.mostFiles
  }
}
