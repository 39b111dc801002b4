import SourceText

/// One statement of Mermaid text: its words, and where they stand.
struct MermaidStatement {
  /// The statement without the blanks around it; entities as they are written.
  var text: String
  /// The offset of its first byte.
  var lower: Int

  /// The bytes that it covers.
  var range: Range<Int> { lower..<lower + text.utf8.count }
}

/// Cuts Mermaid text into statements: at line ends and semicolons, without comments, directives and
/// front matter.
struct MermaidStatements {
  private let bytes: [UInt8]
  private var index = 0
  private(set) var statements: [MermaidStatement] = []
  /// The title that the front matter gives.
  private(set) var title: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    skipFrontMatter()
    while index < bytes.count { readLine() }
  }

  // MARK: Before the diagram

  /// Reads what stands between two lines of three dashes at the very top.
  private mutating func skipFrontMatter() {
    var start = index
    while start < bytes.count, Self.isBlank(bytes[start]) || bytes[start] == 0x0A { start += 1 }
    guard line(from: start) == "---" else { return }
    var next = lineEnd(from: start) + 1
    while next < bytes.count {
      let text = line(from: next)
      next = lineEnd(from: next) + 1
      if text == "---" {
        index = min(next, bytes.count)
        return
      }
      if text.utf8.starts(with: "title:".utf8) { title = Self.unquoted(text.dropFirst(6)) }
    }
    title = nil
  }

  private static func unquoted(_ text: Substring) -> String {
    let text = trimmed(text)
    guard text.utf8.count >= 2, let quote = text.first, quote == "\"" || quote == "'",
      text.last == quote
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  // MARK: Lines

  private mutating func readLine() {
    let end = lineEnd(from: index)
    while index < end, Self.isBlank(bytes[index]) { index += 1 }
    if matches("%%{", at: index) {
      skipDirective()
      return
    }
    if matches("%%", at: index) {
      index = end + 1
      return
    }
    if isWholeLine(at: index) {
      append(index..<end)
      index = end + 1
      return
    }
    readStatements(to: end)
  }

  /// A directive may go over several lines.
  private mutating func skipDirective() {
    while index < bytes.count, !matches("}%%", at: index) { index += 1 }
    index = min(index + 3, bytes.count)
  }

  /// The lines of accessible titles hold whatever there is up to their end.
  private func isWholeLine(at start: Int) -> Bool {
    matches("accTitle", at: start) || matches("accDescr", at: start)
  }

  private mutating func readStatements(to end: Int) {
    var start = index
    var position = index
    while position < end {
      if bytes[position] == UInt8(ascii: "#") {
        if let entity = entityEnd(from: position, to: end) {
          position = entity
          continue
        }
        break
      }
      if bytes[position] == UInt8(ascii: ";") {
        append(start..<position)
        start = position + 1
      }
      position += 1
    }
    append(start..<position)
    index = end + 1
  }

  /// The end of an entity such as `#35;` or `#quot;`, after its semicolon.
  private func entityEnd(from start: Int, to end: Int) -> Int? {
    var position = start + 1
    while position < end, Self.isWord(bytes[position]) { position += 1 }
    guard position > start + 1, position < end, bytes[position] == UInt8(ascii: ";") else {
      return nil
    }
    return position + 1
  }

  private mutating func append(_ range: Range<Int>) {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, Self.isBlank(bytes[lower]) { lower += 1 }
    while upper > lower, Self.isBlank(bytes[upper - 1]) { upper -= 1 }
    guard lower < upper else { return }
    statements.append(
      MermaidStatement(text: String(decoding: bytes[lower..<upper], as: UTF8.self), lower: lower))
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return end
  }

  private func line(from start: Int) -> String {
    Self.trimmed(String(decoding: bytes[start..<lineEnd(from: start)], as: UTF8.self)[...])
  }

  private func matches(_ word: String, at start: Int) -> Bool {
    var position = start
    for byte in word.utf8 {
      guard position < bytes.count, bytes[position] == byte else { return false }
      position += 1
    }
    return true
  }

  // MARK: Characters

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == 0x5F
  }

  /// A text without the blanks around it.
  static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.utf8.first, isBlank(first) { text.removeFirst() }
    while let last = text.utf8.last, isBlank(last) { text.removeLast() }
    return String(text)
  }
}
