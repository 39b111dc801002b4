/// Finds a text inside another, byte by byte; Embedded Swift has no search of its own.
enum TextSearch {
  /// The offset in UTF-8 of the first occurrence of a text.
  static func offset(of part: String, in text: String) -> Int? {
    let wanted = Array(part.utf8)
    let bytes = Array(text.utf8)
    guard wanted.count <= bytes.count else { return nil }
    return (0...(bytes.count - wanted.count)).first { start in
      wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
    }
  }

  /// Whether a text contains another.
  static func contains(_ text: String, _ part: String) -> Bool { offset(of: part, in: text) != nil }
}
