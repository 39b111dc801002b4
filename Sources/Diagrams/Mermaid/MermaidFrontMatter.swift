/// Looks for what no YAML is in the front matter of Mermaid text, which Mermaid does not draw then:
/// brackets and quotes that stay open, a colon inside a value, a line without a key, a key twice.
struct MermaidFrontMatter {
  private let bytes: [UInt8]
  private let end: Int
  /// The mappings that are open, from the outside in.
  private var levels: [Level] = []
  /// Whether the last key has no value on its line, and so may have a mapping below it.
  private var isWaiting = true
  /// Lines that are indented deeper than this belong to what is looked at no closer: a text over
  /// several lines, or an entry of a list.
  private var skipped: Int?
  /// The same for the further lines of a plain value, which may hold no colon.
  private var continued: Int?
  /// The brackets and the quote that are open, and where the first of them stands.
  private var brackets: [UInt8] = []
  private var quote: UInt8?
  private var opening = 0
  private(set) var failure: DiagramFailure?

  private struct Level {
    var indent: Int
    var keys: Set<String> = []
  }

  /// Looks at what stands between the dashes.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    end = range.upperBound
    var start = range.lowerBound
    while start < end, failure == nil {
      var stop = start
      while stop < end, bytes[stop] != 0x0A { stop += 1 }
      look(start..<stop)
      start = stop + 1
    }
    if failure == nil, quote != nil || !brackets.isEmpty {
      fail("a bracket or a quotation mark stays open", opening..<opening + 1)
    }
  }

  private mutating func fail(_ message: String, _ range: Range<Int>) {
    failure = DiagramFailure(
      id: "mermaid.front-matter", message: "no YAML: \(message)", range: range)
  }

  private mutating func look(_ line: Range<Int>) {
    var first = line.lowerBound
    while first < line.upperBound, bytes[first] == 0x20 { first += 1 }
    var last = line.upperBound
    while last > first, bytes[last - 1] <= 0x20 { last -= 1 }
    let indent = first - line.lowerBound
    let text = first..<last
    if text.isEmpty { return }
    if quote != nil || !brackets.isEmpty { return finish(text) }
    if let skipped, indent > skipped { return }
    skipped = nil
    if bytes[first] == UInt8(ascii: "#") { return }
    if bytes[first] == 0x09 { return fail("a tab cannot indent a line", first..<first + 1) }
    if let continued, indent > continued { return checkPlain(text) }
    continued = nil
    enter(indent, text)
    if failure == nil { lookAtEntry(text, indent) }
  }

  /// Finds the mapping that a line belongs to, by its indent.
  private mutating func enter(_ indent: Int, _ text: Range<Int>) {
    while let level = levels.last, level.indent > indent { levels.removeLast() }
    if levels.last?.indent == indent { return }
    guard isWaiting else { return fail("nothing is open at this indent", text) }
    levels.append(Level(indent: indent))
  }

  private mutating func lookAtEntry(_ text: Range<Int>, _ indent: Int) {
    let sign = bytes[text.lowerBound]
    if sign == UInt8(ascii: "-"), text.count == 1 || bytes[text.lowerBound + 1] == 0x20 {
      let isFirst = levels.last?.keys.isEmpty ?? true
      guard isWaiting || isFirst else {
        return fail("expected a key, not an entry of a list", text)
      }
      skipped = indent
      return
    }
    if sign == UInt8(ascii: "[") || sign == UInt8(ascii: "{") { return finish(text) }
    guard let colon = colon(in: text) else {
      // A text alone is YAML, and says nothing.
      if levels.count == 1, levels[0].keys.isEmpty {
        skipped = -1
        return
      }
      return fail("expected 'key: value'", text)
    }
    let key = String(decoding: bytes[text.lowerBound..<colon], as: UTF8.self)
    guard levels[levels.count - 1].keys.insert(key).inserted else {
      return fail("'\(key)' is said twice", text.lowerBound..<colon)
    }
    var value = colon + 1
    while value < text.upperBound, bytes[value] <= 0x20 { value += 1 }
    lookAtValue(value..<text.upperBound, indent)
  }

  private mutating func lookAtValue(_ value: Range<Int>, _ indent: Int) {
    isWaiting = value.isEmpty || bytes[value.lowerBound] == UInt8(ascii: "#")
    if isWaiting { return }
    switch bytes[value.lowerBound] {
    case UInt8(ascii: "|"), UInt8(ascii: ">"): skipped = indent
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "["), UInt8(ascii: "{"): finish(value)
    case UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "*"): isWaiting = true
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","):
      fail("no value begins with this", value.lowerBound..<value.lowerBound + 1)
    default:
      checkPlain(value)
      continued = indent
    }
  }

  /// The colon after a key: one that a blank or the end of the line follows.
  private func colon(in text: Range<Int>) -> Int? {
    var index = text.lowerBound
    let first = bytes[index]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      index += 1
      while index < text.upperBound, bytes[index] != first { index += 1 }
    }
    while index < text.upperBound {
      if bytes[index] == UInt8(ascii: "#"), bytes[index - 1] == 0x20 { return nil }
      let isLast = index + 1 == text.upperBound
      if bytes[index] == UInt8(ascii: ":"), isLast || bytes[index + 1] == 0x20 { return index }
      index += 1
    }
    return nil
  }

  private mutating func checkPlain(_ value: Range<Int>) {
    guard let colon = colon(in: value) else { return }
    fail("a value with a colon must stand in quotation marks", colon..<colon + 1)
  }

  /// Goes on in a value with brackets or quotation marks, to its end where that is on the line.
  private mutating func finish(_ text: Range<Int>) {
    var index = text.lowerBound
    var isStart = true
    while index < text.upperBound {
      let byte = bytes[index]
      index += 1
      if let open = quote {
        if open == UInt8(ascii: "\""), byte == UInt8(ascii: "\\") { index += 1 }
        guard byte == open else { continue }
        if open == UInt8(ascii: "'"), index < text.upperBound, bytes[index] == open {
          index += 1
          continue
        }
        quote = nil
      } else {
        switch byte {
        case UInt8(ascii: "\"") where isStart, UInt8(ascii: "'") where isStart:
          if brackets.isEmpty { opening = index - 1 }
          quote = byte
          continue
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          if brackets.isEmpty { opening = index - 1 }
          brackets.append(byte == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}"))
          isStart = true
          continue
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          guard brackets.popLast() == byte else {
            return fail("this bracket closes nothing", index - 1..<index)
          }
        default:
          isStart =
            byte == 0x20 && isStart || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
          continue
        }
      }
      isStart = false
      if brackets.isEmpty { return expectEnd(index..<text.upperBound) }
    }
  }

  private mutating func expectEnd(_ rest: Range<Int>) {
    var index = rest.lowerBound
    while index < rest.upperBound, bytes[index] <= 0x20 { index += 1 }
    guard index < rest.upperBound, bytes[index] != UInt8(ascii: "#") else { return }
    fail("nothing may follow the value", index..<rest.upperBound)
  }
}
