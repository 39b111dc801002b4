/// The characters of a text as far as breaking it into lines goes.
protocol Units {
  /// How many there are.
  var count: Int { get }
  /// The first scalar of a character.
  func scalar(_ index: Int) -> UInt32
  /// How wide a character is.
  func width(_ index: Int) -> Int
  /// Where a character ends in the text, as an UTF-8 offset.
  func end(_ index: Int) -> Int
}

/// A character that was looked at before: its first scalar, its width and where it ends in the text.
struct Unit {
  var scalar: UInt32
  var width: Int32
  var end: Int32
}

/// The characters of a text of whatever script.
struct MeasuredUnits: Units {
  let units: UnsafeBufferPointer<Unit>

  var count: Int { units.count }
  func scalar(_ index: Int) -> UInt32 { units[index].scalar }
  func width(_ index: Int) -> Int { Int(units[index].width) }
  func end(_ index: Int) -> Int { Int(units[index].end) }
}

/// The characters of a text of ASCII, which are its bytes: nothing need be written down of them.
struct ASCIIUnits<Widths: CharacterWidths>: Units {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let widths: Widths

  /// Nil for a text in which a byte may not be a character.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ widths: Widths) {
    for byte in bytes where byte >= 0x80 || byte == 0x0D { return nil }
    self.bytes = bytes
    self.widths = widths
  }

  var count: Int { bytes.count }
  func scalar(_ index: Int) -> UInt32 { UInt32(bytes[index]) }
  func width(_ index: Int) -> Int { widths.width(ascii: bytes[index]) }
  func end(_ index: Int) -> Int { index + 1 }
}
