/// HTML as it grows: bytes, so that drawings go through it as they are.
struct HTMLBuffer {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func removeLast() { bytes.removeLast() }

  static func += (buffer: inout HTMLBuffer, text: String) {
    buffer.bytes.append(contentsOf: text.utf8)
  }

  static func += (buffer: inout HTMLBuffer, html: [UInt8]) {
    buffer.bytes.append(contentsOf: html)
  }

  /// Appends a text, escaped.
  mutating func escape(_ text: String) { HTMLText.append(text, to: &bytes) }
}
