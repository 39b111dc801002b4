import SourceText

extension MermaidParser {
  // MARK: Declarations

  mutating func declare(_ rest: String, _ word: String, _ statement: MermaidStatement) {
    guard let declared = declaration(rest, statement) else { return }
    let box = currentBox
    let index = cast.lifeline(declared.name, box: box)
    if let box, !cast.put(index, in: box) {
      fail("mermaid.two-boxes", "'\(declared.name)' is in another box already", statement)
    }
    apply(declared, word, to: index)
  }

  mutating func create(_ rest: String, _ statement: MermaidStatement) {
    let (word, rest) = Self.firstWord(rest)
    guard ["participant", "actor"].contains(word.lowercased()) else {
      fail("mermaid.create", "expected 'participant' or 'actor' after 'create'", statement)
      return
    }
    guard let declared = declaration(rest, statement) else { return }
    if cast.knows(declared.name) {
      fail("mermaid.created-twice", "'\(declared.name)' is there already", statement)
    }
    let index = cast.lifeline(declared.name)
    apply(declared, word.lowercased(), to: index)
    cast.update(index) { $0.isCreated = true }
    created = index
  }

  mutating func destroy(_ rest: String, _ statement: MermaidStatement) {
    guard !rest.isEmpty else {
      fail("mermaid.name", "expected a participant after 'destroy'", statement)
      return
    }
    destroyed = cast.lifeline(rest)
  }

  private var currentBox: Int? {
    if case .box(let box) = blocks.last?.block { box } else { nil }
  }

  /// What a declaration says.
  private struct Declaration {
    var name: String
    var alias: String?
    var icon: SequenceDiagram.Lifeline.Icon?
  }

  private mutating func declaration(
    _ rest: String, _ statement: MermaidStatement
  ) -> Declaration? {
    var rest = rest
    var declared = Declaration(name: "")
    if let start = rest.firstIndex(of: "@"), rest[start...].utf8.starts(with: "@{".utf8) {
      guard let end = rest[start...].firstIndex(of: "}"),
        let fields = MermaidFields(rest[rest.index(start, offsetBy: 2)..<end])
      else {
        fail("mermaid.attributes", "expected '\"key\": \"value\"' pairs in '@{ }'", statement)
        return nil
      }
      declared.icon = fields["type"].flatMap { Self.icon($0) }
      declared.alias = fields["alias"]
      rest = String(rest[..<start]) + String(rest[rest.index(after: end)...])
    }
    if let (name, alias) = Self.split(rest, at: " as ") {
      declared.name = MermaidStatements.trimmed(name[...])
      declared.alias = MermaidEntities.decoded(alias)
    } else {
      declared.name = MermaidStatements.trimmed(rest[...])
    }
    let isForbidden = declared.name.utf8.contains {
      $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "<")
        || $0 == UInt8(ascii: ">")
    }
    guard !declared.name.isEmpty, !isForbidden else {
      fail("mermaid.name", "expected the name of a participant", statement)
      return nil
    }
    return declared
  }

  private mutating func apply(_ declared: Declaration, _ word: String, to index: Int) {
    cast.update(index) { lifeline in
      if let alias = declared.alias {
        lifeline.name = alias
      } else {
        lifeline.name = MermaidEntities.decoded(lifeline.name)
      }
      if let icon = declared.icon {
        lifeline.icon = icon
      } else if word == "actor" {
        lifeline.icon = .person
      }
    }
  }

  private static func icon(_ type: String) -> SequenceDiagram.Lifeline.Icon? {
    type == "actor" ? .person : SequenceDiagram.Lifeline.Icon(rawValue: type)
  }

  /// The parts of a text before and after a separator, whatever its case.
  static func split(_ text: String, at separator: String) -> (before: String, after: String)? {
    let bytes = Array(text.utf8)
    let wanted = Array(separator.utf8)
    guard bytes.count > wanted.count else { return nil }
    for index in 0...(bytes.count - wanted.count) {
      let matches = (0..<wanted.count).allSatisfy { offset in
        let byte = bytes[index + offset]
        return (byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte == 0x09 ? 0x20 : byte)
          == wanted[offset]
      }
      guard matches else { continue }
      return (
        String(decoding: bytes[..<index], as: UTF8.self),
        String(decoding: bytes[(index + wanted.count)...], as: UTF8.self)
      )
    }
    return nil
  }

  // MARK: Boxes

  mutating func openBox(_ rest: String, _ statement: MermaidStatement) {
    var title = rest
    var isTransparent = true
    let (word, after) = Self.firstWord(rest)
    if let end = Self.colorEnd(rest) {
      title = MermaidStatements.trimmed(rest[end...])
      isTransparent = false
    } else if CSSColors.isName(word) {
      title = after
      isTransparent = word.lowercased() == "transparent"
    }
    let box = cast.addBox(MermaidEntities.decoded(title), isTransparent: isTransparent)
    blocks.append((.box(box), statement))
  }

  /// The end of a colour written as a function.
  private static func colorEnd(_ text: String) -> String.Index? {
    for name in ["rgb", "rgba", "hsl", "hsla"]
    where text.lowercased().utf8.starts(with: "\(name)(".utf8) {
      return text.firstIndex(of: ")").map { text.index(after: $0) }
    }
    return nil
  }

  // MARK: Links

  /// The participant that a statement about one begins with, and what it says.
  mutating func named(_ rest: String, _ statement: MermaidStatement) -> (Int, String)? {
    guard let colon = rest.firstIndex(of: ":") else {
      fail("mermaid.text", "expected ':' and a text", statement)
      return nil
    }
    let name = MermaidStatements.trimmed(rest[..<colon])
    guard !name.isEmpty else {
      fail("mermaid.name", "expected the name of a participant", statement)
      return nil
    }
    return (cast.lifeline(name), String(rest[rest.index(after: colon)...]))
  }

  /// Reads `link A: Label @ address` or `links A: {"Label": "address"}`; the first address counts.
  mutating func link(_ rest: String, _ statement: MermaidStatement) {
    guard let (index, text) = named(rest, statement) else { return }
    var address: String?
    let trimmed = MermaidStatements.trimmed(text[...])
    if trimmed.utf8.first == UInt8(ascii: "{") {
      address = MermaidFields(trimmed.dropFirst().dropLast())?.first
    } else if let at = trimmed.firstIndex(of: "@") {
      address = MermaidStatements.trimmed(trimmed[trimmed.index(after: at)...])
    }
    guard let address, Self.isSafe(address) else { return }
    cast.update(index) { $0.link = $0.link ?? address }
  }

  /// Whether an address leads to a page and runs nothing.
  private static func isSafe(_ address: String) -> Bool {
    let lower = address.lowercased()
    return ["https://", "http://", "mailto:", "/", "./", "../", "#"].contains {
      lower.utf8.starts(with: $0.utf8)
    }
  }
}

/// The pairs of a flat object as Mermaid writes it: `"type": "boundary", "alias": "API"`.
struct MermaidFields {
  private var pairs: [(key: String, value: String)] = []

  /// Reads the pairs between the braces; nil if they are none.
  init?(_ text: Substring) {
    var rest = Array(text.utf8)[...]
    Self.skipBlanks(&rest)
    while !rest.isEmpty {
      guard let key = Self.word(&rest) else { return nil }
      Self.skipBlanks(&rest)
      guard rest.popFirst() == UInt8(ascii: ":") else { return nil }
      Self.skipBlanks(&rest)
      guard let value = Self.word(&rest) else { return nil }
      pairs.append((key, value))
      Self.skipBlanks(&rest)
      guard let comma = rest.popFirst() else { break }
      guard comma == UInt8(ascii: ",") else { return nil }
      Self.skipBlanks(&rest)
    }
  }

  /// The value of a key.
  subscript(key: String) -> String? { pairs.first { $0.key == key }?.value }

  /// The first value.
  var first: String? { pairs.first?.value }

  private static func skipBlanks(_ rest: inout ArraySlice<UInt8>) {
    while let first = rest.first, MermaidStatements.isBlank(first) { rest.removeFirst() }
  }

  /// A word, in quotes or bare.
  private static func word(_ rest: inout ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      rest.removeFirst()
      while let byte = rest.popFirst() {
        if byte == quote { return String(decoding: bytes, as: UTF8.self) }
        bytes.append(byte)
      }
      return nil
    }
    while let byte = rest.first, byte != UInt8(ascii: ":"), byte != UInt8(ascii: ","),
      !MermaidStatements.isBlank(byte)
    {
      bytes.append(byte)
      rest.removeFirst()
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
