import SourceText

/// Finds in a block's source what cmark gives without a trustworthy place.
///
/// cmark's columns of inlines are wrong where lines are indented. So the running text is looked through when
/// the first place is asked for, and each thing is looked for behind the one before of its kind; whoever asks
/// does so in the order of the source.
struct TextLocator {
  /// Where to look.
  private(set) var block: SourceSpan
  private let context: ParseContext
  /// The cells of a table that are looked through; nil for a block of running text.
  private let cells: [Range<Int>]?
  /// What was found in the block; nil until it is asked for.
  private var places: InlinePlaces?
  /// How many of each kind have been passed.
  private var (links, names, marks, comments, formulas) = (0, 0, 0, 0, 0)
  /// Which plain text bare addresses are looked for in, and where the last of them ends.
  private var (plain, end) = (0, 0)
  /// How many bare addresses were not found, each of which is looked for in all of the text.
  private var missed = 0
  private static let mostMissed = 16
  private var hasTakenLabels = false

  init(_ block: SourceSpan, in context: ParseContext, cells: [Range<Int>]? = nil) {
    self.block = block
    self.context = context
    self.cells = cells
  }

  /// Goes on to another block.
  mutating func move(to block: SourceSpan) {
    self = TextLocator(block, in: context, cells: cells)
  }

  /// Where the destination of the next link stands, in the order in which links end; the whole block when
  /// it stands elsewhere.
  mutating func find(destination: String) -> SourceSpan {
    span(
      found.links.next(from: &links) { link in
        // What is escaped is written otherwise, and the scheme of an e-mail address is not written.
        link.text.elementsEqual(destination.utf8) || link.text.contains(UInt8(ascii: "\\"))
          || link.text.contains(UInt8(ascii: "&"))
          || destination == "mailto:" + String(decoding: link.text, as: UTF8.self)
      })
  }

  /// The next link by name with a text between its brackets.
  mutating func find(name inside: String) -> SourceSpan {
    span(found.names.next(from: &names) { $0.text.elementsEqual(inside.utf8) })
  }

  /// The next mark of a footnote with a label.
  mutating func find(markOf label: String) -> SourceSpan {
    span(found.marks.next(from: &marks) { $0.text.elementsEqual(label.utf8) })
  }

  /// The next formula, which is found by its first line: the others have marks before them in the source.
  mutating func find(formula text: String) -> SourceSpan {
    let line = text.utf8.prefix { $0 != 0x0A }
    return span(found.formulas.next(from: &formulas) { $0.text.starts(with: line) })
  }

  /// The labels of links that nothing defines, each told of once.
  mutating func takeUndefinedLabels() -> [SourceSpan] {
    guard !hasTakenLabels else { return [] }
    hasTakenLabels = true
    return found.undefined.map { span($0.range) }
  }

  /// Where the next comment stands that begins with a text; nil when it stands there otherwise.
  mutating func find(comment line: String) -> Range<Int>? {
    found.comments.next(from: &comments) { $0.text.starts(with: line.utf8) }
  }

  /// Where the next bare address stands.
  mutating func find(address: String) -> SourceSpan {
    guard missed < Self.mostMissed else { return block }
    let texts = found.plain
    let bytes = context.text.bytes
    while plain < texts.count {
      let start = max(end, texts[plain].lowerBound)
      let rest = bytes[start..<max(start, texts[plain].upperBound)]
      if let place = Self.firstPlace(of: address, in: rest) {
        end = start + place + address.utf8.count
        return SourceSpan(file: block.file, range: start + place..<end)
      }
      plain += 1
    }
    (plain, end) = (0, 0)
    missed += 1
    return block
  }

  private static func firstPlace(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe text.withBytes { text in unsafe bytes.firstPlace(of: text) }
    }
  }

  private func span(_ range: Range<Int>?) -> SourceSpan {
    range.map { SourceSpan(file: block.file, range: $0) } ?? block
  }

  /// What is in the block, which is looked through once.
  private var found: InlinePlaces {
    mutating get {
      if places == nil { places = scanned() }
      return places ?? InlinePlaces()
    }
  }

  private func scanned() -> InlinePlaces {
    guard let cells else { return scanned(RunningText(of: textRange, in: context.text)) }
    var found = InlinePlaces()
    for cell in cells { found.append(scanned(RunningText(ofCell: cell, in: context.text))) }
    return found
  }

  private func scanned(_ text: RunningText) -> InlinePlaces {
    InlineScanner(text, definition: context.definition(of:)).places
  }

  /// The block without the definitions of links that begin it, which are no part of its text.
  private var textRange: Range<Int> {
    let bytes = context.text.bytes
    guard bytes[block.range].holds("]", ":") else { return block.range }
    let file = block.file
    var line = file.lineIndex(at: block.range.lowerBound)
    let last = file.lineIndex(at: block.range.upperBound)
    let lines = (line...max(line, last)).map { file.lineRange($0) }
    var next = 0
    while next < lines.count {
      var reader = LinkDefinitionReader(bytes, lines[next...])
      guard reader.read(inItem: next == 0) != nil else { break }
      next = reader.line
    }
    line += next
    let start = next < lines.count && next > 0 ? lines[next].lowerBound : block.range.lowerBound
    return start..<block.range.upperBound
  }

  /// The place in a block of a text that is no span of code there, behind so many others; the whole block
  /// when it stands elsewhere or is written otherwise. Letters count the same small and large.
  static func place(_ place: OpenElements.Place, of text: String) -> SourceSpan {
    let wanted = Array(text.utf8)
    let block = place.block
    let bytes = block.file.bytes
    guard !wanted.isEmpty else { return block }
    let code = CodeSpans(bytes, [block.range], [])
    var (index, left) = (block.range.lowerBound, place.number)
    while index + wanted.count <= block.range.upperBound {
      let range = index..<(index + wanted.count)
      if bytes[range].elementsEqual(wanted, by: { $0 == $1 || $0 | 0x20 == $1 | 0x20 }) {
        if left == 0 { return SourceSpan(file: block.file, range: range) }
        left -= 1
      }
      index = code.end(from: index)?.index ?? index + 1
    }
    return block
  }

  /// The first such place.
  static func first(_ text: String, in block: SourceSpan) -> SourceSpan {
    place(OpenElements.Place(block: block, number: 0), of: text)
  }
}
