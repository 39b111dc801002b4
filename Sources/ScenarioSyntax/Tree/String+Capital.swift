extension String {
  /// Whether a name begins with a capital, as those of types do.
  public var isCapitalized: Bool {
    guard let first = utf8.first else { return false }
    if first < 0x80 { return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first }
    return self.first?.isUppercase == true
  }

  /// Whether it begins with a letter.
  public var beginsWithLetter: Bool {
    guard let first = utf8.first else { return false }
    if first < 0x80 { return UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20 }
    return self.first?.isLetter == true
  }
}
