internal import SourceText

/// Where a page has cut a text off, and lines that it has lost.
extension PublishedText {
  /// The statement that a text ends in the middle of, which is left out: all of a call whose arguments are
  /// not all there, or else the last line.
  func cutStatement(_ lexed: LexedSnippet) -> Snippet.Edit? {
    guard let last = lines.last(where: { !trimmed($0).isEmpty }) else { return nil }
    var open: [Token] = []
    for token in lexed.tokens {
      switch token.kind {
      case .leftBrace, .leftParen, .leftBracket: open.append(token)
      case .rightBrace, .rightParen, .rightBracket: _ = open.popLast()
      default: break
      }
    }
    // Of what is open inside the innermost braces the outermost begins the statement.
    let calls = open.reversed().prefix { $0.kind != .leftBrace }
    let start = calls.last.map { lines[line(at: Int($0.lower))].lowerBound } ?? last.lowerBound
    guard start > 0, start <= last.lowerBound else { return nil }
    return Snippet.Edit(start..<last.upperBound, blanks(start..<last.upperBound))
  }

  /// Whether the text ends in a call whose arguments stand on several lines.
  func endsInCall(_ lexed: LexedSnippet) -> Bool {
    guard let cut = cutStatement(lexed) else { return false }
    return line(at: cut.range.lowerBound) < line(at: cut.range.upperBound)
  }

  /// Whether nothing but blanks stands behind a place.
  func isAtEnd(_ offset: Int) -> Bool {
    bytes[min(offset, bytes.count)...].allSatisfy { Self.isBlank($0) || $0 == UInt8(ascii: "\n") }
  }

  /// Whether the text ends on the line of a place with a bracket that this line opens.
  func endsInMessage(from offset: Int) -> Bool {
    let line = trimmed(lines[line(at: offset)])
    guard isAtEnd(line.upperBound) else { return false }
    var open = 0
    for byte in bytes[line] {
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") { open += 1 }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")") { open -= 1 }
    }
    return open > 0
  }

  /// The bracket at a place, blank: a brace, and in Objective-C that of a message.
  func extraCloser(at offset: Int, _ dialect: Dialect) -> (edit: Snippet.Edit, text: String)? {
    guard offset < bytes.count,
      bytes[offset] == UInt8(ascii: "}")
        || dialect == .objectiveC
          && (bytes[offset] == UInt8(ascii: "]") || bytes[offset] == UInt8(ascii: ")"))
    else { return nil }
    return (blank(offset..<offset + 1), text(offset..<offset + 1))
  }

  /// The line breaks of a range stay, and everything else in it is blank.
  private func blanks(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { $0 == UInt8(ascii: "\n") ? $0 : 0x20 }, as: UTF8.self)
  }

  /// An opening brace behind the head of each method of Objective-C that has none: some pages lose the
  /// lines that have only a brace.
  func lostBraces() -> [Snippet.Edit] {
    var edits: [Snippet.Edit] = []
    for (place, line) in lines.enumerated() {
      let inner = trimmed(line)
      guard
        starts(inner, with: "- (") || starts(inner, with: "-(") || starts(inner, with: "+ (")
          || starts(inner, with: "+("), let end = bytes[inner].last,
        end != UInt8(ascii: "{"), end != UInt8(ascii: ";"), end != UInt8(ascii: "}"),
        let next = lines[(place + 1)...].map({ trimmed($0) }).first(where: { !$0.isEmpty }),
        bytes[next.lowerBound] != UInt8(ascii: "{"), bytes[next.lowerBound] != UInt8(ascii: "-"),
        !starts(next, with: "@end")
      else { continue }
      edits.append(Snippet.Edit(inner.upperBound..<inner.upperBound, " {"))
    }
    return edits
  }

  /// `()` behind the name of a superclass.
  func emptyArguments(at offset: Int) -> Snippet.Edit? {
    guard bytes[offset...].starts(with: "()".utf8) else { return nil }
    return blank(offset..<offset + 2)
  }
}
