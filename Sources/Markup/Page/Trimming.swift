/// Text without what stands around it.
extension Substring {
  /// The text without the blanks around it.
  var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension [UInt8] {
  /// A part without what does not show at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, self[lower] <= 0x20 { lower += 1 }
    while upper > lower, self[upper - 1] <= 0x20 { upper -= 1 }
    return lower..<upper
  }
}
