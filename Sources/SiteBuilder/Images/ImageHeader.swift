import Markup

/// Reads the size of an image off its first bytes: PNG, JPEG, GIF, WebP and SVG.
enum ImageHeader {
  /// How much of a file is looked at.
  static let length = 1 << 16

  /// The size; nil for what is no such image, or does not say its size.
  static func size(_ bytes: [UInt8]) -> ImageSize? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      return size(big(bytes, 16, 4), big(bytes, 20, 4))
    }
    if bytes.starts(with: "GIF8".utf8), bytes.count >= 10 {
      return size(little(bytes, 6, 2), little(bytes, 8, 2))
    }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
    if bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      return webP(bytes)
    }
    return svg(bytes)
  }

  private static func size(_ width: Int, _ height: Int) -> ImageSize? {
    guard (1...100_000).contains(width), (1...100_000).contains(height) else { return nil }
    return ImageSize(width: width, height: height)
  }

  private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<(start + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<(start + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The frame of a JPEG comes after segments of other kinds, in one of which a camera says how it was held.
  private static func jpeg(_ bytes: [UInt8]) -> ImageSize? {
    var index = 2
    var isSideways = false
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let kind = bytes[index + 1]
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        let (height, width) = (big(bytes, index + 5, 2), big(bytes, index + 7, 2))
        return isSideways ? size(height, width) : size(width, height)
      }
      let next = index + (kind == 0xFF ? 1 : 2 + max(2, big(bytes, index + 2, 2)))
      if kind == 0xE1 {
        isSideways =
          isSideways
          || ExifOrientation.isSideways(bytes[..<min(next, bytes.count)].dropFirst(index + 4))
      }
      index = next
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> ImageSize? {
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return size(little(bytes, 26, 2) & 0x3FFF, little(bytes, 28, 2) & 0x3FFF)
    case "VP8L":
      let bits = little(bytes, 21, 4)
      return size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8X": return size(little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
    default: return nil
    }
  }

  /// The width and height of an SVG's root, in pixels, or else those of its view box.
  private static func svg(_ bytes: [UInt8]) -> ImageSize? {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg") else { return nil }
    let tag = text[start.upperBound...].prefix { $0 != ">" }
    if let width = number("width", in: tag), let height = number("height", in: tag) {
      return size(width, height)
    }
    guard let box = attribute("viewBox", in: tag) else { return nil }
    let numbers = box.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 100_000 }) else { return nil }
    return size(Int(numbers[2]), Int(numbers[3]))
  }

  private static func number(_ name: String, in tag: Substring) -> Int? {
    guard let value = attribute(name, in: tag) else { return nil }
    let digits = value.hasSuffix("px") ? value.dropLast(2) : value
    guard let number = Double(digits), number.isFinite, abs(number) < 100_000 else { return nil }
    return Int(number)
  }

  private static func attribute(_ name: String, in tag: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      guard let start = tag.firstRange(of: " \(name)=\(quote)") else { continue }
      return tag[start.upperBound...].prefix { $0 != Character(quote) }
    }
    return nil
  }
}
