/// The size of an image, in pixels.
package struct ImageSize: Hashable, Sendable {
  /// The width.
  package var width: Int
  /// The height; 0 when it follows from the width.
  package var height: Int

  /// Creates a size.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size that a writer wants, `300`, `300x200` or `300px`, blanks around it or none; nil for anything
  /// else.
  package init?(wanted text: String) {
    let trimmed = text[...].trimmed
    let text = trimmed.hasSuffix("px") ? trimmed.dropLast(2) : trimmed
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard (1...2).contains(parts.count), numbers.count == parts.count,
      numbers.allSatisfy({ (1...10_000).contains($0) })
    else { return nil }
    self.init(width: numbers[0], height: numbers.count > 1 ? numbers[1] : 0)
  }

  /// The same of the text of a link by name, which may be a size by itself, as in `![[image.png|300]]`.
  package static func wanted(in label: String) -> (String, ImageSize?) {
    if let size = ImageSize(wanted: label) { return ("", size) }
    return atEnd(of: label)
  }

  /// The size at the end of an alternative text, `A view|300`, and the text without it.
  package static func atEnd(of alternative: String) -> (String, ImageSize?) {
    guard let bar = alternative.utf8.lastIndex(of: UInt8(ascii: "|")),
      let size = ImageSize(wanted: String(alternative[bar...].dropFirst()))
    else { return (alternative, nil) }
    return (String(alternative[..<bar].trimmed), size)
  }
}

/// An image as it is shown.
package struct Picture: Hashable, Sendable {
  /// Where it is.
  package var address: String
  /// Its size, so that the page does not jump when it is loaded; nil when that is not known.
  package var size: ImageSize?

  /// Creates a picture.
  package init(_ address: String, size: ImageSize? = nil) {
    self.address = address
    self.size = size
  }

  /// Shows it in another size; a height that is not given follows from the picture's own.
  package mutating func scale(to wanted: ImageSize) {
    var wanted = wanted
    if wanted.height == 0, let size, size.width > 0 {
      wanted.height = max(1, wanted.width * size.height / size.width)
    }
    size = wanted
  }
}
