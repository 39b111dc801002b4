/// Finds the labels behind the text of a link, `[text][label]`, that nothing defines: to cmark they are text.
struct UndefinedLabels {
  /// Where the text between brackets begins, and whether a link stands in it.
  private struct Opener {
    let start: Int
    var holdsLink = false
  }

  private let bytes: [UInt8]
  private var openers: [Opener] = []
  private var found: [Range<Int>] = []

  /// The labels in running text, of which some parts are text.
  static func find(in bytes: [UInt8], _ parts: [InlinePlaces.Part]) -> [Range<Int>] {
    var labels = UndefinedLabels(bytes: bytes)
    for part in parts { labels.read(part) }
    return labels.found
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read(_ part: InlinePlaces.Part) {
    guard part.container == .none else {
      // No link is in another, so that what holds one is none. An image may be in a link.
      if part.container == .link {
        for index in openers.indices.reversed() {
          if openers[index].holdsLink { break }
          openers[index].holdsLink = true
        }
      }
      return
    }
    let text = bytes[part.range]
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["):
        if let name = LinkScanner.inside(at: index, in: text) {
          index = name.upperBound + 1
        } else {
          openers.append(Opener(start: index + 1))
        }
      case UInt8(ascii: "]"): close(at: index, in: text)
      default: break
      }
      index += 1
    }
  }

  private mutating func close(at bracket: Int, in text: ArraySlice<UInt8>) {
    guard let opener = openers.popLast(), !opener.holdsLink, bracket + 1 < text.endIndex,
      let label = label(at: bracket + 1)
    else { return }
    let text = opener.start..<bracket
    if label.isEmpty { add(text, after: text) } else { add(label, after: text) }
  }

  /// What stands between brackets that begin at a place.
  private func label(at bracket: Int) -> Range<Int>? {
    guard bytes[bracket] == UInt8(ascii: "[") else { return nil }
    var end = bracket + 1
    while end < min(bytes.count, bracket + LinkTail.longestLabel), bytes[end] != UInt8(ascii: "]") {
      guard bytes[end] != UInt8(ascii: "[") else { return nil }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "]") else { return nil }
    return bracket + 1..<end
  }

  /// Keeps a label unless its brackets and those before it are others': the box of a task, footnotes,
  /// subscripts such as `rows[0][1]`, numbers of sources, `[1][2]`, or another link's that begins with the second.
  private mutating func add(_ label: Range<Int>, after text: Range<Int>) {
    let caret = UInt8(ascii: "^")
    let isSubscript = text.lowerBound >= 2 && Self.mayHaveSubscript(bytes[text.lowerBound - 2])
    let end = label == text ? text.upperBound + 2 : label.upperBound
    let next = end + 1 < bytes.count ? bytes[end + 1] : 0
    guard !isSubscript, next != UInt8(ascii: "("), next != UInt8(ascii: "["),
      bytes[text].contains(where: { $0 > 0x20 }), bytes[label].contains(where: { $0 > 0x20 }),
      bytes[text].first != caret, bytes[label].first != caret,
      label == text || !bytes[text].allSatisfy(\.isDigit) || !bytes[label].allSatisfy(\.isDigit)
    else { return }
    found.append(label)
  }

  /// Whether a bracket behind a byte is a subscript's, or goes on with what brackets before it say.
  private static func mayHaveSubscript(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || "_)]^".utf8.contains(byte)
  }
}
