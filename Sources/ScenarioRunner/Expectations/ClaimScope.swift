import Lifecycle
import SourceText

/// The versions of iOS that a claim speaks of, where it begins with them: `on iOS 12, 17–26: …`,
/// `before iOS 18: …`, `from iOS 18: …`.
struct ClaimScope {
  /// The versions; nil where the claim speaks of all.
  private(set) var versions: VersionSet?
  /// What is claimed of them.
  private(set) var claim: SnippetLine
  /// Whether versions are meant, and cannot be read.
  private(set) var isUnreadable = false

  /// Reads the beginning of a line.
  init(_ line: SnippetLine) {
    claim = line
    let bytes = Array(line.text.utf8)
    let start = Self.bulletLength(bytes)
    guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) else { return }
    let words = String(decoding: bytes[start..<colon], as: UTF8.self).split(separator: " ")
      .map { String($0) }
    guard words.count > 1, words[1] == "iOS", Self.openings.contains(words[0]) else { return }
    guard let versions = Self.versions(words) else {
      isUnreadable = true
      return
    }
    var rest = colon + 1
    while rest < bytes.count, bytes[rest] == 0x20 || bytes[rest] == 0x09 { rest += 1 }
    let text = String(decoding: bytes[rest...], as: UTF8.self)
    self.versions = versions
    claim = SnippetLine(
      text: text, indentedText: text,
      range: line.range.lowerBound + rest..<line.range.upperBound)
  }

  private static func bulletLength(_ bytes: [UInt8]) -> Int {
    let bullets = [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")]
    return bytes.count > 1 && bullets.contains(bytes[0]) && bytes[1] == 0x20 ? 2 : 0
  }

  private static let openings = ["on", "On", "before", "Before", "from", "From", "since", "Since"]

  private static func versions(_ words: [String]) -> VersionSet? {
    var list = ""
    for word in words[2...] { list += word }
    guard let named = VersionSet(list), let first = named.versions.first else { return nil }
    if words[0] == "on" || words[0] == "On" { return named }
    guard named.versions.count == 1 else { return nil }
    let isBefore = words[0] == "before" || words[0] == "Before"
    return VersionSet(VersionSet.published.versions.filter { isBefore ? $0 < first : $0 >= first })
  }
}
