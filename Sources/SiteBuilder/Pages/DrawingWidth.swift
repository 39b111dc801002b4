/// Reads how wide a drawing is.
enum DrawingWidth {
  /// The width that a drawing gives itself, in pixels; the page shrinks wider ones a little.
  static func width(of svg: [UInt8]) -> Int? {
    // The root element has it, and stands at the beginning.
    guard let start = end(of: " width=\"", in: svg.prefix(200)) else { return nil }
    let digits = svg[start...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Where a text ends, the first time that it stands in another.
  private static func end(of text: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    text.withUTF8Buffer { wanted in
      bytes.indices.first { unsafe bytes[$0...].starts(with: wanted) }.map { $0 + wanted.count }
    }
  }
}
