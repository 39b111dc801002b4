import Testing

@testable import SourceText

@Suite struct SixteenBytesTests {
  /// A text of some length that has a byte at a place, and blanks or letters elsewhere.
  private func withText<Result>(
    _ count: Int, _ byte: UInt8, at place: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var bytes = (0..<count).map { UInt8($0 % 3 == 0 ? 0x20 : 0xE2) }
    bytes[place] = byte
    return bytes.withUnsafeBufferPointer(body)
  }

  private func firstIndex(
    of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    SixteenBytes.firstIndex(in: text, from: start) { $0.places(of: byte) }
  }

  @Test(arguments: 1...40)
  func aByteIsFoundWhereverItStands(count: Int) {
    for place in 0..<count {
      withText(count, 0x5B, at: place) { text in
        for start in 0...place { #expect(firstIndex(of: 0x5B, in: text, from: start) == place) }
        #expect(firstIndex(of: 0x5B, in: text, from: place + 1) == nil)
        #expect(firstIndex(of: 0x5D, in: text, from: 0) == nil)
      }
    }
  }

  @Test func theFirstOfTwoKindsIsFound() {
    let bytes = Array("a word, then another: and more".utf8)
    bytes.withUnsafeBufferPointer { text in
      let first = SixteenBytes.firstIndex(in: text, from: 0) {
        $0.places(of: UInt8(ascii: ":")) | $0.places(of: UInt8(ascii: ","))
      }
      #expect(first == 6)
    }
  }

  @Test func oneBitMayBeLeftOutOfAccount() {
    for byte in UInt8.min...UInt8.max {
      withText(16, byte, at: 12) { text in
        let isOneOfTwo = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "&")
        let places = SixteenBytes(text, from: 0).places(of: UInt8(ascii: "&"), but: 0x04)
        #expect(places.isEmpty != isOneOfTwo)
      }
    }
  }

  @Test func controlCharactersAreBelowABlank() {
    for byte in UInt8.min...UInt8.max {
      withText(16, byte, at: 7) { text in
        #expect(SixteenBytes(text, from: 0).places(below: 0x20).isEmpty == (byte >= 0x20))
      }
    }
    // What is behind the end of a text is in it no more.
    withText(5, 0x20, at: 0) { text in
      #expect(SixteenBytes.firstIndex(in: text, from: 0) { $0.places(below: 0x20) } == nil)
    }
  }

  @Test func onlyBytesOfASCIIAreASCII() {
    for byte in UInt8.min...UInt8.max {
      let bytes = Array(repeating: 0x20, count: 15) + [byte]
      bytes.withUnsafeBufferPointer { text in
        #expect(SixteenBytes(text, from: 0).areASCII == (byte < 0x80))
      }
    }
  }

  @Test(arguments: 0...40)
  func neighboursAreFoundWhereverTheyStand(count: Int) {
    func holds(_ bytes: [UInt8], _ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
      bytes.withUnsafeBufferPointer {
        SixteenBytes.holdsPlace(in: $0) {
          $0.places(of: UInt8(ascii: first)) & $1.places(of: UInt8(ascii: second))
        }
      }
    }
    let plain = Array(repeating: UInt8(ascii: "a"), count: count)
    #expect(!holds(plain, ":", "/"))
    for place in plain.indices.dropLast() {
      var bytes = plain
      bytes[place] = UInt8(ascii: ":")
      bytes[place + 1] = UInt8(ascii: "/")
      #expect(holds(bytes, ":", "/"))
      #expect(!holds(bytes, "/", ":"))
    }
  }

  @Test(arguments: 0...20)
  func whatTwoTextsShareIsCounted(count: Int) {
    let bytes = (0..<count).map { UInt8($0) }
    bytes.withUnsafeBufferPointer { text in
      for place in 0...count {
        var other = Array(bytes[..<place])
        #expect(other.withUnsafeBufferPointer { text.countShared(with: $0) } == place)
        other.append(0xFF)
        #expect(other.withUnsafeBufferPointer { text.countShared(with: $0) } == place)
      }
    }
  }
}
