package import SourceText

/// A formula in TeX's notation.
package struct Formula: Sendable {
  /// As it was written, with its marks: `$a$`, `$$a$$` or `` $`a`$ ``.
  package let text: String
  /// Where it stands in the source; the block when it stands elsewhere.
  package let span: SourceSpan

  package init(_ text: String, span: SourceSpan) {
    self.text = text
    self.span = span
  }

  /// Whether it stands apart from the text: `$$a$$`.
  package var isDisplayed: Bool { text.utf8.starts(with: "$$".utf8) }

  /// How many bytes its marks have at each end.
  private var marks: Int { isDisplayed || text.utf8.starts(with: "$`".utf8) ? 2 : 1 }

  /// What is between its marks.
  package var tex: String {
    let inside = Array(text.utf8.dropFirst(marks).dropLast(marks))
    return String(decoding: inside, as: UTF8.self)
  }

  /// Where a part of `tex` stands in the source.
  func span(of range: Range<Int>) -> SourceSpan {
    span.part(range.lowerBound + marks..<range.upperBound + marks, of: Array(text.utf8))
  }
}

extension SourceSpan {
  /// Where a part of a text stands that is here without what stands before its lines: blanks, and the marks of
  /// quotations.
  func part(_ part: Range<Int>, of text: [UInt8]) -> SourceSpan {
    let bytes = file.bytes
    var place = range.lowerBound
    var start: Int?
    for (index, byte) in text.enumerated() {
      if index >= part.upperBound { break }
      while place < range.upperBound, bytes[place] != byte { place += 1 }
      guard place < range.upperBound else { return self }
      if index == part.lowerBound { start = place }
      place += 1
      if byte == 0x0A {
        while place < range.upperBound, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: ">"),
          index + 1 < text.count, text[index + 1] != bytes[place]
        { place += 1 }
      }
    }
    guard let start else { return SourceSpan(file: file, range: place..<place) }
    return SourceSpan(file: file, range: start..<max(start, place))
  }
}
