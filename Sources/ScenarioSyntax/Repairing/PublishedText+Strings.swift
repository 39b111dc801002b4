internal import SourceText

/// Texts in quotation marks that a page has lost the end of.
extension PublishedText {
  /// The quotation mark that is missing: at the end of its line, before the brackets that close what the line
  /// opens in front of the text.
  func lostQuote(of opening: Int) -> Snippet.Edit? {
    let line = trimmed(lines[line(at: opening)])
    guard line.contains(opening), bytes[opening..<line.upperBound].contains(UInt8(ascii: "\""))
    else { return nil }
    var open = 0
    for byte in bytes[line.lowerBound..<opening] {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): open -= 1
      default: break
      }
    }
    var place = line.upperBound
    while place > opening + 1 {
      switch bytes[place - 1] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open > 0 else { return quote(at: place) }
        open -= 1
      case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: " "): break
      default: return quote(at: place)
      }
      place -= 1
    }
    return nil
  }

  private func quote(at place: Int) -> Snippet.Edit { Snippet.Edit(place..<place, "\"") }
}
