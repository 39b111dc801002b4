import Foundation
import Markup
import SiteBuilder
import SourceText

/// The pages that a command line names, and the notebook in which their stages are looked up.
///
/// A stage is known on all pages of a knowledge base. When a single page is named, the rest of its
/// knowledge base is not, so the folders around the page are searched for stages that the page does not
/// define itself: those that its path names, and those above that have a front page.
struct NamedPages {
  /// The pages, in the order of the command line, those of a folder by path.
  var pages: [Page] = []
  /// The pages and what surrounds them.
  var notebook = Notebook(pages: [])
  /// What is wrong with the pages.
  var diagnostics: [Diagnostic] = []

  /// Reads the pages that paths of files and folders name.
  init(paths: [String]) throws(CommandFailure) {
    var files: [SourceFile] = []
    for path in try Files.markdownFiles(at: paths) { files.append(try Files.read(path)) }
    self.init(files)
  }

  /// Reads pages that are in memory.
  init(_ files: [SourceFile]) {
    let named = Notebook.load(files)
    pages = named.value.pages
    diagnostics = named.diagnostics
    notebook = named.value
    let isWanting = pages.contains { page in
      page.scenarios.contains { $0.stage != nil && notebook.stage(of: $0) == nil }
    }
    guard isWanting else { return }
    let known = Set(files.map { Self.whole($0.path) })
    var all = pages
    for folder in Self.folders(above: pages.map(\.file.path)) {
      guard let around = try? Notebook.load(folder: folder) else { continue }
      all += around.value.pages.filter { !known.contains(Self.whole($0.file.path)) }
    }
    notebook = Notebook(pages: all)
  }

  /// The knowledge bases that a path may belong to, the nearest first, read as they are asked for.
  static func notebooks(around path: String) -> some Sequence<Notebook> {
    folders(above: [path]).lazy.compactMap { try? Notebook.load(folder: $0).value }
  }

  /// The folders of the knowledge bases that paths may lie in; innermost first.
  private static func folders(above paths: [String]) -> [String] {
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
    ["index.md", ".obsidian"].contains { Files.kind("\(folder)/\($0)") != nil }
  }

  private static func whole(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// A whole path as somebody here would write it.
  private static func spelled(_ path: String) -> String {
    let here = whole(".")
    if path == here { return "." }
    return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
  }
}
