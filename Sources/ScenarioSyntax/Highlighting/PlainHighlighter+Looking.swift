/// What stands at a place, and how far it goes.
extension PlainHighlighter {
  func starts(with text: String) -> Bool { matches(text, at: position) }

  func matches(_ text: String, at place: Int) -> Bool {
    let text = text.utf8
    guard bytes[place] == text.first, place + text.count <= end else { return false }
    return bytes[place..<place + text.count].elementsEqual(text)
  }

  func lineEnd(from start: Int) -> Int {
    var place = start
    while place < end, bytes[place] != 0x0A { place += 1 }
    return place
  }

  /// Behind the next place of a text, or the end.
  func behind(_ text: String, from start: Int) -> Int {
    var place = start
    while place < end {
      if matches(text, at: place) { return place + text.utf8.count }
      place += 1
    }
    return end
  }

  func wordEnd(from start: Int) -> Int {
    var place = start
    while place < end, isInWord(bytes[place]) { place += 1 }
    return place
  }

  /// Where a number ends: `0xFF`, `1_000`, `1.5e-3`, `12px`.
  func numberEnd() -> Int {
    var place = position
    while place < end {
      let byte = bytes[place]
      let isPoint =
        byte == UInt8(ascii: ".") && place + 1 < end && Self.isDigit(bytes[place + 1])
      let isSign =
        (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && place > position
        && bytes[place - 1] | 0x20 == UInt8(ascii: "e") && place + 1 < end
        && Self.isDigit(bytes[place + 1]) && !bytes[position..<place].contains(UInt8(ascii: "x"))
      guard isPoint || isSign || Self.isDigit(byte) || Self.isWord(byte) else { break }
      // Only as far back as a number is long that anybody reads.
      if place - position > 64, isSign { break }
      place += 1
    }
    return place < end && bytes[place] == UInt8(ascii: "%") && language.hasDeclarations
      ? place + 1 : place
  }

  /// Whether a colon follows, with a blank or nothing behind it; or `=`, where that ends a key.
  func isKey(endingAt place: Int) -> Bool {
    guard language.hasKeys || language.hasAssignedKeys else { return false }
    var next = place
    // Few blanks stand before the sign; many are no key's.
    while next < end, next < place + 40, bytes[next] == 0x20 { next += 1 }
    guard next < end else { return false }
    if language.hasAssignedKeys { return bytes[next] == UInt8(ascii: "=") }
    guard bytes[next] == UInt8(ascii: ":") else { return false }
    return next + 1 == end || bytes[next + 1] <= 0x20 || bytes[place - 1] == UInt8(ascii: "\"")
  }

  /// Whether `(` follows.
  func isCall(at place: Int) -> Bool { place < end && bytes[place] == UInt8(ascii: "(") }

  /// Whether `=` follows: `NAME=value` before a command.
  func isAssignment(at place: Int) -> Bool { place < end && bytes[place] == UInt8(ascii: "=") }

  func isInWord(_ byte: UInt8) -> Bool {
    Self.isWord(byte) || Self.isDigit(byte) || language.wordMarks.utf8.contains(byte)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  static func isCapital(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  static func isWord(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }
}
