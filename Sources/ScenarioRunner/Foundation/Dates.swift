import Lifecycle
import ScenarioSyntax
import ScenarioTypes

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

  /// A date and a number of seconds, or two dates that are compared; nil for other values.
  static func apply(
    _ sign: BinaryOperator, _ left: Value, _ right: Value, now: Double
  ) -> Value? {
    guard let first = time(of: left) ?? time(of: left, beside: right, now: now) else { return nil }
    if let interval = right.number {
      switch sign {
      case .add: return date(first + interval)
      case .subtract: return date(first - interval)
      default: return nil
      }
    }
    guard let second = time(of: right) ?? time(of: right, beside: left, now: now) else {
      return nil
    }
    switch sign {
    case .less: return .bool(first < second)
    case .lessOrEqual: return .bool(first <= second)
    case .greater: return .bool(first > second)
    case .greaterOrEqual: return .bool(first >= second)
    default: return nil
    }
  }

  private static func time(of value: Value) -> Double? {
    guard case .aggregate(let date) = value, date.typeName == "Date" else { return nil }
    return date[seconds]?.number
  }

  /// The time that `.now` is where the other operand is a date.
  private static func time(of value: Value, beside other: Value, now: Double) -> Double? {
    guard case .member(let name) = value, time(of: other) != nil else { return nil }
    switch name {
    case "now": return now
    case "distantPast": return -.infinity
    case "distantFuture": return .infinity
    default: return nil
    }
  }

  private static func date(_ time: Double) -> Value {
    .aggregate(
      Opaque.value("Date", [Aggregate.Field(name: seconds, value: .double(time))]))
  }
}
