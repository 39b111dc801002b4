import SourceText

/// Reads statements line by line into a diagram, by the grammar of PlantUML's sequence diagrams.
struct PlantUMLParser {
  typealias Failure = DiagramFailure

  let snippet: Snippet
  let source: PlantUMLSource
  var diagram = SequenceDiagram()
  private(set) var diagnostics: [Diagnostic] = []
  var cast = DiagramCast()
  /// The lifelines that `order` has moved.
  var ranks: [Int: Int] = [:]
  var numbering = PlantUMLNumbering()
  /// The place of the next line among the lines.
  private(set) var next = 0
  var frames: [Range<Int>] = []
  /// The box that is open, and how many are open inside it.
  var box: Int?
  var innerBoxes = 0
  var boxRange = 0..<0
  /// How many bars are open at each lifeline.
  var bars: [Int: Int] = [:]
  /// The messages at which bars began that are open, for `return`; nil for those that began at none.
  var calls: [SequenceDiagram.Message?] = []
  /// The lifeline at which the last bar began.
  var lastActive: Int?
  /// The last message, which notes beside it and bars are about.
  var lastMessage: SequenceDiagram.Message?
  var activatesByItself = false
  /// A lifeline that the next message to it creates.
  var created: (lifeline: Int, range: Range<Int>)?
  /// Texts that stand above the drawing, and below it.
  var headnotes: [SequenceDiagram.Note] = []
  var footnotes: [SequenceDiagram.Note] = []
  /// The frame around everything.
  var mainFrame: SequenceDiagram.Frame?
  /// The notes that reach across all lifelines, by their index among the items.
  var acrossNotes: [Int] = []
  /// Frames nested deeper than this are no diagram.
  static let depthLimit = 100
  /// More errors than this help nobody.
  private static let errorLimit = 20

  init(_ snippet: Snippet) {
    self.snippet = snippet
    source = PlantUMLSource(snippet.bytes)
  }

  mutating func parse() {
    if case .other(let line) = PlantUMLKind(source) {
      return fail(
        Failure(
          id: "plantuml.kind", message: "this is no sequence diagram, and no other kind is drawn",
          range: line.isEmpty ? 0..<0 : line))
    }
    while let line = takeLine(), diagnostics.count < Self.errorLimit {
      do throws(Failure) {
        try parseStatement(line)
      } catch {
        fail(error)
      }
    }
    closeAll()
    warnOfPictures()
    if let second = source.second {
      warn("plantuml.several", "only the first diagram of this text is drawn", second)
    }
    if let created { cast.update(created.lifeline) { $0.isCreated = false } }
    cast.finish(&diagram, ranks: ranks)
    addSurroundings()
  }

  /// Warns of the first picture: none is drawn, and a name may have been one alone.
  private mutating func warnOfPictures() {
    for line in source.lines {
      guard let start = source.bytes[line].firstIndex(of: UInt8(ascii: "<")) else { continue }
      for place in start..<line.upperBound where source.bytes[place] == UInt8(ascii: "<") {
        let rest = source.bytes[place + 1..<line.upperBound]
        let isIcon = rest.first == UInt8(ascii: "&")
        guard isIcon || rest.starts(with: "img".utf8),
          let end = rest.prefix(120).firstIndex(of: UInt8(ascii: ">"))
        else { continue }
        let name = rest[..<end].dropFirst(isIcon ? 1 : 3)
        guard let first = name.first, isIcon || first == UInt8(ascii: ":") || first == 0x20 else {
          continue
        }
        guard !isIcon || name.allSatisfy({ SourceCharacters.isWord($0) || $0 == 0x2D }) else {
          continue
        }
        return warn("plantuml.picture", "icons and images are left out", place..<end + 1)
      }
    }
  }

  /// Adds what is about the whole diagram, now that all lifelines are known.
  private mutating func addSurroundings() {
    for index in acrossNotes where !diagram.lifelines.isEmpty {
      guard case .note(var note) = diagram.items[index] else { continue }
      note.place = .over(0, diagram.lifelines.count - 1)
      diagram.items[index] = .note(note)
    }
    if let mainFrame { diagram.items = [.open(mainFrame)] + diagram.items + [.close] }
    diagram.items = headnotes.map { .note($0) } + diagram.items + footnotes.map { .note($0) }
  }

  private mutating func closeAll() {
    for range in frames.reversed() {
      // PlantUML draws it too.
      warn("plantuml.open", "'\(source.firstWord(of: range))' has no 'end'", range)
      diagram.items.append(.close)
    }
    if box != nil {
      fail(
        Failure(id: "plantuml.unclosed", message: "'box' has no 'end box'", range: boxRange))
    }
  }

  // MARK: Lines

  mutating func takeLine() -> Range<Int>? {
    guard next < source.lines.count else { return nil }
    next += 1
    return source.lines[next - 1]
  }

  /// Takes the lines up to one that ends them, which is taken too; all that are left where there is none.
  mutating func takeBlock(
    _ opening: Range<Int>, end: String, _ closes: (Range<Int>) -> Bool
  ) throws(Failure) -> [Range<Int>] {
    let start = next
    var depth = 0
    while let line = takeLine() {
      // A diagram in a text has ends of its own.
      if SourceCharacters.matches(source.bytes, line.lowerBound, "{{") { depth += 1 }
      if depth > 0 {
        if SourceCharacters.matches(source.bytes, line.lowerBound, "}}") { depth -= 1 }
        continue
      }
      if closes(line) { return Array(source.lines[start..<next - 1]) }
    }
    throw Failure(
      id: "plantuml.unclosed", message: "'\(source.firstWord(of: opening))' has no '\(end)'",
      range: opening)
  }

  /// Takes a text of several lines up to `end word`, or `endword`.
  mutating func takeText(
    _ opening: Range<Int>, _ words: [StaticString]
  ) throws(Failure) -> CreoleText {
    let bytes = source.bytes
    let lines = try takeBlock(opening, end: "end \(words[0])") { line in
      Self.isEnd(bytes, line, of: words)
    }
    return CreoleText(joined(lines))
  }

  /// Whether a line ends one of some blocks.
  static func isEnd(_ bytes: [UInt8], _ line: Range<Int>, of words: [StaticString]) -> Bool {
    var cursor = PlantUMLCursor(bytes, line)
    guard SourceCharacters.matches(bytes, line.lowerBound, "end") else { return false }
    cursor.advance(3)
    cursor.skipBlanks()
    return words.contains { word in
      cursor.rest.count == word.utf8CodeUnitCount
        && SourceCharacters.matches(bytes, cursor.index, word)
    }
  }

  /// Lines as one text.
  private func joined(_ lines: [Range<Int>]) -> [UInt8] {
    var text: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append(0x0A) }
      text += source.bytes[line]
    }
    return text
  }

  /// A text without marks.
  func plain(_ range: Range<Int>) -> String {
    CreoleText(source.bytes[SourceCharacters.trimmed(source.bytes, range)]).text
  }

  // MARK: Errors

  mutating func fail(_ failure: Failure) {
    diagnostics.append(
      Diagnostic(
        id: failure.id, failure.message, at: snippet.span(failure.range),
        notes: failure.wayOut.map { [.init($0)] } ?? []))
  }

  mutating func warn(_ id: String, _ message: String, _ range: Range<Int>, _ note: String? = nil) {
    // One of a kind says enough.
    guard !diagnostics.contains(where: { $0.id == id && $0.message == message }) else { return }
    diagnostics.append(
      Diagnostic(
        .warning, id: id, message, at: snippet.span(range), notes: note.map { [.init($0)] } ?? []))
  }
}
