import SourceText

/// The words of a claim: blanks part them, but not inside brackets or quotation marks.
struct ClaimWords {
  /// A word and its bytes in the snippet.
  struct Word {
    let text: String
    /// Its first byte; most words are told from others by that.
    let first: UInt8
    let range: Range<Int>
  }

  private(set) var words: [Word] = []
  private var bytes: [UInt8]
  private let offset: Int

  init(_ line: SnippetLine) {
    bytes = Array(line.text.utf8)
    offset = line.range.lowerBound
    words.reserveCapacity(8)
    split(from: Self.bulletLength(bytes))
    bytes = []
  }

  /// A claim may stand in a list.
  private static func bulletLength(_ bytes: [UInt8]) -> Int {
    let bullets = [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")]
    return bytes.count > 1 && bullets.contains(bytes[0]) && bytes[1] == 0x20 ? 2 : 0
  }

  private mutating func split(from first: Int) {
    var start = first
    var depth = 0
    var isQuoted = false
    for index in first...bytes.count {
      let byte = index < bytes.count ? bytes[index] : 0x20
      let isEnd = index == bytes.count
      switch byte {
      case UInt8(ascii: "\"") where !isEnd: isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["): if !isQuoted { depth += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"): if !isQuoted { depth -= 1 }
      case 0x20, 0x09:
        guard isEnd || (depth <= 0 && !isQuoted) else { continue }
        if index > start { add(start..<index) }
        start = index + 1
      default: break
      }
    }
  }

  private mutating func add(_ range: Range<Int>) {
    words.append(
      Word(
        text: String(decoding: bytes[range], as: UTF8.self), first: bytes[range.lowerBound],
        range: range.lowerBound + offset..<range.upperBound + offset))
  }
}
