import POSIX

/// Keeps other builds from a site while one writes it, in this process or another.
///
/// The folder itself is locked, so that nothing is left in it.
struct OutputLock: ~Copyable {
  /// How long a build waits for another one to end.
  private static let patience = Duration.seconds(60)

  private let descriptor: Int32

  /// Locks a folder, once others have done with it; nil where there is none yet.
  init?(_ folder: String) throws(SiteError) {
    let end = ContinuousClock.now + Self.patience
    while true {
      let opened = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard opened >= 0 else {
        let reason = errno
        if reason == ENOENT || reason == ENOTDIR { return nil }
        throw .system("cannot read '\(folder)'", reason)
      }
      // Where the file system knows no locks, builds have to take care of themselves.
      while flock(opened, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
        guard ContinuousClock.now < end else {
          close(opened)
          throw SiteError("another build is writing to '\(folder)'")
        }
        usleep(5_000)
      }
      // Another build may have exchanged the folder for a new one meanwhile.
      if Self.leads(folder, to: opened) {
        descriptor = opened
        return
      }
      close(opened)
    }
  }

  private static func leads(_ folder: String, to descriptor: Int32) -> Bool {
    var (named, locked) = (stat(), stat())
    return unsafe fstat(descriptor, &locked) == 0 && stat(folder, &named) == 0
      && named.st_ino == locked.st_ino && named.st_dev == locked.st_dev
  }

  /// Lets others go on.
  consuming func end() {}

  deinit { close(descriptor) }
}
