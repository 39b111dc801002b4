import SourceText

/// How wide characters are, in some unit.
protocol CharacterWidths {
  /// The width of all ASCII characters that are seen, where they have one.
  var ofSeenASCII: Int? { get }
  /// The width of an ASCII character.
  func width(ascii byte: UInt8) -> Int
  /// The width of any character.
  func width(_ character: Character) -> Int
}

/// The columns that characters take in a terminal.
struct ColumnWidths: CharacterWidths {
  var ofSeenASCII: Int? { 1 }
  func width(ascii byte: UInt8) -> Int { byte >= 0x20 && byte != 0x7F ? 1 : 0 }
  func width(_ character: Character) -> Int { DisplayWidth.columns(character) }
}

/// Thousandths of an em that characters take in a font.
struct FontWidths: CharacterWidths {
  private let font: Font
  private let table: [UInt16]
  var ofSeenASCII: Int? { nil }

  init(_ font: Font) {
    self.font = font
    table = Font.table(font.face)
  }

  @inline(__always)
  func width(ascii byte: UInt8) -> Int { Int(table[Int(byte & 0x7F)]) }
  func width(_ character: Character) -> Int { font.mils(character) }
}
