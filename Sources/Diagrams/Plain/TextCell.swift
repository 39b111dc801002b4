/// A character that a text diagram is drawn with, in a byte: ASCII, a line, or one of a few signs.
struct TextCell: Equatable {
  /// A byte of ASCII; from 0x80 on the lines from U+2500 on, and below 0x20 the signs.
  let code: UInt8

  static var blank: TextCell { TextCell(code: 0x20) }

  private init(code: UInt8) { self.code = code }

  /// The cell of one of the characters of `TextGlyphs`.
  init(_ glyph: Unicode.Scalar) {
    switch glyph.value {
    case 0x20..<0x7F: code = UInt8(truncatingIfNeeded: glyph.value)
    case 0x2500..<0x2580: code = UInt8(truncatingIfNeeded: 0x80 | glyph.value & 0x7F)
    case 0x25B6: code = 1
    case 0x25C0: code = 2
    case 0x25CF: code = 3
    case 0x2717: code = 4
    default: code = 0x3F
    }
  }

  /// The three bytes of a line or a sign, from the lowest on.
  fileprivate static func utf8(_ code: UInt8) -> UInt32 {
    let code = UInt32(code)
    let bytes: UInt32 =
      switch code {
      case 1: 0xB6_96E2
      case 2: 0x80_97E2
      case 3: 0x8F_97E2
      case 4: 0x97_9CE2
      default: 0x80_94E2 | (code >> 6 & 1) << 8 | (code & 0x3F) << 16
      }
    return bytes.littleEndian
  }
}

extension ByteWriter {
  private static var blanks: UInt64 { 0x2020_2020_2020_2020 }

  /// Whether eight cells are blank: most of a drawing is empty.
  @inline(__always)
  private static func areBlank(_ cells: UnsafeBufferPointer<TextCell>, from index: Int) -> Bool {
    UnsafeRawPointer(cells.baseAddress! + index).loadUnaligned(as: UInt64.self) == blanks
  }

  /// Writes cells in UTF-8.
  mutating func cells(_ cells: UnsafeBufferPointer<TextCell>) {
    fill(atMost: 3 * cells.count + 8) { target in
      var place = target
      var index = 0
      while index < cells.count {
        let code = cells[index].code
        if code >= 0x80 || code < 0x20 {
          // One byte more than is needed, which the next cell overwrites.
          UnsafeMutableRawPointer(place).storeBytes(of: TextCell.utf8(code), as: UInt32.self)
          place += 3
          index += 1
        } else if code == 0x20, index + 8 <= cells.count, Self.areBlank(cells, from: index) {
          UnsafeMutableRawPointer(place).storeBytes(of: Self.blanks, as: UInt64.self)
          place += 8
          index += 8
        } else {
          place[0] = code
          place += 1
          index += 1
        }
      }
      return place - target
    }
  }
}
