/// The numbers that `autonumber` gives to messages; they may have decimals.
struct MermaidNumbering {
  private var isOn = false
  private var next = 1
  private var step = 1
  /// How many digits of the numbers stand after the point.
  private var decimals = 0

  /// Reads what follows `autonumber`; false if it is no numbering.
  mutating func read(_ rest: String) -> Bool {
    let words = rest.split(separator: " ").map { String($0) }
    if words.isEmpty {
      isOn = true
      return true
    }
    if words.count == 1, words[0].lowercased() == "off" {
      isOn = false
      return true
    }
    guard words.count <= 2 else { return false }
    let numbers = words.compactMap(Self.number)
    guard numbers.count == words.count else { return false }
    isOn = true
    let digits = numbers.reduce(0) { max($0, $1.decimals) }
    decimals = digits
    next = Self.scaled(numbers[0], to: digits)
    step = numbers.count > 1 ? Self.scaled(numbers[1], to: digits) : Self.power(digits)
    return true
  }

  /// The number of the next message, if messages are numbered.
  mutating func take() -> String? {
    defer { next = next &+ step }
    return isOn ? text(next) : nil
  }

  private func text(_ value: Int) -> String {
    guard decimals > 0 else { return String(value) }
    let unit = Self.power(decimals)
    var fraction = String(value % unit)
    while fraction.utf8.count < decimals { fraction = "0" + fraction }
    while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    return fraction.isEmpty ? String(value / unit) : "\(value / unit).\(fraction)"
  }

  private static func number(_ word: String) -> (digits: Int, decimals: Int)? {
    let parts = word.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let digits = String(parts[0]) + fraction
    guard !digits.isEmpty, digits.utf8.count <= 12,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(digits)
    else { return nil }
    return (value, fraction.utf8.count)
  }

  private static func scaled(_ number: (digits: Int, decimals: Int), to decimals: Int) -> Int {
    number.digits &* power(decimals - number.decimals)
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<max(exponent, 0)).reduce(1) { power, _ in power &* 10 }
  }
}
