/// A hash of what was made, by which a later run sees whether a person has edited it since.
///
/// Notes carry it, so that it is a published function and stays the same in every version: FNV-1a with 64
/// bits. It tells edits apart, not attackers: whoever can write a note needs no collision.
enum MadeHash {
  /// The hash of some bytes, as sixteen hexadecimal digits.
  static func of(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The hash of lines, whatever ends them: git and editors change that, and nobody's words with it.
  static func of(lines: [String]) -> String {
    of(lines.joined(separator: "\n").utf8)
  }
}
