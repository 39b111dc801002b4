/// Kinds of characters of ASCII.
extension UInt8 {
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  var isDigit: Bool { (0x30...0x39).contains(self) }

  var isLetterOrDigit: Bool { isLetter || isDigit }

  /// Whether it is a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether it is what HTML calls white space: other control characters are parts of names and values.
  var isHTMLSpace: Bool { isBlank || self == 0x0A || self == 0x0C || self == 0x0D }

  /// The small letter, of a capital one; else the character itself.
  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  /// Whether a backslash before it makes it a character like any other.
  var isPunctuation: Bool { (0x21...0x7E).contains(self) && !isLetterOrDigit }
}
