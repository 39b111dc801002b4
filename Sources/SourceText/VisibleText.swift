/// Writes out the characters of a text that nobody can see, or that would tell a terminal what to do.
///
/// Names, headings and programs are strangers'. A control character in one of them moves the cursor or
/// colours what follows; a mark of direction shows a line in another order than it is read in; a character
/// without width makes two names look the same.
public enum VisibleText {
  /// How such a character is written.
  public enum Spelling: Sendable {
    /// As `\u{202E}`, all on one line; a tab becomes two blanks.
    case line
    /// As `\u{202E}`; tabs and line feeds stay.
    case text
    /// As in a text of JSON, `\u202e`: whoever reads it has the character itself.
    case json
    /// As in XML, `&#x202E;`: likewise.
    case xml
  }

  /// The text, which stays as it is where there is nothing to write out.
  public static func escaped(_ text: String, as spelling: Spelling = .line) -> String {
    guard changes(text, as: spelling) else { return text }
    var result = String.UnicodeScalarView()
    var before: Unicode.Scalar?
    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      append(scalar, between: before, and: next, as: spelling, to: &result)
      before = scalar
    }
    return String(result)
  }

  /// The text without what nobody sees, wherever it stands, and with a blank for every kind of blank: two texts
  /// that look the same are the same then. What ends a line stays.
  public static func seen(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: result.append(scalar)
      case 0..<0x20, 0x7F..<0xA0, 0xFFF9...0xFFFB: continue
      case 0x20..<0x7F: result.append(scalar)
      default:
        if scalar.properties.isDefaultIgnorableCodePoint { continue }
        result.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
      }
    }
    return String(result)
  }

  /// Whether there is anything to write out: mostly there is not, and looking costs less than writing anew.
  private static func changes(_ text: String, as spelling: Spelling) -> Bool {
    guard text.utf8.contains(where: { $0 < 0x20 && !stays($0, spelling) || $0 >= 0x7F }) else {
      return false
    }
    var before: Unicode.Scalar?
    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      let stays = scalar.value < 0x20 && stays(UInt8(scalar.value), spelling)
      if !stays, isHidden(scalar, between: before, and: next) { return true }
      before = scalar
    }
    return false
  }

  /// Whether a control character is left as it is.
  private static func stays(_ character: UInt8, _ spelling: Spelling) -> Bool {
    spelling != .line && (character == 0x09 || character == 0x0A)
  }

  private static func append(
    _ scalar: Unicode.Scalar, between before: Unicode.Scalar?, and after: Unicode.Scalar?,
    as spelling: Spelling, to result: inout String.UnicodeScalarView
  ) {
    if scalar == "\t", spelling == .line {
      result.append(text: "  ")
    } else if scalar.value < 0x20 && stays(UInt8(scalar.value), spelling)
      || !isHidden(scalar, between: before, and: after)
    {
      result.append(scalar)
    } else {
      write(scalar.value, as: spelling, to: &result)
    }
  }

  private static func write(
    _ value: UInt32, as spelling: Spelling, to result: inout String.UnicodeScalarView
  ) {
    switch spelling {
    case .line, .text: result.append(text: "\\u{" + hex(value) + "}")
    // XML 1.0 has no way to write these.
    case .xml where value < 0x20 && value != 0x0D: result.append("\u{FFFD}")
    case .xml: result.append(text: "&#x" + hex(value) + ";")
    case .json where value > 0xFFFF:
      write(0xD800 + (value - 0x10000) >> 10, as: .json, to: &result)
      write(0xDC00 + (value - 0x10000) & 0x3FF, as: .json, to: &result)
    case .json: result.append(text: "\\u" + hex(value, digits: 4))
    }
  }

  private static func hex(_ value: UInt32, digits: Int = 1) -> String {
    var text = ""
    var place = 32
    while place > 0 {
      place -= 4
      let digit = UInt8(truncatingIfNeeded: value >> UInt32(place)) & 15
      if digit == 0, text.isEmpty, place >= 4 * digits { continue }
      text.unicodeScalars.append(Unicode.Scalar(digit < 10 ? 0x30 + digit : 0x37 + digit))
    }
    return text
  }

  /// Whether a character is not to be seen where it stands.
  private static func isHidden(
    _ scalar: Unicode.Scalar, between before: Unicode.Scalar?, and after: Unicode.Scalar?
  ) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFF9...0xFFFB: true
    // Nearly all of Latin, Chinese, Japanese and Korean.
    case 0x20..<0xAD, 0xAE..<0x300, 0x3001..<0x3164, 0x3165...0xD7FF: false
    case 0x200C, 0x200D: !areJoined(before, after)
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: !(before.map(hasVariants) ?? false)
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether two characters are written otherwise when a joiner stands between them: parts of one emoji, or
  /// letters of scripts from Arabic to Sinhala, of Burmese, Khmer and Mongolian.
  private static func areJoined(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
    guard let before, let after else { return false }
    if isEmoji(after) { return isEmoji(before) || before.value == 0xFE0F }
    return isOfJoiningScript(before) && isOfJoiningScript(after)
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0xFF && scalar.properties.isEmoji
  }

  private static func isOfJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x620...0xDFF, 0x1000...0x109F, 0x1780...0x17B3, 0x17B6...0x17FF, 0x1820...0x18AF: true
    default: false
    }
  }

  /// Whether a character has another look with a selector behind it; one selector behind another has none.
  private static func hasVariants(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji
      || scalar.value >= 0x1000 && !scalar.properties.isDefaultIgnorableCodePoint
  }
}
