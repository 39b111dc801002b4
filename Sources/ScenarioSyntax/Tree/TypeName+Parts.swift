/// What a type is made of, as far as it is written.
extension TypeName {
  /// A type that is written inside another one.
  public init(part text: String, in whole: TypeName) {
    var name = text
    var isOptional = false
    while let last = name.utf8.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
      name.removeLast()
      isOptional = true
    }
    let isFunction = Self.arrow(in: name) != nil
    if isFunction || name.utf8.first == UInt8(ascii: "(") {
      name = ""
    } else if name.utf8.first == UInt8(ascii: "[") {
      name = Self.entryTypes(of: text) == nil ? "Array" : "Dictionary"
    } else if let bracket = name.utf8.firstIndex(of: UInt8(ascii: "<")) {
      name = String(name[..<bracket])
    }
    self.init(
      text: text, name: name, isOptional: isOptional, isFunction: isFunction, span: whole.span)
  }

  /// The parts of a tuple's type with their labels: `(x: Int, y: Int)`; nil of any other type.
  public static func tupleParts(of text: String) -> [(label: String?, type: String)]? {
    guard text.utf8.first == UInt8(ascii: "("), arrow(in: text) == nil,
      let inner = inBrackets(text), !inner.isEmpty
    else { return nil }
    let parts = split(inner, at: UInt8(ascii: ","))
    guard parts.count > 1 else { return nil }
    return parts.map { part in
      let pieces = split(part, at: UInt8(ascii: ":"))
      guard pieces.count == 2 else { return (nil, part) }
      return (pieces[0], pieces[1])
    }
  }

  /// What a function type takes and gives; nil of any other type.
  public static func functionParts(of text: String) -> (parameters: [String], result: String)? {
    var text = trimmed(text)
    while text.utf8.first == UInt8(ascii: "@"), let blank = text.utf8.firstIndex(of: 0x20) {
      text = trimmed(String(text[text.utf8.index(after: blank)...]))
    }
    while arrow(in: text) == nil, let last = text.utf8.last,
      last == UInt8(ascii: "?") || last == UInt8(ascii: "!") || last == UInt8(ascii: ")")
    {
      // An optional function stands in brackets.
      guard last == UInt8(ascii: ")") else {
        text.removeLast()
        continue
      }
      guard let inner = inBrackets(text) else { return nil }
      text = trimmed(inner)
    }
    guard let arrow = arrow(in: text), let inner = inBrackets(String(text[..<arrow])) else {
      return nil
    }
    let parameters = split(inner, at: UInt8(ascii: ",")).map { part in
      split(part, at: UInt8(ascii: ":")).last ?? part
    }
    let result = text[text.utf8.index(arrow, offsetBy: 2)...]
    return (inner.isEmpty ? [] : parameters, trimmed(String(result)))
  }

  /// The place of the first arrow that stands in no brackets.
  private static func arrow(in text: String) -> String.Index? {
    let bytes = text.utf8
    var depth = 0
    var previous: UInt8 = 0
    for place in bytes.indices {
      let byte = bytes[place]
      if byte == UInt8(ascii: ">"), previous == UInt8(ascii: "-") {
        if depth == 0 { return bytes.index(before: place) }
      } else {
        depth += step(byte)
      }
      previous = byte
    }
    return nil
  }

  /// What stands in the brackets that a text consists of.
  private static func inBrackets(_ text: String) -> String? {
    let text = trimmed(text)
    guard text.utf8.first == UInt8(ascii: "("), text.utf8.last == UInt8(ascii: ")") else {
      return nil
    }
    return trimmed(String(text.dropFirst().dropLast()))
  }

  /// The parts of a text between signs that stand in no brackets.
  private static func split(_ text: String, at sign: UInt8) -> [String] {
    let bytes = text.utf8
    var parts: [String] = []
    var start = bytes.startIndex
    var depth = 0
    var previous: UInt8 = 0
    for place in bytes.indices {
      let byte = bytes[place]
      if byte == sign, depth == 0 {
        parts.append(trimmed(String(text[start..<place])))
        start = bytes.index(after: place)
      } else if byte != UInt8(ascii: ">") || previous != UInt8(ascii: "-") {
        depth += step(byte)
      }
      previous = byte
    }
    return parts + [trimmed(String(text[start...]))]
  }

  /// How much deeper in brackets a sign leads.
  private static func step(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): -1
    default: 0
    }
  }

  private static func trimmed(_ text: String) -> String {
    var bytes = Array(text.utf8)[...]
    while bytes.first == 0x20 { bytes.removeFirst() }
    while bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
