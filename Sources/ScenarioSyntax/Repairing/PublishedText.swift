internal import SourceText

/// A published text by its lines, and what on them is no code.
struct PublishedText {
  let bytes: [UInt8]
  /// The lines without their ends.
  let lines: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lines: [Range<Int>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      let end = offset > start && bytes[offset - 1] == UInt8(ascii: "\r") ? offset - 1 : offset
      lines.append(start..<end)
      start = offset + 1
    }
    lines.append(start..<bytes.count)
    self.lines = lines
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A line without the blanks at both its ends.
  func trimmed(_ line: Range<Int>) -> Range<Int> {
    var lower = line.lowerBound
    var upper = line.upperBound
    while lower < upper, Self.isBlank(bytes[lower]) { lower += 1 }
    while upper > lower, Self.isBlank(bytes[upper - 1]) { upper -= 1 }
    return lower..<upper
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The line that a byte stands on.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func lineLength(at offset: Int) -> Int { lines[line(at: offset)].count }

  /// How many columns a line is indented, a tab being four of them.
  func indentation(_ line: Range<Int>) -> Int {
    var columns = 0
    for byte in bytes[line] {
      switch byte {
      case 0x20: columns += 1
      case 0x09: columns += 4
      default: return columns
      }
    }
    return columns
  }

  func starts(_ line: Range<Int>, with text: String) -> Bool { bytes[line].starts(with: text.utf8) }

  /// Blanks as many bytes, so that columns stay.
  func blank(_ range: Range<Int>) -> Snippet.Edit {
    Snippet.Edit(range, String(repeating: " ", count: range.count))
  }

  // MARK: Line numbers

  /// The numbers of the lines: a column of them before the code, as a page copies, or one before each line.
  func lineNumbers() -> [Snippet.Edit] {
    let column = columnOfNumbers()
    return column.isEmpty ? numbersBeforeLines() : column
  }

  private func columnOfNumbers() -> [Snippet.Edit] {
    var edits: [Snippet.Edit] = []
    for line in lines {
      let inner = trimmed(line)
      if inner.isEmpty, edits.isEmpty { continue }
      guard !inner.isEmpty, text(inner) == String(edits.count + 1) else { break }
      edits.append(blank(inner))
    }
    return edits.count >= 3 ? edits : []
  }

  private func numbersBeforeLines() -> [Snippet.Edit] {
    var edits: [Snippet.Edit] = []
    var last = -1
    for line in lines {
      let inner = trimmed(line)
      guard !inner.isEmpty else { continue }
      let digits = bytes[inner].prefix { Self.isDigit($0) }
      guard let number = Int(String(decoding: digits, as: UTF8.self)), number > last,
        digits.count < 6
      else { return [] }
      last = number
      var upper = inner.lowerBound + digits.count
      while upper < inner.upperBound,
        [UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "|")].contains(bytes[upper])
      {
        upper += 1
      }
      edits.append(blank(inner.lowerBound..<upper))
    }
    return edits.count >= 3 ? edits : []
  }

  // MARK: Marks of a change

  /// `+` and `-` at the left of a change: what it adds is code, and what it takes away is not.
  func changeMarks(_ dialect: Dialect) -> [Snippet.Edit] {
    guard lines.contains(where: { starts($0, with: "+") }) else { return [] }
    var edits: [Snippet.Edit] = []
    for line in lines where !line.isEmpty {
      switch bytes[line.lowerBound] {
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        if dialect == .objectiveC, beginsMethod(line) { continue }
        let isTakenAway = bytes[line.lowerBound] == UInt8(ascii: "-")
        edits.append(blank(isTakenAway ? line : line.lowerBound..<line.lowerBound + 1))
      case UInt8(ascii: "@") where starts(line, with: "@@ "): edits.append(blank(line))
      default: break
      }
    }
    return edits
  }

  /// Whether `-` or `+` is followed by the type of a method.
  private func beginsMethod(_ line: Range<Int>) -> Bool {
    bytes[line].dropFirst().first { !Self.isBlank($0) } == UInt8(ascii: "(")
  }

  // MARK: Prompts

  func prompts() -> [Snippet.Edit] {
    lines.compactMap { line in
      if starts(line, with: "(lldb)") { return blank(line) }
      let prompt = ["$ ", "> ", "% ", ">>> "].first { starts(line, with: $0) }
      return prompt.map { blank(line.lowerBound..<line.lowerBound + $0.utf8.count) }
    }
  }

  // MARK: Lines that are no code

  /// The lines that are the name of a file, as pages have it over a listing.
  func fileNames() -> [Snippet.Edit] {
    let names: [Snippet.Edit] = lines.compactMap { line in
      let inner = trimmed(line)
      return isFileName(inner) ? blank(inner) : nil
    }
    return names + languageName()
  }

  /// The name of the language, which pages have over a listing: alone on the first line.
  private func languageName() -> [Snippet.Edit] {
    guard let first = lines.map({ trimmed($0) }).first(where: { !$0.isEmpty }),
      ["swift", "objc", "objectivec", "objective-c"].contains(text(first).lowercased())
    else { return [] }
    return [blank(first)]
  }

  private func isFileName(_ line: Range<Int>) -> Bool {
    let name = text(line)
    return [".swift", ".m", ".h", ".mm"].contains { name.hasSuffix($0) } && !name.contains(" ")
  }
}
