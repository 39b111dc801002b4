/// The directions that texts are written in.
public enum Bidirectional {
  /// The languages that are written from right to left, by the first parts of their tags.
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// Whether a language is written from right to left.
  public static func isRightToLeft(language: String) -> Bool {
    languages.contains(language.prefix { $0 != "-" }.lowercased())
  }

  /// Whether the first letter of a text is written from right to left.
  public static func beginsRightToLeft(_ text: ArraySlice<UInt8>) -> Bool {
    let first = text.firstIndex { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      // Signs and dashes begin with other bytes than letters.
      case 0xC3...0xE1, 0xE3...: true
      default: false
      }
    }
    return first.map { text[$0] >= 0x80 && holdsRightToLeft(text[$0...].prefix(2)) } ?? false
  }

  /// Whether a text has letters that are written from right to left: Hebrew, Arabic and their kin.
  public static func holdsRightToLeft(_ text: ArraySlice<UInt8>) -> Bool {
    unsafe text.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count,
        let place = unsafe SixteenBytes.firstIndex(
          in: bytes, from: index, { $0.places(from: 0xD6, to: 0xEF) })
      {
        let next = place + 1 < bytes.count ? unsafe bytes[place + 1] : 0
        switch unsafe bytes[place] {
        // From U+0590 to U+07FF, on to U+08FF, and the forms of presentation.
        case 0xD6...0xDF: return true
        case 0xE0: if (0xA0...0xA3).contains(next) { return true }
        case 0xEF: if (0xAC...0xB7).contains(next) || next == 0xB9 { return true }
        default: break
        }
        index = place + (unsafe bytes[place] < 0xE0 ? 2 : 3)
      }
      return false
    }
  }
}
