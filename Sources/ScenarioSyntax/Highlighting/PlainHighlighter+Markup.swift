/// Tags, and rules of styles.
extension PlainHighlighter {
  /// Tags, their attributes and the values of these; scripts and styles in their languages.
  mutating func stepInMarkup(_ byte: UInt8) {
    if byte == UInt8(ascii: "<") {
      var place = position + 1
      while place < end, "/!?".utf8.contains(bytes[place]) { place += 1 }
      let name = place..<wordEnd(from: place)
      openTag = name
      return add(.keyword, upTo: name.upperBound)
    }
    guard let tag = openTag else {
      if byte == UInt8(ascii: "&"), let reference = endOfReference() {
        return add(.number, upTo: reference)
      }
      position += 1
      return
    }
    switch byte {
    case UInt8(ascii: ">"):
      openTag = nil
      add(.keyword, upTo: position + 1)
      addContents(of: tag)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      var place = position + 1
      while place < end, bytes[place] != byte { place += 1 }
      add(.string, upTo: place + 1)
    case _ where Self.isWord(byte): add(.property, upTo: wordEnd(from: position))
    default: position += 1
    }
  }

  /// `&amp;`, which is short.
  private func endOfReference() -> Int? {
    let limit = min(end, position + 12)
    var place = position + 1
    while place < limit,
      Self.isWord(bytes[place]) || Self.isDigit(bytes[place]) || bytes[place] == UInt8(ascii: "#")
    {
      place += 1
    }
    return place < limit && place > position + 1 && bytes[place] == UInt8(ascii: ";")
      ? place + 1 : nil
  }

  /// What stands in an element whose text is in another language.
  private mutating func addContents(of tag: Range<Int>) {
    guard tag.count <= 6, bytes[tag.lowerBound - 1] == UInt8(ascii: "<") else { return }
    let inner: PlainLanguage
    switch String(decoding: bytes[tag], as: UTF8.self).lowercased() {
    case "script": inner = .javaScript
    case "style": inner = .css
    default: return
    }
    var place = position
    while place < end, !(bytes[place] == UInt8(ascii: "<") && matches("</", at: place)) {
      place += 1
    }
    run(upTo: place, as: inner)
  }

  /// Selectors, and the names and values of declarations; false for what all languages have.
  mutating func stepInStyles(_ byte: UInt8) -> Bool {
    let next = position + 1
    let isNamed = next < end && (Self.isWord(bytes[next]) || bytes[next] == UInt8(ascii: "-"))
    switch byte {
    case UInt8(ascii: "@") where isNamed: add(.keyword, upTo: wordEnd(from: next))
    case UInt8(ascii: ".") where isNamed: add(.type, upTo: wordEnd(from: next))
    case UInt8(ascii: "#") where next < end && isInWord(bytes[next]):
      add(isSelector() ? .type : .number, upTo: wordEnd(from: next))
    case _ where Self.isWord(byte) || (byte == UInt8(ascii: "-") && isNamed):
      let place = wordEnd(from: position)
      if isCall(at: place) {
        add(.function, upTo: place)
      } else if isSelector() {
        add(.keyword, upTo: place)
      } else if place < end, bytes[place] == UInt8(ascii: ":") {
        add(.property, upTo: place)
      } else {
        position = place
      }
    default: return false
    }
    return true
  }

  /// Whether a brace opens before a declaration ends; it is looked for a little way only.
  private func isSelector() -> Bool {
    let limit = min(end, position + 120)
    for place in position..<limit {
      switch bytes[place] {
      case UInt8(ascii: "{"): return true
      case UInt8(ascii: ";"), UInt8(ascii: "}"): return false
      default: continue
      }
    }
    return braces == 0
  }
}
