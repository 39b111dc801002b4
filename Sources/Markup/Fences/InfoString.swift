import SourceText

/// The words and attributes after an opening fence, or inside a marking comment.
///
/// ```` ```swift scenario id=push title="Push A → B" ```` and `{swift scenario id=push}` say the
/// same; braces are read as blanks, because some tools ask for them. Pandoc's attributes say it with signs:
/// `{.swift .scenario #push}`.
struct InfoString {
  private(set) var words: [(text: String, span: SourceSpan)] = []
  private(set) var attributes: [FenceAttribute] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// What the words say the block is for: the first or the second of them does, and of classes any.
  private(set) var role: FencedBlock.Role?
  /// How many of the words are no identifiers.
  private var namingWords = 0

  private let file: SourceFile
  private let end: Int
  private var position: Int

  /// Reads a run of bytes of a file.
  init(_ file: SourceFile, _ range: Range<Int>) {
    self.file = file
    self.position = range.lowerBound
    self.end = range.upperBound
    while skipBlanks() { readToken() }
    takeIdentifier()
  }

  /// `#push` is the id of what has one.
  private mutating func takeIdentifier() {
    guard role == .scenario || role == .stage, !attributes.contains(where: { $0.key == "id" }),
      let word = words.first(where: { $0.text.hasPrefix("#") && $0.text.utf8.count > 1 })
    else { return }
    attributes.append(
      FenceAttribute(
        key: "id", value: String(word.text.dropFirst()), span: word.span, keySpan: word.span))
  }

  private var byte: UInt8? { position < end ? file.bytes[position] : nil }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }

  /// Moves to the next token; false at the end.
  private mutating func skipBlanks() -> Bool {
    while let byte, Self.isBlank(byte) { position += 1 }
    return position < end
  }

  private mutating func readToken() {
    let start = position
    while let byte, !Self.isBlank(byte), byte != UInt8(ascii: "=") { position += 1 }
    let keyRange = start..<position
    guard byte == UInt8(ascii: "=") else {
      readWord(keyRange)
      return
    }
    position += 1
    let valueStart = position
    var value = readValue()
    if let read = value, read.utf8.last == UInt8(ascii: ","),
      read.utf8.first == file.bytes[valueStart]
    {
      value = readList(String(read.dropLast()), from: start, valueStart)
    }
    let span = SourceSpan(file: file, range: start..<position)
    guard Self.isKey(file.bytes[keyRange]), let value else {
      diagnostics.append(.malformedAttribute(at: span))
      return
    }
    attributes.append(
      FenceAttribute(
        key: file.text(keyRange), value: value, span: span,
        keySpan: SourceSpan(file: file, range: keyRange)))
  }

  /// A value with a comma behind it: of a list with blanks, `ios=12, 17`, or between two attributes.
  private mutating func readList(_ first: String, from start: Int, _ valueStart: Int) -> String {
    let end = position
    var items = [first]
    while skipBlanks(), let next = listItem() {
      items.append(next.text)
      position = next.end
      if !next.hasComma { break }
    }
    if items.count == 1 {
      position = end
      let comma = SourceSpan(file: file, range: end - 1..<end)
      diagnostics.append(
        Diagnostic(
          id: "fence.comma", "blanks stand between attributes, and no commas", at: comma,
          fixIts: [Diagnostic.FixIt("leave the comma out", replace: comma, with: "")]))
      return first
    }
    let span = SourceSpan(file: file, range: valueStart..<position)
    let list = items.joined(separator: ",")
    diagnostics.append(
      Diagnostic(
        id: "fence.comma", "a list with blanks in it stands in quotes",
        at: SourceSpan(file: file, range: start..<position),
        fixIts: [Diagnostic.FixIt("write '\(list)'", replace: span, with: list)]))
    return list
  }

  /// The next word, if it can be one of a list: no attribute, and no value of two words.
  private func listItem() -> (text: String, end: Int, hasComma: Bool)? {
    var index = position
    while index < end, !Self.isBlank(file.bytes[index]) {
      if file.bytes[index] == UInt8(ascii: "=") { return nil }
      index += 1
    }
    let hasComma = file.bytes[index - 1] == UInt8(ascii: ",")
    let text = file.text(position..<(hasComma ? index - 1 : index))
    return text.isEmpty ? nil : (text, index, hasComma)
  }

  /// `tour` behind the role is an attribute that needs no value.
  private mutating func readWord(_ range: Range<Int>) {
    let text = file.text(range)
    let span = SourceSpan(file: file, range: range)
    if role == .scenario, text == "tour" {
      attributes.append(FenceAttribute(key: text, value: "all", span: span, keySpan: span))
    } else {
      words.append((text, span))
      if role == nil, !text.hasPrefix("#") { takeRole(text) }
    }
  }

  private mutating func takeRole(_ word: String) {
    namingWords += 1
    let isClass = word.hasPrefix(".")
    guard namingWords < 3 || isClass else { return }
    role = FencedBlock.Role(rawValue: (isClass ? String(word.dropFirst()) : word).lowercased())
  }

  private static func isKey(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { $0.isLetterOrDigit || "-_".utf8.contains($0) }
  }

  /// The value after `=`; nil when there is none.
  private mutating func readValue() -> String? {
    guard let first = byte, !Self.isBlank(first) else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return readQuoted(first) }
    if let value = readCurly() { return value }
    let start = position
    while let byte, !Self.isBlank(byte) { position += 1 }
    return file.text(start..<position)
  }

  /// A value in the quotation marks that a word processor makes of straight ones: `title=“Push”`.
  private mutating func readCurly() -> String? {
    let rest = file.bytes[position..<end]
    guard let mark = Self.curly.first(where: { rest.starts(with: $0.open) }) else { return nil }
    var index = position + mark.open.count
    while index < end {
      if let close = mark.close.first(where: { file.bytes[index..<end].starts(with: $0) }) {
        let value = file.text(position + mark.open.count..<index)
        position = index + close.count
        return value
      }
      index += 1
    }
    return nil
  }

  private static let curly: [(open: [UInt8], close: [[UInt8]])] =
    ([
      ("“", ["”", "“"]), ("”", ["”"]), ("„", ["“", "”"]), ("‘", ["’", "‘"]), ("’", ["’"]),
      ("«", ["»"]), ("「", ["」"]),
    ] as [(String, [String])]).map { (Array($0.0.utf8), $0.1.map { Array($0.utf8) }) }

  private mutating func readQuoted(_ quote: UInt8) -> String {
    let start = position
    position += 1
    var value: [UInt8] = []
    while let byte, byte != quote {
      position += 1
      if byte == UInt8(ascii: "\\"), let next = self.byte, next == quote || next == byte {
        value.append(next)
        position += 1
      } else {
        value.append(byte)
      }
    }
    if byte == quote {
      position += 1
    } else {
      let span = SourceSpan(file: file, range: start..<end)
      diagnostics.append(
        Diagnostic(id: "fence.unclosed-quote", "this quotation is never closed", at: span))
    }
    return String(decoding: value, as: UTF8.self)
  }
}

extension InfoString {
  /// What is wrong with the attributes and words of a block with this role.
  func check(for role: FencedBlock.Role) -> [Diagnostic] {
    var found = diagnostics
    // Only those that are known, of which there are few.
    var seen: [String] = []
    for attribute in attributes {
      if !role.attributes.contains(attribute.key) {
        found.append(.unknownAttribute(attribute, role))
      } else if seen.contains(attribute.key) {
        found.append(.repeatedAttribute(attribute))
      } else {
        seen.append(attribute.key)
      }
    }
    if let extra = extraWord(beside: role) { found.append(extra) }
    return found
  }
}

extension FencedBlock.Role {
  /// The attributes that a block with this role may have.
  package var attributes: [String] {
    switch self {
    case .scenario:
      [
        "id", "title", "ios", "device", "orientation", "show", "stage", "notes", "in", "self",
        "compare", "tour",
      ]
    case .stage: ["id", "title"]
    case .trace, .claims: ["for", "ios"]
    case .observed: ["for", "ios", "source", "trust", "system", "rules", "differs", "unmodelled"]
    }
  }
}

extension Diagnostic {
  fileprivate static func malformedAttribute(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "fence.malformed-attribute",
      "'\(span.text)' is not an attribute; write 'key=value' or 'key=\"a value\"'", at: span)
  }

  fileprivate static func unknownAttribute(
    _ attribute: FenceAttribute, _ role: FencedBlock.Role
  ) -> Diagnostic {
    var fixIts: [FixIt] = []
    if let name = Suggestion.nearest(to: attribute.key, in: role.attributes) {
      fixIts.append(FixIt("did you mean '\(name)'?", replace: attribute.keySpan, with: name))
    }
    let known = role.attributes.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      id: "fence.unknown-attribute",
      "\(role == .observed ? "an" : "a") \(role.rawValue) block has no attribute '\(attribute.key)'",
      at: attribute.keySpan,
      notes: [Note("it may have \(known)")], fixIts: fixIts)
  }

  fileprivate static func repeatedAttribute(_ attribute: FenceAttribute) -> Diagnostic {
    Diagnostic(
      .warning, id: "fence.repeated-attribute",
      "'\(attribute.key)' is given twice; the last one counts", at: attribute.keySpan)
  }
}
