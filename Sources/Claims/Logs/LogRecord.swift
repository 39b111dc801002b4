import CallTrace

/// A line that the logger for apps writes, which says of a call all that it knows:
/// `lifeline| 0.350112 3 1 App.Detail#2 viewWillAppear(true)`.
///
/// Behind the mark stand the seconds since the first call, the turn of the run loop, how many logged calls
/// enclose it, its receiver's class with a number that tells objects apart, and the message. What a console
/// writes before the mark does not matter.
struct LogRecord {
  let moment: Moment
  let depth: Int
  /// The class, without its module.
  let className: String
  /// Which object of the class it is, from one.
  let number: Int
  let message: String

  /// How many calls may enclose one that is read.
  static let deepest = 1_000

  private static let mark = Array("lifeline| ".utf8)

  /// Reads a line; nil where it is no such one.
  init?(_ line: String) {
    let bytes = Array(line.utf8)
    guard let start = Self.place(of: Self.mark, in: bytes) else { return nil }
    let words = bytes[(start + Self.mark.count)...].split(separator: 0x20, maxSplits: 4)
    guard words.count == 5, let seconds = Self.microseconds(words[0]),
      let turn = Int32(String(decoding: words[1], as: UTF8.self)), turn >= 0,
      let depth = Int(String(decoding: words[2], as: UTF8.self)), depth >= 0
    else { return nil }
    let receiver = words[3].split(
      separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(decoding: receiver[0], as: UTF8.self)
    className = LogWords.parts(of: path).name
    number = receiver.count > 1 ? Int(String(decoding: receiver[1], as: UTF8.self)) ?? 1 : 1
    guard !className.isEmpty, number > 0 else { return nil }
    moment = Moment(turn: turn, time: Instant(microseconds: seconds))
    self.depth = depth
    message = String(decoding: words[4], as: UTF8.self)
  }

  private static func place(of mark: [UInt8], in bytes: [UInt8]) -> Int? {
    var index = 0
    while index + mark.count <= bytes.count {
      if bytes[index] == mark[0], bytes[index...].starts(with: mark) { return index }
      index += 1
    }
    return nil
  }

  /// `0.350112` in whole microseconds.
  static func microseconds(_ text: ArraySlice<UInt8>) -> Int64? {
    let parts = text.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].count <= 10, let whole = Int64(String(decoding: parts[0], as: UTF8.self)),
      whole >= 0
    else { return nil }
    guard parts.count > 1 else { return whole * 1_000_000 }
    guard parts[1].allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    var fraction: Int64 = 0
    for place in 0..<6 {
      let digit = place < parts[1].count ? parts[1][parts[1].startIndex + place] - 0x30 : 0
      fraction = fraction * 10 + Int64(digit)
    }
    return whole * 1_000_000 + fraction
  }
}
