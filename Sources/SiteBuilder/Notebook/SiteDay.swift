import POSIX

/// The day on which a site is built.
package enum SiteDay {
  /// The day that a text names: `2026-03-14`; nil for any other text.
  package static func of(_ text: String) -> String? {
    CalendarDay.iso8601(text).flatMap { $0 == text ? $0 : nil }
  }

  /// What is wrong with the variable by which builds are repeated; nil where it is not set, or well.
  package static func problem(ofEpoch text: String?) -> String? {
    guard let text, !text.isEmpty, Int64(text).map({ (0...253_402_300_799).contains($0) }) != true
    else { return nil }
    return "SOURCE_DATE_EPOCH is '\(text)', which is no number of seconds since 1970"
  }

  /// The day of that variable, where it is set, at Greenwich; otherwise the one that it is here.
  package static func now(epoch text: String?) -> String {
    var parts = unsafe tm()
    if let text, var seconds = Int64(text).map({ time_t($0) }) {
      unsafe gmtime_r(&seconds, &parts)
    } else {
      var seconds = time(nil)
      unsafe localtime_r(&seconds, &parts)
    }
    func digits(_ number: Int32, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return
      unsafe "\(digits(parts.tm_year + 1900, 4))-\(digits(parts.tm_mon + 1, 2))-\(digits(parts.tm_mday, 2))"
  }
}
