import SourceText

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

  /// The three bytes of a sign, from the lowest on.
  fileprivate static func utf8(_ code: UInt8) -> UInt32 {
    switch code {
    case 1: 0xB6_96E2
    case 2: 0x80_97E2
    case 3: 0x8F_97E2
    default: 0x97_9CE2
    }
  }

  /// The three bytes of a line, from the lowest on.
  @inline(__always)
  fileprivate static func utf8(line code: UInt32) -> UInt32 {
    0x80_94E2 | (code >> 6 & 1) << 8 | (code & 0x3F) << 16
  }

  /// Eight blanks.
  fileprivate static var blanks: UInt64 { 0x2020_2020_2020_2020 }

  /// Eight cells from a place on, the first in the lowest byte; zeros beyond an end.
  @inline(__always)
  fileprivate static func eight(
    _ cells: UnsafeRawPointer, _ index: Int, endingAt end: Int
  ) -> UInt64 {
    if index &+ 8 <= end { return unsafe load(cells, index) }
    var eight: UInt64 = 0
    for place in (index..<end).reversed() {
      eight = unsafe eight << 8 | UInt64(cells.load(fromByteOffset: place, as: UInt8.self))
    }
    return eight
  }

  @inline(__always)
  private static func load(_ cells: UnsafeRawPointer, _ index: Int) -> UInt64 {
    unsafe UInt64(littleEndian: cells.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// With how many blanks eight cells begin.
  @inline(__always)
  fileprivate static func leadingBlanks(_ eight: UInt64) -> Int {
    (eight ^ blanks).trailingZeroBitCount / 8
  }

  /// Puts a line over some cells, which becomes another where it crosses certain uprights.
  static func cross(
    _ cells: UnsafeMutableBufferPointer<TextCell>, with line: TextCell,
    _ uprights: [(upright: TextCell, crossed: TextCell)]
  ) {
    guard let bytes = UnsafeMutableRawPointer(cells.baseAddress) else { return }
    // It cannot overflow; a multiplication that looks would need a wider one, which WebAssembly has not.
    let eightOfLine = 0x0101_0101_0101_0101 &* UInt64(line.code)
    var index = 0
    while index < cells.count {
      // Nearly all that a line runs over is blank.
      if index + 8 <= cells.count, unsafe load(UnsafeRawPointer(bytes), index) == blanks {
        unsafe bytes.storeBytes(of: eightOfLine, toByteOffset: index, as: UInt64.self)
        index += 8
        continue
      }
      let under = unsafe cells[index]
      unsafe cells[index] = line
      if under != .blank {
        for pair in uprights where under == pair.upright { unsafe cells[index] = pair.crossed }
      }
      index += 1
    }
  }
}

extension TextBuffer {
  /// Writes some of the cells of a drawing in UTF-8; it is mostly blanks and lines, of which up to eight
  /// are looked at at once.
  mutating func cells(_ cells: UnsafeBufferPointer<TextCell>, _ range: Range<Int>) {
    guard let start = unsafe UnsafeRawPointer(cells.baseAddress) else { return }
    unsafe fill(atMost: 3 * range.count + 8) { target in
      var place = UnsafeMutableRawPointer(target)
      var index = range.lowerBound
      while index < range.upperBound {
        let rest = range.upperBound &- index
        let eight = unsafe TextCell.eight(start, index, endingAt: cells.count)
        let blanks = min(TextCell.leadingBlanks(eight), rest)
        // More than are needed, which the next cell overwrites.
        unsafe place.storeBytes(of: TextCell.blanks, as: UInt64.self)
        unsafe place += blanks
        index &+= blanks
        if blanks == min(8, rest) { continue }
        let lines = unsafe Self.storeLines(
          eight &>> UInt64(8 * blanks), atMost: rest &- blanks, at: place)
        unsafe place += 3 &* lines
        index &+= lines
        if lines == 0 {
          unsafe Self.store(start.load(fromByteOffset: index, as: UInt8.self), at: &place)
          index &+= 1
        }
      }
      return unsafe place - UnsafeMutableRawPointer(target)
    }
  }

  /// Stores a character of ASCII or one of the signs.
  @inline(__always)
  private static func store(_ code: UInt8, at place: inout UnsafeMutableRawPointer) {
    guard code < 0x20 else {
      unsafe place.storeBytes(of: code, as: UInt8.self)
      unsafe place += 1
      return
    }
    // One byte more than is needed, which the next cell overwrites.
    unsafe place.storeBytes(of: TextCell.utf8(code).littleEndian, as: UInt32.self)
    unsafe place += 3
  }

  /// Stores the lines that eight cells begin with, and tells how many they are.
  @inline(__always)
  private static func storeLines(
    _ eight: UInt64, atMost most: Int, at place: UnsafeMutableRawPointer
  ) -> Int {
    if most >= 8, eight & 0x80 != 0, eight == eight << 8 | eight >> 56 {
      // A long line: the three bytes of each cell, eight times.
      let one = UInt64(TextCell.utf8(line: UInt32(truncatingIfNeeded: eight & 0xFF)))
      let two = one | one << 24
      unsafe store(two | one << 48, at: place)
      unsafe store(one >> 16 | two << 8 | one << 56, at: place + 8)
      unsafe store(one >> 8 | two << 16, at: place + 16)
      return 8
    }
    var rest = eight
    var count = 0
    while rest & 0x80 != 0, count < most {
      let bytes = TextCell.utf8(line: UInt32(truncatingIfNeeded: rest & 0xFF))
      unsafe place.storeBytes(of: bytes.littleEndian, toByteOffset: 3 &* count, as: UInt32.self)
      rest &>>= 8
      count &+= 1
    }
    return count
  }

  @inline(__always)
  private static func store(_ bytes: UInt64, at place: UnsafeMutableRawPointer) {
    unsafe place.storeBytes(of: bytes.littleEndian, as: UInt64.self)
  }
}
