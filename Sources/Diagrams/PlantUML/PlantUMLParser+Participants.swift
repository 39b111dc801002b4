extension PlantUMLParser {
  /// The lifeline of a name as it is written in a message, a note or an activation.
  mutating func lifeline(_ name: (text: String, range: Range<Int>)) -> Int {
    let isKnown = cast.knows(name.text)
    let lifeline = cast.lifeline(
      name.text, shown: isKnown ? nil : CreoleText(name.text.utf8).text)
    if !isKnown, let box { _ = cast.put(lifeline, in: box) }
    return lifeline
  }

  /// Takes a name, with what it is also called: `"Long name" as A`, `A as "Long name"`.
  mutating func takeParticipant(
    _ cursor: inout PlantUMLCursor, _ word: String
  ) throws(Failure) -> (lifeline: Int, range: Range<Int>) {
    cursor.skipBlanks()
    guard let name = cursor.takeName() else {
      throw Failure(
        id: "plantuml.name", message: "expected a participant after '\(word)'",
        range: cursor.isAtEnd ? cursor.end - 1..<cursor.end : cursor.rest,
        wayOut: "a name with other than letters and digits stands in quotes: \"my name\"")
    }
    return (lifeline(name), name.range)
  }

  // MARK: Declarations

  /// Reads a declaration after its word, and returns the lifeline.
  mutating func declare(_ word: String, _ start: PlantUMLCursor) throws(Failure) -> Int {
    var cursor = start
    cursor.skipBlanks()
    guard let first = cursor.takeName() else {
      throw Failure(
        id: "plantuml.name", message: "expected the name of a participant after '\(word)'",
        range: cursor.isAtEnd ? cursor.end - 1..<cursor.end : cursor.rest,
        wayOut: "a name with other than letters and digits stands in quotes: \"my name\"")
    }
    var (code, title) = (first, first.text)
    cursor.skipBlanks()
    if cursor.take(word: "as") {
      cursor.skipBlanks()
      guard let second = cursor.takeName() else {
        throw Failure(
          id: "plantuml.name", message: "expected a name after 'as'",
          range: cursor.isAtEnd ? first.range : cursor.rest)
      }
      // The second is what messages call it by, unless only that stands in quotes.
      if isQuoted(first.range) || !isQuoted(second.range) {
        code = second
      } else {
        title = second.text
      }
    }
    let index = cast.lifeline(code.text)
    if let box, !cast.put(index, in: box) {
      warn(
        "plantuml.two-boxes", "'\(code.text)' is in another box already", code.range)
    }
    var head = Head(title: CreoleText(title.utf8).text, icon: Self.icon(word))
    try readAttributes(&cursor, of: index, &head)
    cast.update(index) { lifeline in
      lifeline.name = head.title
      lifeline.icon = head.icon
      lifeline.detail = head.stereotype.map { "«\($0)»" } ?? lifeline.detail
      lifeline.color = head.color ?? lifeline.color
      if let link = head.link { lifeline.links = [link] }
    }
    return index
  }

  private func isQuoted(_ range: Range<Int>) -> Bool {
    source.bytes[range.lowerBound] == UInt8(ascii: "\"")
  }

  /// What a declaration says of a head.
  private struct Head {
    var title: String
    var icon: SequenceDiagram.Lifeline.Icon
    var stereotype: String?
    var color: String?
    var link: SequenceDiagram.Link?
  }

  /// Reads stereotypes, the order, a link and a colour, in any order.
  private mutating func readAttributes(
    _ cursor: inout PlantUMLCursor, of lifeline: Int, _ head: inout Head
  ) throws(Failure) {
    while true {
      cursor.skipBlanks()
      if cursor.isAtEnd { return }
      if let stereotype = cursor.take(from: "<<", to: ">>") {
        head.stereotype = Self.stereotype(source.bytes[stereotype])
      } else if cursor.take(word: "order") {
        cursor.skipBlanks()
        let isNegative = cursor.take("-")
        let digits = cursor.takeWord()
        guard digits.count < 9, let rank = Int(source.text(digits)) else {
          throw Failure(
            id: "plantuml.order", message: "expected a whole number after 'order'",
            range: digits.isEmpty ? cursor.end - 1..<cursor.end : digits)
        }
        ranks[lifeline] = isNegative ? -rank : rank
      } else if let link = cursor.take(from: "[[", to: "]]") {
        head.link = Self.link(source.text(link))
      } else if cursor.peek() == UInt8(ascii: "#") {
        head.color = cursor.takeColor()
      } else if cursor.rest.count == 1, cursor.take("[") {
        let bytes = source.bytes
        let lines = try takeBlock(cursor.end - 1..<cursor.end, end: "]") {
          bytes[$0.lowerBound] == UInt8(ascii: "]")
        }
        head.title = Self.title(lines.map { source.text($0) })
      } else {
        throw Failure(
          id: "plantuml.declaration",
          message: "expected 'as', '<<stereotype>>', 'order', '[[address]]' or a colour here",
          range: cursor.rest,
          wayOut: "a name with blanks or signs stands in quotes: \"my name\"")
      }
    }
  }

  /// A head of several lines; rules between them are left out.
  private static func title(_ lines: [String]) -> String {
    var title = ""
    for line in lines where !line.utf8.allSatisfy({ $0 == UInt8(ascii: "-") }) {
      title += (title.isEmpty ? "" : "\n") + line
    }
    return CreoleText(title.utf8).text
  }

  /// A stereotype without the spot before it, `(C,#ADD1B2)`.
  private static func stereotype(_ bytes: ArraySlice<UInt8>) -> String? {
    var rest = bytes.drop { $0 == 0x20 }
    if rest.first == UInt8(ascii: "("), let close = rest.firstIndex(of: UInt8(ascii: ")")) {
      rest = rest[(close + 1)...]
    }
    let text = CreoleText(rest).text
    let trimmed = SourceCharacters.trimmed(text[...])
    return trimmed.isEmpty ? nil : trimmed
  }

  private static func link(_ text: String) -> SequenceDiagram.Link? {
    let creole = CreoleText("[[\(text)]]".utf8)
    guard let address = creole.runs.first?.link else { return nil }
    return SequenceDiagram.Link(creole.text, to: address)
  }

  private static func icon(_ word: String) -> SequenceDiagram.Lifeline.Icon {
    switch word {
    case "actor": .person
    case "boundary": .boundary
    case "control": .control
    case "entity": .entity
    case "queue": .queue
    case "database": .database
    case "collections": .collections
    default: .none
    }
  }

  mutating func create(_ start: PlantUMLCursor) throws(Failure) {
    var cursor = start
    cursor.skipBlanks()
    let place = cursor.rest
    var scan = cursor
    let word = source.text(scan.takeWord()).lowercased()
    let index: Int
    if Self.icon(word) != .none || word == "participant", !scan.isAtEnd {
      index = try declare(word, scan)
    } else {
      index = try declare("participant", cursor)
    }
    cast.update(index) { $0.isCreated = true }
    created = (index, place)
  }

  // MARK: Boxes

  mutating func openBox(_ start: PlantUMLCursor, _ line: Range<Int>) throws(Failure) {
    guard box == nil else {
      innerBoxes += 1
      return warn("plantuml.inner-box", "boxes in a box are drawn as one", line)
    }
    var cursor = start
    cursor.skipBlanks()
    var title = ""
    if let quoted = cursor.take(from: "\"", to: "\"") {
      title = plain(quoted)
    } else {
      let bytes = source.bytes
      let sign = bytes[cursor.rest].firstIndex(of: UInt8(ascii: "#")) ?? cursor.end
      title = plain(cursor.index..<sign)
      cursor.advance(sign - cursor.index)
    }
    skipStereotype(&cursor)
    box = cast.addBox(title, color: cursor.takeColor())
    boxRange = line
  }
}
