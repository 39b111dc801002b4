import SourceText

/// Where what a block of running text says stands in the file, told from cmark's columns.
///
/// cmark counts a column from where a line's text begins, and does not count the lines that end in a
/// destination, in a title, or behind a backslash. On a line that goes on with a paragraph from outside of
/// its item or quotation, it counts blanks before the text too. So its nodes are kept as they are met, and
/// the lines are counted in the text itself when the first place is asked for.
struct InlinePlaces {
  private enum Node {
    /// A text from one column to another.
    case text(from: Int, to: Int, in: Part.Container)
    /// Code or HTML from a column on, so long at least, with so many ends of lines in it.
    case literal(from: Int, count: Int, newlines: Int)
    /// What the first node of a line begins with, and at which column, which may be too far to the right; nothing
    /// for a link without text, whose last column it is.
    case beginning([UInt8], at: Int)
    /// A link or an image that ends with a column.
    case link(end: Int)
    case lineBreak
  }

  /// A part of the text that is text to cmark.
  struct Part {
    enum Container {
      case none, link, image
    }

    var range: Range<Int>
    let container: Container
  }

  /// The whole block.
  private(set) var block: SourceSpan
  private let context: ParseContext
  private var input: ParserText?
  private var lines = 0..<0
  private var column = 1
  private var nodes: [Node] = []
  private var text: RunningText?
  /// How many nodes have a place, and the parts of text among them.
  private var placed = 0
  private var parts: [Part] = []
  /// Where the line begins from which cmark counts columns, and where the last node ends.
  private var lineStart = 0
  private var end = 0
  private var isBehindBreak = false
  /// The part in which the last text stands that was looked for, and where it ends.
  private var found = (part: 0, end: 0)
  /// How many texts were not behind the ones before them.
  private var missed = 0
  private static let mostMissed = 16
  private var hasTakenLabels = false

  init(_ block: SourceSpan, _ context: ParseContext) {
    self.block = block
    self.context = context
  }

  /// Goes on to another block: lines of what cmark was given, counted from one, from a column on.
  mutating func move(to block: SourceSpan, _ lines: Range<Int>, of input: ParserText, column: Int) {
    self.block = block
    self.input = input
    self.lines = lines
    self.column = column
    nodes.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    text = nil
    (placed, lineStart, end, missed) = (0, 0, 0, 0)
    found = (0, 0)
    (hasTakenLabels, isBehindBreak) = (false, false)
  }

  // MARK: Nodes

  mutating func addText(_ node: borrowing CMarkNode, in container: Part.Container) {
    addBeginning(node)
    nodes.append(.text(from: node.startColumn, to: node.endColumn, in: container))
  }

  mutating func addBreak() {
    nodes.append(.lineBreak)
    isBehindBreak = true
  }

  private mutating func addBeginning(_ node: borrowing CMarkNode) {
    guard isBehindBreak else { return }
    isBehindBreak = false
    guard node.startColumn > column else { return }
    nodes.append(.beginning(Array(node.literal.utf8.prefix(16)), at: node.startColumn))
  }

  /// Adds a node that is code or HTML.
  mutating func addLiteral(_ node: borrowing CMarkNode, count: Int) {
    addBeginning(node)
    let newlines = max(node.endLine - node.startLine, 0)
    if newlines > 0 { isBehindBreak = true }
    nodes.append(.literal(from: node.startColumn, count: count, newlines: newlines))
  }

  /// Adds HTML of so many bytes, and tells where it stands.
  mutating func addHTML(_ node: borrowing CMarkNode, count: Int) -> Range<Int> {
    addBeginning(node)
    let text = placeNodes()
    let start = index(ofColumn: node.startColumn, in: text)
    addLiteral(node, count: count)
    return text.source(of: start..<min(start + count, text.bytes.count))
  }

  /// Adds a link or an image that ends, and tells where its destination stands; the whole block when that
  /// stands nowhere.
  mutating func addLink(_ node: borrowing CMarkNode) -> SourceSpan {
    let text = placeNodes()
    if let last = parts.last?.range, isAddress(last, text) {
      end = last.upperBound + 1
      return span(text.source(of: last))
    }
    let start = end
    if isBehindBreak { nodes.append(.beginning([], at: node.endColumn)) }
    isBehindBreak = false
    nodes.append(.link(end: node.endColumn))
    _ = placeNodes()
    let tail = LinkTail(text.bytes, start..<max(start, end))
    if let destination = tail.destination { return span(text.source(of: destination)) }
    return span(tail.label.flatMap { context.definition(of: text.bytes[$0]) })
  }

  /// Whether a text stands between angle brackets: then it is the link's address, and cmark's columns of the
  /// link are wrong.
  private func isAddress(_ range: Range<Int>, _ text: RunningText) -> Bool {
    end == range.upperBound && range.lowerBound > 0 && range.upperBound < text.bytes.count
      && text.bytes[range.lowerBound - 1] == UInt8(ascii: "<")
      && text.bytes[range.upperBound] == UInt8(ascii: ">")
  }

  // MARK: Their places

  private mutating func placeNodes() -> RunningText {
    let text = self.text ?? running
    self.text = text
    while placed < nodes.count {
      place(nodes[placed], in: text)
      placed += 1
    }
    return text
  }

  private var running: RunningText {
    let input = input ?? ParserText(leavesOutBlanked: false, capacity: 0)
    return RunningText(
      of: input, from: lines.lowerBound, column: column, through: lines.upperBound - 1)
  }

  private func index(ofColumn column: Int, in text: RunningText) -> Int {
    min(max(lineStart + column - self.column, 0), text.bytes.count)
  }

  private mutating func place(_ node: Node, in text: RunningText) {
    switch node {
    case .text(let first, let last, let container):
      let start = index(ofColumn: first, in: text)
      end = max(start, index(ofColumn: last + 1, in: text))
      add(Part(range: start..<end, container: container))
    case .literal(let first, let count, let newlines):
      end = index(ofColumn: first, in: text)
      let least = min(end + count, text.bytes.count)
      for _ in 0..<newlines { endLine(text.bytes) }
      end = max(end, least)
    case .beginning(let literal, let column): settleLine(by: literal, at: column, in: text)
    case .link(let last):
      settleLines(before: last, in: text)
      end = max(end, index(ofColumn: last + 1, in: text))
    case .lineBreak:
      let rest = text.bytes[end...].prefix { $0 != 0x0A }
      let start = lineStart
      endLine(text.bytes)
      if rest.last == UInt8(ascii: "\\") { lineStart = start }
    }
  }

  /// Moves the line to the left by as many blanks as cmark counts before a node that begins as is said.
  private mutating func settleLine(by literal: [UInt8], at column: Int, in text: RunningText) {
    func stands(_ literal: ArraySlice<UInt8>, at place: Int) -> Bool {
      guard text.bytes.indices.contains(place) else { return false }
      if literal.isEmpty { return ")]".utf8.contains(text.bytes[place]) }
      let isEscaped = place > 0 && text.bytes[place - 1] == UInt8(ascii: "\\")
      return !isEscaped && text.bytes[place...].starts(with: literal)
    }
    let first = lineStart + column - self.column
    if stands(literal[...], at: first) { return }
    // Behind a backslash that ends a line, blanks are text to cmark.
    let shown = literal.drop(while: \.isBlank)
    let start = first + shown.startIndex
    let blanks = max(text.blanks(before: end), shown.startIndex)
    let found = (0...blanks).first {
      literal.isEmpty == shown.isEmpty && stands(shown, at: start - $0)
    }
    // What is escaped is written otherwise; then it probably begins the line.
    lineStart -= found ?? min(blanks, max(start - end, 0))
  }

  /// The same for blanks on lines that begin in the destination or the title of a link.
  private mutating func settleLines(before column: Int, in text: RunningText) {
    let last = index(ofColumn: column, in: text)
    guard end < last else { return }
    var (blanks, start) = (0, end)
    while let feed = text.bytes[..<last].place(of: "\n", from: start) {
      blanks += text.blanks(before: feed + 1)
      start = feed + 1
    }
    let found = (0...blanks).first {
      text.bytes.indices.contains(last - $0) && ")]".utf8.contains(text.bytes[last - $0])
    }
    lineStart -= found ?? 0
  }

  private mutating func add(_ part: Part) {
    if let last = parts.last, last.range.upperBound == part.range.lowerBound,
      last.container == part.container
    {
      parts[parts.count - 1].range = last.range.lowerBound..<part.range.upperBound
    } else {
      parts.append(part)
    }
  }

  /// Goes on to the next line.
  private mutating func endLine(_ bytes: [UInt8]) {
    guard let feed = bytes[...].place(of: "\n", from: end) else { return }
    end = feed + 1
    lineStart = end
  }

  private func span(_ range: Range<Int>?) -> SourceSpan {
    range.map { SourceSpan(file: block.file, range: $0) } ?? block
  }
}

// MARK: - What is asked

extension InlinePlaces {
  /// Where a text stands that is asked for behind those before it; the whole block where it is written otherwise.
  mutating func find(_ text: ArraySlice<UInt8>, isInLink: Bool) -> SourceSpan {
    let running = placeNodes()
    guard let place = place(of: text, isInLink, in: running) else { return block }
    return span(running.source(of: place))
  }

  /// Where the next formula stands, of which the text is known as cmark has it.
  ///
  /// Its first line is looked for, since the others have marks before them in the source, and then its end.
  mutating func find(formula text: ArraySlice<UInt8>, isInLink: Bool) -> SourceSpan {
    let running = placeNodes()
    guard let place = place(of: text.prefix { $0 != 0x0A }, isInLink, in: running) else {
      return block
    }
    let rest = running.bytes[place.lowerBound...]
    let end = rest.place(of: FormulaMarks.end[...]).map { $0 + FormulaMarks.end.count }
    return span(running.source(of: place.lowerBound..<max(place.upperBound, end ?? 0)))
  }

  private mutating func place(
    of text: ArraySlice<UInt8>, _ isInLink: Bool, in running: RunningText
  ) -> Range<Int>? {
    guard missed < Self.mostMissed else { return nil }
    if let place = self.place(of: text, behind: found, isInLink, in: running) { return place }
    missed += 1
    return found.end > 0 ? self.place(of: text, behind: (0, 0), isInLink, in: running) : nil
  }

  /// The same behind a place in one of the parts, so that all of them are looked through once, however many
  /// texts are looked for.
  private mutating func place(
    of text: ArraySlice<UInt8>, behind last: (part: Int, end: Int), _ isInLink: Bool,
    in running: RunningText
  ) -> Range<Int>? {
    for index in parts.indices[last.part...] {
      let part = parts[index]
      guard isInLink || part.container == .none, part.range.upperBound > last.end else { continue }
      let rest = running.bytes[max(last.end, part.range.lowerBound)..<part.range.upperBound]
      guard let place = rest.place(of: text) else { continue }
      found = (index, place + text.count)
      return place..<found.end
    }
    return nil
  }

  /// The labels of links that nothing defines, each told of once.
  mutating func takeUndefinedLabels() -> [SourceSpan] {
    guard !hasTakenLabels else { return [] }
    hasTakenLabels = true
    let running = placeNodes()
    return UndefinedLabels.find(in: running.bytes, parts).map { span(running.source(of: $0)) }
  }
}
