/// Reads the time that a line of a log begins with, in microseconds since the first line that has one.
///
/// `2024-05-01 10:11:12.345678+0200 App[12:34] …`, `10:11:12.345 …`, `[0.350] …` and `0.35s …` are times.
struct LogClock {
  private var first: Int64?
  private var last: Int64 = 0
  /// What has been added for midnights.
  private var days: Int64 = 0

  private static let day: Int64 = 86_400_000_000

  /// The time of a line; nil where it has none.
  mutating func time(of line: String) -> Int64? {
    guard var time = Self.read(Array(line.utf8)) else { return nil }
    time += days
    // A clock that goes back by hours has passed midnight.
    if time < last - Self.day / 2 {
      days += Self.day
      time += Self.day
    }
    last = time
    guard let first else {
      first = time
      return 0
    }
    return max(time - first, 0)
  }

  private static func read(_ bytes: [UInt8]) -> Int64? {
    var rest = bytes[...].drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "[") }
    let date = rest.prefix(10)
    if date.count == 10, date.dropFirst(4).first == UInt8(ascii: "-"),
      date.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: "-") })
    {
      rest = rest.dropFirst(10).drop { $0 == 0x20 || $0 == UInt8(ascii: "T") }
    }
    let clock = rest.prefix { isDigit($0) || $0 == UInt8(ascii: ":") }
    let parts = clock.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap {
      $0.count <= 6 ? Int64(String(decoding: $0, as: UTF8.self)) : nil
    }
    guard numbers.count == parts.count else { return nil }
    rest = rest.dropFirst(clock.count)
    var fraction: Int64?
    if let sign = rest.first, sign == UInt8(ascii: ".") || sign == UInt8(ascii: ",") {
      let digits = rest.dropFirst().prefix { isDigit($0) }
      if !digits.isEmpty {
        fraction = LogRecord.microseconds(Array("0.".utf8) + digits)
        rest = rest.dropFirst(1 + digits.count)
      }
    }
    switch numbers.count {
    case 3:
      guard numbers[0] < 25, numbers[1] < 60, numbers[2] < 61 else { return nil }
      return ((numbers[0] * 60 + numbers[1]) * 60 + numbers[2]) * 1_000_000 + (fraction ?? 0)
    case 1:
      // A number by itself is that of a line, unless it has a point in it.
      guard let fraction, rest.first.map({ " s]:\t".utf8.contains($0) }) ?? false else {
        return nil
      }
      return numbers[0] * 1_000_000 + fraction
    default: return nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
