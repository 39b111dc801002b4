/// Tells which lines of a text belong to fenced blocks, from top to bottom.
struct OpenFence {
  private var open: (sign: UInt8, count: Int)?

  /// Whether a fence is open.
  var isOpen: Bool { open != nil }

  /// Reads a line without what its container puts before it; whether it belongs to a block, fences included.
  mutating func holds(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 }
    guard let sign = text.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else {
      return isOpen
    }
    let count = text.prefix { $0 == sign }.count
    let rest = text.dropFirst(count)
    if let open {
      if sign == open.sign, count >= open.count, rest.allSatisfy({ $0 <= 0x20 }) {
        self.open = nil
      }
      return true
    }
    // A tick behind ticks makes them a span of code in running text.
    guard count >= 3, text.startIndex - line.startIndex < 4,
      sign != UInt8(ascii: "`") || !rest.contains(sign)
    else { return false }
    open = (sign, count)
    return true
  }
}
