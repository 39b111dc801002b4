/// Scalars that are characters by themselves whatever stands beside them, so that a text of them alone
/// needs no search for the borders of its characters.
enum SimpleScalars {
  /// Whether a scalar is one: Latin letters, punctuation, superior figures, arrows, lines, kana and
  /// Chinese characters.
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00..<0x0D, 0x0E..<0x300, 0x2010...0x2027, 0x2070...0x20CF, 0x2190...0x2193,
      0x2500...0x257F, 0x3000...0x3029, 0x3040...0x3098, 0x30A0...0x30FF, 0x4E00...0x9FFF,
      0xFF01...0xFF60:
      true
    default: false
    }
  }
}
