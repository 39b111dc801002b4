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
  ///
  /// Each byte is looked at once for each form: a page may hold thousands of addresses that never end.
  init?(in file: SourceFile, _ part: Range<Int>) {
    let text = file.bytes[part]
    var open: [Opening?] = Self.forms.map { _ in nil }
    for index in text.indices {
      for (number, form) in Self.forms.enumerated() {
        if let start = open[number], start.place <= index, index - start.place < Self.longest,
          let end = form.end(of: start, in: text, at: index)
        {
          open[number] = nil
          let spelled = String(decoding: text[start.place..<end], as: UTF8.self)
          guard !Self.isOfDrawing(spelled) else {
            address = spelled
            range = start.place..<end
            return
          }
        }
        if let start = form.start(in: text, at: index) { open[number] = start }
      }
    }
    return nil
  }

  /// An address is not longer than what anybody writes.
  private static let longest = 4_000

  /// Where an address begins, of which the end is looked for; where another one begins before it, that counts.
  private struct Opening {
    let place: Int
    /// Whether it is Liquid, which has blanks in it and belongs to the address with its braces.
    let isLiquid: Bool
  }

  /// What stands before an address, and what ends it.
  private struct Form {
    let opening: String
    let closings: [String]

    func start(in text: ArraySlice<UInt8>, at index: Int) -> Opening? {
      guard text[index...].starts(with: opening.utf8) else { return nil }
      let place = index + opening.utf8.count
      return Opening(place: place, isLiquid: text[place...].starts(with: "{{".utf8))
    }

    /// The end of an address, where what ends it is at a place.
    func end(of start: Opening, in text: ArraySlice<UInt8>, at index: Int) -> Int? {
      let rest = text[index...]
      guard start.isLiquid else {
        return closings.contains { rest.starts(with: $0.utf8) } ? index : nil
      }
      return rest.starts(with: "}}".utf8) ? index + 2 : nil
    }
  }

  private static let forms = [
    Form(opening: "](<", closings: [">", "\n"]),
    Form(opening: "](", closings: [")", " ", "\t", "\r", "\n"]),
    Form(opening: "image:: ", closings: ["\r", "\n"]),
    Form(opening: "image::", closings: ["[", "\r", "\n"]),
    Form(opening: "![[", closings: ["|", "#", "]]", "\n"]),
    Form(opening: "src=\"", closings: ["\"", "\n"]), Form(opening: "src='", closings: ["'", "\n"]),
  ]

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
