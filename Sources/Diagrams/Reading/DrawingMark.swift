/// What a comment says of the drawing, in a program and in a source of Mermaid's alike.
///
/// | Comment | Draws |
/// | --- | --- |
/// | `ref: text`, `ref over A, B: text` | a reference to another diagram |
/// | `group: name [condition]` … `end group` | a frame with a name of its own |
/// | `delay: text` | time that passes |
/// | `participant A: <<stereotype>> #color` | what a head says and its tint |
/// | `MARK: text` | a heading across the diagram |
/// | `found B: text`, `lost A: text` | a message from nowhere, and one to nowhere |
/// | `parallel` | the next message in the row of the last |
/// | `markdown` | bold, italic, code and links in the labels that follow |
enum DrawingMark {
  case reference(over: [String], String)
  case open(name: String, condition: String)
  case close
  case delay(String)
  case head(String, stereotype: String?, color: String?)
  case divider(String)
  case found(by: String, String)
  case lost(from: String, String)
  case parallel
  case markdown

  /// Reads a comment without its sign; nil for any other.
  init?(_ comment: String) {
    switch comment {
    case "end group": self = .close
    case "parallel": self = .parallel
    case "markdown": self = .markdown
    default:
      guard let colon = comment.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let words = SourceCharacters.trimmed(comment[..<colon])
      let text = SourceCharacters.trimmed(comment[comment.utf8.index(after: colon)...])
      self.init(words, text)
    }
  }

  private init?(_ words: String, _ text: String) {
    let names = { (prefix: StaticString) -> String? in
      let bytes = Array(words.utf8)
      guard SourceCharacters.matches(bytes, 0, prefix), bytes.count > prefix.utf8CodeUnitCount
      else {
        return nil
      }
      return SourceCharacters.trimmed(
        String(decoding: bytes[prefix.utf8CodeUnitCount...], as: UTF8.self)[...])
    }
    switch words {
    case "ref": self = .reference(over: [], text)
    case "group": self = Self.group(text)
    case "delay": self = .delay(text)
    case "MARK": self = .divider(text)
    default:
      if let list = names("ref over ") {
        let parts = list.split(separator: ",").map { SourceCharacters.trimmed($0) }
        self = .reference(over: parts, text)
      } else if let name = names("participant ") {
        guard let head = Self.head(name, text) else { return nil }
        self = head
      } else if let name = names("found ") {
        self = .found(by: name, text)
      } else if let name = names("lost ") {
        self = .lost(from: name, text)
      } else {
        return nil
      }
    }
  }

  private static func group(_ text: String) -> DrawingMark {
    guard text.utf8.last == UInt8(ascii: "]"), let open = text.lastIndex(of: "[") else {
      return .open(name: text, condition: "")
    }
    return .open(
      name: SourceCharacters.trimmed(text[..<open]),
      condition: String(text[text.index(after: open)...].dropLast()))
  }

  /// A stereotype is a word or a few; all lifelines of a class have it, so a long text would be there many times.
  private static func cut(_ stereotype: String) -> String {
    let most = 200
    return stereotype.utf8.count > most ? stereotype.prefix(most / 4) + "…" : stereotype
  }

  /// `<<stereotype>>` and `#color`, either or both; nil where anything else stands there.
  private static func head(_ name: String, _ text: String) -> DrawingMark? {
    let bytes = Array(text.utf8)
    var cursor = PlantUMLCursor(bytes, 0..<bytes.count)
    var stereotype: String?
    var color: String?
    while !cursor.isAtEnd {
      if let inside = cursor.take(from: "<<", to: ">>") {
        let text = String(decoding: bytes[inside], as: UTF8.self)
        stereotype = Self.cut(SourceCharacters.trimmed(text[...]))
      } else if let taken = cursor.takeColor() {
        color = taken
      } else {
        return nil
      }
      cursor.skipBlanks()
    }
    guard stereotype != nil || color != nil else { return nil }
    return .head(name, stereotype: stereotype, color: color)
  }
}

extension SequenceDiagram.Lifeline {
  /// Takes what a mark says of a head; its class, where it has one, stays behind the stereotype.
  mutating func mark(stereotype: String?, color: String?) {
    if let stereotype { detail = "«\(stereotype)»" + (detail.map { " \($0)" } ?? "") }
    self.color = color ?? self.color
  }
}

extension SequenceDiagram.Note {
  /// A reference to another diagram.
  init(referenceOver place: Place, _ text: String) {
    let marked = MarkdownMarks(text)
    self.init(.reference, at: place, heading: "ref", marked.text)
    runs = marked.runs
  }
}
