import POSIX
import SourceText

/// What tells that a file is as it was, without reading it: size, times and place on the disk.
package struct FileSignature: Hashable, Sendable {
  package let size: UInt64
  /// When it was last written, in nanoseconds.
  let written: UInt64
  /// When it was last written, renamed or its rights changed, which no tool can set back.
  let changed: UInt64
  /// Where it is on the disk, whatever it is called.
  package let place: UInt64

  /// The signature of no file.
  package static let none = FileSignature(stat())

  init(_ status: stat) {
    size = UInt64(truncatingIfNeeded: status.st_size)
    place = UInt64(truncatingIfNeeded: status.st_ino)
    #if canImport(Darwin)
      written = Self.nanoseconds(status.st_mtimespec)
      changed = Self.nanoseconds(status.st_ctimespec)
    #else
      written = Self.nanoseconds(status.st_mtim)
      changed = Self.nanoseconds(status.st_ctim)
    #endif
  }

  private static func nanoseconds(_ time: timespec) -> UInt64 {
    UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000
      &+ UInt64(truncatingIfNeeded: time.tv_nsec)
  }

  /// Whether it is the same file still with the same content, although links to it may have come and gone.
  func isOfSameFile(as other: FileSignature) -> Bool {
    size == other.size && written == other.written && place == other.place
  }

  /// Whether the file may have been written again since it was looked at without a sign of it:
  /// clocks of file systems tick slowly.
  package func isRecent(at moment: UInt64) -> Bool { max(written, changed) &+ 50_000_000 > moment }

  /// Whether it was last written more than so many seconds ago.
  func isOlder(than seconds: UInt64, at moment: UInt64) -> Bool {
    written &+ seconds &* 1_000_000_000 < moment
  }

  /// The time now, as files are stamped with it.
  package static func now() -> UInt64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  // MARK: Coding

  init(_ reader: inout ByteReader) {
    size = reader.number()
    written = reader.number()
    changed = reader.number()
    place = reader.number()
  }

  func write(to writer: inout TextBuffer) {
    for number in [size, written, changed, place] { writer.write(number) }
  }
}
