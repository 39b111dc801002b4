/// What else a piece of the search index is found by: the names in its code, with a blank between each two.
struct SearchNames {
  /// How many a piece is found by at most, of those in code.
  private static let most = 200
  /// How many bytes a name in code has at least to be worth it.
  private static let shortest = 5

  /// The names as they stand in the index.
  private(set) var bytes: [UInt8] = []
  /// Where each stands among the bytes.
  private var ranges: [Range<Int>] = []

  var isEmpty: Bool { bytes.isEmpty }

  init() {}

  /// Names as they stood in the index.
  init(written bytes: [UInt8]) { self.bytes = bytes }

  /// Adds a name, or a text that counts as one.
  mutating func append(_ name: some Sequence<UInt8>) {
    if !ranges.isEmpty { bytes.append(0x20) }
    let start = bytes.count
    bytes.append(contentsOf: name)
    ranges.append(start..<bytes.count)
  }

  /// Adds the longer names in code that are not there yet, by which a reader may look for what a method
  /// does.
  mutating func addNames(in code: [UInt8]) {
    bytes.reserveCapacity(bytes.count + code.count / 2)
    unsafe code.withUnsafeBufferPointer { code in
      var index = 0
      while index < code.count, ranges.count < Self.most {
        let start = index
        while index < code.count, unsafe Self.isOfName(code[index]) { index += 1 }
        let name = unsafe UnsafeBufferPointer(rebasing: code[start..<index])
        if name.count >= Self.shortest, unsafe !contains(name) { unsafe append(name) }
        index += 1
      }
    }
  }

  private func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    ranges.contains { range in
      range.count == name.count
        && name.indices.allSatisfy { unsafe bytes[range.lowerBound + $0] == name[$0] }
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z") || byte >= 0x80
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
  }
}
