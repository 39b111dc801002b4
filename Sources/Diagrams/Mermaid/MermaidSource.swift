/// Mermaid text as its lexer sees it: without front matter, directives and comment lines, line ends
/// made one kind, and entities marked so that their `#` and `;` are no syntax.
struct MermaidSource {
  /// Stands for the `#` and the `;` of an entity.
  static let entityStart: UInt8 = 0x01
  static let entityEnd: UInt8 = 0x02

  /// The text; it ends in a line feed.
  private(set) var bytes: [UInt8] = []
  /// The title that the front matter gives.
  private(set) var title: String?
  /// What is no YAML in the front matter; its place is one of the original.
  private(set) var failure: DiagramFailure?
  /// Whether the configuration asks for numbers.
  private(set) var showsNumbers = false
  /// What comments say of the drawing: before which byte of the text, and where in the original.
  private(set) var marks: [(place: Int, range: Range<Int>, mark: DrawingMark)] = []
  private let original: [UInt8]
  /// Where pieces of the text stood: from that byte on, at that place of the original.
  private var origins: [(own: Int, original: Int)] = [(0, 0)]

  private typealias Characters = SourceCharacters

  init(_ original: [UInt8]) {
    self.original = original
    bytes.reserveCapacity(original.count + 1)
    var index = skipFrontMatter()
    origins[0].original = index
    var isLineStart = true
    while index < original.count {
      let run = isLineStart ? index : plainEnd(index)
      if run > index {
        bytes += original[index..<run]
        index = run
      } else if let end = directiveEnd(index) {
        showsNumbers = showsNumbers || Self.asksForNumbers(original[index..<end])
        index = end
        resume(at: index)
      } else if isLineStart, let end = commentEnd(index) {
        addMark(index..<end)
        index = end
        resume(at: index)
      } else {
        isLineStart = original[index] == 0x0A || original[index] == 0x0D
        index = copy(index)
      }
    }
    bytes.append(0x0A)
  }

  /// Whether it is a sequence diagram, and not another kind of Mermaid's.
  var startsWithHeader: Bool {
    bytes[Characters.skipBlanks(bytes, 0)...].starts(with: "sequenceDiagram".utf8)
  }

  /// The place of a byte of the text in the original.
  func offset(_ own: Int) -> Int {
    var low = 0
    var high = origins.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if origins[middle].own <= own { low = middle } else { high = middle }
    }
    return min(origins[low].original + own - origins[low].own, original.count)
  }

  /// The place of a range of the text in the original.
  func range(_ own: Range<Int>) -> Range<Int> {
    let lower = offset(own.lowerBound)
    let upper = own.isEmpty ? lower : offset(own.upperBound - 1) + 1
    return lower..<max(lower, min(upper, original.count))
  }

  /// The end of what stands in a line and is copied as it is.
  private func plainEnd(_ start: Int) -> Int {
    var index = start
    while index < original.count, original[index] >= 0x20, original[index] != UInt8(ascii: "#"),
      original[index] != UInt8(ascii: "%")
    { index += 1 }
    return index
  }

  private mutating func resume(at index: Int) {
    if origins[origins.count - 1].own == bytes.count { origins.removeLast() }
    origins.append((bytes.count, index))
  }

  /// Copies what stands at a place, and returns the place after it.
  private mutating func copy(_ index: Int) -> Int {
    switch original[index] {
    case 0x0D:
      bytes.append(0x0A)
      guard index + 1 < original.count, original[index + 1] == 0x0A else { return index + 1 }
      resume(at: index + 2)
      return index + 2
    case UInt8(ascii: "#"):
      guard let end = entityEnd(index) else { break }
      bytes.append(Self.entityStart)
      bytes += original[index + 1..<end]
      bytes.append(Self.entityEnd)
      return end + 1
    case 0x00...0x08, 0x0E..<0x20: bytes.append(0x20)
    default:
      bytes.append(original[index])
      return index + 1
    }
    if original[index] == UInt8(ascii: "#") { bytes.append(original[index]) }
    return index + 1
  }

  /// The semicolon of an entity such as `#35;` or `#quot;`.
  private func entityEnd(_ start: Int) -> Int? {
    var index = start + 1
    while index < original.count, Characters.isWord(original[index]) { index += 1 }
    guard index > start + 1, index < original.count, original[index] == UInt8(ascii: ";") else {
      return nil
    }
    return index
  }

  // MARK: What is left out

  /// The end of a directive, `%%{init: … }%%`; it may go over several lines.
  private func directiveEnd(_ start: Int) -> Int? {
    guard original[start] == UInt8(ascii: "%"), Characters.matches(original, start, "%%{") else {
      return nil
    }
    let word = Characters.skipBlanks(original, start + 3)
    var index = word
    while index < original.count, Characters.isWord(original[index]) { index += 1 }
    guard index > word else { return nil }
    let colon = Characters.skipBlanks(original, index)
    if colon < original.count, original[colon] == UInt8(ascii: ":") { index = colon + 1 }
    index = Characters.skipBlanks(original, index)
    if index < original.count, Characters.isWord(original[index]) {
      while index < original.count, Characters.isWord(original[index]) { index += 1 }
      index = Characters.skipBlanks(original, index)
    } else {
      while index < original.count, !Characters.matches(original, index, "}%%") { index += 1 }
    }
    return Characters.matches(original, index, "}%%") ? index + 3 : index
  }

  private mutating func addMark(_ comment: Range<Int>) {
    let line = Characters.trimmed(original, comment)
    let inside = Characters.trimmed(
      original, min(line.lowerBound + 2, line.upperBound)..<line.upperBound)
    let text = String(decoding: original[inside], as: UTF8.self)
    if let mark = DrawingMark(text) { marks.append((bytes.count, line, mark)) }
  }

  /// The end of a line that holds a comment and nothing else.
  private func commentEnd(_ start: Int) -> Int? {
    let sign = Characters.skipBlanks(original, start, sameLine: true)
    guard Characters.matches(original, sign, "%%"), sign + 2 < original.count,
      original[sign + 2] != UInt8(ascii: "{"), original[sign + 2] != 0x0A
    else { return nil }
    var index = sign
    while index < original.count, original[index] != 0x0A { index += 1 }
    return min(index + 1, original.count)
  }

  /// The end of what stands between two lines of three dashes at the very top.
  private mutating func skipFrontMatter() -> Int {
    let start = Characters.skipBlanks(original, 0)
    guard line(start) == "---" else { return 0 }
    var next = lineEnd(start) + 1
    let body = next
    while next < original.count {
      let text = line(next)
      let end = lineEnd(next) + 1
      if text == "---" {
        showsNumbers = Self.asksForNumbers(original[body..<next])
        failure = MermaidFrontMatter(original, body..<next).failure
        return min(end, original.count)
      }
      if text.utf8.starts(with: "title:".utf8) { title = Self.unquoted(text.dropFirst(6)) }
      next = end
    }
    title = nil
    return 0
  }

  private func lineEnd(_ start: Int) -> Int {
    var end = start
    while end < original.count, original[end] != 0x0A { end += 1 }
    return end
  }

  private func line(_ start: Int) -> String {
    guard start < original.count else { return "" }
    let range = Characters.trimmed(original, start..<lineEnd(start))
    return String(decoding: original[range], as: UTF8.self)
  }

  private static func unquoted(_ text: Substring) -> String {
    let text = Characters.trimmed(text)
    guard text.utf8.count >= 2, let quote = text.first, quote == "\"" || quote == "'",
      text.last == quote
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// Whether a configuration, as JSON or as YAML, says `showSequenceNumbers: true`.
  private static func asksForNumbers(_ configuration: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(configuration)
    let key: StaticString = "showSequenceNumbers"
    for start in bytes.indices where Characters.matches(bytes, start, key) {
      var index = start + key.utf8CodeUnitCount
      while index < bytes.count, [0x20, 0x09, 0x22, 0x27, 0x3A].contains(bytes[index]) {
        index += 1
      }
      if Characters.matches(bytes, index, "true") { return true }
    }
    return false
  }
}
