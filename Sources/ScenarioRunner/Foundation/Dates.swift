import Lifecycle

/// Dates: seconds of virtual time since the program began, which is when the reference date is.
enum Dates {
  private static let seconds = "seconds"

  /// `Date()`, or a date so many seconds from one of the system's.
  static func value(_ now: Double, _ arguments: [PassedArgument]) -> Value {
    let offset = arguments.first?.value.number ?? 0
    let isAbsolute = arguments.first.map { $0.label?.hasSuffix("Now") != true } ?? false
    return date(isAbsolute ? offset : now + offset)
  }

  /// A property of a date; nil for another value.
  static func member(_ name: String, of date: Aggregate, now: Double) -> Value? {
    guard let own = date[seconds]?.number else { return nil }
    switch name {
    case "timeIntervalSinceNow": return .double(own - now)
    case "timeIntervalSinceReferenceDate", "timeIntervalSince1970": return .double(own)
    default: return nil
    }
  }

  /// A method of a date; nil for another value.
  static func call(_ name: String, on date: Aggregate, _ arguments: [Value]) -> Value? {
    guard let own = date[seconds]?.number, let first = arguments.first else { return nil }
    switch name {
    case "timeIntervalSince", "timeIntervalSinceDate":
      guard case .aggregate(let other) = first, let start = other[seconds]?.number else {
        return nil
      }
      return .double(own - start)
    case "addingTimeInterval", "dateByAddingTimeInterval", "advanced":
      return first.number.map { self.date(own + $0) }
    default: return nil
    }
  }

  private static func date(_ time: Double) -> Value {
    .aggregate(
      Carried.value("Date", [Aggregate.Field(name: seconds, value: .double(time))]))
  }
}
