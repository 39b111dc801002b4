import SourceText

/// Values as bytes, for a `ByteReader` to read.
extension TextBuffer {
  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  mutating func write(_ flag: Bool) { append(flag ? 1 : 0) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    append(text: text)
  }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  /// Writes bytes and before them how many they are.
  mutating func write(counted bytes: [UInt8]) {
    write(bytes.count)
    append(bytes)
  }

  mutating func write<Element>(_ list: [Element], _ each: (inout TextBuffer, Element) -> Void) {
    write(list.count)
    for element in list { each(&self, element) }
  }

  mutating func write(_ texts: [String]) { write(texts) { $0.write($1) } }

  /// Writes lists in parts, which all cores make and read.
  mutating func write(parts: [[UInt8]]) { write(parts) { $0.write(counted: $1) } }
}
