import POSIX

/// A file that is sent while it is read, a piece at a time: films and archives are larger than what a
/// preview may take of the memory.
///
/// It is the same file to its end, whatever a build puts in its place meanwhile.
final class OpenFile: Sendable {
  let size: Int
  private let descriptor: Int32

  /// Opens a file; nil when it cannot be, or is none. A pipe that has taken a file's place is none, and
  /// opening it waits for nobody.
  init?(_ path: String) {
    let opened = unsafe POSIX.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    var status = stat()
    guard unsafe fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(opened)
      return nil
    }
    size = Int(status.st_size)
    descriptor = opened
  }

  deinit { close(descriptor) }

  /// The bytes at a place, as many as there are: none when the file has become shorter.
  func read(_ count: Int, at offset: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, found in
      found = unsafe max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }
}
