import SourceText

/// Breaks a text into lines no wider than a limit, at places where a reader would.
///
/// A line ends after a blank, then after `/ , ( : _` or between East Asian characters, then after a
/// point or before a camel hump. A word longer than the limit is cut only when `cutsWords`; otherwise it
/// stands out. Joining the lines gives the text back, but for line feeds, so that every label can be
/// found whole.
struct LineBreaking {
  /// How wide a line may be, in the unit of `measure`.
  var limit: Int
  /// Whether a word that no break helps is cut.
  var cutsWords = false

  /// How good a place to break is; the higher the better.
  private enum Quality: Int { case none, any, punctuation, blank }

  /// The lines of a text, given the width of a character and of one line.
  func lines(_ text: String, _ measure: (Character) -> Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      append(String(paragraph), to: &lines, measure)
    }
    return lines
  }

  private func append(_ text: String, to lines: inout [String], _ measure: (Character) -> Int) {
    let characters = Array(text)
    let widths = characters.map(measure)
    let total = widths.reduce(0, +)
    guard total > limit else {
      lines.append(text)
      return
    }
    // Lines of about the same length read better than a full one and a crumb.
    let wanted = max(limit * 3 / 4, total / ((total + limit - 1) / max(limit, 1)))
    var start = 0
    while start < characters.count {
      let end = lineEnd(characters, widths, from: start, wanted: min(wanted, limit))
      lines.append(String(characters[start..<end]))
      start = end
    }
  }

  /// The end of the line that begins at `start`; always beyond it.
  private func lineEnd(
    _ characters: [Character], _ widths: [Int], from start: Int, wanted: Int
  ) -> Int {
    var width = 0
    var best: (end: Int, quality: Quality, width: Int)?
    var index = start
    while index < characters.count {
      width += widths[index]
      // A blank at the end of a line takes no room.
      let isOver = width > limit && characters[index] != " "
      if isOver, let best { return best.end }
      if isOver, cutsWords, index > start { return index }
      index += 1
      guard index < characters.count else { break }
      let quality = Self.quality(characters[index - 1], characters[index])
      guard quality != .none else { continue }
      let isBetter =
        best.map { quality.rawValue >= $0.quality.rawValue || $0.width < wanted / 2 } ?? true
      if isBetter { best = (index, quality, width) }
    }
    return characters.count
  }

  /// How good a break between two characters is.
  private static func quality(_ before: Character, _ after: Character) -> Quality {
    if after == " " { return .none }
    if before == " " { return .blank }
    guard let left = before.unicodeScalars.first, let right = after.unicodeScalars.first else {
      return .none
    }
    if isIdeographic(left) || isIdeographic(right) {
      return isClosing(right) || isOpening(left) ? .none : .punctuation
    }
    if left.isASCII, right.isASCII {
      switch left {
      case "/", "_", "=", "&", "?", "|": return .punctuation
      case ",", "(", ":", ";", "-":
        return right.properties.isAlphabetic ? .punctuation : .none
      // `child.view` stays together where there is any other place.
      case ".": return right.properties.isAlphabetic ? .any : .none
      default: break
      }
      if isLowercase(left), isUppercase(right) { return .any }
    }
    return .none
  }

  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x2E80 && DisplayWidth.isWide(scalar.value)
  }

  /// Marks that no line begins with.
  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF01, 0xFF1F, 0xFF1A, 0xFF1B, 0xFF09, 0x300D, 0x300F,
      0x3011, 0x300B, 0x3009, 0x29, 0x5D, 0x2C, 0x2E, 0x3A, 0x3B, 0x21, 0x3F:
      true
    default: false
    }
  }

  /// Marks that no line ends with.
  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFF08, 0x300C, 0x300E, 0x3010, 0x300A, 0x3008, 0x28, 0x5B: true
    default: false
    }
  }

  private static func isLowercase(_ scalar: Unicode.Scalar) -> Bool {
    (0x61...0x7A).contains(scalar.value)
  }

  private static func isUppercase(_ scalar: Unicode.Scalar) -> Bool {
    (0x41...0x5A).contains(scalar.value)
  }
}
