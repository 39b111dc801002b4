import Foundation

/// Keeps other builds from a site while one writes it, in this process or another.
///
/// The folder itself is locked, so that nothing is left in it. Whoever moves the files to their places
/// (`FileMoves`) holds the lock too: a build that is killed lets the next one begin when they are there.
struct OutputLock: ~Copyable {
  /// How long a build waits for another one to end, in seconds.
  private static let patience = 60.0

  private let descriptor: Int32

  /// Locks a folder, once others have done with it; nil where there is none yet.
  init?(_ folder: String) throws(SiteError) {
    let opened = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else {
      let reason = errno
      if reason == ENOENT || reason == ENOTDIR { return nil }
      throw .system("cannot read '\(folder)'", reason)
    }
    let end = Date(timeIntervalSinceNow: Self.patience)
    // Where the file system knows no locks, builds have to take care of themselves.
    while flock(opened, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      guard Date() < end else {
        close(opened)
        throw SiteError("another build is writing to '\(folder)'")
      }
      usleep(5_000)
    }
    descriptor = opened
  }

  deinit { close(descriptor) }
}
