import SourceText

/// Takes the four blanks off what MkDocs has below a tab, `=== "Swift"`, and below a callout, `!!! note`.
///
/// CommonMark takes such lines for code that is set off. In pages of MkDocs they are text, with fenced
/// blocks and all else in it.
struct IndentedParts {
  private var lines: PageLines
  /// The columns that are taken off in the parts that are open, outermost first.
  private var depth = 0
  private var fence = OpenFence()
  /// The tabs so far, and which of them are open.
  private var tabs: [TabPart] = []
  private var open: [Int] = []

  private static let step = 4
  /// How deep tabs stand in tabs.
  private static let deepest = 8

  /// Takes the blanks off where there are such parts, and the lines that begin tabs, which are the result.
  static func unindent(_ lines: inout PageLines) -> [TabPart] {
    let bytes = lines.text.bytes[lines.wholeRange]
    guard bytes.holdsTwo("=") || bytes.holdsTwo("!") || bytes.holdsTwo("?") else { return [] }
    var parts = IndentedParts(lines: lines)
    parts.read()
    lines = parts.lines
    return parts.tabs
  }

  private init(lines: PageLines) { self.lines = lines }

  private mutating func read() {
    for line in lines.ranges.indices {
      let range = lines.ranges[line]
      guard let columns = indentation(of: range) else { continue }
      let own = min(depth, columns / Self.step)
      // What is set off by less ends the part; within a fence that is open it is a line of code.
      if !fence.isOpen { depth = own }
      if !fence.isOpen { closeTabs(above: own, at: range.lowerBound) }
      let start = TabStops.start(of: range, behind: own * Self.step, in: lines.text.bytes)
      let text = start..<range.upperBound
      lines.ranges[line] = text
      guard !fence.holds(lines.text.bytes[text]), opensPart(text) else { continue }
      depth = own + 1
      if let part = tab(text, at: range.lowerBound), holdsText(below: line) {
        open.append(tabs.count)
        tabs.append(part)
        lines.ranges[line] = range.upperBound..<range.upperBound
      }
    }
    closeTabs(above: 0, at: lines.file.bytes.count)
  }

  /// Ends the tabs in which a line does not stand.
  private mutating func closeTabs(above depth: Int, at end: Int) {
    while let last = open.last, tabs[last].depth >= depth {
      tabs[last].end = end
      open.removeLast()
    }
  }

  /// The tab that a line begins; nil for a callout, and where all that holds the line are not tabs.
  private func tab(_ line: Range<Int>, at start: Int) -> TabPart? {
    let text = lines.text.bytes[line]
    guard text.first == UInt8(ascii: "="), open.count == depth - 1, open.count < Self.deepest,
      let first = text.firstIndex(of: UInt8(ascii: "\"")),
      let last = text.lastIndex(of: UInt8(ascii: "\"")), first + 1 < last,
      text[(last + 1)...].allSatisfy({ $0 <= 0x20 })
    else { return nil }
    return TabPart(
      title: lines.file.text(first + 1..<last), depth: depth - 1,
      beginsGroup: text[..<first].contains(UInt8(ascii: "!")), start: start,
      end: lines.file.bytes.count)
  }

  /// Whether the next line that has text is set off as what is in the part is.
  private func holdsText(below line: Int) -> Bool {
    // As many lines without text as anybody leaves.
    for next in lines.ranges.indices.dropFirst(line + 1).prefix(8) {
      if let columns = indentation(of: lines.ranges[next]) { return columns >= depth * Self.step }
    }
    return false
  }

  /// How many columns a line is set off; nil for an empty one, which belongs to any part.
  private func indentation(of line: Range<Int>) -> Int? {
    var column = 0
    for byte in lines.text.bytes[line] {
      switch byte {
      case 0x20: column += 1
      case 0x09: column += Self.step - column % Self.step
      case 0, 0x0D: break
      default: return column
      }
    }
    return nil
  }

  /// Whether a line begins a part: `=== "Swift"`, `!!! note`, `??? tip "Title"`, `???+ note`.
  private func opensPart(_ line: Range<Int>) -> Bool {
    let text = lines.text.bytes[line]
    let mark = text.prefix(3)
    if mark.elementsEqual("===".utf8) {
      let title = text.dropFirst(3).drop { "!+".utf8.contains($0) }.drop { $0 == 0x20 }
      return title.first == UInt8(ascii: "\"") && text.dropFirst(3).first != UInt8(ascii: "\"")
    }
    guard mark.elementsEqual("!!!".utf8) || mark.elementsEqual("???".utf8) else { return false }
    let kind = text.dropFirst(3).drop { $0 == UInt8(ascii: "+") }
    return kind.first == 0x20 && kind.contains { $0 > 0x20 }
  }
}
