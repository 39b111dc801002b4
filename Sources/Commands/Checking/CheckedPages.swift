import SiteBuilder
import SourceText

/// The pages that `check` looks at, with the knowledge bases they belong to.
///
/// A folder is a knowledge base, and all its pages are meant. A file belongs to the outermost of the
/// folders around it, so that its links are known, and is looked at alone. Stages that are not there are
/// looked for around the pages. Notes in languages that no site is made of, AsciiDoc and the like, are a
/// group of their own: their links are their tools' to know.
struct CheckedPages {
  /// A knowledge base, and the pages of it that are meant.
  struct Group {
    /// The knowledge base, by which links are looked at.
    let notebook: Notebook
    /// The same, with the pages around where that lacks a stage: what scenarios run in.
    let running: Notebook
    /// The pages, by index.
    let pages: [Int]
    /// Whether a site is made of them, so that their links are looked at.
    var isOfSite = true
    /// What was noticed when they were read.
    let diagnostics: [Diagnostic]
  }

  /// One group a folder, in the order in which the paths first name them.
  private(set) var groups: [Group] = []

  /// Reads what the paths name.
  init(paths: [String], _ trust: Trust = .usual) throws {
    var folders: [String] = []
    // For each folder its files that are named, as they are spelled, by their whole paths.
    var files: [String: [String: String]] = [:]
    var others: [String] = []
    var known: Set<String> = []
    for path in paths {
      guard Files.kind(path) != nil else {
        throw CommandFailure.badInput("no file or folder '\(path)'")
      }
      let isFolder = Files.isFolder(path)
      if isFolder || ContentFolder.isNote(path) && !ContentFolder.isMarkdown(path) {
        others += try Files.markdownFiles(at: [path]).filter {
          !ContentFolder.isMarkdown($0) && known.insert($0).inserted
        }
        guard isFolder else { continue }
      }
      let folder = isFolder ? path : FoldersAround.of([path]).last ?? "."
      if !folders.contains(folder) { folders.append(folder) }
      if isFolder { files[folder] = [:] } else { Self.add(path, to: &files[folder]) }
    }
    for folder in folders { groups.append(try Self.group(folder, files[folder] ?? [:], trust)) }
    if !others.isEmpty { groups.append(try Self.group(of: others)) }
  }

  private static func group(of notes: [String]) throws(CommandFailure) -> Group {
    var files: [SourceFile] = []
    for path in notes { files.append(try Files.readNote(path)) }
    let named = NamedPages(files)
    let notebook = named.notebook
    let read = Dictionary(grouping: named.diagnostics, by: \.span.file.path)
    let paths = Set(notes)
    let pages = notebook.pages.indices.filter { paths.contains(notebook.pages[$0].file.path) }
    let known = pages.flatMap { index in
      let page = notebook.pages[index]
      // Without a scenario it is none of ours.
      return page.scenarios.isEmpty
        ? [] : (read[page.file.path] ?? []).compactMap { NamedNotes.asSaid($0, of: page) }
    }
    return Group(
      notebook: notebook, running: notebook, pages: pages, isOfSite: false, diagnostics: known)
  }

  /// No files stand for all pages of the folder.
  private static func add(_ path: String, to files: inout [String: String]?) {
    if files?.isEmpty == true { return }
    files = files ?? [:]
    files?[FoldersAround.whole(path)] = path
  }

  private static func group(
    _ folder: String, _ files: [String: String], _ trust: Trust
  ) throws(CommandFailure) -> Group {
    let loaded: Checked<Notebook>
    do throws(SiteError) {
      loaded = try Notebook.load(folder: folder, leavingOutDrafts: true, trust: trust) {
        files[FoldersAround.whole($0)] ?? $0
      }
    } catch {
      throw CommandFailure.badInput(error.message)
    }
    let notebook = loaded.value
    let pages = notebook.pages.indices.filter {
      files.isEmpty || files[FoldersAround.whole(notebook.pages[$0].file.path)] != nil
    }
    let paths = Set(pages.map { notebook.pages[$0].file.path })
    for file in files.values.sorted() where !paths.contains(file) {
      throw CommandFailure.badInput(
        ContentFolder.isMarkdown(file)
          ? "'\(file)' is no page of the notes in '\(folder)': it is hidden, ignored by git, a symbolic link, or of a built site"
          : "'\(file)' is no Markdown page")
    }
    // A whole folder's diagnostics are also of what lies in it and is no page.
    let known =
      files.isEmpty
      ? loaded.diagnostics : loaded.diagnostics.filter { paths.contains($0.span.file.path) }
    return Group(
      notebook: notebook,
      running: FoldersAround.completing(notebook, for: pages.map { notebook.pages[$0] }),
      pages: pages, diagnostics: known + (files.isEmpty ? FrontKeys.diagnostics(notebook) : []))
  }
}
