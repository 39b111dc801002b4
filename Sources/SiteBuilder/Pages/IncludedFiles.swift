import Markup
import POSIX
import Synchronization

/// A file whose lines blocks of code show.
struct IncludedFile: Sendable {
  private let lines: [Substring]
  /// Whether a line is a mark of any part, which no reader has use for.
  private let isMark: [Bool]
  /// The lines between the first marks of each name.
  private let parts: [Substring: Range<Int>]

  init(_ bytes: [UInt8]) {
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    var isMark = [Bool](repeating: false, count: lines.count)
    var starts: [Substring: Int] = [:]
    var parts: [Substring: Range<Int>] = [:]
    for (number, line) in lines.enumerated() where line.utf8.contains(UInt8(ascii: ":")) {
      guard let mark = Mark(line) else { continue }
      isMark[number] = mark.isHidden
      if mark.isStart {
        if starts[mark.name] == nil { starts[mark.name] = number }
      } else if let start = starts[mark.name], parts[mark.name] == nil {
        parts[mark.name] = start + 1..<number
      }
    }
    (self.lines, self.isMark, self.parts) = (lines, isMark, parts)
  }

  /// Some of its lines; nil where there are none such.
  func lines(of part: CodeInclusion.Part) -> [Substring]? {
    switch part {
    case .whole: return lines.indices.filter { !isMark[$0] }.map { lines[$0] }
    case .lines(let first, let last):
      let end = min(last ?? lines.count, lines.count)
      guard first >= 1, first <= end else { return nil }
      return Array(lines[(first - 1)..<end])
    case .mark(let name):
      return parts[name[...]].map { $0.filter { !isMark[$0] }.map { lines[$0] } }
    }
  }

  /// A line at which a part with a name begins or ends, as mdBook's books mark it, or MkDocs' snippets.
  private struct Mark {
    let name: Substring
    let isStart: Bool
    /// Whether the line is a mark and nothing else: MkDocs' have a sign before them.
    let isHidden: Bool

    init?(_ line: Substring) {
      for (text, isStart) in [("ANCHOR: ", true), ("ANCHOR_END: ", false)] {
        guard let found = line.firstRange(of: text) else { continue }
        name = line[found.upperBound...].prefix { !$0.isWhitespace }
        (self.isStart, isHidden) = (isStart, true)
        return
      }
      for (text, isStart) in [("[start:", true), ("[end:", false)] {
        guard let found = line.firstRange(of: text) else { continue }
        let rest = line[found.upperBound...]
        guard let end = rest.firstIndex(of: "]") else { continue }
        name = rest[..<end]
        self.isStart = isStart
        isHidden = line[..<found.lowerBound].hasSuffix("--8<-- ")
        return
      }
      return nil
    }
  }
}

/// The files whose lines blocks of code show, each read once however many blocks show some of it.
final class IncludedFiles: Sendable {
  /// How much of a file is read.
  static let longest = 256_000
  /// How much is kept; what goes beyond it is read each time.
  private static let mostKept = 16_000_000

  enum Found: Sendable {
    case read(IncludedFile)
    case unreadable
    /// It holds bytes that are no text, which neither a page nor its Markdown may have.
    case noText
    case tooLong
  }

  private struct Kept {
    var files: [String: Found] = [:]
    var bytes = 0
  }

  private let kept = Mutex(Kept())

  private static func read(_ bytes: [UInt8]) -> Found {
    if bytes.count > longest { return .tooLong }
    let isText = bytes.allSatisfy { $0 >= 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    guard isText, String(validating: bytes, as: UTF8.self) != nil else { return .noText }
    return .read(IncludedFile(bytes))
  }

  /// A file by its path below the notes' folder.
  func file(_ path: String, below root: String) -> Found {
    kept.withLock { kept in
      if let known = kept.files[path] { return known }
      let bytes = FileSystem.read(path, below: root, atMost: Self.longest + 1)
      let found: Found
      if let bytes {
        found = Self.read(bytes)
      } else {
        found = .unreadable
      }
      let size = bytes?.count ?? 0
      if kept.bytes + size <= Self.mostKept {
        kept.files[path] = found
        kept.bytes += size
      }
      return found
    }
  }
}
