/// A font of letters and digits, which Unicode has as characters of their own.
enum FormulaFont {
  case normal, roman, italic, bold, boldItalic, doubleStruck, script, boldScript, fraktur,
    boldFraktur
  case sans, boldSans, sansItalic, boldSansItalic, typewriter

  /// Where `A`, `a` and `0` are, and Greek `Α` and `α`; nil where the font has none of its own.
  private var starts: (upper: UInt32, lower: UInt32, digit: UInt32?, greek: UInt32?)? {
    switch self {
    case .normal, .roman: nil
    case .italic: (0x1D434, 0x1D44E, nil, 0x1D6E2)
    case .bold: (0x1D400, 0x1D41A, 0x1D7CE, 0x1D6A8)
    case .boldItalic: (0x1D468, 0x1D482, 0x1D7CE, 0x1D71C)
    case .doubleStruck: (0x1D538, 0x1D552, 0x1D7D8, nil)
    case .script: (0x1D49C, 0x1D4B6, nil, nil)
    case .boldScript: (0x1D4D0, 0x1D4EA, nil, nil)
    case .fraktur: (0x1D504, 0x1D51E, nil, nil)
    case .boldFraktur: (0x1D56C, 0x1D586, nil, nil)
    case .sans: (0x1D5A0, 0x1D5BA, 0x1D7E2, nil)
    case .boldSans: (0x1D5D4, 0x1D5EE, 0x1D7EC, 0x1D756)
    case .sansItalic: (0x1D608, 0x1D622, nil, nil)
    case .boldSansItalic: (0x1D63C, 0x1D656, nil, 0x1D790)
    case .typewriter: (0x1D670, 0x1D68A, 0x1D7F6, nil)
    }
  }

  /// Letters that Unicode had before, so that the alphabets have holes there.
  private static let elsewhere: [UInt32: Unicode.Scalar] = [
    0x1D455: "ℎ", 0x1D49D: "ℬ", 0x1D4A0: "ℰ", 0x1D4A1: "ℱ", 0x1D4A3: "ℋ", 0x1D4A4: "ℐ",
    0x1D4A7: "ℒ", 0x1D4A8: "ℳ", 0x1D4AD: "ℛ", 0x1D4BA: "ℯ", 0x1D4BC: "ℊ", 0x1D4C4: "ℴ",
    0x1D506: "ℭ", 0x1D50B: "ℌ", 0x1D50C: "ℑ", 0x1D515: "ℜ", 0x1D51D: "ℨ", 0x1D53A: "ℂ",
    0x1D53F: "ℍ", 0x1D545: "ℕ", 0x1D547: "ℙ", 0x1D548: "ℚ", 0x1D549: "ℝ", 0x1D551: "ℤ",
  ]

  /// Greek letters that stand in no alphabet's order, by their places behind its `Α`.
  private static let otherGreek: [Unicode.Scalar: UInt32] = [
    "∇": 25, "∂": 51, "ϵ": 52, "ϑ": 53, "ϰ": 54, "ϕ": 55, "ϱ": 56, "ϖ": 57,
  ]

  /// A character in this font.
  func set(_ character: Unicode.Scalar) -> Unicode.Scalar {
    guard let starts else { return character }
    let code: UInt32
    switch character {
    case "A"..."Z": code = starts.upper + character.value - 0x41
    case "a"..."z": code = starts.lower + character.value - 0x61
    case "0"..."9":
      guard let digit = starts.digit else { return character }
      code = digit + character.value - 0x30
    case "Α"..."Ω", "α"..."ω":
      guard let greek = starts.greek else { return character }
      let isSmall = character.value >= 0x3B1
      code = greek + (isSmall ? 26 + character.value - 0x3B1 : character.value - 0x391)
    default:
      guard let greek = starts.greek, let place = Self.otherGreek[character] else {
        return character
      }
      code = greek + place
    }
    return Self.elsewhere[code] ?? Unicode.Scalar(code) ?? character
  }

  /// Whether several letters in it are one name, and not a product.
  var joinsLetters: Bool {
    switch self {
    case .normal, .doubleStruck, .script, .boldScript, .boldItalic: false
    default: true
    }
  }
}
