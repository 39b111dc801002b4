/// The style sheets of the drawings of a page: one serves all that need the same.
struct DrawingStyles {
  private var styles: [ArraySlice<UInt8>] = []

  /// A drawing without its style sheet, when the page has the same one already.
  mutating func withoutRepeated(_ svg: [UInt8]) -> [UInt8] {
    guard let start = Self.end(of: "<style>", in: svg[...]),
      let end = Self.end(of: "</style>", in: svg[start...])
    else { return svg }
    let style = svg[start..<end]
    guard styles.contains(style) else {
      styles.append(style)
      return svg
    }
    return Array(svg[..<(start - 7)] + svg[end...])
  }

  /// The width that a drawing gives itself, in pixels; the page shrinks wider ones a little.
  static func width(of svg: [UInt8]) -> String? {
    guard let start = end(of: " width=\"", in: svg[...]) else { return nil }
    let digits = svg[start...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return digits.isEmpty ? nil : String(decoding: digits, as: UTF8.self)
  }

  /// Where a text ends, the first time that it stands in another.
  private static func end(of text: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    let found: Int? = text.withUTF8Buffer { wanted in
      bytes.withUnsafeBufferPointer { bytes -> Int? in
        var index = 0
        while index + wanted.count <= bytes.count {
          if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) {
            return index + wanted.count
          }
          index += 1
        }
        return nil
      }
    }
    return found.map { $0 + bytes.startIndex }
  }
}
