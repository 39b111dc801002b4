import Markup
import SiteBuilder
import SourceText

/// The pages that a command line names, and the notebook in which their stages are looked up.
///
/// A stage is known on all pages of a knowledge base. When a single page is named, the rest of its
/// knowledge base is not, so the folders that the page's path names are searched for stages that the
/// page does not define itself.
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
    let known = Set(files.map(\.path))
    var all = pages
    for folder in Self.folders(above: pages.map(\.file.path)) {
      guard let around = try? Notebook.load(folder: folder) else { continue }
      all += around.value.pages.filter { !known.contains($0.file.path) }
    }
    notebook = Notebook(pages: all)
  }

  /// The knowledge bases that a path may belong to, the nearest first, read as they are asked for.
  static func notebooks(around path: String) -> some Sequence<Notebook> {
    folders(above: [path]).lazy.compactMap { try? Notebook.load(folder: $0).value }
  }

  /// The folders that paths lie in, as far as the paths name them; innermost first.
  private static func folders(above paths: [String]) -> [String] {
    var folders: [String] = []
    for path in paths {
      var rest = path[...]
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        let folder = rest.isEmpty ? "/" : String(rest)
        if !folders.contains(folder) { folders.append(folder) }
        // Above an absolute path's own folder lies more than a knowledge base.
        if path.hasPrefix("/") { break }
      }
      if !path.contains("/"), !folders.contains(".") { folders.append(".") }
    }
    return folders
  }
}
