import Markup

/// The names of all drawings that notes say something of, in whatever way.
struct ShownNames {
  /// The names, with percent signs decoded, that end in `.svg`.
  private(set) var names: Set<String> = []

  private static let ending = Array(".svg".utf8)
  /// Of how many endings in one word a name is made that begins where the word does: a name has one.
  private static let most = 4

  /// The names in some notes.
  static func of(_ notes: some Sequence<[UInt8]>) -> Set<String> {
    var shown = ShownNames()
    for bytes in notes where bytes.holds("svg") {
      shown.add(bytes)
      // Markdown and HTML write signs in further ways.
      if bytes.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) {
        shown.add(MarkupText.plain(bytes))
      }
    }
    return shown.names
  }

  private mutating func add(_ bytes: [UInt8]) {
    // A space may be a part of the name, or stand before it, and before that may stand another name.
    var (start, word, rest) = (0, 0, 0)
    var (inStretch, inWord) = (0, 0)
    for index in bytes.indices {
      if Self.isOutside(bytes[index]) {
        (start, word, rest) = (index + 1, index + 1, index + 1)
        (inStretch, inWord) = (0, 0)
      } else if bytes[index] == UInt8(ascii: " ") {
        word = index + 1
        inWord = 0
      } else if bytes[index] == Self.ending[0], bytes[index...].starts(with: Self.ending) {
        let end = index + Self.ending.count
        if inStretch < Self.most { insert(bytes[start..<end]) }
        if inWord < Self.most { insert(bytes[word..<end]) }
        insert(bytes[rest..<end].drop { $0 == UInt8(ascii: " ") })
        inStretch += 1
        inWord += 1
        rest = end
      }
    }
  }

  private mutating func insert(_ name: ArraySlice<UInt8>) {
    names.insert(WebAddress.decoded(String(decoding: name, as: UTF8.self)))
  }

  private static func isOutside(_ byte: UInt8) -> Bool {
    byte < 0x20 || "/()[]<>\"'|".utf8.contains(byte)
  }
}
