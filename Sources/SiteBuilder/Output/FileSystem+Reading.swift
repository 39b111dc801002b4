import POSIX

/// All reading of files that a stranger may have put where they are goes through here.
///
/// No symbolic link is followed at the end of a path, and nothing but a file is read: a named pipe, a socket
/// or a device holds nobody up.
extension FileSystem {
  /// The bytes of a file, or the first of them; nil when it cannot be read, and `errno` says why.
  ///
  /// There is always a limit: a file may be larger than what there is of memory. What may have any size is read
  /// in pieces (`FilePieces`).
  package static func read(_ path: String, atMost limit: Int) -> [UInt8]? {
    openFile(path).flatMap { contents(of: $0, atMost: limit) }
  }

  /// The same of a file somewhere below a folder, where no symbolic link is followed on the way either.
  package static func read(
    _ path: String, below folder: String, atMost limit: Int
  ) -> [UInt8]? {
    openFile(path, below: folder).flatMap { contents(of: $0, atMost: limit) }
  }

  /// Opens a file; nil when it cannot be opened or is none, and `errno` says why.
  static func openFile(_ path: String) -> (descriptor: Int32, size: UInt64)? {
    unsafe file(open(path, fileFlags))
  }

  /// The same of a file somewhere below a folder.
  static func openFile(_ path: String, below folder: String) -> (descriptor: Int32, size: UInt64)? {
    let names = path.split(separator: "/")
    guard let last = names.last, !names.contains("..") else { return nil }
    var descriptor = unsafe open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for name in names.dropLast() where descriptor >= 0 {
      let outer = descriptor
      descriptor = unsafe openat(
        outer, String(name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      close(outer, keeping: errno)
    }
    guard descriptor >= 0 else { return nil }
    let file = unsafe openat(descriptor, String(last), fileFlags)
    close(descriptor, keeping: errno)
    return self.file(file)
  }

  /// Opening a pipe would wait for whoever writes to it.
  private static let fileFlags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC

  private static func close(_ descriptor: Int32, keeping reason: Int32) {
    POSIX.close(descriptor)
    errno = reason
  }

  private static func file(_ descriptor: Int32) -> (descriptor: Int32, size: UInt64)? {
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor, keeping: EINVAL)
      return nil
    }
    return (descriptor, UInt64(status.st_size))
  }

  private static func contents(
    of file: (descriptor: Int32, size: UInt64), atMost limit: Int
  ) -> [UInt8]? {
    let descriptor = file.descriptor
    let size = min(Int(file.size), limit)
    // The storage that all empty arrays share is not to be written to.
    guard size > 0 else {
      close(descriptor, keeping: errno)
      return []
    }
    var isWhole = true
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let more = unsafe POSIX.read(descriptor, buffer.baseAddress! + count, size - count)
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
