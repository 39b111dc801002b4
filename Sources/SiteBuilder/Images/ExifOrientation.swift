/// How a photograph was held, as cameras note it in a segment of a JPEG: a TIFF file without a picture.
///
/// Browsers turn such an image upright, and so does whoever says how wide it is.
struct ExifOrientation {
  private static let mark = Array("Exif\0\0".utf8)
  private static let tagOfOrientation = 0x0112
  private static let lengthOfEntry = 12

  /// The TIFF file, in which places are counted from its beginning.
  private let bytes: ArraySlice<UInt8>
  private let isBigEndian: Bool

  /// Whether a segment says that width and height are each the other when the image is upright; no for
  /// whatever is broken, or something else.
  static func isSideways(_ segment: ArraySlice<UInt8>) -> Bool {
    guard segment.starts(with: mark) else { return false }
    return ExifOrientation(segment.dropFirst(mark.count))?.value.map { (5...8).contains($0) }
      ?? false
  }

  private init?(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    isBigEndian = bytes.starts(with: "MM".utf8)
    guard isBigEndian || bytes.starts(with: "II".utf8), number(at: 2, 2) == 42 else { return nil }
  }

  /// What the first directory says.
  private var value: Int? {
    guard let directory = number(at: 4, 4), let count = number(at: directory, 2) else { return nil }
    for entry in 0..<min(count, bytes.count / Self.lengthOfEntry) {
      let start = directory + 2 + entry * Self.lengthOfEntry
      if number(at: start, 2) == Self.tagOfOrientation { return number(at: start + 8, 2) }
    }
    return nil
  }

  /// The number at a place; nil where the bytes end before it does.
  private func number(at place: Int, _ count: Int) -> Int? {
    let own = bytes.dropFirst(place).prefix(count)
    guard own.count == count else { return nil }
    return isBigEndian
      ? own.reduce(0) { $0 << 8 | Int($1) } : own.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
