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

  private static let step = 4

  /// Takes the blanks off where there are such parts.
  static func unindent(_ lines: inout PageLines) {
    let bytes = lines.text.bytes[lines.wholeRange]
    guard bytes.holdsTwo("=") || bytes.holdsTwo("!") || bytes.holdsTwo("?") else { return }
    var parts = IndentedParts(lines: lines)
    parts.read()
    lines = parts.lines
  }

  private init(lines: PageLines) { self.lines = lines }

  private mutating func read() {
    for line in lines.ranges.indices {
      let range = lines.ranges[line]
      guard let columns = indentation(of: range) else { continue }
      let own = min(depth, columns / Self.step)
      // What is set off by less ends the part; within a fence that is open it is a line of code.
      if !fence.isOpen { depth = own }
      let text = start(of: range, behind: own)..<range.upperBound
      lines.ranges[line] = text
      if !fence.holds(lines.text.bytes[text]), opensPart(text) { depth = own + 1 }
    }
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

  /// Where a line goes on behind the blanks of some parts.
  private func start(of line: Range<Int>, behind parts: Int) -> Int {
    var (place, column) = (line.lowerBound, 0)
    while place < line.upperBound, column < parts * Self.step {
      let byte = lines.text.bytes[place]
      guard byte == 0x20 || byte == 0x09 else { break }
      column += byte == 0x20 ? 1 : Self.step - column % Self.step
      place += 1
    }
    return place
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
