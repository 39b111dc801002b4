import Markup
import SourceText

/// Where Markdown or HTML shows an image of a drawing, whatever a person has put around its address: a width,
/// another text, a link, a paragraph in the middle.
struct ImageReference {
  /// The address as it is written.
  let address: String
  /// The bytes of the address in the file.
  let range: Range<Int>

  /// The first in a part of a file; nil where there is none.
  init?(in file: SourceFile, _ part: Range<Int>) {
    let text = file.bytes[part]
    var index = text.startIndex
    while index < text.endIndex {
      let rest = text[index...]
      for (opening, closings) in Self.forms where rest.starts(with: opening.utf8) {
        let address = rest.dropFirst(opening.utf8.count)
        let end = Self.end(of: address, closings)
        let spelled = String(decoding: address[..<end], as: UTF8.self)
        guard Self.isOfDrawing(spelled) else { continue }
        self.address = spelled
        range = address.startIndex..<end
        return
      }
      index += 1
    }
    return nil
  }

  /// What stands before an address, and what ends it.
  private static let forms: [(opening: String, closings: [String])] = [
    ("](<", [">", "\n"]), ("](", [")", " ", "\t", "\r", "\n"]),
    ("image:: ", ["\r", "\n"]), ("image::", ["[", "\r", "\n"]),
    ("![[", ["|", "#", "]]", "\n"]), ("src=\"", ["\"", "\n"]), ("src='", ["'", "\n"]),
  ]

  private static func end(of address: ArraySlice<UInt8>, _ closings: [String]) -> Int {
    // A line is not longer than what anybody writes as an address.
    let near = address.prefix(4_000)
    // Liquid has blanks in it, and belongs to the address with its braces.
    if near.starts(with: "{{".utf8) {
      let close = near.indices.first { near[$0...].starts(with: "}}".utf8) }
      if let close { return close + 2 }
    }
    return near.indices.first { index in
      closings.contains { near[index...].starts(with: $0.utf8) }
    } ?? near.endIndex
  }

  private static func isOfDrawing(_ address: String) -> Bool {
    ImageAddress.path(in: address).lowercased().hasSuffix(".svg")
  }
}

/// The ways in which tools write the address of an image.
enum ImageAddress {
  /// What an address names: without what Liquid does to it, and percent signs decoded.
  static func path(in address: String) -> String {
    guard address.contains("|"), let quote = address.first(where: { $0 == "'" || $0 == "\"" })
    else {
      return WebAddress.decoded(address)
    }
    let parts = address.split(separator: quote, omittingEmptySubsequences: false)
    return parts.count > 1 ? WebAddress.decoded(String(parts[1])) : address
  }
}
