import SourceText

/// Finds the places of links and of what is like them in running text.
///
/// It goes by brackets as CommonMark says, and knows what binds closer than they do: escapes, code, HTML and
/// formulas. So what it finds is what cmark finds, one for one, and nothing in code is taken for a link. It
/// looks at each byte a few times at most.
struct InlineScanner {
  /// Brackets that are open.
  private struct Opener {
    let isImage: Bool
    /// Where the text between the brackets begins.
    let start: Int
    /// How many links by name had been found before; those in the text of a link are none.
    let names: Int
    /// The same of labels that nothing defines.
    let undefined: Int
    var isFollowed = false
  }

  private(set) var places = InlinePlaces()
  private let text: RunningText
  /// Where the destination stands that is defined for a label; nil for one that nothing defines.
  private let definition: (ArraySlice<UInt8>) -> InlinePlaces.Place?
  private let code: CodeSpans
  private var formulas: ArraySlice<Range<Int>>
  private var angles: AngleBrackets
  private var openers: [Opener] = []
  /// How many of them hold a link, and begin none themselves unless it is an image.
  private var inactive = 0
  private var index = 0
  /// Where the plain text begins that has not been kept yet.
  private var plainStart = 0

  private var bytes: [UInt8] { text.bytes }

  init(_ text: RunningText, definition: @escaping (ArraySlice<UInt8>) -> InlinePlaces.Place?) {
    self.text = text
    self.definition = definition
    // Most text has no code.
    code = CodeSpans(text.bytes, text.bytes[...].holds("`") ? [text.bytes.indices] : [], [])
    angles = AngleBrackets(text.bytes)
    let mayHoldFormulas = text.bytes[...].holds("$")
    formulas =
      mayHoldFormulas ? LiteralScanner(text.bytes, text.lines).formulas.map(\.range)[...] : []
    scan()
  }

  private mutating func scan() {
    while index < bytes.count {
      if let formula = formulas.first, formula.lowerBound <= index {
        formulas.removeFirst()
        places.formulas.append(place(formula))
        skip(to: max(index, formula.upperBound))
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"): skipCode()
      case UInt8(ascii: "<"): skipAngles()
      case UInt8(ascii: "!") where byte(index + 1) == UInt8(ascii: "["): open(at: index + 1)
      case UInt8(ascii: "["): open(at: index)
      case UInt8(ascii: "]"): close()
      default: index = endOfPlain(behind: index)
      }
    }
    index = bytes.count
    skip(to: index)
  }

  /// Where what has no meaning ends, behind a byte that has none.
  private func endOfPlain(behind index: Int) -> Int {
    let mark = unsafe text.bytes.withUnsafeBufferPointer {
      unsafe SixteenBytes.firstIndex(in: $0, from: index + 1) {
        // From `[` to `]` there is the backslash alone.
        $0.places(from: UInt8(ascii: "["), to: UInt8(ascii: "]")) | $0.places(of: UInt8(ascii: "`"))
          | $0.places(of: UInt8(ascii: "<")) | $0.places(of: UInt8(ascii: "!"))
          | $0.places(of: UInt8(ascii: "$"))
      }
    }
    return mark ?? text.bytes.count
  }

  /// Goes on behind what is no plain text.
  private mutating func skip(to end: Int) {
    if plainStart < index { places.plain.append(text.place(of: plainStart..<index)) }
    plainStart = end
    index = end
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func place(_ range: Range<Int>, _ inside: Range<Int>? = nil) -> InlinePlaces.Place {
    InlinePlaces.Place(range: text.place(of: range), text: Array(bytes[inside ?? range]))
  }

  private mutating func skipCode() {
    if let end = code.end(from: index) {
      skip(to: end.index)
    } else {
      while byte(index) == UInt8(ascii: "`") { index += 1 }
    }
  }

  private mutating func skipAngles() {
    let start = index
    if let address = angles.address(at: start) {
      places.links.append(place(address))
      skip(to: address.upperBound + 1)
    } else if let end = angles.endOfComment(at: start) {
      places.comments.append(place(start..<end))
      skip(to: end)
    } else if let end = angles.endOfHTML(at: start) {
      skip(to: end)
    } else {
      index += 1
    }
  }
}

// MARK: - Brackets

extension InlineScanner {
  private mutating func open(at bracket: Int) {
    if let last = openers.indices.last { openers[last].isFollowed = true }
    if let inside = name(at: bracket) {
      places.names.append(place(bracket..<(inside.upperBound + 2), inside))
      index = inside.upperBound + 2
      // To cmark it is text, and what follows it in parentheses is too.
      return
    }
    if byte(bracket + 1) == UInt8(ascii: "^") { addMark(at: bracket) }
    openers.append(
      Opener(
        isImage: bracket > index, start: bracket + 1, names: places.names.count,
        undefined: places.undefined.count))
    index = bracket + 1
  }

  /// What stands between the brackets of a link by name, on one line and without brackets in it.
  private func name(at bracket: Int) -> Range<Int>? {
    guard byte(bracket + 1) == UInt8(ascii: "[") else { return nil }
    let inside = bytes[(bracket + 2)...].prefix {
      $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") && $0 != 0x0A
    }
    guard bytes[inside.endIndex...].starts(with: "]]".utf8), inside.contains(where: { $0 > 0x20 }),
      definition(inside) == nil
    else { return nil }
    return inside.indices
  }

  /// A footnote's mark, which is text to cmark.
  private mutating func addMark(at bracket: Int) {
    let label = bytes[(bracket + 2)...].prefix {
      $0 > 0x20 && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]")
    }
    guard byte(label.endIndex) == UInt8(ascii: "]") else { return }
    places.marks.append(place(bracket..<(label.endIndex + 1), label.indices))
  }

  private mutating func close() {
    let end = index
    index += 1
    guard let opener = openers.popLast() else { return }
    let isActive = opener.isImage || openers.count >= inactive
    inactive = min(inactive, openers.count)
    guard isActive, let link = inParentheses() ?? byReference(opener, end: end) else { return }
    places.links.append(link)
    places.names.removeSubrange(opener.names...)
    places.undefined.removeSubrange(opener.undefined...)
    if !opener.isImage { inactive = openers.count }
  }

  /// The destination that stands behind the text of a link.
  private mutating func inParentheses() -> InlinePlaces.Place? {
    guard byte(index) == UInt8(ascii: "(") else { return nil }
    var reader = LinkDefinitionReader(bytes, at: index)
    guard reader.readParentheses(), let destination = reader.place else { return nil }
    skip(to: reader.index)
    return place(destination)
  }

  /// The destination that is defined elsewhere, for `[text][label]`, `[label][]` or `[label]`.
  private mutating func byReference(_ opener: Opener, end: Int) -> InlinePlaces.Place? {
    let label = label(at: index)
    if let label, !label.isEmpty {
      guard let found = definition(bytes[label]) else {
        addUndefined(label, after: opener.start..<end)
        return nil
      }
      index = label.upperBound + 1
      return found
    }
    guard !opener.isFollowed, let found = definition(bytes[opener.start..<end]) else {
      if label != nil { addUndefined(opener.start..<end, after: opener.start..<end) }
      return nil
    }
    if label != nil { index += 2 }
    return found
  }

  /// Keeps a label that nothing defines, unless its brackets and those before it are others': the box of a
  /// task, footnotes, subscripts such as `rows[0][1]`, numbers of sources, `[1][2]`, or another link's that begins
  /// with the second.
  private mutating func addUndefined(_ label: Range<Int>, after text: Range<Int>) {
    let caret = UInt8(ascii: "^")
    let isSubscript = text.lowerBound >= 2 && Self.mayHaveSubscript(bytes[text.lowerBound - 2])
    let end = label == text ? text.upperBound + 2 : label.upperBound
    let next = byte(end + 1)
    guard !isSubscript, next != UInt8(ascii: "("), next != UInt8(ascii: "["),
      bytes[text].contains(where: { $0 > 0x20 }), bytes[label].contains(where: { $0 > 0x20 }),
      bytes[text].first != caret, bytes[label].first != caret,
      label == text || !Self.isNumber(bytes[text]) || !Self.isNumber(bytes[label])
    else { return }
    places.undefined.append(place(label))
  }

  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  /// Whether a bracket behind a byte is a subscript's, or goes on with what brackets before it say.
  private static func mayHaveSubscript(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_)]^".utf8.contains(byte)
    }
  }

  private func label(at bracket: Int) -> Range<Int>? {
    guard byte(bracket) == UInt8(ascii: "[") else { return nil }
    var end = bracket + 1
    while let byte = byte(end), byte != UInt8(ascii: "]"), end < bracket + 1000 {
      guard byte != UInt8(ascii: "[") else { return nil }
      end += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return byte(end) == UInt8(ascii: "]") ? bracket + 1..<end : nil
  }
}
