import ScenarioSyntax
import SourceText

/// The change of a name into the one that is meant, at the place where the name itself stands.
///
/// An error may mark more than the name, `super.viewDidlod` or a whole call. Of a selector one piece stands
/// there: the change is of that piece where the others are right, and only says what is meant where they
/// are not.
struct NameChange {
  private let name: String
  private let meant: String
  private let span: SourceSpan

  /// Of a longer text only the end is looked at.
  private static let mostText = 2_000

  init(of name: String, into meant: String, in span: SourceSpan) {
    self.name = name
    self.meant = meant
    self.span = span
  }

  var fixIt: Diagnostic.FixIt {
    let message = "did you mean '\(meant)'?"
    guard let (written, replacement) = parts, let place = place(of: written) else {
      return Diagnostic.FixIt(message, replace: span, with: nil, meaning: meant)
    }
    return Diagnostic.FixIt(
      message, replace: SourceSpan(file: span.file, range: place), with: replacement, meaning: meant
    )
  }

  /// What stands there of the name, and what is to stand there; nil where other pieces differ too.
  private var parts: (written: String, replacement: String)? {
    let (piece, other) = (SelectorName.firstPiece(of: name), SelectorName.firstPiece(of: meant))
    guard name.utf8.contains(UInt8(ascii: ":")) || meant.utf8.contains(UInt8(ascii: ":")) else {
      return (name, meant)
    }
    return name.utf8.dropFirst(piece.utf8.count)
      .elementsEqual(meant.utf8.dropFirst(other.utf8.count)) ? (piece, other) : nil
  }

  /// Where a word stands: at the end, or else where it stands alone; nil where that is not sure.
  private func place(of word: String) -> Range<Int>? {
    let bytes = span.file.bytes[span.range]
    let wanted = Array(word.utf8)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return nil }
    let last = bytes.endIndex - wanted.count
    if isWord(wanted, at: last, in: bytes) { return last..<bytes.endIndex }
    guard bytes.count <= Self.mostText else { return nil }
    let found = (bytes.startIndex..<last).filter { isWord(wanted, at: $0, in: bytes) }
    return found.count == 1 ? found[0]..<found[0] + wanted.count : nil
  }

  private func isWord(_ word: [UInt8], at start: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes[start...].starts(with: word) else { return false }
    let end = start + word.count
    return (start == bytes.startIndex || !Self.isOfName(bytes[start - 1]))
      && (end == bytes.endIndex || !Self.isOfName(bytes[end]))
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
