import SourceText

/// Writes JSON, an element of an array a line, keys in the order they are given.
package struct JSONText {
  private var bytes: [UInt8] = []
  private var isFirst = true
  private var depth = 0

  /// Creates an empty text.
  package init() {}

  /// What was written so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object.
  package mutating func object(_ body: (inout JSONText) -> Void) {
    write("{")
    isFirst = true
    body(&self)
    write("}")
    isFirst = false
  }

  /// Writes a key and its object.
  package mutating func object(_ key: String, _ body: (inout JSONText) -> Void) {
    begin(key)
    object(body)
  }

  /// Writes a key and an array of objects, an object a line.
  package mutating func array<Elements: Collection>(
    _ key: String, _ elements: Elements, _ body: (inout JSONText, Elements.Element) -> Void
  ) {
    begin(key)
    write("[")
    depth += 1
    for (index, element) in elements.enumerated() {
      write((index > 0 ? ",\n" : "\n") + String(repeating: "  ", count: depth))
      object { body(&$0, element) }
    }
    depth -= 1
    write(elements.isEmpty ? "]" : "\n" + String(repeating: "  ", count: depth) + "]")
    isFirst = false
  }

  /// Writes a key and a text; nothing where there is none.
  package mutating func field(_ key: String, _ value: String?) {
    guard let value else { return }
    begin(key)
    string(value)
  }

  /// Writes a key and a number; nothing where there is none.
  package mutating func field(_ key: String, _ value: Int?) {
    guard let value else { return }
    begin(key)
    write(String(value))
  }

  /// Writes a key and `true`; nothing where it is false.
  package mutating func flag(_ key: String, _ value: Bool) {
    guard value else { return }
    begin(key)
    write("true")
  }

  /// Writes a key and whether it is so.
  package mutating func boolean(_ key: String, _ value: Bool) {
    begin(key)
    write(value ? "true" : "false")
  }

  /// Writes a key and a number that is written already; as a text if it is none.
  package mutating func number(_ key: String, _ digits: String) {
    let isNumber = digits.utf8.first.map { $0 == 0x2D || (0x30...0x39).contains($0) } ?? false
    guard isNumber, digits.utf8.allSatisfy({ $0 < 0x3A && $0 != 0x2F }) else {
      return field(key, digits)
    }
    begin(key)
    write(digits)
  }

  /// Writes a key and an array of texts.
  package mutating func texts(_ key: String, _ values: [String]) {
    begin(key)
    write("[")
    for (index, value) in values.enumerated() {
      if index > 0 { write(", ") }
      string(value)
    }
    write("]")
  }

  /// Writes a key and an array of numbers.
  package mutating func numbers(_ key: String, _ values: [Int]) {
    begin(key)
    write("[")
    for (index, value) in values.enumerated() {
      write((index > 0 ? ", " : "") + String(value))
    }
    write("]")
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }

  private mutating func begin(_ key: String) {
    if !isFirst { write(", ") }
    isFirst = false
    string(key)
    write(": ")
  }

  private mutating func string(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    unsafe value.withBytes { text in
      // What stands between two places that are escaped is copied as it is.
      var start = 0
      for index in text.indices {
        guard let escape = unsafe Self.escape(at: index, of: text) else { continue }
        unsafe bytes += text[start..<index]
        write(escape.text)
        start = index + escape.count
      }
      unsafe bytes += text[start...]
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// What is written in place of the bytes at a place; nil where they stand as they are.
  private static func escape(
    at index: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> (text: String, count: Int)? {
    switch unsafe bytes[index] {
    case UInt8(ascii: "\""): return ("\\\"", 1)
    case UInt8(ascii: "\\"): return ("\\\\", 1)
    case UInt8(ascii: "\n"): return ("\\n", 1)
    case UInt8(ascii: "\t"): return ("\\t", 1)
    case 0..<0x20:
      let digits = unsafe String(bytes[index], radix: 16)
      return ("\\u00" + (digits.utf8.count < 2 ? "0" : "") + digits, 1)
    // U+2028 and U+2029 end a line in scripts that hold JSON.
    case 0xE2 where unsafe index + 2 < bytes.count && bytes[index + 1] == 0x80:
      switch unsafe bytes[index + 2] {
      case 0xA8: return ("\\u2028", 3)
      case 0xA9: return ("\\u2029", 3)
      default: return nil
      }
    default: return nil
    }
  }
}
