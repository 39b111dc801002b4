/// Finds what to colour in a text of a language that nothing here runs, by the table of the language.
///
/// Total and linear: every byte is looked at a bounded number of times, any text has tokens, in order
/// and without overlap. No pattern is matched that could go back.
public struct PlainHighlighter {
  let bytes: [UInt8]
  var language: PlainLanguage
  var position = 0
  /// Where the part ends that is in the language: the whole, or a script in a page.
  var end: Int
  private(set) var tokens: [HighlightToken] = []
  private var isLineStart = true
  private var isCommandStart = true
  /// The name of the tag that is open.
  var openTag: Range<Int>?
  /// How many braces are open.
  var braces = 0
  /// Up to where no pattern ends on the line.
  var noPatternBefore = 0
  /// Whether a value may begin here, and not what divides two.
  private var mayBeValue = true
  /// Bytes that begin a comment or a string.
  private var isOpening: [Bool]

  private init(_ text: String, _ language: PlainLanguage) {
    bytes = Array(text.utf8)
    end = bytes.count
    self.language = language
    isOpening = Self.openings(of: language)
  }

  /// The tokens of a text in source order.
  public static func highlight(_ text: String, _ language: PlainLanguage) -> [HighlightToken] {
    var highlighter = PlainHighlighter(text, language)
    highlighter.run()
    return highlighter.tokens
  }

  private mutating func run() {
    while position < end { step() }
  }

  /// The same for a part in another language.
  mutating func run(upTo limit: Int, as inner: PlainLanguage) {
    let outer = (language, end, isOpening)
    (language, end, isOpening) = (inner, limit, Self.openings(of: inner))
    run()
    (language, end, isOpening) = outer
    position = limit
  }

  private static func openings(of language: PlainLanguage) -> [Bool] {
    var table = [Bool](repeating: false, count: 256)
    let openings =
      language.lineComments + language.strings.map { $0.open }
      + (language.blockComment.map { [$0.open] } ?? [])
    for opening in openings { if let first = opening.utf8.first { table[Int(first)] = true } }
    return table
  }

  private mutating func step() {
    if isLineStart, !language.lines.isEmpty,
      let line = language.lines.first(where: { starts(with: $0.text) })
    {
      return add(line.kind, upTo: lineEnd(from: position))
    }
    let byte = bytes[position]
    if byte == 0x0A {
      isLineStart = true
      isCommandStart = true
      position += 1
      return
    }
    // A directive may be set off.
    if byte > 0x20 || !language.lines.contains(where: { $0.kind == .directive && $0.text == "#" }) {
      isLineStart = false
    }
    if isOpening[Int(byte)], addComment() || addString() { return }
    if language.hasTags { return stepInMarkup(byte) }
    if language.hasDeclarations, stepInStyles(byte) { return }
    if language.hasPatterns, mayBeValue, byte == UInt8(ascii: "/"), addPattern() { return }
    if language.hasLifetimes, byte == UInt8(ascii: "'") { return addLifetime() }
    if language.variableMarks.utf8.contains(byte) { return addVariable() }
    if language.attributeMarks.utf8.contains(byte), addAttribute() { return }
    if language.hasSymbols, byte == UInt8(ascii: ":"), addSymbol() { return }
    if Self.isDigit(byte) { return add(.number, upTo: numberEnd()) }
    if Self.isWord(byte) { return addWord() }
    pass(byte)
  }

  private mutating func pass(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: "&"): isCommandStart = true
    case UInt8(ascii: "{"): braces += 1
    case UInt8(ascii: "}"): braces = max(0, braces - 1)
    default: break
    }
    if byte > 0x20 { mayBeValue = !")]}".utf8.contains(byte) }
    position += 1
  }

  // MARK: Tokens

  mutating func add(_ kind: HighlightToken.Kind, upTo limit: Int) {
    let limit = min(max(limit, position + 1), end)
    tokens.append(HighlightToken(kind: kind, range: position..<limit))
    position = limit
    isCommandStart = false
    mayBeValue = kind == .keyword || kind == .comment
  }

  private mutating func addComment() -> Bool {
    if let block = language.blockComment, starts(with: block.open) {
      add(.comment, upTo: endOfComment(block.open, block.close))
      return true
    }
    guard let mark = language.lineComments.first(where: { starts(with: $0) }) else { return false }
    // In scripts and in YAML `#` begins one behind a blank alone.
    let isBehindBlank = position == 0 || bytes[position - 1] <= 0x20
    let byItself = mark != "#" || language.hasCalls
    guard isBehindBlank || (byItself && !isAddress(mark)) else { return false }
    add(.comment, upTo: lineEnd(from: position))
    return true
  }

  /// Whether the slashes are those of `https://`.
  private func isAddress(_ mark: String) -> Bool {
    mark == "//" && position > 0 && bytes[position - 1] == UInt8(ascii: ":")
  }

  private func endOfComment(_ open: String, _ close: String) -> Int {
    guard language.nestsComments else {
      return behind(close, from: position + open.utf8.count)
    }
    var depth = 0
    var place = position
    while place < end {
      if matches(open, at: place) {
        depth += 1
        place += open.utf8.count
      } else if matches(close, at: place) {
        depth -= 1
        place += close.utf8.count
        if depth == 0 { return place }
      } else {
        place += 1
      }
    }
    return end
  }

  private mutating func addString() -> Bool {
    guard let form = language.strings.first(where: { starts(with: $0.open) }) else { return false }
    add(form, from: position + form.open.utf8.count)
    return true
  }

  /// A string whose text begins at a place.
  private mutating func add(_ form: PlainLanguage.StringForm, from start: Int) {
    var place = start
    while place < end {
      let byte = bytes[place]
      if byte == 0x0A, !form.goesOverLines { break }
      if form.hasEscapes, byte == UInt8(ascii: "\\"), place + 1 < end {
        place += bytes[place + 1] == 0x0A && !form.goesOverLines ? 1 : 2
      } else if matches(form.close, at: place) {
        place += form.close.utf8.count
        return add(isKey(endingAt: place) ? .property : form.kind, upTo: place)
      } else {
        place += 1
      }
    }
    add(form.kind, upTo: place)
  }

  private mutating func addVariable() {
    var place = position + 1
    if place < end, bytes[place] == UInt8(ascii: "{") {
      while place < end, bytes[place] != UInt8(ascii: "}"), bytes[place] != 0x0A { place += 1 }
      return add(.property, upTo: place + 1)
    }
    if place < end, bytes[place] == bytes[position] { place += 1 }
    while place < end, Self.isWord(bytes[place]) || Self.isDigit(bytes[place]) { place += 1 }
    add(.property, upTo: place)
  }

  private mutating func addAttribute() -> Bool {
    var place = position + 1
    guard place < end else { return false }
    if bytes[position] == UInt8(ascii: "#") {
      // `#[derive(Debug)]`, on its line.
      if bytes[place] == UInt8(ascii: "!") { place += 1 }
      guard place < end, bytes[place] == UInt8(ascii: "[") else { return false }
      while place < end, bytes[place] != UInt8(ascii: "]"), bytes[place] != 0x0A { place += 1 }
      add(.attribute, upTo: place + 1)
      return true
    }
    guard Self.isWord(bytes[place]) else { return false }
    while place < end, isInWord(bytes[place]) || bytes[place] == UInt8(ascii: ".") { place += 1 }
    add(.attribute, upTo: place)
    return true
  }

  private mutating func addSymbol() -> Bool {
    let next = position + 1
    let isBehindColon = position > 0 && bytes[position - 1] == UInt8(ascii: ":")
    guard next < end, Self.isWord(bytes[next]), !isBehindColon else { return false }
    add(.number, upTo: wordEnd(from: next))
    return true
  }

  private mutating func addWord() {
    let wordEnd = wordEnd(from: position)
    let written = String(decoding: bytes[position..<wordEnd], as: UTF8.self)
    let word = language.isCaseless ? written.lowercased() : written
    if wordEnd < end, addString(behind: word, at: wordEnd) { return }
    if isKey(endingAt: wordEnd) {
      add(.property, upTo: wordEnd)
    } else if language.keywords.contains(word) {
      add(.keyword, upTo: wordEnd)
      isCommandStart = language.hasCommands
    } else if language.types.contains(word) {
      add(.type, upTo: wordEnd)
    } else if language.hasCommands, isCommandStart, !isAssignment(at: wordEnd) {
      add(.function, upTo: wordEnd)
    } else if language.hasCapitalTypes, Self.isCapital(bytes[position]) {
      add(.type, upTo: wordEnd)
    } else if language.hasCalls, isCall(at: wordEnd) {
      add(.function, upTo: wordEnd)
    } else {
      position = wordEnd
      isCommandStart = false
      mayBeValue = false
    }
  }

  /// A string with a word before it, `f"…"` or `r#"…"#`.
  private mutating func addString(behind word: String, at place: Int) -> Bool {
    if language.hasHashStrings, word == "r" || word == "br" {
      let hashes = bytes[place..<end].prefix { $0 == UInt8(ascii: "#") }.count
      if place + hashes < end, bytes[place + hashes] == UInt8(ascii: "\"") {
        let close = "\"" + String(repeating: "#", count: min(hashes, 16))
        add(.string, upTo: behind(close, from: place + hashes + 1))
        return true
      }
    }
    guard language.stringPrefixes.contains(word),
      let form = language.strings.first(where: { matches($0.open, at: place) })
    else { return false }
    var plain = form
    if word.lowercased().contains("r") { plain.hasEscapes = false }
    add(plain, from: place + form.open.utf8.count)
    return true
  }

  private mutating func addLifetime() {
    let next = position + 1
    let isEscape = next < end && bytes[next] == UInt8(ascii: "\\")
    var place = next + (isEscape ? 2 : 1)
    let limit = min(end, next + 12)
    // A character has up to four bytes, or an escape a few more.
    while place < limit, bytes[place] != UInt8(ascii: "'"), isEscape || bytes[place] >= 0x80 {
      place += 1
    }
    if place < limit, bytes[place] == UInt8(ascii: "'") { return add(.string, upTo: place + 1) }
    guard next < end, Self.isWord(bytes[next]) else { return pass(bytes[position]) }
    add(.attribute, upTo: wordEnd(from: next))
  }

  /// `/…/` with letters behind it; false where none ends on the line.
  private mutating func addPattern() -> Bool {
    guard position >= noPatternBefore else { return false }
    var place = position + 1
    var isInClass = false
    while place < end, bytes[place] != 0x0A {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        add(.string, upTo: wordEnd(from: place + 1))
        return true
      default: break
      }
      place += 1
    }
    noPatternBefore = place
    return false
  }
}
