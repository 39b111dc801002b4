import SourceText

/// A face and size of the font stack that diagrams are set in, and how wide a text is in it.
///
/// Widths come from a table, so that a layout is the same on every machine. The stack is of faces with
/// the metrics of Arial (Helvetica, Arial, Liberation Sans). What else a browser takes is drawn larger or
/// smaller, until its digits are as wide as Arial's (`font-size-adjust` in the style sheet of drawings);
/// what its letters differ by then is mostly within the slack that is added.
struct Font {
  /// A face of the stack.
  enum Face {
    case regular, bold, monospaced
    /// Parts of a text in one face and parts in another: as wide as the widest of them.
    case mixed
  }

  /// The face.
  let face: Face
  private let height: UInt8
  /// The size in pixels.
  var size: Int { Int(height) }

  init(face: Face, size: UInt8) {
    self.face = face
    height = size
  }

  /// What a layout adds to each width, in hundredths.
  static let slack = 105

  /// The width of a text in whole pixels, rounded up, slack included.
  func width(_ text: String) -> Int { pixels(measure(text).mils) }

  /// The width of a text in thousandths of an em, and whether a line feed is in it.
  func measure(_ text: String) -> (mils: Int, hasLineFeed: Bool) {
    let measured = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe measure($0) }
    if let measured, measured.mils >= 0 { return measured }
    return (text.reduce(0) { $0 + mils($1) }, text.utf8.contains(0x0A))
  }

  /// Thousandths of an em; negative where the text must be looked at character by character.
  private func measure(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (mils: Int, hasLineFeed: Bool) {
    unsafe Self.table(face).withUnsafeBufferPointer { table in
      var mils = 0
      var hasLineFeed = false
      var index = 0
      while index < bytes.count {
        // Nearly all is ASCII: four bytes at once.
        while index + 4 <= bytes.count, let start = bytes.baseAddress {
          let four = unsafe UnsafeRawPointer(start + index).loadUnaligned(as: UInt32.self)
          // The high bit of a byte is set where it is not ASCII, and where it is below 0x20.
          guard (four | four &- 0x2020_2020) & 0x8080_8080 == 0 else { break }
          unsafe mils &+= Int(table[Int(four & 0x7F)]) &+ Int(table[Int(four >> 8 & 0x7F)])
          unsafe mils &+= Int(table[Int(four >> 16 & 0x7F)]) &+ Int(table[Int(four >> 24)])
          index &+= 4
        }
        guard index < bytes.count else { break }
        let byte = unsafe bytes[index]
        if byte < 0x80, byte >= 0x20 {
          unsafe mils &+= Int(table[Int(byte)])
          index &+= 1
          continue
        }
        guard let scalar = unsafe SimpleScalars.next(bytes, &index) else {
          return (-1, hasLineFeed)
        }
        unsafe mils += scalar < 0x80 ? Int(table[Int(scalar)]) : simpleMils(scalar)
        hasLineFeed = hasLineFeed || scalar == 0x0A
      }
      return (mils, hasLineFeed)
    }
  }

  /// Thousandths of an em that a character takes.
  func mils(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x80 { return mils(UInt8(truncatingIfNeeded: first.value)) }
    if SimpleScalars.contains(first.value), character.unicodeScalars.count == 1 {
      return simpleMils(first.value)
    }
    let columns = DisplayWidth.columns(character)
    if columns == 0 { return 0 }
    if columns == 2 {
      return first.value >= 0x2E80 && first.value < 0x1_0000 ? 1000 : emojiMils(character)
    }
    if first.value < 0x180, face != .monospaced { return 720 }
    return first.value < 0x2000 && face != .monospaced ? 860 : 1000
  }

  /// Thousandths of an em that an emoji takes at most.
  ///
  /// Colour emoji are wider than an em in some fonts. A font that does not know a flag or a family draws
  /// the parts of it beside each other; joiners, selectors and shades of skin take no place then.
  private func emojiMils(_ character: Character) -> Int {
    let parts = character.unicodeScalars.count { scalar in
      DisplayWidth.isWide(scalar.value) && !(0x1F3FB...0x1F3FF).contains(scalar.value)
        || (0x1F1E6...0x1F1FF).contains(scalar.value)
    }
    return 1300 * max(1, parts)
  }

  /// Pixels for thousandths of an em, slack included.
  func pixels(_ mils: Int) -> Int { (mils * size * Self.slack + 99_999) / 100_000 }

  /// Thousandths of an em that a scalar takes which is a character by itself.
  private func simpleMils(_ scalar: UInt32) -> Int {
    if face == .monospaced { return DisplayWidth.isWide(scalar) ? 1000 : 602 }
    switch scalar {
    case 0xB7: return 333
    case 0xB2, 0xB3, 0xB9, 0x2070...0x2094: return 400
    default: break
    }
    return scalar < 0x180 ? 720 : scalar < 0x2000 ? 860 : 1000
  }

  /// Thousandths of an em that an ASCII byte takes.
  func mils(_ byte: UInt8) -> Int { Int(Self.table(face)[Int(byte & 0x7F)]) }

  /// Thousandths of an em for each ASCII byte.
  static func table(_ face: Face) -> [UInt16] {
    switch face {
    case .regular: regular
    case .bold: bold
    case .monospaced: monospaced
    case .mixed: mixed
    }
  }

  private static let regular = table(regularWidths)
  private static let bold = table(boldWidths)
  private static let monospaced = table(Array(repeating: 602, count: 95))
  private static let mixed = bold.indices.map { max(regular[$0], bold[$0], monospaced[$0]) }

  /// A table of all ASCII bytes, from one of those that are seen.
  private static func table(_ seen: [UInt16]) -> [UInt16] {
    Array(repeating: 0, count: 0x20) + seen + [0]
  }

  /// Thousandths of an em for U+0020 to U+007E in Arial.
  private static let regularWidths: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// Thousandths of an em for U+0020 to U+007E in Arial Bold.
  private static let boldWidths: [UInt16] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}
