/// The characters of a text as far as breaking it into lines goes.
protocol Units {
  /// How many there are.
  var count: Int { get }
  /// The first scalar of a character.
  func scalar(_ index: Int) -> UInt32
  /// How wide a character is.
  func width(_ index: Int) -> Int
  /// The width of each character, where all have the same and none is a line feed.
  var evenWidth: Int? { get }
  /// Where a character ends in the text, as an UTF-8 offset.
  func end(_ index: Int) -> Int
}

extension Units {
  /// How wide some characters are.
  func width(_ range: Range<Int>) -> Int {
    if let evenWidth { return evenWidth * range.count }
    var width = 0
    for index in range { width += self.width(index) }
    return width
  }

  /// The first character of a range that stands beyond a limit, or its end; blanks take no room there.
  func firstBeyond(_ limit: Int, in range: Range<Int>) -> Int {
    var width = 0
    var index = range.lowerBound
    if let evenWidth, evenWidth > 0 {
      index += min(max(limit, 0) / evenWidth, range.count)
      width = self.width(range.lowerBound..<index)
    }
    while index < range.upperBound {
      width += self.width(index)
      if width > limit, scalar(index) != 0x20 { break }
      index += 1
    }
    return index
  }
}

/// A character that was looked at before: its first scalar, its width and where it ends in the text.
struct Unit {
  var scalar: UInt32
  var width: Int32
  var end: Int32
}

/// The characters of a text of whatever script.
@safe struct MeasuredUnits: Units {
  let units: UnsafeBufferPointer<Unit>

  var count: Int { unsafe units.count }
  var evenWidth: Int? { nil }
  func scalar(_ index: Int) -> UInt32 { unsafe units[index].scalar }
  func width(_ index: Int) -> Int { unsafe Int(units[index].width) }
  func end(_ index: Int) -> Int { unsafe Int(units[index].end) }
}

/// The characters of a text of ASCII, which are its bytes: nothing need be written down of them.
@safe struct ASCIIUnits<Widths: CharacterWidths>: Units {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let widths: Widths
  let evenWidth: Int?

  /// Nil for a text in which a byte may not be a character.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ widths: Widths) {
    let isSeen = unsafe SimpleScalars.seenASCII(bytes) == bytes.count
    guard unsafe isSeen || bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
    unsafe self.bytes = unsafe bytes
    self.widths = widths
    evenWidth = isSeen ? widths.ofSeenASCII : nil
  }

  var count: Int { unsafe bytes.count }
  func scalar(_ index: Int) -> UInt32 { unsafe UInt32(bytes[index]) }
  func width(_ index: Int) -> Int { unsafe widths.width(ascii: bytes[index]) }
  func end(_ index: Int) -> Int { index + 1 }
}
