import SourceText

/// The text that a claim says is printed, warned of or raised: in quotation marks, or one word.
///
/// The rest of a line would be a text too, and a claim that it is *not* printed would hold whatever
/// happens; so what is neither is not read.
struct ClaimText {
  let text: String

  /// Reads a text that is to be a whole line; nil where it is none.
  init?(_ line: String) {
    if let mark = Self.quotationMarks.first(where: { line.hasPrefix($0.open) }) {
      guard line.utf8.count >= mark.open.utf8.count + mark.close.utf8.count,
        line.hasSuffix(mark.close)
      else { return nil }
      text = String(line.dropFirst().dropLast())
      // What stands behind the mark that closes the text is no part of the claim.
      guard !TextSearch.contains(text, mark.close) else { return nil }
    } else {
      guard !line.isEmpty, Self.isWord(line) else { return nil }
      text = line
    }
  }

  /// Whether it is one word, with no mark at its end that rather belongs to the sentence.
  private static func isWord(_ line: String) -> Bool {
    !line.utf8.contains { $0 == 0x20 || $0 == 0x09 } && !endings.contains { line.hasSuffix($0) }
  }

  private static let quotationMarks: [(open: String, close: String)] = [
    ("\"", "\""), ("'", "'"), ("`", "`"), ("“", "”"), ("‘", "’"), ("「", "」"), ("『", "』"),
    ("＂", "＂"), ("„", "“"), ("‚", "‘"), ("«", "»"), ("‹", "›"), ("»", "«"), ("”", "”"), ("’", "’"),
  ]

  private static let endings = [
    "\"", "'", "`", "“", "”", "‘", "’", "」", "』", "＂", "»", "«", "›", ".", "。", ",", "，", ";", "；",
  ]
}
