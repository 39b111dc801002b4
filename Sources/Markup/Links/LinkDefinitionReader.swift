/// Reads one definition of a link, `[label]: destination "title"`, as CommonMark has it: the destination
/// may stand on the line below the label, and the title below that.
struct LinkDefinitionReader {
  private let bytes: [UInt8]
  private let lines: ArraySlice<Range<Int>>
  /// The line that is looked at; after a definition, the one below it.
  private(set) var line: Int
  private(set) var index: Int
  /// Where the line ends.
  private var lineEnd: Int
  /// Where the destination stands, without brackets around it.
  private(set) var place: Range<Int>?
  /// What was read, without the marks of quotations.
  private(set) var text: [UInt8] = []

  init(_ bytes: [UInt8], _ lines: ArraySlice<Range<Int>>) {
    self.bytes = bytes
    self.lines = lines
    line = lines.startIndex
    index = lines[line].lowerBound
    lineEnd = lines[line].upperBound
  }

  /// The label of the definition; nil when the lines begin with none.
  ///
  /// In an item it may stand behind the item's mark.
  mutating func read(inItem: Bool) -> String? {
    let marks = inItem ? " \t>-+*0123456789.)" : " \t>"
    while let byte = peek, marks.utf8.contains(byte) { index += 1 }
    guard let label = label(), take(":") else { return nil }
    blanks()
    guard destination() else { return nil }
    let end = (line, index, text.count)
    if title(), takeEnd() { return label }
    (line, index, lineEnd) = (end.0, end.1, lines[end.0].upperBound)
    text.removeSubrange(end.2...)
    return takeEnd() ? label : nil
  }

  /// The next byte, a line feed between two lines; nil at the end of the last.
  private var peek: UInt8? {
    if index < lineEnd { return bytes[index] }
    return line + 1 < lines.endIndex ? 0x0A : nil
  }

  private mutating func advance() {
    guard index >= lineEnd else {
      text.append(bytes[index])
      index += 1
      return
    }
    line += 1
    // So deep no line begins a block of its own.
    text += "\n    ".utf8
    (index, lineEnd) = (lines[line].lowerBound, lines[line].upperBound)
    while index < lineEnd, " \t>".utf8.contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  /// Skips blanks, and at most one line's end; true when there was any.
  @discardableResult
  private mutating func blanks() -> Bool {
    let start = index
    let first = line
    while let byte = peek, byte.isBlank || (byte == 0x0A && line == first) {
      advance()
    }
    return index != start || line != first
  }

  /// Skips the blanks at the end of a line, and the line's end.
  private mutating func takeEnd() -> Bool {
    while let byte = peek, byte.isBlank { advance() }
    guard peek == nil || peek == 0x0A else { return false }
    text.append(0x0A)
    line += 1
    return true
  }

  /// Skips an escaped character, or one as it stands.
  private mutating func character() {
    let isEscape = peek == UInt8(ascii: "\\")
    advance()
    if isEscape, let next = peek, next > 0x20 { advance() }
  }

  private mutating func label() -> String? {
    guard take("["), peek != UInt8(ascii: "^") else { return nil }
    let start = text.count
    while let byte = peek, byte != UInt8(ascii: "]"), text.count <= start + 1000 {
      guard byte != UInt8(ascii: "[") else { return nil }
      character()
    }
    let label = LinkDefinitions.normalized(text[start...])
    return take("]") && !label.isEmpty ? label : nil
  }

  private mutating func destination() -> Bool {
    if take("<") {
      let start = index
      while let byte = peek, byte != UInt8(ascii: ">") {
        guard byte != UInt8(ascii: "<"), byte != 0x0A else { return false }
        character()
      }
      place = start..<index
      return take(">")
    }
    let start = index
    var depth = 0
    while let byte = peek, byte > 0x20, byte != 0x7F {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      guard (0...Self.maximumDepth).contains(depth) else { return false }
      character()
    }
    place = start..<index
    return index > start && depth == 0
  }

  /// How deep parentheses may stand in a destination to cmark.
  private static let maximumDepth = 32

  private mutating func title() -> Bool {
    guard blanks(), let open = peek, "\"'(".utf8.contains(open) else { return false }
    let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : open
    advance()
    while let byte = peek, byte != close {
      guard byte != UInt8(ascii: "(") || open != byte else { return false }
      character()
    }
    guard peek == close else { return false }
    advance()
    return true
  }
}
