import SourceText

/// Finds the parts of a page that MkDocs, VitePress and Docusaurus mark by lines, `=== "Swift"`, `!!! note` and `:::tip`,
/// and takes the four blanks off what MkDocs has below such a line.
///
/// CommonMark takes lines that are set off for code. In pages of MkDocs they are text, with fenced blocks and all else
/// in it.
struct PartScanner {
  private var lines: PageLines
  /// The columns that are taken off in the parts that are open, outermost first.
  private var depth = 0
  private var fence = OpenFence()
  /// The parts so far, and which of them are open.
  private var parts: [PagePart] = []
  private var open: [Int] = []

  private static let step = 4
  /// How deep parts stand in parts.
  private static let deepest = 8

  /// Takes the blanks off where there are such parts, and the lines that begin and end them, which are the result.
  static func take(from lines: inout PageLines) -> [PagePart] {
    let bytes = lines.text.bytes[lines.wholeRange]
    guard ["=", "!", "?", ":"].contains(where: { bytes.holdsTwo($0) }) else { return [] }
    var scanner = PartScanner(lines: lines)
    scanner.read()
    lines = scanner.lines
    return scanner.parts.filter { if case .other = $0.kind { false } else { true } }
  }

  private init(lines: PageLines) { self.lines = lines }

  private mutating func read() {
    for line in lines.ranges.indices {
      let range = lines.ranges[line]
      guard let columns = indentation(of: range) else { continue }
      let own = min(depth, columns / Self.step)
      // What is set off by less ends the part; within a fence that is open it is a line of code.
      if !fence.isOpen { depth = own }
      if !fence.isOpen { closeParts(above: own, at: range.lowerBound) }
      let start = TabStops.start(of: range, behind: own * Self.step, in: lines.text.bytes)
      let text = start..<range.upperBound
      lines.ranges[line] = text
      guard !fence.holds(lines.text.bytes[text]), let mark = PartMark(lines.text.bytes[text]) else {
        continue
      }
      if take(mark, line, at: range.lowerBound) {
        lines.ranges[line] = range.upperBound..<range.upperBound
      }
    }
    closeParts(above: 0, at: lines.file.bytes.count)
  }

  /// Opens or closes a part; whether its line is taken out.
  private mutating func take(_ mark: PartMark, _ line: Int, at start: Int) -> Bool {
    let own = depth
    switch mark {
    case .tab(let title, let beginsGroup):
      depth += 1
      guard let title, mayOpen(at: own), holdsText(below: line) else { return false }
      let name = lines.file.text(title)
      add(.tab(title: name, beginsGroup: beginsGroup), depth: own, at: start)
      return true
    case .callout(let head):
      depth += 1
      guard mayOpen(at: own), holdsText(below: line) else { return false }
      add(.callout(head), depth: own, at: start)
      return true
    case .container(let head, let colons):
      guard mayOpen(at: own) else { return false }
      add(head.map { .callout($0) } ?? .other, depth: own - 1, colons: colons, at: start)
      return head != nil
    case .end(let colons):
      guard let last = open.last, 1...colons ~= parts[last].colons else { return false }
      parts[last].end = lines.ranges[line].upperBound
      open.removeLast()
      if case .other = parts[last].kind { return false }
      return true
    }
  }

  /// Whether all that holds a line are parts, and not too many.
  private func mayOpen(at depth: Int) -> Bool {
    open.count < Self.deepest && open.count { parts[$0].colons == 0 } == depth
  }

  private mutating func add(_ kind: PagePart.Kind, depth: Int, colons: Int = 0, at start: Int) {
    open.append(parts.count)
    parts.append(
      PagePart(kind: kind, depth: depth, colons: colons, start: start, end: lines.file.bytes.count))
  }

  /// Ends the parts in which a line does not stand.
  private mutating func closeParts(above depth: Int, at end: Int) {
    while let last = open.last, parts[last].depth >= depth {
      parts[last].end = end
      open.removeLast()
    }
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
}
