import POSIX

/// Replaces files at once, one after another: whoever reads one sees the old bytes or the new ones, never a
/// part.
///
/// The new bytes are in a hidden file beside the old one first, which is locked as long as somebody writes it.
/// What is there and is not locked, a process has left that was killed, and is removed.
package struct FileReplacement {
  /// The folders in which nothing is left any more.
  private var cleared: Set<String> = []

  /// Makes ready to replace files.
  package init() {}

  /// Replaces a file, and makes the folders above it. It keeps its permissions. What is no file, a pipe or a
  /// device, gets the bytes and stays what it is.
  ///
  /// - Parameter throughLinks: Whether a link at its path leads to it, and does so still; otherwise the file
  ///   takes the place of a link that somebody has put there.
  package mutating func replace(
    _ path: String, with bytes: [UInt8], throughLinks: Bool = true
  ) throws(SiteError) {
    let target =
      throughLinks ? SystemPath.resolved(path) : path
    let folder = target.lastIndex(of: "/").map { String(target[..<$0]) } ?? "."
    try FileSystem.makeFolder(folder)
    var status = stat()
    let isThere = unsafe (throughLinks ? stat(target, &status) : lstat(target, &status)) == 0
    do throws(SystemFault) {
      if throughLinks, isThere, status.st_mode & S_IFMT != S_IFREG {
        try Self.fill(target, with: bytes)
      } else {
        if cleared.insert(folder).inserted { Self.clear(folder) }
        try Self.exchange(target, in: folder, isThere ? status.st_mode & 0o7777 : nil, bytes)
      }
    } catch {
      throw .system("cannot write '\(path)'", error.reason)
    }
  }

  /// A call of the system's that failed, by the reason that it gave.
  private struct SystemFault: Error {
    let reason = errno
  }

  private static func fill(_ path: String, with bytes: [UInt8]) throws(SystemFault) {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    guard descriptor >= 0, FileSystem.write([bytes[...]], to: descriptor) else {
      throw SystemFault()
    }
  }

  private static func exchange(
    _ target: String, in folder: String, _ mode: mode_t?, _ bytes: [UInt8]
  ) throws(SystemFault) {
    let temporary = "\(folder)/\(prefix)\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let descriptor = try create(temporary)
    defer { close(descriptor) }
    FaultPoint.pass()
    guard FileSystem.write([bytes[...]], to: descriptor),
      mode.map({ fchmod(descriptor, $0) == 0 }) ?? true
    else { throw fault(removing: temporary) }
    FaultPoint.pass()
    guard unsafe rename(temporary, target) == 0 else { throw fault(removing: temporary) }
    FaultPoint.pass()
  }

  private static func fault(removing temporary: String) -> SystemFault {
    let fault = SystemFault()
    unsafe unlink(temporary)
    return fault
  }

  // MARK: What others leave

  private static let prefix = ".lifeline-"

  /// Creates a file and locks it; where the file system knows no locks it is never taken for what is left.
  private static func create(_ path: String) throws(SystemFault) -> Int32 {
    while true {
      let descriptor = unsafe open(
        path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw SystemFault() }
      let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      // Before it was locked another process may have taken it for what is left.
      var status = stat()
      if unsafe !isLocked || fstat(descriptor, &status) == 0 && status.st_nlink > 0 {
        return descriptor
      }
      close(descriptor)
    }
  }

  /// Removes from a folder what processes have left that were killed while they wrote: files of our own, by
  /// their names, that nobody has locked.
  private static func clear(_ folder: String) {
    for (name, isFolder) in FileSystem.entries(in: folder) ?? [] where !isFolder && isOwn(name) {
      let path = "\(folder)/\(name)"
      let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_uid == geteuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      unsafe unlink(path)
    }
  }

  /// Whether a name is one that only `create` gives: `.lifeline-`, the number of a process, `-` and a number.
  private static func isOwn(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let numbers = name.dropFirst(prefix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { number in UInt32(number).map { String($0) == number } ?? false }
  }
}
