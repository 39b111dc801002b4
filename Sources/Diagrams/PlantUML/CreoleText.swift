/// A text of PlantUML's without its marks, and what they say of its parts: bold, italic, colours, links.
///
/// A mark counts only where its end is on the same line. What is drawn from elsewhere, such as an
/// icon or an image, is left out.
struct CreoleText {
  private typealias Style = SequenceDiagram.TextRun.Style

  /// The text.
  private(set) var text = ""
  /// The parts of it that look unlike the rest, in order.
  private(set) var runs: [SequenceDiagram.TextRun] = []

  private let source: [UInt8]
  private var plain: [UInt8] = []
  private var index = 0
  /// Where the line ends that is being read.
  private var lineEnd = 0
  /// What holds for the text from `runStart` on: by marks, and by tags.
  private var marks: Style = []
  private var tags: Style = []
  private var color: String?
  private var runStart = 0
  /// Where each mark is found next.
  private var found = Array(repeating: -1, count: Self.pairs.count + 1)

  init(_ bytes: some Collection<UInt8>) {
    source = bytes.filter { $0 != PlantUMLSource.joint }
    plain.reserveCapacity(source.count)
    while index < source.count { readLine() }
    endRun()
    text = String(decoding: plain, as: UTF8.self)
  }

  /// Marks that stand around what they mean.
  private static let pairs: [(byte: UInt8, style: SequenceDiagram.TextRun.Style)] = [
    (UInt8(ascii: "*"), .bold), (UInt8(ascii: "/"), .italic), (UInt8(ascii: "\""), .monospaced),
    (UInt8(ascii: "-"), .struck), (UInt8(ascii: "_"), .underlined),
    (UInt8(ascii: "~"), .underlined),
  ]

  // MARK: Lines

  private mutating func readLine() {
    lineEnd = source[index...].firstIndex(of: 0x0A) ?? source.count
    readLineStart()
    while index < lineEnd { readNext() }
    endRun()
    (marks, tags, color) = ([], [], nil)
    if index < source.count {
      plain.append(0x0A)
      index += 1
      runStart = plain.count
    }
  }

  /// Reads what only means something where a line begins: items of lists, headings and rules.
  private mutating func readLineStart() {
    // A text of one line is no list.
    guard source.contains(0x0A) else { return }
    let sign = source[index < source.count ? index : 0]
    var end = index
    while end < lineEnd, source[end] == sign { end += 1 }
    switch sign {
    case UInt8(ascii: "*"), UInt8(ascii: "#"):
      guard end < lineEnd, source[end] == 0x20 else { return }
      plain += Array(repeating: 0x20, count: 2 * (end - index - 1))
      plain += Array("•".utf8)
      index = end
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "="):
      if end == lineEnd, end - index >= 4 {
        plain += Array("————".utf8)
        index = end
      } else if sign == UInt8(ascii: "="), end < lineEnd {
        tags.insert(.bold)
        while end < lineEnd, source[end] == 0x20 { end += 1 }
        index = end
      }
    default: return
    }
    runStart = plain.count
  }

  // MARK: Pieces

  private mutating func readNext() {
    let byte = source[index]
    switch byte {
    case UInt8(ascii: "\\"): readEscape()
    case UInt8(ascii: "<"): readTag()
    case UInt8(ascii: "["): readLink()
    case UInt8(ascii: "&"): readEntity()
    case UInt8(ascii: "~"):
      guard peek(1) != UInt8(ascii: "~") else { return readMark(byte) }
      // It takes the meaning from the mark behind it.
      guard Self.isMark(peek(1)) else { return copy(1) }
      index += 1
      let mark = source[index]
      while index < lineEnd, source[index] == mark { copy(1) }
    default:
      if Self.isMark(byte) { readMark(byte) } else { copy(1) }
    }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    pairs.contains { $0.byte == byte } || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[")
  }

  private func peek(_ offset: Int) -> UInt8 {
    index + offset < lineEnd ? source[index + offset] : 0
  }

  private mutating func copy(_ count: Int) {
    plain += source[index..<min(index + count, lineEnd)]
    index = min(index + count, lineEnd)
  }

  private mutating func readEscape() {
    switch peek(1) {
    case UInt8(ascii: "n"):
      endRun()
      while plain.last == 0x20 { plain.removeLast() }
      plain.append(0x0A)
      runStart = plain.count
      index += 2
    case UInt8(ascii: "t"):
      plain += Array("    ".utf8)
      index += 2
    case UInt8(ascii: "\\"):
      plain.append(UInt8(ascii: "\\"))
      index += 2
    default: copy(1)
    }
  }

  private mutating func readMark(_ byte: UInt8) {
    guard peek(1) == byte, let place = Self.pairs.firstIndex(where: { $0.byte == byte }) else {
      return copy(1)
    }
    let style = Self.pairs[place].style
    if marks.contains(style) {
      // Of a longer run the last two are the mark.
      if peek(2) == byte { return copy(1) }
      endRun()
      marks.remove(style)
    } else {
      guard peek(2) != 0x20, next(place, byte, from: index + 3) != nil else { return copy(2) }
      endRun()
      marks.insert(style)
    }
    index += 2
  }

  /// Where two of a byte stand next on this line; each part of the text is looked through once for each.
  private mutating func next(_ place: Int, _ byte: UInt8, from start: Int) -> Int? {
    if found[place] < start {
      var scan = max(start, 0)
      while scan + 1 < source.count, !(source[scan] == byte && source[scan + 1] == byte) {
        scan += 1
      }
      found[place] = scan + 1 < source.count ? scan : Int.max
    }
    return found[place] < lineEnd ? found[place] : nil
  }

  /// Ends what looks alike.
  private mutating func endRun() {
    let style = marks.union(tags)
    if runStart < plain.count, !style.isEmpty || color != nil {
      runs.append(SequenceDiagram.TextRun(runStart..<plain.count, style, color: color))
    }
    runStart = plain.count
  }

  // MARK: Links

  /// Reads `[[address]]` and `[[address label]]`, with a tooltip in braces or without.
  private mutating func readLink() {
    guard peek(1) == UInt8(ascii: "["),
      let close = next(Self.pairs.count, UInt8(ascii: "]"), from: index + 2)
    else { return copy(1) }
    let inside = source[index + 2..<close]
    let address = inside.prefix { $0 != 0x20 && $0 != UInt8(ascii: "{") }
    var label = inside.dropFirst(address.count)
    if label.first == UInt8(ascii: "{"), let end = label.firstIndex(of: UInt8(ascii: "}")) {
      label = label[(end + 1)...]
    }
    label = label.drop { $0 == 0x20 }
    endRun()
    plain += label.isEmpty ? address : label
    let link = String(decoding: address, as: UTF8.self)
    if runStart < plain.count {
      runs.append(
        SequenceDiagram.TextRun(
          runStart..<plain.count, marks.union(tags), color: color,
          link: SourceAddress.isSafe(link) ? link : nil))
    }
    runStart = plain.count
    index = close + 2
  }

  // MARK: Tags and entities

  private mutating func readTag() {
    let limit = min(lineEnd, index + 120)
    guard let end = source[index..<limit].firstIndex(of: UInt8(ascii: ">")) else { return copy(1) }
    let content = source[index + 1..<end]
    let isClosing = content.first == UInt8(ascii: "/")
    let name = String(
      decoding: content.dropFirst(isClosing ? 1 : 0).prefix {
        SourceCharacters.isWord($0) || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "$")
      }, as: UTF8.self
    ).lowercased()
    let length = end + 1 - index
    if name.utf8.first == UInt8(ascii: "&") || name.utf8.first == UInt8(ascii: "$") {
      index += length
      return
    }
    // `<b>` and `<b:red>`, but not `a<b and c>d`.
    let behind = content.dropFirst(name.utf8.count + (isClosing ? 1 : 0)).first
    guard behind == nil || behind == UInt8(ascii: ":") || name.utf8.count > 1 || name == "u" else {
      return copy(1)
    }
    switch name {
    case "b": set(.bold, !isClosing, content)
    case "i": set(.italic, !isClosing, content)
    case "u", "w": set(.underlined, !isClosing, content)
    case "s": set(.struck, !isClosing, content)
    case "color", "font":
      endRun()
      let rest = content.dropFirst(isClosing ? 0 : name.utf8.count).drop {
        $0 == UInt8(ascii: ":") || $0 == 0x20
      }
      let word = rest.first == UInt8(ascii: "#") ? rest.dropFirst() : rest
      color = isClosing || name == "font" ? nil : PlantUMLCursor.color(word)
    case "sub", "sup":
      endRun()
      if !isClosing, let length = appendScript(name, at: end + 1) {
        index = length
        return
      }
    case "size", "back", "plain", "img", "math", "latex":
      // Nothing of these is drawn.
      endRun()
    case "br":
      endRun()
      plain.append(0x0A)
      runStart = plain.count
    default: return copy(1)
    }
    index += length
  }

  /// Adds what stands below or above the line, as such characters where there are some, and tells where
  /// what is behind its closing tag begins; otherwise adds a sign, and nothing is taken.
  private mutating func appendScript(_ name: String, at start: Int) -> Int? {
    let isBelow = name == "sub"
    let limit = min(lineEnd, start + 40)
    if let end = source[start..<max(limit, start)].firstIndex(of: UInt8(ascii: "<")),
      let script = Self.script(source[start..<end], isBelow: isBelow),
      source[end..<lineEnd].starts(with: isBelow ? "</sub>".utf8 : "</sup>".utf8)
    {
      plain += script
      return end + 6
    }
    plain.append(isBelow ? UInt8(ascii: "_") : UInt8(ascii: "^"))
    return nil
  }

  private mutating func set(_ style: Style, _ isOn: Bool, _ content: ArraySlice<UInt8>) {
    if content.count > 2, content[content.startIndex + 1] == UInt8(ascii: "+") {
      return append(hexadecimal: content.dropFirst(2))
    }
    endRun()
    if isOn { tags.insert(style) } else { tags.remove(style) }
  }

  /// Adds a character that stands there by its number, `<U+20AC>`.
  private mutating func append(hexadecimal digits: ArraySlice<UInt8>) {
    append(UInt32(String(decoding: digits, as: UTF8.self), radix: 16))
  }

  private mutating func append(_ value: UInt32?) {
    guard let scalar = value.flatMap({ Unicode.Scalar($0) }), scalar.value >= 0x20 else { return }
    plain += Array(String(Character(scalar)).utf8)
  }

  /// Reads `&#8364;`.
  private mutating func readEntity() {
    let limit = min(lineEnd, index + 12)
    guard peek(1) == UInt8(ascii: "#"),
      let end = source[index..<limit].firstIndex(of: UInt8(ascii: ";"))
    else { return copy(1) }
    let value = UInt32(String(decoding: source[index + 2..<end], as: UTF8.self))
    guard value != nil else { return copy(1) }
    append(value)
    index = end + 1
  }
}
