import Cards

/// An archive as zip has it: the same files give the same bytes.
///
/// A file is stored as it is where it does not become shorter, as pictures do not, and what tells readers the kind
/// of the archive (`mimetype` of an EPUB) is too short to.
struct ZipArchive {
  /// The first day that such archives know, which all files have.
  private static let day: UInt16 = 1 << 5 | 1
  /// What older readers of archives take.
  private static let mostFiles = 65_000
  private static let mostBytes = 2_000_000_000

  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// Adds a file; false where the archive would be larger than one may be.
  mutating func add(_ name: String, _ content: [UInt8]) -> Bool {
    let short = Deflate.compressed(content)
    let isShort = short.count < content.count
    let stored = isShort ? short : content
    guard count < Self.mostFiles, bytes.count + stored.count < Self.mostBytes else { return false }
    let place = UInt32(bytes.count)
    var header: [UInt8] = []
    let method: UInt16 = isShort ? 8 : 0
    // What is needed to read it, that names are UTF-8, how it is stored, and its time and day.
    for value: UInt16 in [20, 1 << 11, method, 0, Self.day] { Self.append(value, to: &header) }
    for value in [CRC32.of(content), UInt32(stored.count), UInt32(content.count)] {
      Self.append(value, to: &header)
    }
    for value in [UInt16(name.utf8.count), 0] { Self.append(value, to: &header) }
    bytes += [0x50, 0x4B, 3, 4] + header + name.utf8 + stored
    directory += [0x50, 0x4B, 1, 2, 20, 0] + header
    // No comment, on the first disk, no attributes.
    directory += Array(repeating: 0, count: 10)
    Self.append(place, to: &directory)
    directory += name.utf8
    count += 1
    return true
  }

  /// The whole archive.
  func finished() -> [UInt8] {
    var end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    for _ in 0..<2 { Self.append(UInt16(count), to: &end) }
    Self.append(UInt32(directory.count), to: &end)
    Self.append(UInt32(bytes.count), to: &end)
    return bytes + directory + end + [0, 0]
  }

  private static func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    for place in stride(from: 0, to: value.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> place))
    }
  }
}
