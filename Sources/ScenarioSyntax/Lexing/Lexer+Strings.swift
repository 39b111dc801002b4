internal import SourceText

extension Lexer {
  /// A string from its opening quotes on, up to its end or its first interpolation.
  mutating func lexString(hashes: Int) {
    let start = offset
    offset += hashes
    let isMultiline =
      dialect == .swift && peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    offset += isMultiline ? 3 : 1
    append(.stringBegin, from: start)
    lexStringText(OpenString(isMultiline: isMultiline, hashes: hashes, start: start))
  }

  /// The text of a string, up to its end or its next interpolation.
  private mutating func lexStringText(_ string: OpenString) {
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        if closes(string) {
          appendText(from: start)
          let quotes = offset
          offset += (string.isMultiline ? 3 : 1) + string.hashes
          return append(.stringEnd, from: quotes)
        }
        offset += 1
      case UInt8(ascii: "\\") where isEscape(string):
        let backslash = offset
        offset += 1 + string.hashes
        if dialect == .swift, peek(0) == UInt8(ascii: "(") {
          appendText(from: start, to: backslash)
          offset += 1
          append(.interpolationBegin, from: backslash)
          openStrings.append(string)
          return
        }
        // The escaped character, whatever it is; a line end is looked at again.
        if offset < bytes.count, string.isMultiline || dialect == .objectiveC || !isLineEnd {
          offset += 1
        }
      case 0x0A where !string.isMultiline, 0x0D where !string.isMultiline:
        return endUnterminated(string, textStart: start)
      default: offset += 1
      }
    }
    endUnterminated(string, textStart: start)
  }

  private var isLineEnd: Bool { bytes[offset] == 0x0A || bytes[offset] == 0x0D }

  private mutating func endUnterminated(_ string: OpenString, textStart: Int) {
    // Of strings in strings the outermost is at fault: it is diagnosed when the line ends.
    if openStrings.isEmpty || string.isMultiline { diagnoseUnterminated(string) }
    appendText(from: textStart)
    append(.stringEnd, from: offset)
  }

  private mutating func diagnoseUnterminated(_ string: OpenString) {
    if let outer = openStrings.last, !outer.isMultiline { return }
    let quotes = string.start..<string.start + string.hashes + (string.isMultiline ? 3 : 1)
    diagnose("unterminated-string", "unterminated string literal", quotes)
  }

  private mutating func appendText(from start: Int, to end: Int? = nil) {
    let stop = end ?? offset
    guard stop > start else { return }
    let resume = offset
    offset = stop
    append(.stringText, from: start)
    offset = resume
  }

  private func closes(_ string: OpenString) -> Bool {
    var distance = 0
    if string.isMultiline {
      guard peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\"") else { return false }
      distance = 2
    }
    for hash in 0..<string.hashes where peek(distance + 1 + hash) != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  /// Whether a backslash here escapes: in a raw string only with as many hash signs.
  private func isEscape(_ string: OpenString) -> Bool {
    for hash in 0..<string.hashes where peek(1 + hash) != UInt8(ascii: "#") { return false }
    return true
  }

  /// A parenthesis, which may end an interpolation.
  mutating func lexRightParen() {
    guard let string = openStrings.last, string.parentheses == 0 else {
      if !openStrings.isEmpty { openStrings[openStrings.count - 1].parentheses -= 1 }
      return single(.rightParen)
    }
    openStrings.removeLast()
    single(.interpolationEnd)
    lexStringText(string)
  }

  /// A string of one line ends with its line, even inside an interpolation, so that a forgotten
  /// quote spoils one line and not the rest of the snippet.
  mutating func closeStringsAtLineEnd() {
    while let string = openStrings.last, !string.isMultiline {
      openStrings.removeLast()
      diagnoseUnterminated(string)
    }
  }

  /// `“text”`: diagnosed once, and read as the string that is meant.
  mutating func lexCurlyString() -> Bool {
    let start = offset
    var end = start + 3
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == 0xE2, let mark = lookalike(at: end), mark.meant == "\"" { break }
      end += 1
    }
    guard end < bytes.count, bytes[end] == 0xE2 else { return false }
    let text = String(decoding: bytes[start + 3..<end], as: UTF8.self)
    diagnose(
      "unexpected-character", "a curly quote opens no string; use '\"' instead", start..<end + 3,
      meant: "\"\(text)\"")
    offset += 3
    append(.stringBegin, from: start)
    offset = end
    if end > start + 3 { append(.stringText, from: start + 3) }
    offset += 3
    append(.stringEnd, from: end)
    return true
  }

  /// `'a'`.
  mutating func lexCharacter() {
    let start = offset
    offset += 1
    while offset < bytes.count, !isLineEnd, bytes[offset] != UInt8(ascii: "'") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset, bytes.count)
    if peek(0) == UInt8(ascii: "'") {
      offset += 1
    } else {
      diagnose("unterminated-string", "unterminated character literal", start..<start + 1)
    }
    append(.character, from: start)
  }
}
