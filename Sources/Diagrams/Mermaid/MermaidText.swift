import SourceText

/// How names and texts are written in Mermaid.
enum MermaidText {
  /// A text that Mermaid's lexer and its HTML cleaner leave alone, on one line.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    // A text is not to be taken for one that says whether it is broken.
    var isStart = text.utf8.starts(with: "wrap:".utf8) || text.utf8.starts(with: "nowrap:".utf8)
    isStart = isStart || text.utf8.first == UInt8(ascii: ":")
    for scalar in text.unicodeScalars {
      let isHidden = scalar.value < 0x20 || scalar.value == 0x7F
      if let name = isStart ? String(scalar.value) : name(scalar) {
        escaped.append(text: "#\(name);")
      } else if scalar == "\n" {
        escaped.append(text: "<br/>")
      } else {
        escaped.append(isHidden ? " " : scalar)
      }
      isStart = false
    }
    return String(escaped)
  }

  /// What stands for a character that has a meaning of its own.
  private static func name(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "#": "35"
    case ";": "59"
    case "%": "37"
    case "<": "lt"
    case ">": "gt"
    case "&": "amp"
    default: nil
    }
  }

  /// A text in JSON, without the characters that end a text of Mermaid's.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "#", ";", "%", "<", ">", "&",
        _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The arrow of a message, or the one most like it.
  static func arrow(_ message: SequenceDiagram.Message) -> String {
    for arrow in MermaidArrow.all
    where arrow.isDashed == message.isDashed && arrow.head == message.head
      && arrow.tail == message.tail
    {
      return "\(arrow.token)"
    }
    let line = message.isDashed ? "--" : "-"
    return message.tail == .none ? "\(line)>>" : "<<\(line)>>"
  }

  /// Whether a name can stand for itself.
  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    guard name.utf8.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) }) else { return false }
    return !keywords.contains(name.lowercased())
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
  }

  private static let keywords: Set<String> = [
    "acctitle", "accdescr", "activate", "actor", "alt", "and", "as", "autonumber", "box", "break",
    "create", "critical", "deactivate", "destroy", "details", "else", "end", "left", "link",
    "links", "loop", "note", "off", "opt", "option", "over", "par", "par_over", "participant",
    "properties", "rect", "right", "sequencediagram", "title",
  ]
}
