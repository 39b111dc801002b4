/// Which kind of diagram a PlantUML text is, as far as it matters here.
enum PlantUMLKind: Equatable {
  case sequence
  /// Another kind, with the line that shows it.
  case other(Range<Int>)
  /// Nothing in it tells.
  case unknown

  /// Looks at the lines outside notes and other texts: PlantUML finds the kind by trying them all, and
  /// each kind has words that no sequence diagram has.
  init(_ source: PlantUMLSource) {
    self = .unknown
    if let kind = source.kind, kind != "uml" {
      self = .other(source.lines.first ?? 0..<0)
      return
    }
    var blockEnd: String?
    for line in source.lines {
      let word = source.firstWord(of: line)
      if let end = blockEnd {
        if Self.closes(source, line, word, end) { blockEnd = nil }
        continue
      }
      if let end = Self.block(source, line, word) {
        blockEnd = end
        continue
      }
      if Self.isForeign(source, line, word) {
        self = .other(line)
        return
      }
      if Self.isSequence(source, line, word) { self = .sequence }
    }
  }

  /// What ends a block of texts that a line opens.
  private static func block(
    _ source: PlantUMLSource, _ line: Range<Int>, _ word: String
  ) -> String? {
    let last = source.bytes[line.upperBound - 1]
    let first = source.bytes[line.lowerBound]
    if first == UInt8(ascii: "&") || first == UInt8(ascii: "/") {
      let rest = SourceCharacters.trimmed(source.bytes, line.lowerBound + 1..<line.upperBound)
      let word = rest.isEmpty ? "" : source.firstWord(of: rest)
      return word.isEmpty ? nil : block(source, rest, word)
    }
    switch word {
    case "note", "hnote", "rnote", "ref", "legend":
      return source.bytes[line].contains(UInt8(ascii: ":")) ? nil : word
    case "title", "header", "footer", "caption", "mainframe":
      return line.count == word.utf8.count ? word : nil
    case "left", "right", "center": return last == UInt8(ascii: "r") ? word : nil
    case "participant", "actor", "boundary", "control", "entity", "queue", "database",
      "collections":
      return last == UInt8(ascii: "[") ? "]" : nil
    case "skinparam", "sprite": return last == UInt8(ascii: "{") ? "}" : nil
    default:
      return SourceCharacters.matches(source.bytes, line.lowerBound, "<style") ? "</style>" : nil
    }
  }

  private static func closes(
    _ source: PlantUMLSource, _ line: Range<Int>, _ word: String, _ end: String
  ) -> Bool {
    switch end {
    case "]": return source.bytes[line.lowerBound] == UInt8(ascii: "]")
    case "}": return source.bytes[line.lowerBound] == UInt8(ascii: "}")
    case "</style>": return SourceCharacters.matches(source.bytes, line.lowerBound, "</style")
    default: return word.utf8.starts(with: "end".utf8)
    }
  }

  private static func isSequence(
    _ source: PlantUMLSource, _ line: Range<Int>, _ word: String
  ) -> Bool {
    if sequenceWords.contains(word) { return true }
    let first = source.bytes[line.lowerBound]
    if first == UInt8(ascii: "=") || first == UInt8(ascii: ".") { return true }
    var cursor = PlantUMLCursor(source.bytes, line)
    _ = cursor.takeName()
    cursor.skipBlanks()
    return PlantUMLArrow.take(&cursor) != nil
  }

  /// Whether a line is one of another kind of diagram.
  private static func isForeign(
    _ source: PlantUMLSource, _ line: Range<Int>, _ word: String
  ) -> Bool {
    let bytes = source.bytes
    let last = bytes[line.upperBound - 1]
    if word.isEmpty {
      switch bytes[line.lowerBound] {
      case UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "+"): return true
      case UInt8(ascii: "("): return true
      case UInt8(ascii: "["):
        // A component, or an initial state; a message from outside has a line behind the bracket.
        return bytes[line].contains(UInt8(ascii: "]"))
          && !(line.count > 1 && isArrow(bytes[line.lowerBound + 1]))
      default: return false
      }
    }
    guard foreignWords.contains(word) else { return false }
    // `start -> A : x` and `state: text` are what they look like.
    var cursor = PlantUMLCursor(bytes, line)
    _ = cursor.takeName()
    cursor.skipBlanks()
    if cursor.isAtEnd { return word == "start" || word == "stop" }
    if PlantUMLArrow.take(&cursor) != nil { return false }
    return word != "start" && word != "stop" || last == UInt8(ascii: ";")
  }

  private static func isArrow(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "o")
      || byte == UInt8(ascii: "x") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }

  private static let sequenceWords: Set<String> = [
    "participant", "autonumber", "autoactivate", "activate", "deactivate", "destroy", "alt", "opt",
    "loop", "par", "critical", "group", "ref", "box", "newpage", "return", "hnote", "rnote",
  ]

  private static let foreignWords: Set<String> = [
    "class", "interface", "abstract", "enum", "annotation", "struct", "exception", "protocol",
    "component", "node", "cloud", "folder", "package", "rectangle", "frame", "storage", "artifact",
    "card", "agent", "usecase", "state", "object", "map", "json", "yaml", "start", "stop", "if",
    "while", "repeat", "fork", "split", "partition", "swimlane", "robust", "concise", "clock",
    "binary", "analog", "diamond", "circle", "hexagon", "person", "process", "label", "stack",
    "action", "namespace", "file", "port", "portin", "portout", "switch",
  ]
}
