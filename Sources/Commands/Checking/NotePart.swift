import ArgumentParser

/// Every N-th note, as `--part` takes it: `2/4` is the second note, the sixth, the tenth and so on. Each note is in one of
/// the parts. Notes beside each other often take as long as each other, so they are in different parts.
struct NotePart {
  /// How many parts there may be.
  private static let most = 10_000

  /// Which part, from 1.
  let number: Int
  /// How many parts there are.
  let count: Int
  private var passed = 0

  /// Whether it is the part that also says what is wrong with a folder itself, and with no note of it.
  var isFirst: Bool { number == 1 }

  /// The part as it is written, `2/4`.
  var text: String { "\(number)/\(count)" }

  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...Self.most).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Understands an argument.
  static func parse(_ argument: String) throws -> NotePart {
    if let part = NotePart(argument) { return part }
    throw ValidationError(
      "'--part' is a number and of how many parts, such as 2/4; there are \(most) parts at most")
  }

  /// The first part that is missing among parts that belong together; nil where there are all.
  static func missing(among parts: [NotePart]) -> NotePart? {
    for (count, parts) in Dictionary(grouping: parts, by: \.count).sorted(by: { $0.key < $1.key }) {
      let numbers = Set(parts.map(\.number))
      if let number = (1...count).first(where: { !numbers.contains($0) }) {
        return NotePart("\(number)/\(count)")
      }
    }
    return nil
  }

  /// Whether the next note is in the part; asked once of each, in order.
  mutating func takesNext() -> Bool {
    defer { passed += 1 }
    return passed % count == number - 1
  }
}
