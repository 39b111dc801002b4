/// What stands before the text of a line: blanks, the marks of quotations, and those of list items.
struct LinePrefix {
  /// How many quotations the line says that it stands in.
  private(set) var quotes = 0
  /// The column of the first mark of a list item.
  private(set) var item: Int?
  /// The column of the text.
  private(set) var column = 0
  /// Where the text begins; the end of a line that has none.
  private(set) var end: Int
  /// Whether the line has neither text nor an item.
  let isBlank: Bool
  /// Whether the text is a heading, `# Heading`.
  let isHeading: Bool

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    var (quotes, item, column, index) = (0, Int?.none, 0, line.lowerBound)
    while index < line.upperBound {
      let byte = bytes[index]
      var width = 1
      if byte == 0x09 {
        column += 3 - column % 4
      } else if byte == UInt8(ascii: ">") {
        quotes += 1
      } else if byte > 0x20 {
        guard let mark = Self.itemMark(bytes, index..<line.upperBound) else { break }
        if item == nil { item = column }
        width = mark
      }
      column += width
      index += width
    }
    (self.quotes, self.item, self.column, end) = (quotes, item, column, index)
    isBlank = index == line.upperBound && item == nil
    let marks = bytes[index..<line.upperBound].prefix { $0 == UInt8(ascii: "#") }
    isHeading =
      (1...6).contains(marks.count)
      && (marks.endIndex == line.upperBound || bytes[marks.endIndex] <= 0x20)
  }

  /// The width of the mark of a list item, `-` or `1.`, with a blank or nothing behind it.
  private static func itemMark(_ bytes: [UInt8], _ text: Range<Int>) -> Int? {
    var index = text.lowerBound
    if "-+*".utf8.contains(bytes[index]) {
      index += 1
    } else {
      index = bytes[text].prefix(9).prefix(while: \.isDigit).endIndex
      guard index > text.lowerBound, index < text.upperBound,
        bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")")
      else { return nil }
      index += 1
    }
    guard index == text.upperBound || bytes[index] <= 0x20 else { return nil }
    return index - text.lowerBound
  }

  /// Where a line goes on behind the marks of so many quotations; its beginning where it has none.
  static func afterQuotes(_ count: Int, _ bytes: [UInt8], _ line: Range<Int>) -> Int {
    var (start, index, quotes) = (line.lowerBound, line.lowerBound, 0)
    while index < line.upperBound, quotes < count {
      if bytes[index] == UInt8(ascii: ">") {
        quotes += 1
        start = index + 1
      } else if bytes[index] > 0x20 {
        break
      }
      index += 1
    }
    return start
  }

  /// Whether a line may go on with the text of the one before it.
  func continues(_ before: LinePrefix) -> Bool {
    !isBlank && item == nil && !isHeading && !before.isHeading && quotes <= before.quotes
  }
}
