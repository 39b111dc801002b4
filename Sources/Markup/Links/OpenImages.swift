import SourceText

/// Finds the marks of images, `![`, before which very many others are open.
///
/// Up to version 0.30.2, which Debian has, libcmark looks at all open images whenever a link ends, so that
/// `![[]()` over and over takes a minute for a megabyte. Nobody opens a hundred images in each other, so the
/// marks of further ones are text.
struct OpenImages {
  private static let most = 100

  /// Whether the brackets that are open, the innermost last, are images'.
  private var open: [Bool] = []
  private var images = 0

  /// Makes ready to look through lines; nil where they hold too few images.
  init?(_ text: ArraySlice<UInt8>) {
    guard text.holds("!", "[") else { return nil }
    let bang = UInt8(ascii: "!")
    var count = 0
    for index in text.indices.dropLast()
    where text[index] == bang && text[index + 1] == UInt8(ascii: "[") {
      count += 1
    }
    if count <= Self.most { return nil }
  }

  /// Where such marks stand in the next line.
  mutating func surplus(in line: ArraySlice<UInt8>) -> [Int] {
    if line.allSatisfy({ $0 <= 0x20 || $0 == UInt8(ascii: ">") }) { (open, images) = ([], 0) }
    var places: [Int] = []
    var index = line.startIndex
    while index < line.endIndex {
      switch line[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "!")
      where index + 1 < line.endIndex && line[index + 1] == UInt8(ascii: "["):
        let isSurplus = images >= Self.most
        if isSurplus { places.append(index) }
        push(isImage: !isSurplus)
        index += 1
      case UInt8(ascii: "["): push(isImage: false)
      case UInt8(ascii: "]"): if open.popLast() == true { images -= 1 }
      default: break
      }
      index += 1
    }
    return places
  }

  private mutating func push(isImage: Bool) {
    open.append(isImage)
    if isImage { images += 1 }
  }
}
