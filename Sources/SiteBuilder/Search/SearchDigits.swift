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

  /// How many digits a number has.
  static func length(of number: Int) -> Int {
    var (rest, length) = (number >> 5, 1)
    while rest > 0 {
      rest >>= 5
      length += 1
    }
    return length
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

  /// Where the number ends that begins at a place.
  static func endOfNumber(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var place = start
    while place < bytes.count, worths[Int(bytes[place])] & 32 != 0 { place += 1 }
    return min(place + 1, bytes.count)
  }

  /// Whether a number is odd that begins with some digit.
  static func isOdd(_ digit: UInt8) -> Bool { worths[Int(digit)] & 1 != 0 }

  /// Where the pieces of a page end that begin at a place: of each the way from the one before it, whether another
  /// follows, and a digit of worth.
  static func endOfPieces(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      let isMore = isOdd(bytes[place])
      place = endOfNumber(bytes, from: place) + 1
      if !isMore { break }
    }
    return min(place, bytes.count)
  }
}

/// The hash by which a file of the search is chosen, which its script works out too: FNV-1a.
struct SearchHash {
  private var state: UInt32 = 0x811C_9DC5

  var value: UInt32 { state ^ state >> 16 }

  mutating func add(_ byte: UInt8) { state = (state ^ UInt32(byte)) &* 0x0100_0193 }

  static func of(_ bytes: Span<UInt8>) -> UInt32 {
    var hash = SearchHash()
    for index in bytes.indices { hash.add(bytes[index]) }
    return hash.value
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var hash = SearchHash()
    for byte in bytes { hash.add(byte) }
    return hash.value
  }
}
