import SourceText

extension Lexer {
  /// Skips blanks, line ends and comments; notes what a comment says to the diagram.
  mutating func skipTrivia() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x0A, 0x0D:
        startsLine = true
        offset += 1
      case 0x09, 0x0B, 0x0C, 0x20: offset += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\\") where dialect == .objectiveC && isLineEnd(peek(1)):
        // A line that C goes on with.
        offset += peek(1) == 0x0D && peek(2) == 0x0A ? 3 : 2
      case UInt8(ascii: "#") where dialect == .objectiveC && startsLine:
        guard skipPragma() else { return }
      case 0x80...:
        let length = blankLength(at: offset)
        guard length > 0 else { return }
        offset += length
      default: return
      }
    }
  }

  private func isLineEnd(_ byte: UInt8?) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func skipLineComment() {
    let start = offset
    skipToLineEnd()
    result.comments.append(start..<offset)
    let text = trimmed(start + 2..<offset)
    if let title = text.removing(prefix: "mark:") {
      appendDivider(title, start..<offset)
    } else if let note = text.removing(prefix: "note:") {
      appendMark(.note, note, start..<offset)
    } else if Self.isDrawingMark(text) {
      appendMark(.drawing, text, start..<offset)
    }
  }

  /// Whether a comment says something of the drawing; what it says is read where that is made.
  private static func isDrawingMark(_ text: String) -> Bool {
    if text == "end group" { return true }
    guard text.utf8.contains(UInt8(ascii: ":")) else { return false }
    return ["ref:", "ref over ", "group:", "delay:", "participant "].contains {
      text.utf8.starts(with: $0.utf8)
    }
  }

  /// Says which frames of a name of one's own are not closed, and what closes none.
  mutating func checkGroups() {
    var open: [Range<Int>] = []
    for mark in result.marks where mark.kind == .drawing {
      if mark.text == "end group" {
        if open.popLast() == nil {
          warn("stray-group", "'end group' closes nothing here", mark.range)
        }
      } else if mark.text.utf8.starts(with: "group:".utf8) {
        open.append(mark.range)
      }
    }
    for range in open { warn("open-group", "'group' has no 'end group'", range) }
  }

  private mutating func warn(_ id: String, _ message: String, _ range: Range<Int>) {
    guard result.diagnostics.count < TokenStream.errorLimit else { return }
    result.diagnostics.append(
      Diagnostic(
        .warning, id: "\(dialect.rawValue).\(id)", message, at: result.snippet.span(range)))
  }

  private mutating func skipToLineEnd() {
    while offset < bytes.count, !isLineEnd(bytes[offset]) { offset += 1 }
  }

  /// Comments nest in Swift and do not in C.
  private mutating func skipBlockComment() {
    let start = offset
    var depth = 1
    offset += 2
    while depth > 0 {
      guard offset < bytes.count else {
        diagnose("unterminated-comment", "unterminated '/*' comment", start..<start + 2)
        break
      }
      switch (bytes[offset], peek(1)) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        offset += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "*")) where dialect == .swift:
        depth += 1
        offset += 2
      case (0x0A, _):
        startsLine = true
        offset += 1
      default: offset += 1
      }
    }
    result.comments.append(start..<offset)
  }

  /// `#pragma mark` is a divider, and any other pragma speaks to the compiler alone.
  private mutating func skipPragma() -> Bool {
    let start = offset
    var end = offset + 1
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    let word = Array("pragma".utf8)
    guard end + word.count <= bytes.count, bytes[end..<end + word.count].elementsEqual(word)
    else { return false }
    skipToLineEnd()
    let text = trimmed(end + word.count..<offset)
    if let title = text.removing(prefix: "mark") { appendDivider(title, start..<offset) }
    result.comments.append(start..<offset)
    return true
  }

  private mutating func appendDivider(_ title: String, _ range: Range<Int>) {
    var text = title
    if text == "-" { return }
    if let rest = text.removing(prefix: "- ") { text = rest }
    if !text.isEmpty { appendMark(.divider, text, range) }
  }

  private mutating func appendMark(_ kind: Mark.Kind, _ text: String, _ range: Range<Int>) {
    result.marks.append(
      Mark(
        kind: kind, text: text, range: range, token: result.tokens.count,
        startsLine: startsLine))
  }

  private func trimmed(_ range: Range<Int>) -> String {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, bytes[lower] == 0x20 || bytes[lower] == 0x09 { lower += 1 }
    while upper > lower, bytes[upper - 1] == 0x20 || bytes[upper - 1] == 0x09 { upper -= 1 }
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}

extension String {
  /// What is left behind a prefix, in small letters or capitals, and the blanks that follow it.
  fileprivate func removing(prefix: String) -> String? {
    let isSame = utf8.starts(with: prefix.utf8) { own, small in
      own == small || own | 0x20 == small && own >= UInt8(ascii: "A") && own <= UInt8(ascii: "Z")
    }
    guard isSame else { return nil }
    let rest = utf8.dropFirst(prefix.utf8.count)
    return String(Substring(rest.drop { $0 == 0x20 || $0 == 0x09 }))
  }
}
