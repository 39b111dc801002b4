import POSIX

/// A file that is read a piece at a time, since it may be larger than what there is of memory.
package final class FilePieces {
  /// How long a piece is.
  static let length = 1 << 20

  /// The path as it is printed.
  private let name: String
  private let descriptor: Int32
  let size: UInt64
  private var offset: UInt64 = 0

  /// Opens a file; nil when it cannot be opened, and `errno` says why.
  package convenience init?(_ path: String) {
    self.init(FileSystem.openFile(path), name: path)
  }

  /// The same of a file somewhere below a folder, where no symbolic link is followed on the way either.
  convenience init?(_ path: String, below folder: String, name: String) {
    self.init(FileSystem.openFile(path, below: folder), name: name)
  }

  private init?(_ file: (descriptor: Int32, size: UInt64)?, name: String) {
    guard let file else { return nil }
    self.name = name
    (descriptor, size) = file
  }

  deinit { close(descriptor) }

  /// The next piece; an empty one where the file ends.
  func next() throws(SiteError) -> [UInt8] {
    var reason: Int32?
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: Self.length) { buffer, count in
      while count < Self.length {
        let more = unsafe pread(
          descriptor, buffer.baseAddress! + count, Self.length - count, off_t(offset) + off_t(count)
        )
        if more < 0 { reason = errno }
        if more <= 0 { break }
        count += more
      }
    }
    if let reason { throw .system("cannot read '\(name)'", reason) }
    offset += UInt64(piece.count)
    return piece
  }

  /// Begins anew.
  func rewind() { offset = 0 }

  /// What tells what is in the file from other contents.
  package func hash() throws(SiteError) -> UInt64 {
    rewind()
    var hash = ContentHash()
    var piece = try next()
    // That of one piece is that of its bytes, also where there are none.
    repeat {
      hash.add(piece)
      piece = try next()
    } while !piece.isEmpty
    return hash.value
  }

  /// The same, if another file has the same in it; nil if not.
  func hash(ifSameAs other: FilePieces) throws(SiteError) -> UInt64? {
    guard size == other.size else { return nil }
    rewind()
    other.rewind()
    var hash = ContentHash()
    while case let piece = try next(), !piece.isEmpty {
      guard try other.next() == piece else { return nil }
      hash.add(piece)
    }
    return try other.next().isEmpty ? hash.value : nil
  }

  /// Writes all of the file to another, whose holes take no room as those of this one do not. The hash of what
  /// was written; nil when it could not be, and `errno` says why.
  func copy(to target: Int32) throws(SiteError) -> UInt64? {
    rewind()
    var hash = ContentHash()
    while case let piece = try next(), !piece.isEmpty {
      hash.add(piece)
      let isWritten =
        Self.isHole(piece)
        ? lseek(target, off_t(piece.count), SEEK_CUR) >= 0
        : FileSystem.write([piece[...]], to: target)
      guard isWritten else { return nil }
    }
    return ftruncate(target, off_t(offset)) == 0 ? hash.value : nil
  }

  private static func isHole(_ piece: [UInt8]) -> Bool {
    unsafe piece.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, unsafe bytes[0] == 0 else { return false }
      return unsafe memcmp(start, start + 1, bytes.count - 1) == 0
    }
  }
}
