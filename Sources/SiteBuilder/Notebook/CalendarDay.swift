/// A day of the calendar, read from front matter.
enum CalendarDay {
  /// The day in ISO 8601's form, `2026-03-14`, of a text that begins with its year, whatever separates
  /// the numbers: `2026/3/14`, `2026.03.14`, `2026-03-14T10:00:00+08:00`; nil for any other text.
  static func iso8601(_ text: String) -> String? {
    let end = end(of: text)
    if let end, !text.utf8[end...].dropFirst().allSatisfy(isOfTime) { return nil }
    let numbers = text[..<(end ?? text.endIndex)].utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".")
    }
    guard numbers.count == 3, numbers[0].count == 4,
      let year = number(numbers[0]), let month = number(numbers[1]), let day = number(numbers[2]),
      (1...12).contains(month), (1...days(year, month)).contains(day)
    else { return nil }
    return "\(Substring(numbers[0]))-\(twoDigits(month))-\(twoDigits(day))"
  }

  /// The time of day that a text says behind the day, as RFC 3339 writes it; nil where it says none.
  static func time(_ text: String) -> String? {
    end(of: text).flatMap { TimeOfDay.rfc3339(text[$0...]) }
  }

  /// Where the day ends in a text that says more than that.
  private static func end(of text: String) -> String.Index? {
    text.utf8.firstIndex { $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: " ") }
  }

  /// Whether a text has the form of a day, in whatever order, and may be of none.
  static func isLikeOne(_ text: String) -> Bool {
    let numbers = text.prefix { $0 != "T" && $0 != " " }.split { "-/.".contains($0) }
    return numbers.count == 3 && numbers.allSatisfy { number($0.utf8) != nil }
  }

  /// Whether a text has the form of a day that begins with its year, and no month has the day.
  static func isOfNoMonth(_ text: String) -> Bool {
    isLikeOne(text) && iso8601(text) == nil
      && text.utf8.prefix(4).allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  /// Whether a byte may stand in a time of day and its zone.
  private static func isOfTime(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || ":.,+- Z".utf8.contains(byte)
  }

  /// Up to four digits and nothing else.
  private static func number(_ digits: Substring.UTF8View) -> Int? {
    guard digits.count <= 4, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return Int(Substring(digits))
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }

  private static func days(_ year: Int, _ month: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
