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
    var known: Set<String> = []
    // How many folders of a page's own path were left above a folder when it was passed.
    var passed: [String: Int] = [:]
    for path in paths {
      // Above an absolute path's own folder lies more than a knowledge base.
      var named = path.hasPrefix("/") ? 1 : max(path.split(separator: "/").count - 1, 1)
      for folder in ancestors(of: whole(path)) {
        guard named > 0 || isOfKnowledgeBase(folder) else { break }
        // Above it nothing new is found.
        if let before = passed[folder], before >= named { break }
        passed[folder] = named
        named = max(named - 1, 0)
        if known.insert(folder).inserted { folders.append(spelled(folder)) }
      }
    }
    return folders
  }

  /// The pages of the folders around some pages, those of the nearest folder first. What lies in several of
  /// the folders is read once.
  static func pages(around paths: [String]) -> [Page] {
    let folders = of(paths).map { (spelled: $0, whole: whole($0)) }
    var pages: [Page] = []
    var known: Set<String> = []
    var seen: Set<String> = []
    // A folder is read with those above it, unless these pass over it: where it is hidden, say.
    for folder in folders.sorted(by: { $0.whole.utf8.count < $1.whole.utf8.count }) {
      guard seen.insert(folder.whole).inserted,
        let around = try? Notebook.load(folder: folder.spelled).value
      else { continue }
      let assets = around.assets.map { "\(folder.whole)/\($0)" }
      for file in around.pages.map({ whole($0.file.path) }) + assets {
        for folder in ancestors(of: file) {
          guard seen.insert(folder).inserted else { break }
        }
      }
      pages += around.pages.filter { known.insert(whole($0.file.path)).inserted }
    }
    var nearness = Nearness(folders.map(\.whole))
    return pages.map { ($0, nearness[whole($0.file.path)]) }.sorted { $0.1 < $1.1 }.map { $0.0 }
  }

  /// A notebook in which the stages of some of its pages can be looked up: the same one, or one that has
  /// the pages around as well.
  static func completing(_ notebook: Notebook, for pages: [Page]) -> Notebook {
    let wanting = pages.filter { page in
      page.scenarios.contains { $0.stage != nil && notebook.stage(of: $0) == nil }
    }
    guard !wanting.isEmpty else { return notebook }
    let known = Set(notebook.pages.map { whole($0.file.path) })
    let others = Self.pages(around: wanting.map(\.file.path))
    return notebook.adding(others.filter { !known.contains(whole($0.file.path)) })
  }

  /// A path from the root of the file system.
  static func whole(_ path: String) -> String {
    SystemPath.whole(path)
  }

  /// The repository that a page lies in; nil where it is in none.
  static func repository(of path: String) -> String? {
    ancestors(of: whole(path)).first { FileSystem.kind("\($0)/.git") != nil }
  }

  /// The folders that a whole path lies in, innermost first, as they are asked for.
  fileprivate static func ancestors(of path: String) -> some Sequence<String> {
    sequence(state: path[...]) { rest in
      guard let slash = rest.lastIndex(of: "/") else { return nil }
      rest = rest[..<slash]
      return rest.isEmpty ? "/" : String(rest)
    }
  }

  /// Whether a folder says that it holds pages: by a front page, or as a vault of Obsidian's.
  private static func isOfKnowledgeBase(_ folder: String) -> Bool {
    ["index.md", "Index.md", "INDEX.md", "_index.md", ".obsidian"].contains {
      FileSystem.kind("\(folder)/\($0)") != nil
    }
  }

  /// A whole path as somebody here would write it.
  private static func spelled(_ path: String) -> String {
    let here = whole(".")
    if path == here { return "." }
    return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
  }
}

/// How near files lie to the first of some folders: by the first that holds them.
private struct Nearness {
  private var places: [String: Int] = [:]

  init(_ folders: [String]) {
    for (place, folder) in folders.enumerated() where places[folder] == nil {
      places[folder] = place
    }
    // What lies in an earlier folder too is as near as that.
    for folder in folders.sorted(by: { $0.utf8.count < $1.utf8.count }) { _ = self[folder] }
  }

  /// The place of the first folder that holds a path, or is it.
  subscript(_ path: String) -> Int {
    mutating get {
      var above = Int.max
      var passed: [String] = []
      for folder in FoldersAround.ancestors(of: path) {
        if let known = places[folder] {
          above = known
          break
        }
        passed.append(folder)
      }
      for folder in passed { places[folder] = above }
      let place = min(places[path] ?? .max, above)
      if places[path] != nil { places[path] = place }
      return place
    }
  }
}
