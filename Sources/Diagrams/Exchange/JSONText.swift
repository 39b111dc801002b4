import SourceText

/// Writes JSON, an element of an array a line, keys in the order they are given.
struct JSONText {
  private(set) var text = ""
  private var isFirst = true
  private var depth = 0

  /// Writes an object.
  mutating func object(_ body: (inout JSONText) -> Void) {
    text += "{"
    isFirst = true
    body(&self)
    text += "}"
    isFirst = false
  }

  /// Writes a key and its object.
  mutating func object(_ key: String, _ body: (inout JSONText) -> Void) {
    begin(key)
    object(body)
  }

  /// Writes a key and an array of objects, an object a line.
  mutating func array<Elements: Collection>(
    _ key: String, _ elements: Elements, _ body: (inout JSONText, Elements.Element) -> Void
  ) {
    begin(key)
    text += "["
    depth += 1
    for (index, element) in elements.enumerated() {
      text += (index > 0 ? ",\n" : "\n") + String(repeating: "  ", count: depth)
      object { body(&$0, element) }
    }
    depth -= 1
    text += elements.isEmpty ? "]" : "\n" + String(repeating: "  ", count: depth) + "]"
    isFirst = false
  }

  /// Writes a key and a text; nothing where there is none.
  mutating func field(_ key: String, _ value: String?) {
    guard let value else { return }
    begin(key)
    string(value)
  }

  /// Writes a key and a number; nothing where there is none.
  mutating func field(_ key: String, _ value: Int?) {
    guard let value else { return }
    begin(key)
    text += String(value)
  }

  /// Writes a key and `true`; nothing where it is false.
  mutating func flag(_ key: String, _ value: Bool) {
    guard value else { return }
    begin(key)
    text += "true"
  }

  /// Writes a key and a number that is written already; as a text if it is none.
  mutating func number(_ key: String, _ digits: String) {
    let isNumber = digits.utf8.first.map { $0 == 0x2D || (0x30...0x39).contains($0) } ?? false
    guard isNumber, digits.utf8.allSatisfy({ $0 < 0x3A && $0 != 0x2F }) else {
      return field(key, digits)
    }
    begin(key)
    text += digits
  }

  /// Writes a key and an array of texts.
  mutating func texts(_ key: String, _ values: [String]) {
    begin(key)
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += ", " }
      string(value)
    }
    text += "]"
  }

  /// Writes a key and an array of numbers.
  mutating func numbers(_ key: String, _ values: [Int]) {
    begin(key)
    text += "["
    for (index, value) in values.enumerated() { text += (index > 0 ? ", " : "") + String(value) }
    text += "]"
  }

  private mutating func begin(_ key: String) {
    if !isFirst { text += ", " }
    isFirst = false
    string(key)
    text += ": "
  }

  private mutating func string(_ value: String) {
    var escaped = String.UnicodeScalarView()
    escaped.append("\"")
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        escaped.append("\\")
        escaped.append(scalar)
      case "\n": escaped.append(text: "\\n")
      case "\t": escaped.append(text: "\\t")
      // U+2028 and U+2029 end a line in scripts that hold JSON.
      case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        let zeros = String(repeating: "0", count: max(0, 4 - digits.utf8.count))
        escaped.append(text: "\\u\(zeros)\(digits)")
      default: escaped.append(scalar)
      }
    }
    escaped.append("\"")
    text += String(escaped)
  }
}
