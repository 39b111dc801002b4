import Markup
import POSIX
import SourceText

/// The code of a file of the notes that a block on a page takes.
struct IncludedCode {
  /// How much of a file is read.
  private static let longest = 256_000

  /// The code, or what keeps it from being shown.
  static func read(
    _ inclusion: CodeInclusion, from folder: String, _ site: Site
  ) -> Result<String, Diagnostic> {
    guard let root = site.notebook.images.folder,
      let path = site.map.asset(linked: inclusion.path, from: folder)
    else {
      return .failure(
        fault(
          "the file '\(inclusion.path)' is not in the notes' folder", inclusion,
          "code is taken from files that lie in the content folder and are no notes; the path begins at the page"
        ))
    }
    guard let bytes = FileSystem.read(path, below: root, atMost: longest + 1) else {
      return .failure(fault("the file '\(inclusion.path)' cannot be read", inclusion, nil))
    }
    guard bytes.count <= longest else {
      return .failure(
        fault("the file '\(inclusion.path)' has more than \(longest / 1000) kB", inclusion, nil))
    }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    guard let taken = part(of: lines[...], inclusion.part) else {
      return .failure(
        fault(
          "'\(inclusion.path)' has no such lines", inclusion,
          "lines are counted from one; a part with a name stands between 'ANCHOR: name' and 'ANCHOR_END: name', or '[start:name]' and '[end:name]'"
        ))
    }
    return .success(withoutIndentation(taken))
  }

  private static func part(
    of lines: ArraySlice<Substring>, _ part: CodeInclusion.Part
  ) -> [Substring]? {
    var lines = lines
    if lines.last?.isEmpty == true { lines.removeLast() }
    switch part {
    case .whole: return lines.filter { !isMark($0) }
    case .lines(let first, let last):
      let end = min(last ?? lines.count, lines.count)
      guard first >= 1, first <= end else { return nil }
      return Array(lines[(first - 1)..<end])
    case .mark(let name):
      guard let start = lines.firstIndex(where: { isMark($0, "ANCHOR: ", "[start:", name) }),
        let end = lines[start...].firstIndex(where: { isMark($0, "ANCHOR_END: ", "[end:", name) })
      else { return nil }
      return lines[(start + 1)..<end].filter { !isMark($0) }
    }
  }

  /// Whether a line marks the beginning or the end of a part by a name.
  private static func isMark(
    _ line: Substring, _ ofBook: String, _ ofSnippets: String, _ name: String
  ) -> Bool {
    if let mark = line.firstRange(of: ofBook) {
      return line[mark.upperBound...].prefix { !$0.isWhitespace } == name
    }
    return line.firstRange(of: ofSnippets + name + "]") != nil
  }

  /// Whether a line is a mark of any part, which no reader has use for.
  private static func isMark(_ line: Substring) -> Bool {
    line.utf8.contains(UInt8(ascii: ":"))
      && ["ANCHOR: ", "ANCHOR_END: ", "--8<-- [start:", "--8<-- [end:"].contains {
        line.firstRange(of: $0) != nil
      }
  }

  /// The lines without the blanks that all of them begin with.
  private static func withoutIndentation(_ lines: [Substring]) -> String {
    let shared =
      lines.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(shared) + "\n" }.joined()
  }

  private static func fault(
    _ message: String, _ inclusion: CodeInclusion, _ note: String?
  ) -> Diagnostic {
    Diagnostic(
      id: "code.not-included", message, at: inclusion.span,
      notes: note.map { [Diagnostic.Note($0)] } ?? [])
  }
}
