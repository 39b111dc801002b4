import POSIX

/// All reading of files that a stranger may have put where they are goes through here.
///
/// No symbolic link is followed at the end of a path, and nothing but a file is read: a named pipe, a socket
/// or a device holds nobody up.
extension FileSystem {
  /// The bytes of a file, or the first of them; nil when it cannot be read, and `errno` says why.
  package static func read(_ path: String, atMost limit: Int = .max) -> [UInt8]? {
    contents(of: open(path, fileFlags), atMost: limit)
  }

  /// The same of a file somewhere below a folder, where no symbolic link is followed on the way either.
  package static func read(
    _ path: String, below folder: String, atMost limit: Int = .max
  ) -> [UInt8]? {
    let names = path.split(separator: "/")
    guard let last = names.last, !names.contains("..") else { return nil }
    var descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for name in names.dropLast() where descriptor >= 0 {
      let outer = descriptor
      descriptor = openat(outer, String(name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      close(outer, keeping: errno)
    }
    guard descriptor >= 0 else { return nil }
    let file = openat(descriptor, String(last), fileFlags)
    close(descriptor, keeping: errno)
    return contents(of: file, atMost: limit)
  }

  /// Opening a pipe would wait for whoever writes to it.
  private static let fileFlags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC

  private static func close(_ descriptor: Int32, keeping reason: Int32) {
    POSIX.close(descriptor)
    errno = reason
  }

  private static func contents(of descriptor: Int32, atMost limit: Int) -> [UInt8]? {
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor, keeping: EINVAL)
      return nil
    }
    let size = min(Int(status.st_size), limit)
    // The storage that all empty arrays share is not to be written to.
    guard size > 0 else {
      close(descriptor, keeping: errno)
      return []
    }
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let more = POSIX.read(descriptor, buffer.baseAddress! + count, size - count)
        if more <= 0 {
          isWhole = more == 0
          break
        }
        count += more
      }
    }
    close(descriptor, keeping: errno)
    return isWhole ? bytes : nil
  }
}
