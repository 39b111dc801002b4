import POSIX
import SiteBuilder
import SourceText

/// The folders of the knowledge bases that pages may lie in: those that a page's path names, and those
/// above that have a front page.
///
/// Every command finds by them what a page takes for granted and does not have itself.
enum FoldersAround {
  /// The folders around pages, those around the first page first, innermost first.
  static func of(_ paths: [String]) -> [String] {
    var folders: [String] = []
    for path in paths {
      // Above an absolute path's own folder lies more than a knowledge base.
      let named = path.hasPrefix("/") ? 1 : max(path.split(separator: "/").count - 1, 1)
      for (number, folder) in ancestors(of: whole(path)).enumerated() {
        guard number < named || isOfKnowledgeBase(folder) else { break }
        let spelled = spelled(folder)
        if !folders.contains(spelled) { folders.append(spelled) }
      }
    }
    return folders
  }

  /// The knowledge bases that a page may belong to, the nearest first, read as they are asked for.
  static func notebooks(around path: String) -> some Sequence<Notebook> {
    of([path]).lazy.compactMap { try? Notebook.load(folder: $0).value }
  }

  /// A notebook in which the stages of some of its pages can be looked up: the same one, or one that has
  /// the pages around as well.
  static func completing(_ notebook: Notebook, for pages: [Page]) -> Notebook {
    let wanting = pages.filter { page in
      page.scenarios.contains { $0.stage != nil && notebook.stage(of: $0) == nil }
    }
    guard !wanting.isEmpty else { return notebook }
    var others: [Page] = []
    var known = Set(notebook.pages.map { whole($0.file.path) })
    for folder in of(wanting.map(\.file.path)) {
      guard let around = try? Notebook.load(folder: folder) else { continue }
      others += around.value.pages.filter { known.insert(whole($0.file.path)).inserted }
    }
    return notebook.adding(others)
  }

  /// A path from the root of the file system.
  static func whole(_ path: String) -> String {
    SystemPath.whole(path)
  }

  /// The repository that a page lies in; nil where it is in none.
  static func repository(of path: String) -> String? {
    ancestors(of: whole(path)).first { Files.kind("\($0)/.git") != nil }
  }

  /// The folders that a whole path lies in, innermost first.
  private static func ancestors(of path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(rest.isEmpty ? "/" : String(rest))
    }
    return folders
  }

  /// Whether a folder says that it holds pages: by a front page, or as a vault of Obsidian's.
  private static func isOfKnowledgeBase(_ folder: String) -> Bool {
    ["index.md", "Index.md", "INDEX.md", ".obsidian"].contains {
      Files.kind("\(folder)/\($0)") != nil
    }
  }

  /// A whole path as somebody here would write it.
  private static func spelled(_ path: String) -> String {
    let here = whole(".")
    if path == here { return "." }
    return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
  }
}
