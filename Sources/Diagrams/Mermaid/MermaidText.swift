/// How names and texts are written in Mermaid.
enum MermaidText {
  /// A text that Mermaid's lexer and its HTML cleaner leave alone, on one line.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "#": escaped.append(contentsOf: "#35;".unicodeScalars)
      case ";": escaped.append(contentsOf: "#59;".unicodeScalars)
      case "<": escaped.append(contentsOf: "#lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "#gt;".unicodeScalars)
      case "&": escaped.append(contentsOf: "#amp;".unicodeScalars)
      case "\n": escaped.append(contentsOf: "<br/>".unicodeScalars)
      default: escaped.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
      }
    }
    return String(escaped)
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
