import SiteBuilder
import SourceText

/// The pages that `check` looks at, with the knowledge bases they belong to.
///
/// A folder is a knowledge base, and all its pages are meant. A file belongs to the outermost folder
/// that its path names, so that its links and stages are known, and is looked at alone.
struct CheckedPages {
  /// A knowledge base, and the pages of it that are meant.
  struct Group {
    /// The knowledge base.
    let notebook: Notebook
    /// The pages, by index.
    let pages: [Int]
    /// What was noticed when they were read.
    let diagnostics: [Diagnostic]
  }

  /// One group a folder, in the order in which the paths first name them.
  private(set) var groups: [Group] = []

  /// Reads what the paths name.
  init(paths: [String]) throws {
    var folders: [String] = []
    var files: [String: Set<String>] = [:]
    for path in paths {
      guard Files.kind(path) != nil else {
        throw CommandFailure.badInput("no file or folder '\(path)'")
      }
      let isFolder = Files.isFolder(path)
      let folder = isFolder ? path : Self.folder(of: path)
      if !folders.contains(folder) { folders.append(folder) }
      if isFolder { files[folder] = [] } else { Self.add(path, to: &files[folder]) }
    }
    for folder in folders { groups.append(try Self.group(folder, files[folder] ?? [])) }
  }

  /// An empty set stands for all pages of the folder.
  private static func add(_ path: String, to files: inout Set<String>?) {
    guard let known = files else {
      files = [path]
      return
    }
    if !known.isEmpty { files = known.union([path]) }
  }

  /// The outermost folder that a relative path names; the folder of an absolute one.
  private static func folder(of path: String) -> String {
    if path.hasPrefix("/") {
      let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
      return parent.isEmpty ? "/" : parent
    }
    let parts = path.split(separator: "/")
    guard parts.count > 1, let first = parts.first else { return "." }
    return String(first)
  }

  private static func group(_ folder: String, _ files: Set<String>) throws(CommandFailure) -> Group
  {
    let loaded: Checked<Notebook>
    do throws(SiteError) {
      loaded = try Notebook.load(folder: folder)
    } catch {
      throw CommandFailure.badInput(error.message)
    }
    let pages = loaded.value.pages.indices.filter {
      files.isEmpty || files.contains(loaded.value.pages[$0].file.path)
    }
    let paths = Set(pages.map { loaded.value.pages[$0].file.path })
    for file in files.sorted() where !paths.contains(file) {
      throw CommandFailure.badInput("'\(file)' is no Markdown page")
    }
    return Group(
      notebook: loaded.value, pages: pages,
      diagnostics: loaded.diagnostics.filter { paths.contains($0.span.file.path) })
  }
}
