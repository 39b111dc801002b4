import CallTrace
import SourceText

/// The versions of iOS that a claim speaks of, where it begins or ends with them: `on iOS 12, 17–26: …`,
/// `before iOS 18: …`, `until iOS 12: …`, `… on iOS 13 and later`, `iOS 12 及以前：…`.
struct ClaimScope {
  /// The versions; nil where the claim speaks of all.
  private(set) var versions: VersionSet?
  /// What is claimed of them.
  private(set) var claim: SnippetLine
  /// Whether versions are meant, and cannot be read.
  private(set) var isUnreadable = false

  /// Which side of a version is meant.
  private enum Side { case on, before, until, from, after }

  /// Reads a line.
  init(_ line: SnippetLine) {
    claim = line
    let bytes = Array(line.text.utf8)
    guard let name = Self.place(of: "iOS", in: bytes) else { return }
    if let colon = Self.colon(in: bytes, from: name) {
      readLead(line, bytes, colon)
    } else {
      readEnd(line, bytes, name)
    }
  }

  // MARK: Before the claim

  private mutating func readLead(
    _ line: SnippetLine, _ bytes: [UInt8], _ colon: (start: Int, end: Int)
  ) {
    let start = Self.bulletLength(bytes)
    guard start < colon.start else { return }
    let lead = String(decoding: bytes[start..<colon.start], as: UTF8.self)
    guard let words = Self.words(lead) else { return }
    guard let versions = Self.versions(words) else {
      isUnreadable = true
      return
    }
    var rest = colon.end
    while rest < bytes.count, bytes[rest] == 0x20 || bytes[rest] == 0x09 { rest += 1 }
    let text = String(decoding: bytes[rest...], as: UTF8.self)
    self.versions = versions
    claim = SnippetLine(
      text: text, indentedText: text,
      range: line.range.lowerBound + rest..<line.range.upperBound)
  }

  /// The colon behind the versions, in either script; nil where there is none.
  private static func colon(in bytes: [UInt8], from start: Int) -> (start: Int, end: Int)? {
    let wide = Array("：".utf8)
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: ":") { return (index, index + 1) }
      if bytes[index...].starts(with: wide) { return (index, index + wide.count) }
      if bytes[index] == UInt8(ascii: "\"") { return nil }
    }
    return nil
  }

  // MARK: Behind the claim

  /// `A.viewIsAppearing never happens until iOS 12`; it is none where it cannot be read as one.
  private mutating func readEnd(_ line: SnippetLine, _ bytes: [UInt8], _ name: Int) {
    var start = name
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    while start > 0, bytes[start - 1] != 0x20 { start -= 1 }
    let end = String(decoding: bytes[start...], as: UTF8.self)
    guard start > 0, let words = Self.words(end),
      Self.sides.contains(where: { $0.word == words[0] }),
      let versions = Self.versions(words)
    else { return }
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == UInt8(ascii: ",") {
      start -= 1
    }
    let text = String(decoding: bytes[..<start], as: UTF8.self)
    self.versions = versions
    claim = SnippetLine(
      text: text, indentedText: text,
      range: line.range.lowerBound..<line.range.lowerBound + start)
  }

  // MARK: Words

  private static let sides: [(word: String, side: Side)] = [
    ("on", .on), ("in", .on), ("with", .on), ("before", .before), ("from", .from), ("since", .from),
    ("until", .until), ("through", .until), ("after", .after), ("在", .on),
  ]

  private static let behind: [(words: [String], side: Side)] = [
    (["and", "later"], .from), (["or", "later"], .from), (["and", "newer"], .from),
    (["and", "up"], .from),
    (["+"], .from), (["and", "earlier"], .until), (["or", "earlier"], .until),
    (["and", "before"], .until),
    (["and", "older"], .until), (["及以前"], .until), (["及之前"], .until), (["及更早"], .until),
    (["及以后"], .from),
    (["及之后"], .from), (["及更高"], .from), (["起"], .from), (["以前"], .before), (["之前"], .before),
    (["以后"], .from), (["之后"], .after), (["上"], .on), (["中"], .on),
  ]

  /// The words of a scope: an opening, `iOS`, versions, and what stands behind them; nil where the text is
  /// something else.
  private static func words(_ text: String) -> [String]? {
    var words: [String] = []
    for part in text.split(separator: " ") { words += pieces(String(part)) }
    if words.first == "iOS" { words.insert("on", at: 0) }
    if words.count > 2, words[0] == "up", words[1] == "to" {
      words.replaceSubrange(0...1, with: ["until"])
    }
    if words.count > 1, words[0].utf8.count > 1 { words[0] = words[0].lowercased() }
    if words.count > 1, words[0] == "到" || words[0] == "直到" { words[0] = "until" }
    if words.count > 1, words[0] == "从" || words[0] == "自" { words[0] = "from" }
    guard words.count > 1, words[1] == "iOS", sides.contains(where: { $0.word == words[0] }) else {
      return nil
    }
    return words
  }

  /// `13+` and `12及以前` in two.
  private static func pieces(_ part: String) -> [String] {
    let scalars = Array(part.unicodeScalars)
    let isNumber = scalars.first.map { $0.value < 0x3A && $0.value >= 0x30 } ?? false
    guard isNumber,
      let end = scalars.firstIndex(where: { $0 == "+" || ClaimWords.isIdeograph($0) })
    else { return [part] }
    var (head, tail) = ("", "")
    head.unicodeScalars.append(contentsOf: scalars[..<end])
    tail.unicodeScalars.append(contentsOf: scalars[end...])
    return [head, tail]
  }

  private static func versions(_ words: [String]) -> VersionSet? {
    guard var side = sides.first(where: { $0.word == words[0] })?.side else { return nil }
    var rest = Array(words[2...])
    for (ending, meant) in behind
    where rest.count > ending.count && rest.suffix(ending.count).elementsEqual(ending) {
      guard side == .on || side == meant else { return nil }
      side = meant
      rest.removeLast(ending.count)
      break
    }
    var list = ""
    for word in rest { list += word }
    guard let named = VersionSet(list), let first = named.versions.first else { return nil }
    if side == .on { return named }
    guard named.versions.count == 1 else { return nil }
    return VersionSet(
      VersionSet.published.versions.filter { version in
        switch side {
        case .before: version < first
        case .until: version <= first
        case .from: version >= first
        case .after: version > first
        case .on: version == first
        }
      })
  }

  private static func place(of word: String, in bytes: [UInt8]) -> Int? {
    let word = Array(word.utf8)
    guard bytes.count >= word.count else { return nil }
    return (0...bytes.count - word.count).last { start in
      bytes[start..<start + word.count].elementsEqual(word)
        && (start == 0 || bytes[start - 1] == 0x20 || bytes[start - 1] >= 0x80)
    }
  }

  private static func bulletLength(_ bytes: [UInt8]) -> Int {
    let bullets = [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")]
    return bytes.count > 1 && bullets.contains(bytes[0]) && bytes[1] == 0x20 ? 2 : 0
  }
}
