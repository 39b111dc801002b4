/// Numbers as the files of the search write them: digits of 64, which stand in any script as they are.
enum SearchDigits {
  /// The digits, by what they are worth.
  static let all = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_".utf8)
  private static let worths: [UInt8] = {
    var worths = [UInt8](repeating: 255, count: 256)
    for (worth, digit) in all.enumerated() { worths[Int(digit)] = UInt8(worth) }
    return worths
  }()

  /// Appends a number, five bits a digit, the lowest first; the sixth says that another follows.
  static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 32 {
      bytes.append(all[rest & 31 | 32])
      rest >>= 5
    }
    bytes.append(all[rest])
  }

  /// What a digit is worth; nil where it is none.
  static func worth(_ digit: UInt8) -> Int? {
    let worth = worths[Int(digit)]
    return worth == 255 ? nil : Int(worth)
  }

  /// Reads the number at a place and goes on behind it; nil where there is none.
  static func next(_ bytes: ArraySlice<UInt8>, _ place: inout Int) -> Int? {
    var number = 0
    var shift = 0
    while place < bytes.endIndex, shift < 60, let worth = worth(bytes[place]) {
      place += 1
      number |= (worth & 31) << shift
      if worth < 32 { return number }
      shift += 5
    }
    return nil
  }
}

/// The hash by which a file of the search is chosen, which its script works out too: FNV-1a.
enum SearchHash {
  static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash ^ hash >> 16
  }
}
