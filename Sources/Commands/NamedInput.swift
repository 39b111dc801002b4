import POSIX
import SiteBuilder

/// What a command line names to be read: a file, standard input where that is called `-`, or a pipe, as a shell
/// makes of `<(command)`.
///
/// Only what the user names is opened here: among the notes a pipe would hold the command up for as long as a
/// stranger likes, and so is never opened.
enum NamedInput {
  /// Its bytes, or of what is larger as much as shows that it is; nil when it cannot be read.
  static func read(_ path: String, atMost limit: Int) -> [UInt8]? {
    if path == "-" { return Streams.input(atMost: limit) }
    guard isPipe(path) else {
      return FileSystem.read(SystemPath.resolved(path), atMost: limit + 1)
    }
    // To open anew what is open already would wait for another writer.
    if let descriptor = inherited(path) { return Streams.input(of: descriptor, atMost: limit) }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return Streams.input(of: descriptor, atMost: limit)
  }

  /// Whether a path names one of the process's own pipes, which it was started with.
  static func isInherited(_ path: String) -> Bool { inherited(path) != nil && isPipe(path) }

  /// The descriptor that a path names.
  private static func inherited(_ path: String) -> Int32? {
    if path == "/dev/stdin" { return STDIN_FILENO }
    for place in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(place) {
      return Int32(path.dropFirst(place.count))
    }
    return nil
  }

  private static func isPipe(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }
}
