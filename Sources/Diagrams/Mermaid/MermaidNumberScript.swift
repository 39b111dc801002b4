/// Finds the `autonumber` statements that give messages their numbers.
struct MermaidNumberScript {
  /// What a message needs for its number.
  enum Need {
    case none
    /// A statement before it.
    case statement(String)
    /// The number in its label, because no statement can give it.
    case label(String)
  }

  private var isOn = false
  /// The next number and the step, in hundredths.
  private var next = 100
  private var step = 100

  /// What a message needs to have a number, when the message after it is to have another.
  mutating func take(_ number: String?, next following: String?) -> Need {
    defer { next = next &+ step }
    guard let number else {
      guard isOn else { return .none }
      isOn = false
      return .statement("autonumber off")
    }
    guard let value = Self.hundredths(number), value > 0 else { return .label(number) }
    if isOn, value == next { return .none }
    if !isOn, value == next, following.flatMap(Self.hundredths) == value + step {
      isOn = true
      return .statement("autonumber")
    }
    isOn = true
    next = value
    step = following.flatMap(Self.hundredths).map { $0 - value } ?? 100
    if step <= 0 { step = 100 }
    return .statement(
      step == 100
        ? (value == 100 ? "autonumber 1" : "autonumber \(number)")
        : "autonumber \(number) \(Self.text(step))")
  }

  /// A number with two decimals at most, written as numbering writes it.
  private static func hundredths(_ number: String) -> Int? {
    let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let whole = Int(first), (0..<1_000_000_000).contains(whole)
    else { return nil }
    guard parts.count > 1 else { return number == String(whole) ? whole * 100 : nil }
    var digits = String(parts[1])
    if digits.utf8.count == 1 { digits += "0" }
    guard digits.utf8.count == 2, let rest = Int(digits) else { return nil }
    let value = whole * 100 + rest
    return text(value) == number ? value : nil
  }

  private static func text(_ hundredths: Int) -> String {
    let rest = hundredths % 100
    if rest == 0 { return String(hundredths / 100) }
    let digits = rest % 10 == 0 ? String(rest / 10) : (rest < 10 ? "0" : "") + String(rest)
    return "\(hundredths / 100).\(digits)"
  }
}
