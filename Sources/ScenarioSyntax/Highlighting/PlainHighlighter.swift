/// Finds what to colour in a text of a language that nothing here runs, by the table of the language.
///
/// Total and linear: every byte is looked at a bounded number of times, any text has tokens, in order
/// and without overlap.
public struct PlainHighlighter {
  private let bytes: [UInt8]
  private let language: PlainLanguage
  private var position = 0
  private var tokens: [HighlightToken] = []
  private var isLineStart = true
  private var isCommandStart = true
  private var isInTag = false

  private init(_ text: String, _ language: PlainLanguage) {
    bytes = Array(text.utf8)
    self.language = language
  }

  /// The tokens of a text in source order.
  public static func highlight(_ text: String, _ language: PlainLanguage) -> [HighlightToken] {
    var highlighter = PlainHighlighter(text, language)
    while highlighter.position < highlighter.bytes.count { highlighter.step() }
    return highlighter.tokens
  }

  private mutating func step() {
    if isLineStart, let line = language.lines.first(where: { starts(with: $0.text) }) {
      return add(line.kind, upTo: lineEnd(from: position))
    }
    let byte = bytes[position]
    if byte == 0x0A {
      isLineStart = true
      isCommandStart = true
      position += 1
      return
    }
    defer { isLineStart = false }
    if let block = language.blockComment, starts(with: block.open) {
      return add(.comment, upTo: end(of: block.close, from: position + block.open.utf8.count))
    }
    let isWordStart = position == 0 || Self.isBlank(bytes[position - 1])
    if isWordStart || byte == UInt8(ascii: "/"),
      language.lineComments.contains(where: { starts(with: $0) })
    {
      return add(.comment, upTo: lineEnd(from: position))
    }
    if language.hasTags { return stepInMarkup(byte) }
    if language.quotes.utf8.contains(byte) { return addString(byte) }
    if language.hasVariables, byte == UInt8(ascii: "$") { return addVariable() }
    if Self.isDigit(byte) { return add(.number, upTo: wordEnd(from: position)) }
    if Self.isWord(byte) { return addWord() }
    if byte == UInt8(ascii: "|") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "&") {
      isCommandStart = true
    }
    position += 1
  }

  // MARK: Tokens

  private mutating func add(_ kind: HighlightToken.Kind, upTo end: Int) {
    let end = min(max(end, position + 1), bytes.count)
    tokens.append(HighlightToken(kind: kind, range: position..<end))
    position = end
    isCommandStart = false
  }

  private mutating func addString(_ quote: UInt8) {
    var end = position + 1
    while end < bytes.count, bytes[end] != quote, bytes[end] != 0x0A {
      end +=
        bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count && bytes[end + 1] != 0x0A ? 2 : 1
    }
    if end < bytes.count, bytes[end] == quote { end += 1 }
    add(language.hasKeys && isKey(endingAt: end) ? .property : .string, upTo: end)
  }

  private mutating func addVariable() {
    var end = position + 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "{") {
      while end < bytes.count, bytes[end] != UInt8(ascii: "}"), bytes[end] != 0x0A { end += 1 }
      return add(.property, upTo: end + 1)
    }
    while end < bytes.count, Self.isWord(bytes[end]) || Self.isDigit(bytes[end]) { end += 1 }
    add(.property, upTo: end)
  }

  private mutating func addWord() {
    let end = wordEnd(from: position)
    let word = String(decoding: bytes[position..<end], as: UTF8.self)
    if language.hasKeys, isKey(endingAt: end) {
      add(.property, upTo: end)
    } else if language.keywords.contains(word) {
      add(.keyword, upTo: end)
      isCommandStart = language.hasCommands
    } else if language.hasCommands, isCommandStart {
      add(.function, upTo: end)
    } else {
      position = end
      isCommandStart = false
    }
  }

  /// Tags, their attributes and the values of these.
  private mutating func stepInMarkup(_ byte: UInt8) {
    if byte == UInt8(ascii: "<") {
      var end = position + 1
      while end < bytes.count, Self.isTagMark(bytes[end]) { end += 1 }
      isInTag = true
      return add(.keyword, upTo: wordEnd(from: end))
    }
    guard isInTag else {
      position += 1
      return
    }
    switch byte {
    case UInt8(ascii: ">"):
      isInTag = false
      add(.keyword, upTo: position + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): addString(byte)
    case _ where Self.isWord(byte): add(.property, upTo: wordEnd(from: position))
    default: position += 1
    }
  }

  // MARK: Looking

  private func starts(with text: String) -> Bool {
    let end = position + text.utf8.count
    return end <= bytes.count && bytes[position..<end].elementsEqual(text.utf8)
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return end
  }

  /// Behind the next place of a text, or the end.
  private func end(of text: String, from start: Int) -> Int {
    let mark = Array(text.utf8)
    var place = start
    while place + mark.count <= bytes.count {
      if bytes[place] == mark[0], bytes[place..<place + mark.count].elementsEqual(mark) {
        return place + mark.count
      }
      place += 1
    }
    return bytes.count
  }

  private func wordEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, Self.isInWord(bytes[end]) { end += 1 }
    return end
  }

  /// Whether a colon follows, with a blank or nothing behind it.
  private func isKey(endingAt end: Int) -> Bool {
    var place = end
    while place < bytes.count, bytes[place] == 0x20 { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return false }
    return place + 1 == bytes.count || bytes[place + 1] <= 0x20
      || bytes[end - 1] == UInt8(ascii: "\"")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    isWord(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "!")
  }

  private static func isTagMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }
}
