/// The numbers that `autonumber` gives to messages; they may have decimals.
struct MermaidNumbering {
  private var isOn = false
  private var next = 1
  private var step = 1
  /// How many digits of the numbers stand after the point.
  private var decimals = 0

  init(isOn: Bool) { self.isOn = isOn }

  /// Numbers messages from here on, from a number and by a step where they are given; false if they
  /// are too long.
  mutating func start(_ words: [String]) -> Bool {
    isOn = true
    guard !words.isEmpty else { return true }
    let numbers = words.compactMap(Self.number)
    guard numbers.count == words.count else { return false }
    let digits = numbers.reduce(decimals) { max($0, $1.decimals) }
    next = next &* Self.power(digits - decimals)
    step = step &* Self.power(digits - decimals)
    decimals = digits
    // Mermaid takes zero for no number.
    let start = Self.scaled(numbers[0], to: digits)
    if start != 0 { next = start }
    let wanted = numbers.count > 1 ? Self.scaled(numbers[1], to: digits) : Self.power(digits)
    if wanted != 0 { step = wanted }
    return true
  }

  /// Numbers no more messages.
  mutating func stop() { isOn = false }

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
    guard !digits.isEmpty, digits.utf8.count <= 12, fraction.utf8.count <= 2,
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
