extension PlantUMLParser {
  // MARK: Notes

  mutating func parseNote(
    _ word: String, _ start: PlantUMLCursor, _ line: Range<Int>
  ) throws(Failure) {
    var cursor = start
    skipStereotype(&cursor)
    let isAcross = cursor.take(word: "across")
    let place = isAcross ? .edge : try takePlace(&cursor, line)
    skipStereotype(&cursor)
    let color = cursor.takeColor()
    cursor.skipBlanks()
    _ = cursor.take(from: "[[", to: "]]")
    cursor.skipBlanks()
    let text: CreoleText
    if cursor.take(":") {
      text = CreoleText(source.bytes[SourceCharacters.trimmed(source.bytes, cursor.rest)])
    } else {
      try takeEnd(&cursor)
      text = try takeText(line, ["note", "hnote", "rnote"])
    }
    var note = SequenceDiagram.Note(at: place, text.text)
    note.runs = text.runs
    note.color = color
    note.shape = word == "hnote" ? .hexagon : word == "rnote" ? .rectangle : .sheet
    if isAcross {
      // Only when all are known is it certain how far they reach.
      acrossNotes.append(diagram.items.count)
    }
    diagram.items.append(.note(note))
  }

  private mutating func takePlace(
    _ cursor: inout PlantUMLCursor, _ line: Range<Int>
  ) throws(Failure) -> SequenceDiagram.Note.Place {
    if cursor.take(word: "over") {
      let (first, last) = try takeSpan(&cursor, "over")
      return .over(first, last)
    }
    if cursor.take(word: "bottom") || cursor.take(word: "top"), let message = lastMessage,
      let first = Self.side(message, isLeft: true), let last = Self.side(message, isLeft: false)
    {
      return .over(first, last)
    }
    let isLeft = cursor.take(word: "left")
    guard isLeft || cursor.take(word: "right") else {
      throw Failure(
        id: "plantuml.note", message: "expected 'left', 'right', 'over' or 'across' after 'note'",
        range: cursor.isAtEnd ? line : cursor.rest,
        wayOut: "such as 'note right of A : text'")
    }
    var scan = cursor
    scan.skipBlanks()
    if scan.take(word: "of") { cursor = scan }
    scan = cursor
    scan.skipBlanks()
    if scan.takeName() != nil {
      let lifeline = try takeParticipant(&cursor, isLeft ? "left of" : "right of").lifeline
      return isLeft ? .left(lifeline) : .right(lifeline)
    }
    guard let lifeline = lastMessage.flatMap({ Self.side($0, isLeft: isLeft) }) else {
      warn(
        "plantuml.note", "there is no message before this note", line,
        "say whose it is: 'note right of A : text'")
      return .edge
    }
    return isLeft ? .left(lifeline) : .right(lifeline)
  }

  /// The lifeline of a message beside which a note about it stands.
  private static func side(_ message: SequenceDiagram.Message, isLeft: Bool) -> Int? {
    var ends: [Int] = []
    for case .lifeline(let lifeline) in [message.from, message.to] { ends.append(lifeline) }
    return isLeft ? ends.min() : ends.max()
  }

  /// Takes names with commas between them: the first and the last of their lifelines.
  private mutating func takeSpan(
    _ cursor: inout PlantUMLCursor, _ word: String
  ) throws(Failure) -> (Int, Int) {
    var first = try takeParticipant(&cursor, word).lifeline
    var last = first
    cursor.skipBlanks()
    while cursor.take(",") {
      let next = try takeParticipant(&cursor, ",").lifeline
      (first, last) = (min(first, next), max(last, next))
      cursor.skipBlanks()
    }
    return (first, last)
  }

  /// Reads a reference to another diagram.
  mutating func parseReference(_ start: PlantUMLCursor, _ line: Range<Int>) throws(Failure) {
    var cursor = start
    while cursor.peek() == UInt8(ascii: "#") {
      _ = cursor.takeColor()
      cursor.skipBlanks()
    }
    cursor.skipBlanks()
    guard cursor.take(word: "over") else {
      throw Failure(
        id: "plantuml.ref", message: "expected 'over' and participants after 'ref'", range: line,
        wayOut: "such as 'ref over A, B : the other diagram'")
    }
    let (first, last) = try takeSpan(&cursor, "over")
    cursor.skipBlanks()
    let link = cursor.take(from: "[[", to: "]]")
    cursor.skipBlanks()
    var text: CreoleText
    if cursor.take(":") {
      text = CreoleText(source.bytes[SourceCharacters.trimmed(source.bytes, cursor.rest)])
    } else {
      try takeEnd(&cursor)
      text = try takeText(line, ["ref", ""])
    }
    if let link, text.runs.isEmpty {
      text = CreoleText("[[\(source.text(link)) \(text.text)]]".utf8)
    }
    var note = SequenceDiagram.Note(.reference, at: .over(first, last), heading: "ref", text.text)
    note.runs = text.runs
    diagram.items.append(.note(note))
  }

  // MARK: Frames

  mutating func openFrame(
    _ word: String, _ start: PlantUMLCursor, _ line: Range<Int>
  ) throws(Failure) {
    guard frames.count < Self.depthLimit else {
      throw Failure(
        id: "plantuml.depth", message: "groups are nested deeper than \(Self.depthLimit)",
        range: line)
    }
    var cursor = start
    var frame = SequenceDiagram.Frame(Self.kind(word))
    frame.color = takeColors(&cursor)
    let text = plain(cursor.rest)
    if word == "group" {
      (frame.name, frame.condition) = Self.named(text)
    } else {
      frame.condition = text
    }
    frames.append(line)
    diagram.items.append(.open(frame))
  }

  private static func kind(_ word: String) -> SequenceDiagram.Frame.Kind {
    switch word {
    case "alt": .alt
    case "opt": .opt
    case "loop": .loop
    case "par", "par2": .par
    case "break": .breaking
    case "critical": .critical
    default: .group
    }
  }

  /// The name and the condition of `name [condition]`.
  private static func named(_ text: String) -> (name: String?, condition: String) {
    guard text.utf8.last == UInt8(ascii: "]"), let open = text.lastIndex(of: "[") else {
      return (text.isEmpty ? nil : text, "")
    }
    let name = SourceCharacters.trimmed(text[..<open])
    let condition = String(text[text.index(after: open)...].dropLast())
    return name.isEmpty ? (text, "") : (name, condition)
  }

  /// Takes colours before a text; the last of them is the ground's.
  private func takeColors(_ cursor: inout PlantUMLCursor) -> String? {
    var color: String?
    while true {
      var scan = cursor
      scan.skipBlanks()
      guard scan.peek() == UInt8(ascii: "#"), PlantUMLCursor.isName(scan.peek(1)),
        let next = scan.takeColor()
      else { return color }
      color = next
      cursor = scan
    }
  }

  mutating func parseSection(_ start: PlantUMLCursor, _ line: Range<Int>) throws(Failure) {
    guard !frames.isEmpty else {
      throw Failure(
        id: "plantuml.section", message: "'\(source.firstWord(of: line))' is in no group",
        range: line, wayOut: "'alt' opens one, with 'else' in it")
    }
    var cursor = start
    _ = takeColors(&cursor)
    diagram.items.append(.section(plain(cursor.rest)))
  }

  mutating func close(_ start: PlantUMLCursor, _ line: Range<Int>) throws(Failure) {
    var cursor = start
    cursor.skipBlanks()
    let isBox = source.firstWord(of: line) == "endbox" || cursor.take(word: "box")
    if isBox, box != nil {
      if innerBoxes > 0 { innerBoxes -= 1 } else { box = nil }
      return
    }
    guard frames.popLast() != nil else {
      throw Failure(
        id: "plantuml.end", message: "'\(source.text(line))' closes nothing", range: line)
    }
    diagram.items.append(.close)
  }
}
