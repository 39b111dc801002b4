import Testing

@testable import Preview

@Suite struct ByteRangeTests {
  @Test(
    arguments: [
      (nil, ByteRange.whole), ("bytes=0-1", .part(0..<2)), ("bytes=0-", .part(0..<10)),
      ("bytes=4-99", .part(4..<10)), ("bytes=-3", .part(7..<10)), ("bytes=-99", .part(0..<10)),
      ("bytes=10-", .outside), ("bytes=-0", .outside), ("bytes=5-2", .whole),
      ("bytes=0-9223372036854775807", .part(0..<10)),
      ("bytes=9-9223372036854775808", .part(9..<10)),
      ("bytes=9223372036854775807-", .outside), ("bytes=9223372036854775808-", .outside),
      ("bytes=-9223372036854775808", .part(0..<10)), ("bytes=+1-2", .whole), ("bytes=--1", .whole),
      ("bytes=0-1,4-5", .whole), ("lines=0-1", .whole), ("bytes=a-b", .whole), ("bytes=", .whole),
    ] as [(String?, ByteRange)])
  func `a header asks for a part of ten bytes`(_ header: String?, _ part: ByteRange) {
    #expect(ByteRange(header, of: 10) == part)
  }
}
