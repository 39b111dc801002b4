import POSIX

/// A folder of this user's that no other process holds, until this is let go or the process ends.
///
/// Nobody but its owner can do anything with it from then on.
final class FolderHold {
  /// What the owner alone can do.
  static let rights: mode_t = 0o700

  /// Whether others cannot hold it meanwhile: there are file systems that know no locks.
  let isLocked: Bool
  private let descriptor: Int32
  private let status: stat

  /// Takes hold of a folder; nil where another process has it, it is another user's, or there is none. A
  /// link to one is none.
  init?(_ path: String) {
    descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var found = stat()
    let isOwn = unsafe fstat(descriptor, &found) == 0 && found.st_uid == geteuid()
    status = found
    isLocked = isOwn && flock(descriptor, LOCK_EX | LOCK_NB) == 0
    guard isOwn, isLocked || errno != EWOULDBLOCK, fchmod(descriptor, Self.rights) == 0 else {
      return nil
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Whether it is at a path still.
  func isAt(_ path: String) -> Bool {
    var found = stat()
    return unsafe lstat(path, &found) == 0 && found.st_ino == status.st_ino
      && found.st_dev == status.st_dev
  }
}
