/// Reads a message as a claim writes it, in Swift or in Objective-C.
struct MessageScanner {
  private let bytes: ArraySlice<UInt8>

  private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The message that a text is, with what stands behind it and belongs to none.
  static func read(_ text: String) -> MessagePattern {
    MessageScanner(Array(text.utf8)[...]).read()
  }

  private func read() -> MessagePattern {
    let marks = Array("(:= ".utf8)
    let name = bytes.prefix { !marks.contains($0) }
    let rest = Self.trimmed(bytes.dropFirst(name.count))
    switch bytes.dropFirst(name.count).first {
    case UInt8(ascii: ":"): return readKeywords()
    case UInt8(ascii: "("): return readList(Self.text(name))
    case nil: return MessagePattern(named: Self.text(name))
    default:
      guard rest.first == UInt8(ascii: "="), rest.dropFirst().first != UInt8(ascii: "=") else {
        return MessagePattern(Self.text(name), nil, stray: Self.text(rest))
      }
      let value = ArgumentPattern(Self.text(Self.trimmed(rest.dropFirst())))
      return MessagePattern(Self.text(name), [.argument(label: "_", value: value)])
    }
  }

  // MARK: Swift

  /// `name(…)`: labels, values, or parameters as they are declared.
  private func readList(_ name: String) -> MessagePattern {
    let open = bytes.startIndex + name.utf8.count
    let end = Self.end(of: bytes[open...])
    let list = bytes[(open + 1)..<max(open + 1, end - 1)]
    let stray = Self.text(Self.trimmed(bytes[end...]))
    if let labels = Self.labels(Self.trimmed(list)) {
      return MessagePattern(
        name, labels.map { .argument(label: $0, value: nil) }, stray: stray)
    }
    let items = Self.pieces(of: list, at: UInt8(ascii: ",")).map { Self.item($0) }
    let isDeclared = items.contains { $0.isDeclared }
    let parts = items.map { item -> MessagePattern.Part in
      guard !item.isEllipsis else { return .anyNumber }
      let value = isDeclared || item.value.isEmpty ? nil : ArgumentPattern(item.value)
      return .argument(label: item.label, value: value)
    }
    // `name(…)` says no more than `name`.
    if parts.count == 1, case .anyNumber = parts[0] {
      return MessagePattern(name, nil, stray: stray)
    }
    return MessagePattern(name, parts, stray: stray)
  }

  /// The labels of `_:animated:`; nil where the list is no such one.
  private static func labels(_ list: ArraySlice<UInt8>) -> [String]? {
    guard !list.isEmpty else { return [] }
    guard list.last == UInt8(ascii: ":"),
      list.allSatisfy({ isNamePart($0) || $0 == UInt8(ascii: ":") })
    else { return nil }
    return list.split(separator: UInt8(ascii: ":")).map { text($0) }
  }

  /// `value`, `label: value` or `label name: Type`.
  private struct Item {
    var label = "_"
    var value: String
    var isDeclared = false
    var isEllipsis: Bool { label == "_" && (value == "…" || value == "...") }
  }

  private static func item(_ text: String) -> Item {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return Item(value: text) }
    let words = bytes[..<colon].split(separator: 0x20)
    guard (1...2).contains(words.count), words.allSatisfy({ $0.allSatisfy { isNamePart($0) } })
    else { return Item(value: text) }
    return Item(
      label: self.text(words[0]), value: self.text(trimmed(bytes[(colon + 1)...])),
      isDeclared: words.count == 2)
  }

  // MARK: Objective-C

  /// `pushViewController:B animated:YES`, or `pushViewController:animated:`.
  private func readKeywords() -> MessagePattern {
    var name: [UInt8] = []
    var parts: [MessagePattern.Part] = []
    var rest = bytes
    while let keyword = Self.keyword(rest) {
      name += keyword
      rest = rest.dropFirst(keyword.count)
      let value = Self.valueBeforeKeyword(rest)
      rest = rest.dropFirst(value.count).drop { $0 == 0x20 }
      let text = Self.text(Self.trimmed(value))
      parts.append(.argument(label: "_", value: text.isEmpty ? nil : ArgumentPattern(text)))
    }
    return MessagePattern(Self.text(name[...]), parts, .objectiveC, stray: Self.text(rest))
  }

  /// The word and colon with which a text begins.
  private static func keyword(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let word = bytes.prefix { isNamePart($0) }
    let next = bytes.dropFirst(word.count)
    return !word.isEmpty && next.first == UInt8(ascii: ":") ? bytes.prefix(word.count + 1) : nil
  }

  private static func valueBeforeKeyword(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var index = bytes.startIndex
    var isWordStart = true
    while index < bytes.endIndex {
      if isWordStart, keyword(bytes[index...]) != nil { break }
      isWordStart = bytes[index] == 0x20
      index = max(index + 1, end(of: bytes[index...]))
    }
    return bytes[..<index]
  }

  // MARK: Brackets and quotation marks

  /// A text in pieces, at the marks that stand in no brackets and no quotation marks.
  static func pieces(of bytes: ArraySlice<UInt8>, at mark: UInt8) -> [String] {
    guard !trimmed(bytes).isEmpty else { return [] }
    var pieces: [String] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      if bytes[index] == mark {
        pieces.append(text(trimmed(bytes[start..<index])))
        start = index + 1
      }
      index = max(index + 1, end(of: bytes[index...]))
    }
    return pieces + [text(trimmed(bytes[start...]))]
  }

  /// The index behind the bracket, or the quotation mark, that closes the one a text begins with; the
  /// text's start where it begins with none, and its end where nothing closes it.
  private static func end(of bytes: ArraySlice<UInt8>) -> Int {
    var depth = 0
    var isQuoted = false
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += isQuoted ? 0 : 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= isQuoted ? 0 : 1
      default: break
      }
      if depth <= 0, !isQuoted {
        let isOpening = index > bytes.startIndex
        return isOpening ? index + 1 : bytes.startIndex
      }
    }
    return bytes.endIndex
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (byte >= 48 && byte <= 57)
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 }
    while bytes.last == 0x20 || bytes.last == 0x09 { bytes.removeLast() }
    return bytes
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
