/// How a text is set.
struct TextStyle {
  let font: Font
  private let leading: UInt8
  var lineHeight: Int { Int(leading) }

  init(_ font: Font, lineHeight: UInt8) {
    self.font = font
    leading = lineHeight
  }
}

/// A text that has been broken into lines and measured; the text itself stands in a `TextStore`.
///
/// Whatever is laid out has one or two and is copied with them, so it is small.
struct TextBlock {
  private typealias Numbers = (
    text: Int32, firstEnd: Int32, lineCount: Int32, width: Int32, lastWidth: Int32, indent: Int32
  )

  let style: TextStyle
  private var numbers: Numbers

  init(
    _ style: TextStyle, text: Int, firstEnd: Int = 0, lineCount: Int = 1, width: Int,
    lastWidth: Int, indent: Int = 0
  ) {
    self.style = style
    numbers = (
      Int32(clamping: text), Int32(clamping: firstEnd), Int32(clamping: lineCount),
      Int32(clamping: width), Int32(clamping: lastWidth), Int32(clamping: indent)
    )
  }

  /// Its number in the store.
  var text: Int { Int(numbers.text) }
  /// Where the ends of its lines begin in the store, where there are several.
  var firstEnd: Int { Int(numbers.firstEnd) }
  /// How many lines there are.
  var lineCount: Int { Int(numbers.lineCount) }
  /// The width of the widest line, and that of the last.
  var width: Int { Int(numbers.width) }
  var lastWidth: Int { Int(numbers.lastWidth) }

  /// How far the lines after the first begin to the right of it.
  var indent: Int { Int(numbers.indent) }

  /// The height of all lines.
  var height: Int { lineCount * style.lineHeight }

  /// Makes room for something after the last line.
  mutating func widenLastLine(by more: Int) {
    numbers.lastWidth = Int32(clamping: lastWidth + more)
    numbers.width = max(numbers.width, numbers.lastWidth)
  }
}

/// The texts of a layout, and where their lines end.
///
/// Blocks refer to them by number, so that what is laid out is plain numbers and is copied as such.
struct TextStore {
  private var texts: [String] = []
  /// The ends of the lines of the texts that have several, as UTF-8 offsets.
  private var ends: [Int] = []
  /// The labels as they were measured, and which of them may be sent again.
  private var labels: [TextBlock] = []
  private var known = RecentTexts()
  /// The labels that had to be broken, and how wide they may be.
  private var brokenLabels: [(label: TextBlock, limit: Int)] = []
  /// What was written of the texts whose lines flow into each other, which another limit breaks otherwise.
  private var originals: [Int: Int] = [:]

  init(capacity: Int = 8) { texts.reserveCapacity(capacity) }

  /// A text in a style, broken where it is wider than a limit; its further lines begin below what follows
  /// a number of so many bytes.
  mutating func block(
    _ text: String, _ style: TextStyle, number: Int = 0, limit: Int = .max
  ) -> TextBlock {
    texts.append(text)
    return block(texts.count - 1, style, number: number, limit: limit)
  }

  /// A label, broken where it is wider than a limit.
  mutating func label(_ text: String, number: Int, limit: Int) -> TextBlock {
    if let last = known[text], texts[original(of: labels[last])] == text { return labels[last] }
    known[text] = labels.count
    texts.append(text)
    labels.append(label(texts.count - 1, number: number, limit: limit))
    return labels[labels.count - 1]
  }

  /// A label broken anew, at another limit; without what stands beside its last line.
  mutating func label(_ label: TextBlock, number: Int, beside: Int, limit: Int) -> TextBlock {
    if label.style.font.face == .mixed {
      return block(original(of: label), label.style, number: number, limit: limit)
    }
    let isTooWide = label.lineCount == 1 && label.width - beside > Self.tolerated(limit)
    return isTooWide
      ? brokenLabel(original(of: label), number: number, limit: limit)
      : self.label(original(of: label), number: number, limit: limit)
  }

  private mutating func label(_ index: Int, number: Int, limit: Int) -> TextBlock {
    let measured = LayoutMetrics.label.font.measure(texts[index])
    return unbroken(index, LayoutMetrics.label, measured, limit: limit)
      ?? brokenLabel(index, number: number, limit: limit)
  }

  private mutating func brokenLabel(_ index: Int, number: Int, limit: Int) -> TextBlock {
    // What is sent again is mostly sent soon.
    for broken in brokenLabels.suffix(8)
    where broken.limit == limit && texts[original(of: broken.label)] == texts[index] {
      return broken.label
    }
    let measured = LayoutMetrics.label.font.measure(texts[index])
    let label = broken(index, LayoutMetrics.label, measured, number: number, limit: limit)
    brokenLabels.append((label, limit))
    return label
  }

  /// A block broken anew, at another limit.
  mutating func block(_ block: TextBlock, limit: Int) -> TextBlock {
    self.block(original(of: block), block.style, number: 0, limit: limit)
  }

  private mutating func block(
    _ index: Int, _ style: TextStyle, number: Int, limit: Int
  ) -> TextBlock {
    let measured = style.font.measure(texts[index])
    return unbroken(index, style, measured, limit: limit)
      ?? broken(index, style, measured, number: number, limit: limit)
  }

  /// A little over the limit is better than a break inside a short call.
  private static func tolerated(_ limit: Int) -> Int { limit < 100_000 ? limit * 9 / 8 : limit }

  /// A text on one line; nil for one that is too wide for that, or has a line feed.
  private func unbroken(
    _ index: Int, _ style: TextStyle, _ measured: (mils: Int, hasLineFeed: Bool), limit: Int
  ) -> TextBlock? {
    let width = style.font.pixels(measured.mils)
    guard width <= Self.tolerated(limit), !measured.hasLineFeed else { return nil }
    return TextBlock(style, text: index, width: width, lastWidth: width)
  }

  private mutating func broken(
    _ index: Int, _ style: TextStyle, _ measured: (mils: Int, hasLineFeed: Bool), number: Int,
    limit: Int
  ) -> TextBlock {
    var text = texts[index]
    var mark = ""
    var mils = measured.mils
    var indent = 0
    if number > 0 {
      let start = text.utf8.index(text.startIndex, offsetBy: number)
      mark = String(text[..<start])
      text = String(text[start...])
      mils -= style.font.measure(mark).mils
      // Numbers are in no other face than the label begins with.
      indent = (style.font.face == .mixed ? LayoutMetrics.label.font : style.font).width(mark)
    }
    let room = max(min(Self.tolerated(limit), 100_000) - indent, 1)
    // A limit in the unit of the table, slack included, avoids rounding at every character.
    let breaking = LineBreaking(limit: room * 100_000 / (style.font.size * Font.slack))
    let widths = FontWidths(style.font)
    guard measured.hasLineFeed else {
      let found = breaking.ends(ofLine: text, widths, total: mils)
      return block(index, style, found, behind: number, indent)
    }
    guard let flowed = breaking.flowed(text, widths) else {
      return block(index, style, breaking.ends(text, widths), behind: number, indent)
    }
    texts.append(mark + flowed)
    originals[texts.count - 1] = index
    return block(
      texts.count - 1, style, breaking.ends(flowed, widths), behind: number, indent)
  }

  /// A text in lines that are known, all of them beside a number of so many bytes and such a width.
  private mutating func block(
    _ index: Int, _ style: TextStyle, _ lines: [LineBreaking.Line], behind number: Int,
    _ indent: Int
  ) -> TextBlock {
    let first = ends.count
    var width = 0
    for line in lines {
      ends.append(number + line.end)
      width = max(width, line.width)
    }
    return TextBlock(
      style, text: index, firstEnd: first, lineCount: lines.count,
      width: style.font.pixels(width) + indent,
      lastWidth: style.font.pixels(lines.last?.width ?? 0) + indent, indent: indent)
  }

  private func original(of block: TextBlock) -> Int {
    originals.isEmpty ? block.text : originals[block.text] ?? block.text
  }

  /// The text of a block, as it is drawn.
  func text(of block: TextBlock) -> String { texts[block.text] }

  /// Calls back with the bounds of each line of a block, as UTF-8 offsets.
  func forEachLine(of block: TextBlock, _ body: (Int, Int) -> Void) {
    guard block.lineCount > 1 else { return body(0, Int.max) }
    var text = texts[block.text]
    text.withUTF8 {
      unsafe LineBreaking.forEachLine(
        of: $0, ends: ends[block.firstEnd..<block.firstEnd + block.lineCount], body)
    }
  }
}
