import SourceText

/// The order in which people look for names: numbers by what they count, and letters the same small and
/// large.
///
/// It is that of Obsidian's and Finder's lists: `Page 2` comes before `Page 10`, `apple` before `Zebra`.
/// Names that differ in nothing else come in the order of their bytes, so that the order is one on every
/// machine. Letters that are not ASCII's are taken as they are: how they are ordered depends on the
/// reader's language.
struct NaturalOrder: Comparable {
  private let name: String
  /// The name with small letters, each number as a zero, how many digits it has, and these: so a shorter
  /// number comes first, and any number where digits do.
  private let key: [UInt8]

  init(_ name: String) {
    self.name = name
    key = Self.key(of: name)
  }

  static func < (left: Self, right: Self) -> Bool {
    let (first, second) = (left.key, right.key)
    let shared = unsafe first.withUnsafeBufferPointer { first in
      unsafe second.withUnsafeBufferPointer { unsafe first.countShared(with: $0) }
    }
    guard shared < first.count, shared < second.count else {
      return first.count == second.count ? left.name < right.name : first.count < second.count
    }
    return first[shared] < second[shared]
  }

  private static func key(of name: String) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(name.utf8.count + 8)
    unsafe name.withBytes { bytes in
      var index = 0
      while index < bytes.count {
        let byte = unsafe bytes[index]
        if isDigit(byte) {
          let end = unsafe endOfNumber(in: bytes, from: index)
          // Zeros in front count nothing.
          while index < end - 1, unsafe bytes[index] == zero { index += 1 }
          key.append(zero)
          key.append(UInt8(min(end - index, 255)))
          unsafe key.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[index..<end]))
          index = end
        } else {
          key.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte)
          index += 1
        }
      }
    }
    return key
  }

  private static func endOfNumber(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var end = start
    while end < bytes.count, unsafe isDigit(bytes[end]) { end += 1 }
    return end
  }

  private static let zero = UInt8(ascii: "0")

  private static func isDigit(_ byte: UInt8) -> Bool { zero...UInt8(ascii: "9") ~= byte }
}
