/// A text with places marked in it by keycap emoji, so that a test shows the places it speaks of.
///
/// ```swift
/// let marked = MarkedText("let a = 1️⃣b2️⃣")
/// marked.text           // "let a = b"
/// marked["1️⃣"]          // 8
/// marked["1️⃣", "2️⃣"]    // 8..<9
/// ```
public struct MarkedText: Sendable {
  /// The text without its markers.
  public let text: String
  /// The UTF-8 offset in `text` that each marker stood at.
  public let markers: [String: Int]

  /// Takes the markers `0️⃣` … `9️⃣` out of a text.
  public init(_ marked: String) {
    var text = ""
    var markers: [String: Int] = [:]
    for character in marked {
      if Self.isMarker(character) {
        markers[String(character)] = text.utf8.count
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.markers = markers
  }

  /// The offset of a marker; -1, which is no place, when the text has no such marker.
  public subscript(marker: String) -> Int { markers[marker] ?? -1 }

  /// The range between two markers; empty at 0 when one is missing or they stand the other way.
  public subscript(lower: String, upper: String) -> Range<Int> {
    guard let lower = markers[lower], let upper = markers[upper], lower <= upper else {
      return 0..<0
    }
    return lower..<upper
  }

  private static func isMarker(_ character: Character) -> Bool {
    let scalars = Array(character.unicodeScalars)
    return scalars.count == 3 && ("0"..."9").contains(scalars[0]) && scalars[1].value == 0xFE0F
      && scalars[2].value == 0x20E3
  }
}
