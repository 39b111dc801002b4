/// A time of day and its zone, read from front matter.
enum TimeOfDay {
  /// The time in RFC 3339's form, `10:00:00+08:00`, of what stands behind a day: `T10:00`,
  /// ` 10:00:00 +0800`; nil for any other text. What names no zone is in UTC, as YAML has it.
  static func rfc3339(_ text: Substring) -> String? {
    let parts = text.dropFirst().split(separator: " ")
    let whole = parts.joined()
    let start = whole.firstIndex { "+-Z".contains($0) } ?? whole.endIndex
    guard let time = time(whole[..<start]), let zone = zone(whole[start...]) else { return nil }
    return time + zone
  }

  /// Hours, minutes and perhaps seconds, which may have a fraction.
  private static func time(_ text: Substring) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = number(parts[0], below: 24),
      let minute = number(parts[1], below: 60)
    else { return nil }
    guard parts.count == 3 else { return "\(hour):\(minute):00" }
    let split = parts[2].split(separator: ".", omittingEmptySubsequences: false)
    guard split.count <= 2, let second = number(split[0], below: 60) else { return nil }
    guard split.count == 2 else { return "\(hour):\(minute):\(second)" }
    guard !split[1].isEmpty, split[1].utf8.allSatisfy(isDigit) else { return nil }
    return "\(hour):\(minute):\(second).\(split[1])"
  }

  /// `Z`, `+08:00`, `+0800` or `+8`.
  private static func zone(_ text: Substring) -> String? {
    guard let sign = text.first, text != "Z" else { return "Z" }
    let rest = text.dropFirst()
    guard sign != "Z" else { return nil }
    let colon = rest.firstIndex(of: ":")
    let end = colon ?? rest.index(rest.startIndex, offsetBy: 2, limitedBy: rest.endIndex)
    let hours = rest[..<(end ?? rest.endIndex)]
    let minutes = rest.dropFirst(hours.count + (colon == nil ? 0 : 1))
    guard let hour = number(hours, below: 24),
      let minute = minutes.isEmpty ? "00" : number(minutes, below: 60)
    else { return nil }
    return "\(sign)\(hour):\(minute)"
  }

  /// One or two digits as two, of a number below a bound.
  private static func number(_ digits: Substring, below bound: Int) -> String? {
    guard (1...2).contains(digits.utf8.count), digits.utf8.allSatisfy(isDigit),
      let number = Int(digits), number < bound
    else { return nil }
    return number < 10 ? "0\(number)" : String(number)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
