import Markup
import SourceText

/// The code of a file of the notes that a block on a page takes.
struct IncludedCode {
  /// The code, or what keeps it from being shown.
  static func read(
    _ inclusion: CodeInclusion, on page: Int, _ site: AskedSite
  ) -> Result<String, Diagnostic> {
    guard let found = site.includedFile(inclusion.path, on: page) else {
      return .failure(
        fault(
          "there is no file '\(inclusion.path)' of code in the notes' folder", inclusion,
          "code is taken from files that lie in the content folder and are no notes; the path begins at the page"
        ))
    }
    let file: IncludedFile
    switch found {
    case .read(let read): file = read
    case .unreadable:
      return .failure(fault("the file '\(inclusion.path)' cannot be read", inclusion, nil))
    case .noText:
      return .failure(fault("the file '\(inclusion.path)' is no text in UTF-8", inclusion, nil))
    case .tooLong:
      let limit = "\(IncludedFiles.longest / 1000) kB"
      return .failure(fault("the file '\(inclusion.path)' has more than \(limit)", inclusion, nil))
    }
    guard let taken = file.lines(of: inclusion.part) else {
      return .failure(
        fault(
          "'\(inclusion.path)' has no such lines", inclusion,
          "lines are counted from one; a part with a name stands between 'ANCHOR: name' and 'ANCHOR_END: name', or '[start:name]' and '[end:name]'"
        ))
    }
    return .success(withoutIndentation(taken))
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
