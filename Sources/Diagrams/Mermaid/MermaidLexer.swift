/// Cuts Mermaid text into tokens, as the lexer of Mermaid 11 does.
///
/// That lexer is a list of expressions of which the first that fits wins, in states that keywords
/// open: a name after `participant`, the rest of a line after `loop`. What is a word of the language
/// depends on nothing else, which is why `end` is one even where a name would fit.
struct MermaidLexer {
  private enum State { case initial, name, alias, line, configuration, title, description }
  private typealias Characters = SourceCharacters

  private let bytes: [UInt8]
  private(set) var index = 0
  private var states: [State] = [.initial]
  private var isDone = false

  init(_ source: MermaidSource) { bytes = source.bytes }

  /// Goes on with statements after an error, at the end of the line.
  mutating func recover() {
    states = [.initial]
    while index < bytes.count, bytes[index] != 0x0A { index += 1 }
  }

  /// What was left out at the ends of lines, because a `#` begins a comment.
  private(set) var leftOut: [Range<Int>] = []
  private static let leftOutLimit = 3

  /// The next token.
  mutating func next() -> MermaidToken {
    while true {
      let start = index
      if isDone { return MermaidToken(kind: .endOfFile, range: start..<start) }
      if index == bytes.count {
        isDone = true
        return end()
      }
      let token: MermaidToken?
      switch states[states.count - 1] {
      case .initial: token = statement()
      case .name: token = name()
      case .alias: token = alias()
      case .line: token = rest()
      case .configuration: token = configuration()
      case .title: token = value()
      case .description: token = description()
      }
      if let token { return token }
    }
  }

  /// The end of the text ends a line, and what an accessible title or description has begun.
  private func end() -> MermaidToken {
    let kind: MermaidToken.Kind =
      switch states[states.count - 1] {
      case .title: .value
      case .description: .description
      default: .newline
      }
    return MermaidToken(kind: kind, range: index..<index)
  }

  // MARK: Shared

  private func token(_ kind: MermaidToken.Kind, _ start: Int) -> MermaidToken {
    MermaidToken(kind: kind, range: start..<index)
  }

  private func trimmed(_ kind: MermaidToken.Kind, _ start: Int) -> MermaidToken {
    MermaidToken(kind: kind, range: Characters.trimmed(bytes, start..<index))
  }

  private mutating func skipLine() { while bytes[index] != 0x0A { index += 1 } }

  /// Skips a comment that begins with `#`, and remembers where something stands before it.
  private mutating func skipNumberSign() {
    let start = index
    skipLine()
    // Only a text can be meant: no line is looked back through farther than to it.
    var before = start
    while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
    guard before > 0, bytes[before - 1] != 0x0A, index > start + 1 else { return }
    if leftOut.count < Self.leftOutLimit { leftOut.append(start..<index) }
  }

  private mutating func pop() { if states.count > 1 { states.removeLast() } }

  /// Skips blanks within the line, or a comment; false where there is neither.
  private mutating func skipTrivia() -> Bool {
    let end = Characters.skipBlanks(bytes, index, sameLine: true)
    if end > index {
      index = end
      return true
    }
    guard bytes[index] == UInt8(ascii: "#") else { return false }
    skipNumberSign()
    return true
  }

  // MARK: Statements

  private mutating func statement() -> MermaidToken? {
    let start = index
    let first = bytes[index]
    if first == 0x0A {
      while index < bytes.count, bytes[index] == 0x0A { index += 1 }
      return token(.newline, start)
    }
    let blank = Characters.skipBlanks(bytes, index)
    if blank > index {
      index = blank
      return nil
    }
    if first == UInt8(ascii: "#") {
      skipNumberSign()
      return nil
    }
    if skipsComment(first) {
      skipLine()
      return nil
    }
    if let end = numberEnd(start) {
      index = end
      return token(.number, start)
    }
    if beginsDescription() { return nil }
    return keyword() ?? sign()
  }

  private func skipsComment(_ first: UInt8) -> Bool {
    if first == UInt8(ascii: "%") {
      return index + 1 >= bytes.count || bytes[index + 1] != UInt8(ascii: "{")
    }
    // Mermaid leaves a character out before two signs of per cent, too.
    let next = index + Self.length(first)
    return next + 1 < bytes.count && bytes[next] == UInt8(ascii: "%")
      && bytes[next + 1] == UInt8(ascii: "%") && first != UInt8(ascii: "}")
  }

  /// How many bytes the character that begins with a byte has.
  private static func length(_ first: UInt8) -> Int {
    first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  /// The end of a number, with two decimals at most, that a blank or a line end follows.
  private func numberEnd(_ start: Int) -> Int? {
    guard Characters.isDigit(bytes[start]) || bytes[start] == UInt8(ascii: ".") else { return nil }
    var index = start
    while Characters.isDigit(bytes[index]) { index += 1 }
    let whole = index
    if bytes[index] == UInt8(ascii: ".") {
      index += 1
      let fraction = index
      while Characters.isDigit(bytes[index]), index < fraction + 2 { index += 1 }
      if index == fraction { index = whole }
    }
    guard index > start, bytes[index] == 0x20 || bytes[index] == 0x0A else { return nil }
    return index
  }

  private mutating func sign() -> MermaidToken? {
    let start = index
    switch bytes[index] {
    case UInt8(ascii: ","):
      index += 1
      return token(.comma, start)
    case UInt8(ascii: ";"):
      index += 1
      return token(.newline, start)
    case UInt8(ascii: ":"):
      index += 1
      while bytes[index] != 0x0A, bytes[index] != UInt8(ascii: "#"),
        bytes[index] != UInt8(ascii: ";")
      { index += 1 }
      return token(.text, start)
    default: break
    }
    let end = MermaidName.end(bytes, index)
    if end > index {
      index = end
      return trimmed(.name, start)
    }
    if let arrow = MermaidArrow.index(bytes, index) {
      index += MermaidArrow.all[arrow].token.utf8CodeUnitCount
      return MermaidToken(kind: .arrow, range: start..<index, arrow: arrow)
    }
    index += 1
    switch bytes[start] {
    case UInt8(ascii: "+"): return token(.plus, start)
    case UInt8(ascii: "-"): return token(.minus, start)
    case UInt8(ascii: "(") where bytes[index] == UInt8(ascii: ")"):
      index += 1
      return token(.circle, start)
    default: return token(.stray, start)
    }
  }

  // MARK: Keywords

  private mutating func keyword() -> MermaidToken? {
    let start = index
    let first = Characters.lowercased(bytes[index])
    guard (0x61...0x7A).contains(first) else { return nil }
    if first == UInt8(ascii: "t"), let title = title() { return title }
    if first == UInt8(ascii: "a"), let accessible = accessible() { return accessible }
    for keyword in MermaidKeyword.all(from: first) where keyword.matches(bytes, start) {
      index += keyword.word.utf8CodeUnitCount
      switch keyword.follows {
      case .nothing: break
      case .name: states.append(.name)
      case .line: states.append(.line)
      }
      return token(keyword.kind, start)
    }
    return nil
  }

  /// `title` and a text, or `title:` and a text.
  private mutating func title() -> MermaidToken? {
    guard Characters.matches(bytes, index, "title") else { return nil }
    var place = index + 5
    if bytes[place] == UInt8(ascii: ":") { place += 1 }
    let blank = Characters.blankLength(bytes, place)
    guard blank > 0 else { return nil }
    let start = place + blank
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != UInt8(ascii: "#"),
      bytes[end] != UInt8(ascii: ";")
    { end += 1 }
    guard end > start else { return nil }
    index = end
    return trimmed(.title, start)
  }

  /// `accTitle:` or `accDescr:`, after which another state reads the text.
  private mutating func accessible() -> MermaidToken? {
    let isTitle = Characters.matches(bytes, index, "accTitle")
    guard isTitle || Characters.matches(bytes, index, "accDescr") else { return nil }
    let start = index
    let sign = Characters.skipBlanks(bytes, index + 8)
    guard sign < bytes.count, bytes[sign] == UInt8(ascii: ":") else { return nil }
    index = Characters.skipBlanks(bytes, sign + 1)
    states.append(.title)
    return token(isTitle ? .accessibleTitle : .accessibleDescription, start)
  }

  /// Goes behind `accDescr {`, after which another state reads the text; false where there is none.
  private mutating func beginsDescription() -> Bool {
    guard bytes[index] | 0x20 == UInt8(ascii: "a"), Characters.matches(bytes, index, "accDescr")
    else { return false }
    let sign = Characters.skipBlanks(bytes, index + 8)
    guard sign < bytes.count, bytes[sign] == UInt8(ascii: "{") else { return false }
    index = Characters.skipBlanks(bytes, sign + 1)
    states.append(.description)
    return true
  }

  private mutating func value() -> MermaidToken {
    let start = index
    skipLine()
    pop()
    return trimmed(.value, start)
  }

  private mutating func description() -> MermaidToken? {
    let start = index
    if bytes[index] == UInt8(ascii: "}") {
      index += 1
      pop()
      return nil
    }
    while index < bytes.count, bytes[index] != UInt8(ascii: "}") { index += 1 }
    return trimmed(.description, start)
  }

  // MARK: Names and the rest of lines

  /// What follows `participant` and its like: a name, before `as`, `@{` or the end of the line.
  private mutating func name() -> MermaidToken? {
    let start = index
    if skipTrivia() { return nil }
    if Characters.matches(bytes, index, "@{") {
      index += 2
      states.append(.configuration)
      return token(.configurationStart, start)
    }
    if let end = MermaidName.endBeforeConfiguration(bytes, index) {
      index = end
      return trimmed(.name, start)
    }
    if let end = MermaidName.endBeforeAlias(bytes, index) {
      index = end
      states.append(.alias)
      return trimmed(.name, start)
    }
    if let end = MermaidName.endOfDeclaration(bytes, index) {
      index = end
      pop()
      return trimmed(.name, start)
    }
    pop()
    guard bytes[index] != 0x0A else {
      index += 1
      return token(.unknown, start)
    }
    skipLine()
    return trimmed(.stray, start)
  }

  private mutating func alias() -> MermaidToken? {
    let start = index
    if skipTrivia() { return nil }
    pop()
    pop()
    guard MermaidKeyword.alias.matches(bytes, index) else { return token(.newline, start) }
    index += 2
    states.append(.line)
    return token(.as, start)
  }

  private mutating func rest() -> MermaidToken? {
    if skipTrivia() { return nil }
    let start = index
    while bytes[index] != 0x0A, bytes[index] != UInt8(ascii: "#"), bytes[index] != UInt8(ascii: ";")
    { index += 1 }
    pop()
    return trimmed(.rest, start)
  }

  private mutating func configuration() -> MermaidToken? {
    let start = index
    guard bytes[index] == UInt8(ascii: "}") else {
      while index < bytes.count, bytes[index] != UInt8(ascii: "}") { index += 1 }
      return token(.configuration, start)
    }
    index += 1
    pop()
    let blank = Characters.skipBlanks(bytes, index)
    let isAliased =
      blank > index && Characters.matches(bytes, blank, "as")
      && Characters.blankLength(bytes, blank + 2) > 0
    if isAliased { states.append(.alias) } else { pop() }
    return token(.configurationEnd, start)
  }
}
