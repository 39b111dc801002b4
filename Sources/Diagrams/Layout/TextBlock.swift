/// How a text is set.
struct TextStyle {
  let font: Font
  let lineHeight: Int

  init(_ font: Font, lineHeight: Int) {
    self.font = font
    self.lineHeight = lineHeight
  }

  /// A text in this style, broken where it is wider than a limit.
  func block(_ text: String, limit: Int = .max) -> TextBlock {
    let width = font.width(text)
    // A little over the limit is better than a break inside a short call.
    let limit = limit < 100_000 ? limit * 9 / 8 : limit
    guard width > limit || text.utf8.contains(0x0A) else {
      return TextBlock(style: self, text: text, width: width)
    }
    // A limit in the unit of the table, slack included, avoids rounding at every character.
    let mils = min(limit, 100_000) * 100_000 / (font.size * Font.slack)
    let lines = LineBreaking(limit: mils).lines(text, ascii: font.mils, other: font.mils)
    return TextBlock(style: self, text: text, lines: lines)
  }
}

/// A text that has been broken into lines and measured.
struct TextBlock {
  let style: TextStyle
  /// The text as it was.
  let text: String
  /// Its lines, where there are several.
  let broken: [String]
  /// The width of the widest line, and that of the last.
  private(set) var width: Int
  private(set) var lastWidth: Int

  init(style: TextStyle, text: String, width: Int) {
    self.style = style
    self.text = text
    broken = []
    self.width = width
    lastWidth = width
  }

  init(style: TextStyle, text: String, lines: [String]) {
    self.style = style
    self.text = lines.count == 1 ? lines[0] : text
    broken = lines.count > 1 ? lines : []
    width = lines.reduce(0) { max($0, style.font.width($1)) }
    lastWidth = lines.last.map(style.font.width) ?? 0
  }

  /// How many lines there are.
  var lineCount: Int { broken.isEmpty ? 1 : broken.count }
  /// The height of all lines.
  var height: Int { lineCount * style.lineHeight }

  /// Makes room for something after the last line.
  mutating func widenLastLine(by more: Int) {
    lastWidth += more
    width = max(width, lastWidth)
  }
}
