import FlyingFox
import FlyingSocks
import Foundation

/// A file that is sent while it is read, a piece at a time: films and archives are larger than what a
/// preview may take of the memory.
///
/// It is the same file to its end, whatever a build puts in its place meanwhile.
final class OpenFile: Sendable {
  let size: Int
  private let descriptor: Int32

  /// Opens a file; nil when it cannot be, or is none.
  init?(_ path: String) {
    let opened = Foundation.open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(opened)
      return nil
    }
    size = Int(status.st_size)
    descriptor = opened
  }

  deinit { close(descriptor) }

  /// A part of it, to be sent.
  func body(_ part: Range<Int>) -> HTTPBodySequence {
    HTTPBodySequence(
      from: FilePart(file: self, part: part), count: part.count, suggestedBufferSize: 65536)
  }

  /// The bytes at a place, as many as there are; none is what an end of the file before its time is.
  fileprivate func read(_ count: Int, at offset: Int) throws -> [UInt8] {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, found in
      found = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
    guard !bytes.isEmpty else { throw Cut() }
    return bytes
  }

  /// The file has become shorter: what was promised cannot be sent.
  private struct Cut: Error {}
}

/// A part of a file, as the server sends it.
private struct FilePart: AsyncBufferedSequence {
  typealias Element = UInt8

  let file: OpenFile
  let part: Range<Int>

  func makeAsyncIterator() -> Iterator { Iterator(file: file, rest: part) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    let file: OpenFile
    var rest: Range<Int>

    mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard !rest.isEmpty else { return nil }
      let bytes = try file.read(Swift.min(count, rest.count), at: rest.lowerBound)
      rest = rest.lowerBound + bytes.count..<rest.upperBound
      return bytes
    }
  }
}
