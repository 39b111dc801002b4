import POSIX
import SiteBuilder
import SourceText

/// Paths as a service knows them, which counts from the repository's folder wherever the command runs.
///
/// The repository is the one whose `.git` lies nearest above a file. Where there is none, as in a copy without
/// its history, it is the folder that CI says it has made, and otherwise the current one.
struct RepositoryPaths {
  /// The folder that a path lies in, as it stands, and what its names begin with.
  private var prefixes: [Substring: String] = [:]
  private var files: [String: SourceFile] = [:]
  private let others: [String]

  init() {
    others =
      ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap { name in
        Environment.value(of: name).flatMap { $0.isEmpty ? nil : SystemPath.resolved($0) }
      } + [SystemPath.resolved(".")]
  }

  /// A path from the repository's folder; one that lies in none stays as it is.
  mutating func path(_ path: String) -> String {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = path[..<end]
    return (prefixes[folder] ?? prefix(of: folder)) + path[end...]
  }

  /// What stands before the names of a folder's files: that of the folder around it and its own name, unless it
  /// begins a repository or is a link to elsewhere.
  private mutating func prefix(of folder: Substring) -> String {
    var names: [Substring] = []
    var folder = folder
    while prefixes[folder] == nil, let around = Self.around(folder), !Self.leadsElsewhere(folder) {
      names.append(folder[around.endIndex...])
      folder = around
    }
    var prefix = prefixes[folder] ?? wholePrefix(of: folder)
    prefixes[folder] = prefix
    for name in names.reversed() {
      folder = folder.base[folder.startIndex..<name.endIndex]
      prefix += name
      prefixes[folder] = prefix
    }
    return prefix
  }

  /// The folder around one that ends with a slash; nil where its spelling does not tell.
  private static func around(_ folder: Substring) -> Substring? {
    let name = folder.dropLast()
    guard !name.isEmpty, name != ".", name != "..", !name.hasSuffix("/.."), !name.hasSuffix("/.")
    else { return nil }
    return folder[..<(name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex)]
  }

  private static func leadsElsewhere(_ folder: Substring) -> Bool {
    NamedLinks.isLink(String(folder.dropLast())) || FileSystem.kind("\(folder).git") != nil
  }

  private func wholePrefix(of folder: Substring) -> String {
    let whole = SystemPath.resolved(folder.isEmpty ? "." : String(folder))
    let repository = FoldersAround.repository(of: whole + "/file")
    for root in [repository].compactMap(\.self) + others {
      if whole == root { return "" }
      let start = root == "/" ? root : root + "/"
      if whole.hasPrefix(start) { return whole.dropFirst(start.count) + "/" }
    }
    return String(folder)
  }

  /// A diagnostic with such paths.
  mutating func located(_ diagnostic: Diagnostic) -> Diagnostic {
    Diagnostic(
      diagnostic.severity, id: diagnostic.id, diagnostic.message, at: located(diagnostic.span),
      notes: diagnostic.notes.map { note in
        .init(note.message, at: note.span.map { located($0) }, line: note.line)
      },
      fixIts: diagnostic.fixIts.map { fixIt in
        .init(
          fixIt.message, replace: located(fixIt.span), with: fixIt.replacement,
          meaning: fixIt.meant)
      })
  }

  /// A span in a file of such a path.
  mutating func located(_ span: SourceSpan) -> SourceSpan {
    let path = span.file.path
    if let file = files[path] { return SourceSpan(file: file, range: span.range) }
    let located = self.path(path)
    let file = located == path ? span.file : SourceFile(path: located, bytes: span.file.bytes)
    files[path] = file
    return SourceSpan(file: file, range: span.range)
  }
}
