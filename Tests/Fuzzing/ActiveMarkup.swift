/// Finds in HTML or SVG what a browser would run: the judge of what is made of strangers' texts.
///
/// It knows nothing of how Lifeline writes HTML, and reads tags as browsers do.
public struct ActiveMarkup {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The first thing that would run; nil where nothing would.
  public static func first(in bytes: [UInt8]) -> String? {
    var reader = ActiveMarkup(bytes)
    while let tag = reader.nextTag() {
      if runs(tag) {
        return "<\(tag.name) \(tag.attributes.map { "\($0.name)=\($0.value)" })"
      }
    }
    return nil
  }

  private struct Tag {
    var name = ""
    var attributes: [(name: String, value: String)] = []
  }

  /// Attributes that are shown, and lead nowhere.
  private static let texts: Set = ["alt", "title"]

  private static func runs(_ tag: Tag) -> Bool {
    if ["script", "iframe", "frame", "object", "embed", "base", "portal"].contains(tag.name) {
      return true
    }
    return tag.attributes.contains { attribute in
      if attribute.name.hasPrefix("on") || attribute.name == "srcdoc" { return true }
      var value = address(attribute.value)
      if texts.contains(attribute.name) { return false }
      if attribute.name == "content", tag.name == "meta" {
        // What describes a page is a text; what leads on to another has an address behind a number.
        guard tag.attributes.contains(where: { $0.name == "http-equiv" }) else { return false }
        value = value.firstRange(of: "url=").map { String(value[$0.upperBound...]) } ?? value
      }
      return ["javascript:", "vbscript:", "data:text/html", "data:image/svg"].contains {
        value.hasPrefix($0)
      } && !(tag.name == "img" && attribute.name == "src")
    }
  }

  /// A value as browsers read addresses: entities decoded, without blanks and controls.
  private static func address(_ value: String) -> String {
    var text = ""
    var rest = value[...]
    while let first = rest.first {
      rest.removeFirst()
      guard first == "&", let end = rest.firstIndex(of: ";") else {
        text.append(first)
        continue
      }
      let name = rest[..<end].lowercased()
      let code =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      let known = ["colon": ":", "tab": "\t", "newline": "\n"][name]
      guard let decoded = known ?? code.flatMap(Unicode.Scalar.init).map({ String($0) }) else {
        text.append(first)
        continue
      }
      text += decoded
      rest = rest[rest.index(after: end)...]
    }
    return text.lowercased().filter { $0.unicodeScalars.allSatisfy { $0.value > 0x20 } }
  }

  // MARK: Reading

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func nextTag() -> Tag? {
    while let byte = byte() {
      if byte == UInt8(ascii: "<"), let next = self.byte(1) {
        if next == UInt8(ascii: "!"), self.byte(2) == UInt8(ascii: "-"),
          self.byte(3) == UInt8(ascii: "-")
        {
          skipRemark()
          continue
        }
        if Self.isLetter(next) {
          position += 1
          return tag()
        }
      }
      position += 1
    }
    return nil
  }

  private mutating func skipRemark() {
    position += 4
    while position < bytes.count, !bytes[position...].starts(with: "-->".utf8) { position += 1 }
  }

  private mutating func tag() -> Tag {
    var tag = Tag(name: word { !Self.isBlank($0) && $0 != UInt8(ascii: "/") }.lowercased())
    while let byte = byte(), byte != UInt8(ascii: ">") {
      guard !Self.isBlank(byte), byte != UInt8(ascii: "/") else {
        position += 1
        continue
      }
      let start = position
      let name = word {
        !Self.isBlank($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/")
      }
      if position == start { position += 1 }
      skipBlanks()
      var value = ""
      if self.byte() == UInt8(ascii: "=") {
        position += 1
        skipBlanks()
        value = self.value()
      }
      tag.attributes.append((name.lowercased(), value))
    }
    return tag
  }

  private mutating func value() -> String {
    guard let quote = byte(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return word { !Self.isBlank($0) }
    }
    position += 1
    let start = position
    while let byte = byte(), byte != quote { position += 1 }
    defer { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func word(_ isPart: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = byte(), byte != UInt8(ascii: ">"), isPart(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while let byte = byte(), Self.isBlank(byte) { position += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
