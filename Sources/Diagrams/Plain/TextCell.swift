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

  /// The scalar of a sign.
  fileprivate static func sign(_ code: UInt8) -> UInt32 {
    switch code {
    case 1: 0x25B6
    case 2: 0x25C0
    case 3: 0x25CF
    default: 0x2717
    }
  }
}

extension ByteWriter {
  /// Writes cells in UTF-8.
  mutating func cells(_ cells: UnsafeBufferPointer<TextCell>) {
    fill(atMost: 3 * cells.count + 8) { target in
      var place = target
      var index = 0
      while index < cells.count {
        // Most of a drawing is empty.
        if cells.count - index >= 8, let first = cells.baseAddress {
          let eight = UnsafeRawPointer(first + index).loadUnaligned(as: UInt64.self)
          if eight == 0x2020_2020_2020_2020 {
            UnsafeMutableRawPointer(place).storeBytes(of: eight, as: UInt64.self)
            place += 8
            index += 8
            continue
          }
        }
        let code = cells[index].code
        index += 1
        if code >= 0x80 {
          place[0] = 0xE2
          place[1] = 0x94 | (code >> 6 & 1)
          place[2] = 0x80 | code & 0x3F
          place += 3
        } else if code >= 0x20 {
          place[0] = code
          place += 1
        } else {
          let sign = TextCell.sign(code)
          place[0] = UInt8(truncatingIfNeeded: 0xE0 | sign >> 12)
          place[1] = UInt8(truncatingIfNeeded: 0x80 | sign >> 6 & 0x3F)
          place[2] = UInt8(truncatingIfNeeded: 0x80 | sign & 0x3F)
          place += 3
        }
      }
      return place - target
    }
  }
}
