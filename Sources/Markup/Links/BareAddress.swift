import SourceText

/// Finds addresses that stand in running text as they are, by GitHub's rules: `https://a.example/x`,
/// `www.a.example` and `who@a.example`.
enum BareAddress {
  /// An address, and what a link to it leads to when that is more.
  struct Found {
    let range: Range<Int>
    var prefix = ""
  }

  /// The address that the characters at an index belong to: `://`, `www.` or `@`.
  static func find(at index: Int, in bytes: ArraySlice<UInt8>, from start: Int) -> Found? {
    switch bytes[index] {
    case UInt8(ascii: ":"):
      return web(at: index, in: bytes, from: start).map { Found(range: $0) }
    case UInt8(ascii: "@"):
      return mail(at: index, in: bytes, from: start).map { Found(range: $0, prefix: "mailto:") }
    default:
      return www(at: index, in: bytes).map { Found(range: $0, prefix: "http://") }
    }
  }

  /// The address whose scheme ends with the colon at an index.
  private static func web(
    at colon: Int, in bytes: ArraySlice<UInt8>, from start: Int
  ) -> Range<Int>? {
    guard let first = scheme(before: colon, in: bytes, from: start) else { return nil }
    let rest = colon + 3
    let end = end(in: bytes, from: rest, start: first)
    return end > rest ? first..<end : nil
  }

  /// Where the scheme begins that ends with `://` at an index.
  private static func scheme(
    before colon: Int, in bytes: ArraySlice<UInt8>, from start: Int
  ) -> Int? {
    guard colon + 3 < bytes.endIndex, bytes[colon + 1] == UInt8(ascii: "/"),
      bytes[colon + 2] == UInt8(ascii: "/")
    else { return nil }
    guard colon >= start + 5 || colon == start + 4 else { return nil }
    let isSecure = bytes[colon - 1] | 0x20 == UInt8(ascii: "s")
    let first = colon - (isSecure ? 5 : 4)
    guard first >= start, zip(bytes[first...], "http".utf8).allSatisfy({ $0 | 0x20 == $1 }),
      first == bytes.startIndex || !bytes[first - 1].isLetterOrDigit,
      bytes[colon + 3].isLetterOrDigit || bytes[colon + 3] >= 0x80
    else { return nil }
    return first
  }

  private static func www(at index: Int, in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let rest = index + 4
    guard rest < bytes.endIndex, bytes[index..<rest].elementsEqual("www.".utf8),
      bytes[rest].isLetterOrDigit || bytes[rest] >= 0x80
    else { return nil }
    if index > bytes.startIndex {
      let before = bytes[index - 1]
      guard before <= 0x20 || before >= 0x80 || "*_~([\"'".utf8.contains(before) else { return nil }
    }
    let end = end(in: bytes, from: rest, start: index)
    return end > rest ? index..<end : nil
  }

  private static func mail(
    at sign: Int, in bytes: ArraySlice<UInt8>, from start: Int
  ) -> Range<Int>? {
    var first = sign
    while first > start,
      bytes[first - 1].isLetterOrDigit || ".+-_".utf8.contains(bytes[first - 1])
    { first -= 1 }
    var end = sign + 1
    var points = 0
    while end < bytes.endIndex {
      if bytes[end] == UInt8(ascii: ".") {
        guard end + 1 < bytes.endIndex, bytes[end + 1].isLetterOrDigit else { break }
        points += 1
      } else if !bytes[end].isLetterOrDigit, !"-_".utf8.contains(bytes[end]) {
        break
      }
      end += 1
    }
    guard first < sign, points > 0, bytes[end - 1].isLetter,
      end == bytes.endIndex || bytes[end] != UInt8(ascii: "@")
    else { return nil }
    return first..<end
  }
}

// MARK: - Ends

extension BareAddress {
  /// Where an address ends: before a blank, `<`, a mark of Chinese text or of print, and before the
  /// sentence's own marks.
  private static func end(in bytes: ArraySlice<UInt8>, from lower: Int, start: Int) -> Int {
    var end = lower
    while end < bytes.endIndex, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "<"),
      !isMark(at: end, in: bytes)
    { end += 1 }
    var surplus = (round: 0, square: 0)
    for byte in bytes[start..<end] { count(byte, 1, &surplus) }
    while end > lower {
      let last = bytes[end - 1]
      let isOpenedElsewhere =
        last == UInt8(ascii: ")") && surplus.round > 0
        || last == UInt8(ascii: "]") && surplus.square > 0
      guard isOpenedElsewhere || "?!.,:;*_~'\"".utf8.contains(last) else { break }
      count(last, -1, &surplus)
      end -= 1
    }
    return end
  }

  /// Counts how many brackets are closed that are not opened.
  private static func count(_ byte: UInt8, _ sign: Int, _ surplus: inout (round: Int, square: Int))
  {
    switch byte {
    case UInt8(ascii: "("): surplus.round -= sign
    case UInt8(ascii: ")"): surplus.round += sign
    case UInt8(ascii: "["): surplus.square -= sign
    case UInt8(ascii: "]"): surplus.square += sign
    default: break
    }
  }

  /// Whether a full-width mark begins at an index, or a dash, a quotation mark or an ellipsis.
  private static func isMark(at index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes[index] >= 0xE2, index + 2 < bytes.endIndex else { return bytes[index] == 0xEF }
    switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
    // A character of the address itself that is guarded.
    case (0xEF, 0xB7, 0x99...0xAD): return false
    case (0xEF, _, _), (0xE3, 0x80, _), (0xE2, 0x80, 0x94), (0xE2, 0x80, 0x98...0x9D),
      (0xE2, 0x80, 0xA6):
      return true
    default: return false
    }
  }
}

// MARK: - Emphasis

extension BareAddress {
  /// Whether an address in a text may have characters that cmark would take for emphasis; cheap, for a
  /// first look at a page.
  static func mayHoldEmphasis(_ text: ArraySlice<UInt8>) -> Bool {
    var start = text.startIndex
    // Slashes are rarer than colons.
    while let index = text.place(of: "/", from: start) {
      start = index + 1
      guard index > text.startIndex, text[index - 1] == UInt8(ascii: ":"),
        text[start...].first == UInt8(ascii: "/")
      else { continue }
      while start < text.endIndex, text[start] > 0x20 {
        if isEmphasis(text[start]) { return true }
        start += 1
      }
    }
    return false
  }

  /// The places of such characters in a line, in order; what is escaped is no emphasis.
  static func emphasis(in line: ArraySlice<UInt8>) -> [Int] {
    var found: [Int] = []
    var index = line.startIndex
    while index < line.endIndex {
      guard line[index] == UInt8(ascii: ":"),
        scheme(before: index, in: line, from: line.startIndex) != nil,
        let whole = web(at: index, in: line, from: line.startIndex),
        let range = web(
          at: index, in: line[..<extent(from: index, in: line[..<whole.upperBound])],
          from: line.startIndex)
      else {
        index += 1
        continue
      }
      found += range.filter { isEmphasis(line[$0]) && line[$0 - 1] != UInt8(ascii: "\\") }
      index = range.upperBound
    }
    return found
  }

  private static func isEmphasis(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_")
  }

  /// Where an address ends at the latest, as far as can be said before cmark has seen the line: it may be
  /// that of a link, in code or in HTML.
  private static func extent(from start: Int, in line: ArraySlice<UInt8>) -> Int {
    var surplus = (round: 0, square: 0)
    var index = start
    while index < line.endIndex, line[index] > 0x20, !"<>`".utf8.contains(line[index]) {
      count(line[index], 1, &surplus)
      if surplus.round > 0 || surplus.square > 0 { break }
      index += 1
    }
    return index
  }
}
