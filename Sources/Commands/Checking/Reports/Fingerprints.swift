import SiteBuilder
import SourceText

/// Names by which a service knows a diagnostic again at the next run: the same as long as the file, the line's
/// text and the message are, wherever the line stands; no two of a report are the same.
struct Fingerprints {
  private var counts: [String: Int] = [:]
  private var given: Set<UInt64> = []

  /// The name of the next diagnostic, in sixteen hexadecimal digits.
  mutating func next(_ diagnostic: Diagnostic) -> String {
    let span = diagnostic.span
    let line = span.file.lineRange(span.file.lineIndex(at: span.range.lowerBound))
    let text = span.file.text(line.prefix(Self.longestLine))
    let key = [diagnostic.id, span.file.path, diagnostic.message, String(Self.trimmed(text))]
      .joined(separator: "\u{0}")
    var number = counts[key, default: 0]
    var hash: UInt64
    repeat {
      hash = ContentHash.of(Array("\(key)\u{0}\(number)".utf8))
      number += 1
    } while !given.insert(hash).inserted
    counts[key] = number
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// How much of a line counts: one may be a megabyte, with a hundred faults.
  private static let longestLine = 1_000

  private static func trimmed(_ text: String) -> Substring {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? start
    return text[start..<max(start, end)]
  }
}
