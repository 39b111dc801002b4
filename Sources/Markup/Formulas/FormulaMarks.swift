/// Finds formulas in running text by the marks that `EscapeGuard` has set at their ends.
enum FormulaMarks {
  private static let start = Array(UTF8.encode(EscapeGuard.formulaStart)!)
  static let end = Array(UTF8.encode(EscapeGuard.formulaEnd)!)

  /// Whether a formula is open behind a text, before which one may have been.
  static func isOpen(behind text: ArraySlice<UInt8>, _ wasOpen: Bool) -> Bool {
    for index in text.indices.reversed() where text[index] == start[0] {
      if text[index...].starts(with: start) { return true }
      if text[index...].starts(with: end) { return false }
    }
    return wasOpen
  }

  /// The text of the formula that begins at a byte, and the bytes it takes.
  static func formula(at index: Int, in bytes: [UInt8]) -> (String, Range<Int>)? {
    guard bytes[index...].starts(with: start) else { return nil }
    let inside = bytes[(index + start.count)...]
    guard let last = inside.place(of: end[...]) else { return nil }
    let text = String(decoding: bytes[inside.startIndex..<last], as: UTF8.self)
    return (EscapeGuard.restore(text, inCode: false), index..<(last + end.count))
  }
}
