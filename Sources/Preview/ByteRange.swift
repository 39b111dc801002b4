/// The part of a file that a request asks for, by its `Range` header: players of sound and film ask for
/// parts, and some play nothing without.
///
/// Source: RFC 9110, 14.1.2 and 14.2.
enum ByteRange: Equatable {
  /// The whole file: no part is asked for, or parts of a kind that need not be answered.
  case whole
  case part(Range<Int>)
  /// A part that the file has not.
  case outside

  init(_ header: String?, of size: Int) {
    self = .whole
    guard let header, header.hasPrefix("bytes=") else { return }
    let ends = header.dropFirst("bytes=".count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return }
    switch (Self.number(ends[0]), Self.number(ends[1])) {
    case (let first?, let last) where last != nil || ends[1].isEmpty:
      if let last, last < first { return }
      self = first < size ? .part(first..<min(last ?? size, size - 1) + 1) : .outside
    case (nil, let count?) where ends[0].isEmpty:
      self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .outside
    default: return
    }
  }

  /// The number that digits spell, or the largest there is; nil for what is none.
  private static func number(_ digits: Substring) -> Int? {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return Int(digits) ?? .max
  }
}
