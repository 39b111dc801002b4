/// The images of a `srcset`, as HTML's standard reads them: an address goes up to a blank, without commas at its end.
///
/// Source: HTML, 4.8.4.3.10, "Parsing a srcset attribute".
package struct ImageSet {
  /// An image, with what says when it is shown.
  package struct Image {
    /// Where it is.
    package var address: String
    /// Its width or density, such as `2x`.
    let descriptors: [String]
  }

  /// In their order.
  package var images: [Image] = []

  /// Reads the value of the attribute.
  package init(_ value: String) {
    let bytes = Array(value.utf8)
    var index = 0
    while index < bytes.count {
      if Self.isBlank(bytes[index]) || bytes[index] == UInt8(ascii: ",") {
        index += 1
        continue
      }
      let word = bytes[index...].prefix { !Self.isBlank($0) }
      index = word.endIndex
      let address = word[..<((word.lastIndex { $0 != UInt8(ascii: ",") } ?? word.startIndex) + 1)]
      var descriptors: ArraySlice<UInt8> = []
      if address.count == word.count {
        descriptors = bytes[index...].prefix { $0 != UInt8(ascii: ",") }
        index = descriptors.endIndex
      }
      images.append(Image(address: Self.text(address), descriptors: Self.words(descriptors)))
    }
  }

  /// What is written as the value of the attribute.
  package var value: String {
    images.map { ([$0.address] + $0.descriptors).joined(separator: " ") }.joined(separator: ", ")
  }

  private static func words(_ bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split(whereSeparator: isBlank).map(text)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
}
