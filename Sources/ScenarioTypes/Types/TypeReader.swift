import ScenarioSyntax

/// Reads a type as it is written. It is the one place that takes a type's text apart.
struct TypeReader {
  private let bytes: [UInt8]
  private var place = 0
  /// How deep types may stand in each other; what is deeper is not known.
  private var depth = 0
  private static let deepest = 40

  /// The type that a text says, with names as they are written; `unknown` where it says none.
  static func read(_ text: String) -> Type {
    var reader = TypeReader(bytes: Array(text.utf8))
    let type = reader.readType()
    reader.skipBlanks()
    return reader.place == reader.bytes.count ? type : .unknown
  }

  private mutating func readType() -> Type {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return .unknown }
    skipWords()
    var type = readPrimary()
    while place < bytes.count {
      if take(UInt8(ascii: "?")) {
        type = .optional(type)
      } else if take(UInt8(ascii: "!")) {
        type = .implicitlyUnwrapped(type)
      } else {
        break
      }
    }
    skipBlanks()
    skipEffects()
    if place + 1 < bytes.count, bytes[place] == UInt8(ascii: "-"),
      bytes[place + 1] == UInt8(ascii: ">")
    {
      place += 2
      guard case .tuple(let parameters) = type else {
        _ = readType()
        return .unknown
      }
      return .function(parameters, readType())
    }
    // A composition of protocols says less than it needs.
    if take(UInt8(ascii: "&")) {
      _ = readType()
      return .unknown
    }
    return type
  }

  private mutating func readPrimary() -> Type {
    if take(UInt8(ascii: "(")) { return readTuple() }
    if take(UInt8(ascii: "[")) { return readCollection() }
    return readNominal()
  }

  /// A type in brackets alone is that type.
  private mutating func readTuple() -> Type {
    var parts: [Type] = []
    skipBlanks()
    while place < bytes.count, bytes[place] != UInt8(ascii: ")") {
      skipLabel()
      parts.append(readType())
      skipBlanks()
      guard take(UInt8(ascii: ",")) else { break }
      skipBlanks()
    }
    guard take(UInt8(ascii: ")")) else { return .unknown }
    skipBlanks()
    let isFunction =
      place < bytes.count
      && (bytes[place] == UInt8(ascii: "-") || isWord("throws") || isWord("async"))
    return parts.count == 1 && !isFunction ? parts[0] : .tuple(parts)
  }

  private mutating func readCollection() -> Type {
    let first = readType()
    skipBlanks()
    guard take(UInt8(ascii: ":")) else {
      return take(UInt8(ascii: "]")) ? .array(of: first) : .unknown
    }
    let value = readType()
    skipBlanks()
    return take(UInt8(ascii: "]")) ? .nominal("Dictionary", [first, value]) : .unknown
  }

  private mutating func readNominal() -> Type {
    skipBlanks()
    let start = place
    while place < bytes.count, isOfName(bytes[place]) { place += 1 }
    // A dot at the end begins the dots of any number of arguments.
    guard place > start, bytes[place - 1] != UInt8(ascii: ".") else { return .unknown }
    let name = String(decoding: bytes[start..<place], as: UTF8.self)
    var arguments: [Type] = []
    if take(UInt8(ascii: "<")) {
      repeat { arguments.append(readType()) } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: ">")) else { return .unknown }
    }
    // `Outer<T>.Inner` is a type of its own.
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      while place < bytes.count, isOfName(bytes[place]) { place += 1 }
      return .unknown
    }
    switch (name, arguments.count) {
    case ("Void", 0): return .void
    case ("Optional", 1): return .optional(arguments[0])
    case ("Self", _): return .unknown
    default: break
    }
    if let base = Self.withoutEnding(name, ".Type") { return .metatype(.named(base)) }
    if Self.withoutEnding(name, ".Self") != nil { return .unknown }
    return .nominal(name, arguments)
  }

  private static func withoutEnding(_ name: String, _ ending: String) -> String? {
    name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : nil
  }

  /// Attributes and the words before a type that change nothing of what it is.
  private mutating func skipWords() {
    skipBlanks()
    while place < bytes.count {
      if take(UInt8(ascii: "@")) {
        while place < bytes.count, isOfName(bytes[place]) { place += 1 }
      } else if isWord("any") || isWord("inout") || isWord("some") || isWord("borrowing")
        || isWord("consuming") || isWord("sending") || isWord("isolated")
      {
        let isOpaque = isWord("some")
        while place < bytes.count, isOfName(bytes[place]) { place += 1 }
        if isOpaque { skipAll() }
      } else {
        return
      }
      skipBlanks()
    }
  }

  /// What is opaque is not known.
  private mutating func skipAll() { place = bytes.count }

  private mutating func skipEffects() {
    while isWord("throws") || isWord("async") || isWord("rethrows") {
      while place < bytes.count, isOfName(bytes[place]) { place += 1 }
      skipBlanks()
    }
  }

  /// `name:` before a part of a tuple or of a function's parameters.
  private mutating func skipLabel() {
    let start = place
    while place < bytes.count, isOfName(bytes[place]) { place += 1 }
    skipBlanks()
    while place < bytes.count, isOfName(bytes[place]), bytes[place] != UInt8(ascii: ".") {
      place += 1
    }
    skipBlanks()
    if !take(UInt8(ascii: ":")) { place = start }
  }

  // MARK: Bytes

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
  }

  private func isWord(_ word: String) -> Bool {
    let end = place + word.utf8.count
    return end <= bytes.count && bytes[place..<end].elementsEqual(word.utf8)
      && (end == bytes.count || !isOfName(bytes[end]))
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: byte >= 0x80
    }
  }
}
