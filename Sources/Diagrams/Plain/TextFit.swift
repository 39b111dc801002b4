import SourceText

/// How far the texts of a text diagram are broken and abbreviated to fit a width.
struct TextFit {
  /// How wide a line of a label may be.
  var wrap = Int.max
  /// How wide a label may be in all before it is abbreviated.
  var cap = Int.max
  /// What an abbreviated text ends with.
  var ellipsis: Character = "…"

  /// The fits that are tried for a width, the gentlest first.
  static func tries(_ ellipsis: Character) -> [TextFit] {
    [48, 36, 28, 20, 14].map { TextFit(wrap: $0, ellipsis: ellipsis) }
      + [28, 20, 14, 10, 6, 3].map { TextFit(wrap: $0, cap: $0, ellipsis: ellipsis) }
  }

  /// The lines of a text: clean, broken and, as a last resort, abbreviated.
  func lines(_ text: String) -> [String] {
    let clean = Self.clean(text)
    guard cap == Int.max else {
      return clean.split(separator: "\n", omittingEmptySubsequences: false)
        .map { abbreviated(String($0)) }
    }
    if !clean.utf8.contains(0x0A), DisplayWidth.columns(clean) <= wrap { return [clean] }
    return LineBreaking(limit: wrap).lines(
      clean, ascii: { $0 >= 0x20 ? 1 : 0 }, other: { DisplayWidth.columns($0) }
    ).map(Self.trimmed)
  }

  private func abbreviated(_ text: String) -> String {
    guard DisplayWidth.columns(text) > cap else { return text }
    var kept = ""
    var columns = 1
    for character in text {
      columns += DisplayWidth.columns(character)
      if columns > cap { break }
      kept.append(character)
    }
    kept.append(ellipsis)
    return kept
  }

  /// A text without what would move a terminal's cursor.
  static func clean(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) && $0 != "\n" }) else { return text }
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        clean.append(" ")
      } else if scalar == "\n" || !isControl(scalar) {
        clean.append(scalar)
      }
    }
    return String(clean)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.utf8.last == 0x20 { text.removeLast() }
    return text
  }
}
