import TestSupport
import Testing

@testable import Cards

@Suite("Bytes made shorter")
struct DeflateTests {
  /// Runs of all lengths, near and far, and bytes that repeat nothing.
  static let samples: [[UInt8]] = {
    var samples: [[UInt8]] = [[], [7], Array(0...255), Array(repeating: 9, count: 70_000)]
    for count in 1...600 {
      samples.append([1, 2, 3, 4, 5] + Array(repeating: 200, count: count) + [1, 2, 3, 4, 5, 6])
    }
    for distance in [8, 257, 1_025, 4_097, 24_577, 32_767, 32_768, 32_769] {
      let bytes = noise(distance)
      samples.append(bytes + Array(bytes.prefix(40)))
    }
    return samples
  }()

  private static func noise(_ count: Int) -> [UInt8] {
    var state: UInt32 = 1
    return (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
  }

  @Test func areThoseBytesWhenTheyAreReadAgain() throws {
    for sample in Self.samples {
      let short = Deflate.zlib(sample, stride: 10)
      #expect(Inflate.bytes(ofZlib: short) == sample, "\(sample.count) bytes")
    }
  }

  @Test func takeLittleRoomWhereTheyRepeat() {
    #expect(Deflate.zlib(Array(repeating: 3, count: 100_000), stride: 100).count < 700)
  }
}
