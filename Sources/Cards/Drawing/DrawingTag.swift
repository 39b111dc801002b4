/// A tag of a drawing: its name and attributes, or the end of an element.
struct DrawingTag {
  let name: String
  let isEnd: Bool
  /// Whether the element has nothing inside.
  let isEmpty: Bool
  private var attributes: [String: String] = [:]

  /// Reads what stands between `<` and `>`.
  init(_ text: ArraySlice<UInt8>) {
    isEnd = text.first == UInt8(ascii: "/")
    isEmpty = text.last == UInt8(ascii: "/")
    let words = text.drop { $0 == UInt8(ascii: "/") }
    let end = words.firstIndex { $0 == 0x20 || $0 == UInt8(ascii: "/") } ?? words.endIndex
    name = String(decoding: words[..<end], as: UTF8.self)
    var rest = words[end...]
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let key = rest[..<equals].drop { $0 == 0x20 }
      let quote = rest.index(after: equals)
      guard quote < rest.endIndex, rest[quote] == UInt8(ascii: "\"") else { return }
      let value = rest[rest.index(after: quote)...]
      guard let close = value.firstIndex(of: UInt8(ascii: "\"")) else { return }
      attributes[String(decoding: key, as: UTF8.self)] = String(
        decoding: value[..<close], as: UTF8.self)
      rest = value[value.index(after: close)...]
    }
  }

  subscript(key: String) -> String? { attributes[key] }

  /// A number.
  func number(_ key: String) -> Float? {
    guard let text = attributes[key] else { return nil }
    var reader = NumberReader(Array(text.utf8))
    return reader.number()
  }

  /// A colour, `#rgb` or `#rrggbb`; nil for none.
  func color(_ key: String) -> UInt32? {
    guard let text = attributes[key], text.utf8.first == UInt8(ascii: "#"),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    guard text.utf8.count == 4 else { return value }
    return (value >> 8 & 0xF) * 0x110000 | (value >> 4 & 0xF) * 0x1100 | (value & 0xF) * 0x11
  }
}
