import SourceText

/// HTML as it grows: bytes, so that drawings go through it as they are.
struct HTMLBuffer {
  var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func removeLast() { bytes.removeLast() }

  /// Whether it ends in an East Asian character behind which a line may end.
  var endsWide: Bool {
    guard bytes.count >= 3, bytes[bytes.count - 1] >= 0x80 else { return false }
    let last = String(decoding: bytes.suffix(3), as: UTF8.self).unicodeScalars.last?.value ?? 0
    return DisplayWidth.isWide(last) && !Self.openingMarks.contains(last)
  }

  /// `（`, `「`, `『`, `【`, `《` and `〈`.
  private static let openingMarks: [UInt32] = [0xFF08, 0x300C, 0x300E, 0x3010, 0x300A, 0x3008]

  static func += (buffer: inout HTMLBuffer, text: String) { buffer.bytes.append(text: text) }

  static func += (buffer: inout HTMLBuffer, html: [UInt8]) {
    buffer.bytes.append(contentsOf: html)
  }

  /// Appends markup as it stands.
  mutating func append(markup: StaticString) { bytes.append(markup: markup) }

  /// Appends a text, escaped.
  mutating func escape(_ text: String) { HTMLText.append(text, to: &bytes) }
}
