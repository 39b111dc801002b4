import SourceText

/// Finds the tags in a piece of HTML, with their attributes, as the HTML standard's tokeniser does.
///
/// What stands in scripts, styles and the like is none. A tag that nothing ends takes the rest, so that
/// reading takes time in proportion to the length.
package struct HTMLTags: Sendable {
  /// A tag.
  package struct Tag: Sendable {
    /// Its name, in small letters.
    package let name: String
    /// Its attributes, in order; of two by one name the first counts.
    package internal(set) var attributes: [Attribute] = []
    /// Where it stands in the HTML, in bytes; to the end of that when nothing ends it.
    package internal(set) var range: Range<Int>
    /// Whether a `>` ends it.
    package internal(set) var isWhole = false
    /// Whether it ends an element.
    let isEnd: Bool
  }

  /// An attribute.
  package struct Attribute: Sendable {
    /// Its name, in small letters.
    package let name: String
    /// Its value, as a reader of HTML understands it; nothing where it has none.
    package let value: String
    /// Where the value stands in the HTML, in bytes, without quotes.
    package let range: Range<Int>
  }

  /// The tags that begin elements, in order.
  package var tags: [Tag] { all.filter { !$0.isEnd } }
  /// All tags, in order.
  private(set) var all: [Tag] = []

  let bytes: [UInt8]
  private var index = 0

  /// Elements whose content is text, whatever it looks like.
  private static let textual: Set<String> = [
    "iframe", "noembed", "noframes", "script", "style", "textarea", "title", "xmp",
  ]

  /// Reads a piece of HTML.
  package init(_ html: String) {
    bytes = Array(html.utf8)
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      let isEnd = byte == UInt8(ascii: "/")
      if isEnd { index += 1 }
      guard let first = byte, first.isLetter else {
        skipComment(from: start)
        continue
      }
      var tag = Tag(name: name(ofAttribute: false), range: start..<index, isEnd: isEnd)
      var names: Set<String> = []
      while let attribute = attribute() {
        if names.insert(attribute.name).inserted { tag.attributes.append(attribute) }
      }
      tag.isWhole = byte != nil
      if tag.isWhole { index += 1 }
      tag.range = start..<index
      all.append(tag)
      if !isEnd, tag.isWhole { skipContent(of: tag.name) }
    }
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Skips bytes as long as they are some, and returns where they stood.
  private mutating func skip(while isSkipped: (UInt8) -> Bool) -> Range<Int> {
    let start = index
    while let byte, isSkipped(byte) { index += 1 }
    return start..<index
  }

  /// Goes on behind a comment, or what is taken for one: a document type, an instruction.
  private mutating func skipComment(from start: Int) {
    guard let byte = start + 1 < bytes.count ? bytes[start + 1] : nil else { return }
    guard bytes[start...].starts(with: "<!--".utf8) else {
      guard "!?/".utf8.contains(byte) else { return }
      index = bytes[(start + 2)...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
      return
    }
    index = start + 4
    for end in [">", "->"] where bytes[index...].starts(with: end.utf8) {
      index += end.utf8.count
      return
    }
    while index < bytes.count {
      if bytes[index...].starts(with: "-->".utf8) || bytes[index...].starts(with: "--!>".utf8) {
        index = (bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? index) + 1
        return
      }
      index += 1
    }
  }

  /// Goes on at the end tag of an element whose content is text, or at the end where there is none.
  private mutating func skipContent(of name: String) {
    if name == "plaintext" { index = bytes.count }
    guard Self.textual.contains(name) else { return }
    let mark = Array("</\(name)".utf8)
    while index < bytes.count {
      let found = bytes[index...].prefix(mark.count).elementsEqual(mark) { $0 | 0x20 == $1 | 0x20 }
      if found {
        let next = index + mark.count < bytes.count ? bytes[index + mark.count] : 0x20
        if next.isHTMLSpace || next == UInt8(ascii: "/") || next == UInt8(ascii: ">") { return }
      }
      index += 1
    }
  }

  /// A name, in small letters: those of ASCII alone have others.
  private mutating func name(ofAttribute: Bool) -> String {
    let start = index
    while let byte, !byte.isHTMLSpace, byte != UInt8(ascii: "/"), byte != UInt8(ascii: ">") {
      // At the beginning of a name the sign of a value is a part of it.
      if ofAttribute, byte == UInt8(ascii: "="), index > start { break }
      index += 1
    }
    return String(
      decoding: bytes[start..<index].map(\.lowercased),
      as: UTF8.self)
  }

  /// The next attribute of a tag; nil at the tag's end.
  private mutating func attribute() -> Attribute? {
    _ = skip { $0.isHTMLSpace || $0 == UInt8(ascii: "/") }
    guard let byte, byte != UInt8(ascii: ">") else { return nil }
    let name = name(ofAttribute: true)
    let end = index
    _ = skip(while: \.isHTMLSpace)
    guard self.byte == UInt8(ascii: "=") else {
      return Attribute(name: name, value: "", range: end..<end)
    }
    index += 1
    _ = skip(while: \.isHTMLSpace)
    let range: Range<Int>
    if let quote = self.byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      index += 1
      range = skip { $0 != quote }
      index = min(index + 1, bytes.count)
    } else {
      range = skip { !$0.isHTMLSpace && $0 != UInt8(ascii: ">") }
    }
    return Attribute(
      name: name, value: CharacterReferences.resolved(bytes[range]), range: range)
  }
}
