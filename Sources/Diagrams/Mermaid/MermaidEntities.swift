/// Turns what a Mermaid label is written with into the text it stands for.
enum MermaidEntities {
  /// The text of a label: entities replaced, `<br>` a line feed, and no `wrap:` before it.
  static func decoded(_ label: String) -> String {
    var text = withoutWrap(MermaidStatements.trimmed(label[...]))
    if text.utf8.contains(UInt8(ascii: "<")) { text = withLineFeeds(text) }
    if text.utf8.contains(UInt8(ascii: "#")) { text = withoutEntities(text) }
    return text
  }

  private static func withoutWrap(_ text: String) -> String {
    for prefix in ["wrap:", "nowrap:", ":wrap:", ":nowrap:"]
    where text.utf8.starts(with: prefix.utf8) {
      return MermaidStatements.trimmed(text.dropFirst(prefix.utf8.count))
    }
    return text
  }

  /// Replaces `<br>`, `<br/>` and `<br />`.
  private static func withLineFeeds(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let end = breakEnd(bytes, from: index) {
        while result.last == 0x20 { result.removeLast() }
        result.append(0x0A)
        index = end
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func breakEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start + 3 < bytes.count, bytes[start] == UInt8(ascii: "<"),
      bytes[start + 1] | 0x20 == UInt8(ascii: "b"), bytes[start + 2] | 0x20 == UInt8(ascii: "r")
    else { return nil }
    var index = start + 3
    while index < bytes.count, MermaidStatements.isBlank(bytes[index]) { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { return nil }
    return index + 1
  }

  private static func withoutEntities(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "#", let end = rest.firstIndex(of: ";"),
        let decoded = self.scalar(String(rest[rest.index(after: rest.startIndex)..<end]))
      {
        result.append(decoded)
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(scalar)
        rest.removeFirst()
      }
    }
    return String(result)
  }

  /// The character that an entity names, by number or by name.
  private static func scalar(_ name: String) -> Unicode.Scalar? {
    if let number = UInt32(name) { return Unicode.Scalar(number) }
    for (known, scalar) in names where known == name { return scalar }
    return nil
  }

  private static let names: [(String, Unicode.Scalar)] = [
    ("quot", "\""), ("amp", "&"), ("lt", "<"), ("gt", ">"), ("apos", "'"), ("nbsp", "\u{A0}"),
    ("copy", "©"), ("reg", "®"), ("deg", "°"), ("middot", "·"), ("times", "×"), ("ndash", "–"),
    ("mdash", "—"), ("hellip", "…"), ("bull", "•"), ("larr", "←"), ("rarr", "→"), ("uarr", "↑"),
    ("darr", "↓"), ("harr", "↔"), ("infin", "∞"), ("ne", "≠"), ("le", "≤"), ("ge", "≥"),
    ("hearts", "♥"), ("spades", "♠"), ("clubs", "♣"), ("diams", "♦"), ("check", "✓"),
    ("euro", "€"), ("lbrace", "{"), ("rbrace", "}"), ("num", "#"), ("semi", ";"), ("colon", ":"),
  ]
}
