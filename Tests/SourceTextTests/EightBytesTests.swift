import Testing

@testable import SourceText

@Suite struct EightBytesTests {
  /// A text of some length that has a byte at a place, and blanks or letters elsewhere.
  private func withText<Result>(
    _ count: Int, _ byte: UInt8, at place: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var bytes = (0..<count).map { UInt8($0 % 3 == 0 ? 0x20 : 0xE2) }
    bytes[place] = byte
    return bytes.withUnsafeBufferPointer(body)
  }

  @Test(arguments: 1...25)
  func aByteIsFoundWhereverItStands(count: Int) {
    for place in 0..<count {
      withText(count, 0x5B, at: place) { text in
        #expect(EightBytes.firstIndex(of: 0x5B, in: text, from: 0) == place)
        #expect(EightBytes.firstIndex(of: 0x5B, in: text, from: place + 1) == nil)
      }
    }
  }

  @Test func oneBitMayBeLeftOutOfAccount() {
    for byte in UInt8.min...UInt8.max {
      withText(9, byte, at: 4) { text in
        let isOneOfTwo = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "&")
        #expect(EightBytes(text, from: 0).contain(UInt8(ascii: "&"), but: 0x04) == isOneOfTwo)
      }
    }
  }

  @Test func controlCharactersAreBelowABlank() {
    for byte in UInt8.min...UInt8.max {
      withText(8, byte, at: 7) { text in
        #expect(EightBytes(text, from: 0).containControl == (byte < 0x20))
      }
    }
  }
}
