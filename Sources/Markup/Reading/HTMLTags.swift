/// Finds the tags in a piece of HTML, with their attributes.
///
/// What stands in scripts and styles is none.
public struct HTMLTags: Sendable {
  /// A tag.
  public struct Tag: Sendable {
    /// Its name, in small letters.
    public let name: String
    /// Its attributes that have values, in order.
    public internal(set) var attributes: [Attribute] = []
    /// Where it stands in the HTML, in bytes; to the end of that when nothing ends it.
    public internal(set) var range: Range<Int>
    /// Whether a `>` ends it.
    public internal(set) var isWhole = false
    /// Whether it ends an element.
    let isEnd: Bool
  }

  /// An attribute with a value.
  public struct Attribute: Sendable {
    /// Its name, in small letters.
    public let name: String
    /// Its value, as a reader of HTML understands it.
    public let value: String
    /// Where the value stands in the HTML, in bytes, without quotes.
    public let range: Range<Int>
  }

  /// The tags that begin elements, in order.
  public var tags: [Tag] { all.filter { !$0.isEnd } }
  /// All tags, in order.
  private(set) var all: [Tag] = []

  let bytes: [UInt8]
  private var index = 0

  /// Reads a piece of HTML.
  public init(_ html: String) {
    bytes = Array(html.utf8)
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      let isEnd = byte == UInt8(ascii: "/")
      if isEnd { index += 1 }
      guard let first = byte, Self.isLetter(first) else { continue }
      var tag = Tag(name: name(), range: start..<index, isEnd: isEnd)
      while let attribute = attribute() {
        if let attribute = attribute.value { tag.attributes.append(attribute) }
      }
      tag.isWhole = byte != nil
      if tag.isWhole { index += 1 }
      tag.range = start..<index
      all.append(tag)
      if !isEnd, tag.name == "script" || tag.name == "style" {
        skip(to: Array("</\(tag.name)".utf8))
      }
    }
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Skips bytes as long as they are some, and returns where they stood.
  private mutating func skip(while isSkipped: (UInt8) -> Bool) -> Range<Int> {
    let start = index
    while let byte, isSkipped(byte) { index += 1 }
    return start..<index
  }

  private mutating func skip(to mark: [UInt8]) {
    while index < bytes.count,
      !bytes[index...].prefix(mark.count).elementsEqual(mark, by: { $0 | 0x20 == $1 | 0x20 })
    {
      index += 1
    }
  }

  private mutating func name() -> String {
    text(skip { $0 > 0x20 && !"/>=".utf8.contains($0) }).lowercased()
  }

  /// The next attribute of a tag, which may have no value; nil at the tag's end.
  private mutating func attribute() -> (name: String, value: Attribute?)? {
    _ = skip { $0 <= 0x20 || $0 == UInt8(ascii: "/") }
    guard let byte, byte != UInt8(ascii: ">") else { return nil }
    let name = name()
    if name.isEmpty { index += 1 }
    _ = skip { $0 <= 0x20 }
    guard self.byte == UInt8(ascii: "=") else { return (name, nil) }
    index += 1
    _ = skip { $0 <= 0x20 }
    let range: Range<Int>
    if let quote = self.byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      index += 1
      range = skip { $0 != quote }
      index = min(index + 1, bytes.count)
    } else {
      range = skip { $0 > 0x20 && $0 != UInt8(ascii: ">") }
    }
    return (name, Attribute(name: name, value: Self.unescaped(text(range)), range: range))
  }

  /// The characters that addresses and anchors have for others.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let entities = [
      ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&lt;", "<"),
      ("&gt;", ">"), ("&amp;", "&"),
    ]
    return entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
