/// A number and what it counts, as a sentence has it.
enum Counted {
  /// "1 page", "2 pages", "0 pages".
  static func text(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
