import SiteBuilder
import SourceText

/// The pages that a command line names, and the notebook in which their stages are looked up.
///
/// A stage is known on all pages of a knowledge base. When a single page is named, the rest of its
/// knowledge base is not, so the folders around the page are searched for stages that the page does not
/// define itself.
struct NamedPages {
  /// The pages, in the order of the command line, those of a folder by path.
  var pages: [Page] = []
  /// The pages and what surrounds them.
  var notebook = Notebook(pages: [])
  /// The folders that the command line names.
  private(set) var folders: [String] = []
  /// What is wrong with the pages.
  var diagnostics: [Diagnostic] = []

  /// How large the pages are together.
  var bytes: Int { pages.reduce(0) { $0 + $1.file.bytes.count } }

  /// Reads the pages that paths of files and folders name.
  init(paths: [String]) throws(CommandFailure) {
    var files: [SourceFile] = []
    for path in try Files.markdownFiles(at: paths) { files.append(try Files.readNote(path)) }
    self.init(files)
    folders = paths.filter { Files.isFolder($0) }
  }

  /// Reads pages that are in memory.
  init(_ files: [SourceFile]) {
    let named = Notebook.load(files)
    pages = named.value.pages
    diagnostics = named.diagnostics
    notebook = FoldersAround.completing(named.value, for: pages)
  }
}
