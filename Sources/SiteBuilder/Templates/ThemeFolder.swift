import POSIX
import SourceText

/// The files of a templates folder and of those below it.
///
/// Hidden files are left out. The notes and a built site are no part of a theme where they lie in its
/// folder.
struct ThemeFolder: Sendable {
  /// The paths below the folder, and what tells whether each file changes.
  private(set) var files: [FilePath: FileSignature] = [:]

  /// Walks a folder, without those to skip; one that is not there has no files.
  ///
  /// - Throws: What keeps it from being known whole: a folder that cannot be read, or a symbolic link, which
  ///   is not followed.
  init(_ folder: String, skipping: [String]) throws(SiteError) {
    let skipped = Set(skipping.compactMap { FileSystem.identity($0) })
    var pending = [""]
    while let below = pending.popLast() {
      guard let entries = FileSystem.list("\(folder)/\(below)") else {
        let reason = errno
        if reason == ENOENT || reason == ENOTDIR { continue }
        throw .system("cannot read '\(folder)\(below.isEmpty ? "" : "/")\(below)'", reason)
      }
      if !below.isEmpty, entries.contains(where: { $0.name == OutputList.name }) { continue }
      for entry in entries.sorted(by: { $0.name.precedesInBytes($1.name) })
      where !entry.name.hasPrefix(".") {
        let name = entry.name
        let path = "\(folder)/\(below)\(name)"
        guard entry.isText else {
          throw SiteError(
            "the name of '\(path)' is not UTF-8, and '�' stands for what is not in it")
        }
        guard let found = try FileSystem.lookInside(path) else { continue }
        switch found.kind {
        case .file: files[FilePath(below + name)] = found.signature
        case .folder:
          let isSkipped = FileSystem.identity(path).map(skipped.contains) ?? false
          if !isSkipped { pending.append("\(below)\(name)/") }
        case .other:
          throw SiteError(
            FileSystem.isLink(path)
              ? "'\(path)' is a symbolic link, and is not followed; the file itself has to lie there"
              : "'\(path)' is no file that can be read")
        }
      }
    }
  }
}
