import SourceText

/// Front matter as other systems have it at the top of a page: TOML between lines `+++`, or JSON.
///
/// It is not read, so nobody knows whether it keeps the page back.
struct ForeignFrontMatter {
  /// The index of the first line after it.
  let firstLine: Int
  /// What is said of it.
  let diagnostic: Diagnostic

  /// Looks at the first lines of a file; nil where they are something else.
  init?(_ file: SourceFile) {
    let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    switch start < file.bytes.count ? file.bytes[start] : 0 {
    case UInt8(ascii: "+"):
      let lines = Self.Lines(file, from: start)
      guard lines[0] == "+++" else { return nil }
      let end = lines.first("+++")
      guard end != nil || Self.isTOML(lines[1]) else { return nil }
      firstLine = end.map { $0 + 1 } ?? 0
      diagnostic = .foreign(
        "TOML", "'draft: true' for 'draft = true'", file, lines.range(through: end ?? 0))
    case UInt8(ascii: "{"):
      guard Self.isJSON(file.bytes[(start + 1)...]) else { return nil }
      let lines = Self.Lines(file, from: start)
      let end = lines[0].hasSuffix("}") ? 0 : lines.first("}")
      firstLine = end.map { $0 + 1 } ?? 0
      diagnostic = .foreign(
        "JSON", "'draft: true' for '\"draft\": true'", file, lines.range(through: end ?? 0))
    default: return nil
    }
  }

  /// Whether a line is `key = value`, `[table]` or a comment.
  private static func isTOML(_ line: String) -> Bool {
    if line.hasPrefix("[") || line.hasPrefix("#") { return true }
    guard let sign = line.firstIndex(of: "=") else { return false }
    return line[..<sign].allSatisfy { $0.isLetter || $0.isNumber || "-_. \"".contains($0) }
  }

  /// Whether what follows a brace is a name between quotes, and a colon.
  private static func isJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = bytes.drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "\"") else { return false }
    let name = rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") && $0 >= 0x20 }
    return rest[name.endIndex...].dropFirst().drop { $0 <= 0x20 }.first == UInt8(ascii: ":")
  }

  /// The lines of a file without the blanks that end them.
  private struct Lines {
    let file: SourceFile
    let start: Int

    init(_ file: SourceFile, from start: Int) {
      self.file = file
      self.start = start
    }

    subscript(index: Int) -> String {
      guard index < file.lineStarts.count else { return "" }
      var range = file.lineRange(index)
      if index == 0 { range = min(start, range.upperBound)..<range.upperBound }
      var text = file.text(range)
      while let last = text.last, last.isWhitespace { text.removeLast() }
      return text
    }

    /// The first line after the first one that is just a text.
    func first(_ text: String) -> Int? {
      file.lineStarts.indices.dropFirst().first { self[$0] == text }
    }

    func range(through line: Int) -> Range<Int> { start..<file.lineRange(line).upperBound }
  }
}

extension Diagnostic {
  fileprivate static func foreign(
    _ format: String, _ example: String, _ file: SourceFile, _ range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      id: "front-matter.format",
      "this front matter is \(format), which is not read, so the page counts as a draft",
      at: SourceSpan(file: file, range: range),
      notes: [
        Diagnostic.Note("front matter is YAML between two lines '---': \(example)")
      ])
  }
}
