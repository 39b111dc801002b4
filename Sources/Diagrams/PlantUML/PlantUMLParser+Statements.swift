import SourceText

extension PlantUMLParser {
  mutating func parseStatement(_ line: Range<Int>) throws(Failure) {
    // As PlantUML does: what can be a message is one, whatever its first word.
    if try parseMessage(line) { return }
    var cursor = PlantUMLCursor(source.bytes, line)
    if try parseSign(line, cursor) { return }
    let word = cursor.takeWord()
    switch source.text(word).lowercased() {
    case "participant", "actor", "boundary", "control", "entity", "queue", "database",
      "collections":
      _ = try declare(source.text(word).lowercased(), cursor)
    case "create": try create(cursor)
    case "box": try openBox(cursor, line)
    case "activate": try parseActivation(cursor, isActive: true)
    case "deactivate": try parseActivation(cursor, isActive: false)
    case "destroy": try destroy(cursor)
    case "return": try parseReturn(cursor, line)
    case "autonumber":
      guard numbering.read(&cursor) else {
        throw Failure(
          id: "plantuml.autonumber",
          message: "expected a start, a step and a format after 'autonumber'", range: line,
          wayOut: "such as 'autonumber 10 5 \"[000]\"', 'autonumber stop' or 'autonumber resume'")
      }
    case "autoactivate": try parseAutoactivate(cursor, line)
    case "alt", "opt", "loop", "par", "par2", "break", "critical", "group":
      try openFrame(source.text(word).lowercased(), cursor, line)
    case "else", "also": try parseSection(cursor, line)
    case "end", "endbox": try close(cursor, line)
    case "note", "hnote", "rnote": try parseNote(source.text(word).lowercased(), cursor, line)
    case "ref": try parseReference(cursor, line)
    case "newpage": diagram.items.append(.divider(plain(cursor.rest)))
    default: try parseSetting(line, source.text(word).lowercased(), cursor)
    }
  }

  /// Reads what begins with a sign: dividers, delays, spaces, and what PlantUML's preprocessor reads.
  private mutating func parseSign(
    _ line: Range<Int>, _ start: PlantUMLCursor
  ) throws(Failure) -> Bool {
    let bytes = source.bytes
    let matches = { (sign: StaticString) in
      SourceCharacters.matches(bytes, line.lowerBound, sign)
    }
    if matches("==") {
      let isSign = { (byte: UInt8) in byte == UInt8(ascii: "=") }
      var inside = line
      while !inside.isEmpty, isSign(bytes[inside.lowerBound]) {
        inside = inside.lowerBound + 1..<inside.upperBound
      }
      while !inside.isEmpty, isSign(bytes[inside.upperBound - 1]) {
        inside = inside.lowerBound..<inside.upperBound - 1
      }
      diagram.items.append(.divider(plain(inside)))
    } else if matches("...") || matches("…") {
      var inside = line.lowerBound + 3..<line.upperBound
      for sign: StaticString in ["...", "…"]
      where inside.count >= 3 && SourceCharacters.matches(bytes, inside.upperBound - 3, sign) {
        inside = inside.lowerBound..<inside.upperBound - 3
        break
      }
      diagram.items.append(.delay(plain(inside)))
    } else if matches("||") {
      diagram.items.append(.space(space(line)))
    } else if matches("!") {
      try parsePreprocessor(line)
    } else if matches("/") || matches("&") {
      // A note beside the one before it, or what is drawn beside it.
      var cursor = start
      cursor.advance()
      cursor.skipBlanks()
      let rest = cursor.rest
      let word = source.text(cursor.takeWord()).lowercased()
      guard Self.besideWords.contains(word) else { return false }
      try parseStatement(rest)
    } else if matches("{"), bytes[line].contains(UInt8(ascii: "}")) {
      warn(
        "plantuml.duration", "durations between messages are not drawn", line,
        "a note says it too: 'note over A, B : within 3 s'")
    } else if matches("<style") {
      _ = try takeBlock(line, end: "</style>") {
        SourceCharacters.matches(bytes, $0.lowerBound, "</style")
      }
    } else {
      return false
    }
    return true
  }

  private static let besideWords: Set<String> = [
    "note", "hnote", "rnote", "alt", "opt", "loop", "par", "par2", "break", "critical", "group",
    "activate", "deactivate", "ref",
  ]

  /// How high a space is: `||45||`, or what three bars leave.
  private func space(_ line: Range<Int>) -> Int {
    let digits = source.bytes[line].filter(SourceCharacters.isDigit)
    guard !digits.isEmpty, digits.count < 5 else { return 16 }
    return min(Int(String(decoding: digits, as: UTF8.self)) ?? 16, 400)
  }

  // MARK: The preprocessor

  /// What is read of PlantUML's preprocessor: nothing. What only says how a drawing looks is left out.
  private mutating func parsePreprocessor(_ line: Range<Int>) throws(Failure) {
    var cursor = PlantUMLCursor(source.bytes, line)
    cursor.advance()
    let word = source.text(cursor.takeWord()).lowercased()
    switch word {
    case "pragma", "theme", "assume", "log", "option": return
    case _ where word.utf8.starts(with: "include".utf8) || word == "import":
      warn(
        "plantuml.include", "'!\(word)' is not followed: nothing outside this text is read", line,
        "'plantuml -preproc FILE' writes a text with all of it in place")
    default:
      throw Failure(
        id: "plantuml.preprocessor",
        message: "'!\(word)' is PlantUML's preprocessor's, which is not run", range: line,
        wayOut: "write out what it stands for, or draw what 'plantuml -preproc FILE' writes")
    }
  }

  // MARK: Settings and titles

  /// Reads what says how a drawing looks, and titles.
  private mutating func parseSetting(
    _ line: Range<Int>, _ word: String, _ cursor: PlantUMLCursor
  ) throws(Failure) {
    switch word {
    case "title", "header", "footer", "legend", "caption", "mainframe":
      return try parseTitle(word, cursor, line)
    case "left", "right", "center":
      var cursor = cursor
      cursor.skipBlanks()
      let next = source.text(cursor.takeWord()).lowercased()
      if ["header", "footer", "title", "legend", "caption"].contains(next) {
        return try parseTitle(next, cursor, line)
      }
      if ["to", "direction"].contains(next) { return }
    case "skinparam", "skin", "sprite", "skinparamlocked":
      if source.bytes[line.upperBound - 1] == UInt8(ascii: "{") { return try skipBraces(line) }
      if word == "sprite" { try skipPicture(line, cursor) }
      return
    case "hide", "show", "scale", "ignore", "allow_mixing", "allowmixing", "set", "language",
      "top", "remove", "rotate", "minwidth", "maxmessagesize":
      return
    default: break
    }
    throw unknown(line, word)
  }

  /// Leaves out a picture, `<svg …>` up to `</svg>`.
  private mutating func skipPicture(
    _ opening: Range<Int>, _ start: PlantUMLCursor
  ) throws(Failure) {
    let bytes = source.bytes
    let has = { (word: StaticString, line: Range<Int>) in
      SourceCharacters.first(word, in: bytes, line) != nil
    }
    guard has("<svg", start.rest), !has("</svg", start.rest) else { return }
    _ = try takeBlock(opening, end: "</svg>") { has("</svg", $0) }
  }

  /// Leaves out a block in braces, with the blocks in it.
  private mutating func skipBraces(_ opening: Range<Int>) throws(Failure) {
    var depth = 1
    let bytes = source.bytes
    _ = try takeBlock(opening, end: "}") { line in
      if bytes[line.upperBound - 1] == UInt8(ascii: "{") { depth += 1 }
      if bytes[line.lowerBound] == UInt8(ascii: "}") { depth -= 1 }
      return depth == 0
    }
  }

  private mutating func parseTitle(
    _ word: String, _ start: PlantUMLCursor, _ line: Range<Int>
  ) throws(Failure) {
    var cursor = start
    cursor.skipBlanks()
    if word == "legend" {
      for place: StaticString in ["top", "bottom", "left", "right", "center"]
      where cursor.take(word: place) {
        cursor.skipBlanks()
      }
    }
    let text: CreoleText
    if cursor.isAtEnd {
      text = try takeText(line, Self.titleWords(word))
    } else {
      if cursor.take(":") { cursor.skipBlanks() }
      text = CreoleText(source.bytes[cursor.rest])
    }
    switch word {
    case "title": diagram.title = text.text
    case "mainframe":
      mainFrame = SequenceDiagram.Frame(.group, name: text.text)
    default:
      var note = SequenceDiagram.Note(at: .edge, text.text)
      note.runs = text.runs
      note.shape = .rectangle
      if word == "header" { headnotes.append(note) } else { footnotes.append(note) }
    }
  }

  private static func titleWords(_ word: String) -> [StaticString] {
    switch word {
    case "title": ["title"]
    case "header": ["header"]
    case "footer": ["footer"]
    case "legend": ["legend"]
    case "caption": ["caption"]
    default: ["mainframe"]
    }
  }

  // MARK: What is no statement

  private func unknown(_ line: Range<Int>, _ word: String) -> Failure {
    let near = Suggestion.nearest(to: word, in: Self.words)
    return Failure(
      id: "plantuml.statement", message: "no statement of a sequence diagram begins so",
      range: line,
      wayOut: near.map { "did you mean '\($0)'?" }
        ?? "a message is 'A -> B : text', and a name with other than letters stands in quotes")
  }

  private static let words = [
    "participant", "actor", "boundary", "control", "entity", "queue", "database", "collections",
    "create", "box", "activate", "deactivate", "destroy", "return", "autonumber", "autoactivate",
    "alt", "opt", "loop", "par", "break", "critical", "group", "else", "end", "note", "hnote",
    "rnote", "ref", "newpage", "title", "header", "footer", "legend", "caption", "mainframe",
    "skinparam", "hide", "show", "scale",
  ]
}
