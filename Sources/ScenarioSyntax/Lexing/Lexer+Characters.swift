extension Lexer {
  func peek(_ distance: Int) -> UInt8? {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : nil
  }

  func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  func isWordStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether something stands directly before an offset that an operator there can belong to.
  func isBound(before index: Int) -> Bool {
    guard index > 0 else { return false }
    switch bytes[index - 1] {
    case 0...0x20, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    // The end of a comment is as good as a blank.
    case UInt8(ascii: "/"): return previousEnd == index
    default: return true
    }
  }

  /// Whether something stands directly behind an offset that an operator there can belong to.
  func isBound(after index: Int) -> Bool {
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case 0...0x20, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    default: return true
    }
  }

  /// The length of the blank that is not ASCII at an offset: a no-break space, an ideographic
  /// space, a byte order mark and their kind, which pages put into code.
  func blankLength(at index: Int) -> Int {
    switch bytes[index] {
    case 0xC2: return byte(index + 1) == 0xA0 ? 2 : 0
    case 0xE2:
      guard byte(index + 1) == 0x80, let third = byte(index + 2) else { return 0 }
      return (0x80...0x8F).contains(third) || (0xA8...0xAF).contains(third) ? 3 : 0
    case 0xE3: return byte(index + 1) == 0x80 && byte(index + 2) == 0x80 ? 3 : 0
    case 0xEF: return byte(index + 1) == 0xBB && byte(index + 2) == 0xBF ? 3 : 0
    default: return 0
    }
  }

  /// A character that a page or an input method puts in the place of ASCII punctuation, with the
  /// punctuation it stands for.
  func lookalike(at index: Int) -> (length: Int, meant: String)? {
    guard let second = byte(index + 1), let third = byte(index + 2) else { return nil }
    switch (bytes[index], second, third) {
    case (0xE2, 0x80, 0x98), (0xE2, 0x80, 0x99): return (3, "'")
    case (0xE2, 0x80, 0x9C), (0xE2, 0x80, 0x9D): return (3, "\"")
    case (0xE2, 0x80, 0x93), (0xE2, 0x80, 0x94), (0xE2, 0x88, 0x92): return (3, "-")
    case (0xE2, 0x80, 0xA6): return (3, "...")
    case (0xEF, 0xBC, 0x8C), (0xE3, 0x80, 0x81): return (3, ",")
    case (0xEF, 0xBC, 0x9B): return (3, ";")
    case (0xEF, 0xBC, 0x9A): return (3, ":")
    case (0xEF, 0xBC, 0x88): return (3, "(")
    case (0xEF, 0xBC, 0x89): return (3, ")")
    default: return nil
    }
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
}
