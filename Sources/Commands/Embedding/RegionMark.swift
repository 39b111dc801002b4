import Markup
import SourceText

/// A comment with which a region of `embed` begins or ends.
struct RegionMark {
  enum Kind {
    /// The id and the hash that it carries, where it does, and what a person has added.
    case begin(id: String, hash: String?, rest: [String])
    case end
    /// Nearly one of them.
    case damaged
  }

  let kind: Kind
  /// The number of its line.
  let line: Int
  /// The bytes of its line.
  let range: Range<Int>

  private static let begin = "lifeline:begin"
  private static let end = "lifeline:end"
  /// The comment that ends a region.
  static func endComment(in language: MarkupLanguage) -> String { language.comment([end]) }

  /// The comment that begins a region, with its id and what else it says.
  static func beginComment(_ words: [String], in language: MarkupLanguage) -> String {
    language.comment([begin] + words)
  }

  /// The marks of a page, in its order; lines inside fenced blocks are none.
  static func all(in file: SourceFile, fences: [Range<Int>]) -> [RegionMark] {
    // Most notes have none, and of those nothing is looked at line by line.
    guard file.bytes.holds("lifeline:") else { return [] }
    let language = MarkupLanguage(path: file.path)
    var marks: [RegionMark] = []
    var fences = fences.sorted { $0.lowerBound < $1.lowerBound }[...]
    for line in file.lineStarts.indices {
      while let first = fences.first, first.upperBound <= line { fences.removeFirst() }
      if let first = fences.first, first.contains(line) { continue }
      let range = file.lineRange(line)
      guard let kind = kind(file.bytes[range], language) else { continue }
      marks.append(RegionMark(kind: kind, line: line, range: range))
    }
    return marks
  }

  /// What a line says of a region; nil where it is anything else.
  private static func kind(_ line: ArraySlice<UInt8>, _ language: MarkupLanguage) -> Kind? {
    let (opening, closing) = language.comment
    let isFrame: (Character) -> Bool = {
      $0 == " " || $0 == "\t" || language.isMarkdown && $0 == ">"
    }
    guard let sign = opening.utf8.first, line.contains(sign) else { return nil }
    var text = String(decoding: line, as: UTF8.self).drop(while: isFrame)
    while text.last == " " || text.last == "\t" { text.removeLast() }
    guard text.hasPrefix(opening) else { return nil }
    let isClosed = closing.isEmpty || text.hasSuffix(closing)
    var words = text.dropFirst(opening.count).dropLast(isClosed ? closing.count : 0)
      .split(separator: " ").map(String.init)
    guard let word = words.first, word.hasPrefix("lifeline:") else { return nil }
    words.removeFirst()
    if isClosed, word == end, words.isEmpty { return .end }
    guard isClosed, word == begin, let id = take("id=", from: &words), !id.isEmpty else {
      return .damaged
    }
    let hash = take("hash=", from: &words)
    return .begin(id: id, hash: hash, rest: words)
  }

  /// Takes a value out of the words of a comment.
  private static func take(_ key: String, from words: inout [String]) -> String? {
    guard let index = words.firstIndex(where: { $0.hasPrefix(key) }) else { return nil }
    return String(words.remove(at: index).dropFirst(key.count))
  }
}

extension [UInt8] {
  /// Whether the bytes of a short text are somewhere in it.
  func holds(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      unsafe withUnsafeBufferPointer { unsafe $0.firstPlace(of: text) != nil }
    }
  }
}
