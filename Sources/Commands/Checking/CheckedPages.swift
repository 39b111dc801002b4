import POSIX
import SiteBuilder
import SourceText

/// The pages that `check` looks at, with the knowledge bases they belong to.
///
/// A folder is a knowledge base, and all its pages are meant. A file belongs to the outermost of the
/// folders around it, so that its links are known, and is looked at alone: of the others is read what it needs.
/// Since a commit, only those of them are meant that may hold otherwise than then. Stages that are not there are
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
    var pages: [Int]
    /// Whether a site is made of them, so that their links are looked at.
    var isOfSite = true
    /// What was noticed when they were read.
    var diagnostics: [Diagnostic]
    /// What is wrong with their links.
    var links: [Diagnostic] = []
    /// Whether all pages of the knowledge base are read, so that its translations are known.
    var isWhole = true
    /// Whether a folder is named, and not some of its notes.
    var isOfFolder = false

    /// Leaves out the pages that another group has, and takes note of the rest.
    mutating func leaveOut(knownTo meant: inout Set<String>) {
      var repeated: Set<String> = []
      pages = pages.filter { index in
        let path = notebook.pages[index].file.path
        let isNew = meant.insert(Files.place(of: path)).inserted
        if !isNew { repeated.insert(path) }
        return isNew
      }
      diagnostics = diagnostics.filter { !repeated.contains($0.span.file.path) }
      links = links.filter { !repeated.contains($0.span.file.path) }
    }
  }

  /// One group a folder, in the order in which the paths first name them.
  private(set) var groups: [Group] = []
  private let trust: Trust
  private let foreign: [LinkIndex]
  private var changes: ChangedFiles?
  private let readsAll: Bool
  private let hooks: FoundHooks
  private let day: String?

  /// Reads what the paths name.
  ///
  /// - Parameter part: Which of the notes are meant.
  /// - Parameter commit: Since when pages have to have changed to be meant.
  /// - Parameter foreign: What links to sites elsewhere are looked up in.
  /// - Parameter hooks: What pages go through before they are read.
  /// - Parameter day: The day on which pages are held back that have a later date.
  /// - Parameter readsAll: Whether all pages of a folder are wanted, also of one of which few have changed.
  init(
    paths: [String], _ trust: Trust = .usual, part: NotePart? = nil, since commit: String? = nil,
    foreign: [LinkIndex] = [], hooks: FoundHooks = .none, on day: String? = nil,
    readingAll readsAll: Bool = false
  ) throws {
    self.hooks = hooks
    self.day = day
    self.readsAll = readsAll
    self.trust = trust
    self.foreign = foreign
    changes = commit.map { ChangedFiles(since: $0) }
    let wanted = try WantedNotes(paths, part: part)
    var meant: Set<String> = []
    for folder in wanted.folders {
      var group = try group(folder, wanted[folder])
      if wanted.folders.count > 1 { group.leaveOut(knownTo: &meant) }
      groups.append(group)
    }
    if !wanted.others.isEmpty { groups.append(try group(of: wanted.others)) }
  }

  private mutating func group(of notes: [String]) throws(CommandFailure) -> Group {
    var files: [SourceFile] = []
    var changed: Set<String> = []
    for path in notes {
      files.append(try Files.readNote(path))
      if try changes?.contains(path) ?? true { changed.insert(path) }
    }
    let named = NamedPages(files)
    let notebook = named.notebook
    let read = Dictionary(grouping: named.diagnostics, by: \.span.file.path)
    let paths = Set(notes)
    let pages = notebook.pages.indices.filter { index in
      let page = notebook.pages[index]
      guard paths.contains(page.file.path) else { return false }
      // The stage that it runs in may have changed.
      return changed.contains(page.file.path) || page.scenarios.contains { $0.stage != nil }
    }
    let known = pages.flatMap { index in
      let page = notebook.pages[index]
      // Without a scenario it is none of ours.
      return page.scenarios.isEmpty
        ? [] : (read[page.file.path] ?? []).compactMap { NamedNotes.asSaid($0, of: page) }
    }
    return Group(
      notebook: notebook, running: notebook, pages: pages, isOfSite: false, diagnostics: known)
  }

  private mutating func group(_ folder: String, _ wanted: WantedNotes.OfFolder) throws -> Group {
    let files = wanted.files
    let start = (SystemPath.real(folder) ?? FoldersAround.whole(folder)) + "/"
    let named = Set(files.keys.map { $0.hasPrefix(start) ? String($0.dropFirst(start.count)) : $0 })
    let naming: @Sendable (String) -> String = {
      files.isEmpty ? $0 : files[Files.place(of: $0)] ?? $0
    }
    do throws(SiteError) {
      if wanted.isAll || !wanted.isOfFolder, let some = try some(folder, named, naming) {
        return some
      }
      return try whole(folder, wanted, named, naming)
    } catch {
      throw CommandFailure.badInput(error.message)
    }
  }

  /// Some pages with what they need of the others; nil where more has to be known, which is so wherever a link or
  /// a stage does not hold.
  private mutating func some(
    _ folder: String, _ named: Set<String>, _ naming: @escaping @Sendable (String) -> String
  ) throws(SiteError) -> Group? {
    // What hooks put into a page is not known before it has gone through them.
    guard hooks.isEmpty else { return nil }
    let found: (read: Checked<Notebook>, pages: Set<String>)?
    if let changes = try changes?.changes(below: folder) {
      found =
        readsAll
        ? nil
        : try Notebook.load(
          changed: changes, among: named.isEmpty ? nil : named, ofFolder: folder,
          leavingOutDrafts: true, on: day, naming: naming)
    } else if !named.isEmpty {
      found = try Notebook.load(
        pages: named, ofFolder: folder, leavingOutDrafts: true, on: day, naming: naming
      ).map { ($0, named) }
    } else {
      found = nil
    }
    guard let (loaded, named) = found else { return nil }
    let notebook = loaded.value.lookingUp(foreign)
    let pages = notebook.pages.indices.filter { named.contains(notebook.pages[$0].path) }
    let hasStages = pages.allSatisfy { index in
      notebook.pages[index].scenarios.allSatisfy { notebook.missingStage(of: $0) == nil }
    }
    guard pages.count == named.count, hasStages, try notebook.checkLinks(of: named, trust).isEmpty
    else { return nil }
    let paths = Set(pages.map { notebook.pages[$0].file.path })
    return Group(
      notebook: notebook, running: notebook, pages: pages,
      diagnostics: loaded.diagnostics.filter { paths.contains($0.span.file.path) }, isWhole: false)
  }

  private mutating func whole(
    _ folder: String, _ wanted: WantedNotes.OfFolder, _ named: Set<String>,
    _ naming: @escaping @Sendable (String) -> String
  ) throws(SiteError) -> Group {
    let since = try changes?.changes(below: folder)
    let loaded = try Notebook.load(
      folder: folder, leavingOutDrafts: true, on: day, trust: trust, hooks: hooks,
      keepsText: { since?.contains($0) ?? (wanted.isAll || named.contains($0)) }, naming: naming)
    let notebook = loaded.value.lookingUp(foreign)
    var pages = notebook.pages.indices.filter {
      wanted.isAll || named.contains(notebook.pages[$0].path)
    }
    let found = Set(pages.map { notebook.pages[$0].path })
    for path in named.sorted() where !found.contains(path) {
      let place = SystemPath.real(folder) ?? FoldersAround.whole(folder)
      let file = wanted.files[place + "/" + path] ?? wanted.files[path] ?? path
      throw SiteError(
        ContentFolder.isMarkdown(file)
          ? "'\(file)' is no page of the notes in '\(folder)': it is hidden, ignored by git, a symbolic link, or of a built site"
          : "'\(file)' is no Markdown page")
    }
    if let since {
      let affected = Set(try notebook.pages(affectedBy: since))
      pages = pages.filter { affected.contains($0) }
    }
    let isAll = pages.count == notebook.pages.count
    let links = try notebook.checkLinks(
      of: isAll ? nil : Set(pages.map { notebook.pages[$0].path }), trust,
      withFiles: wanted.isOfFolder)
    let paths = Set(pages.map { notebook.pages[$0].file.path })
    let others = Set(notebook.pages.map(\.file.path)).subtracting(paths)
    // A whole folder's diagnostics are also of what lies in it and is no page.
    let isOfFolder = wanted.isOfFolder && since == nil
    let noticed = loaded.diagnostics + (isOfFolder ? FrontKeys.diagnostics(notebook) : [])
    return Group(
      notebook: notebook,
      running: FoldersAround.completing(notebook, for: pages.map { notebook.pages[$0] }),
      pages: pages,
      diagnostics: noticed.filter {
        isOfFolder ? !others.contains($0.span.file.path) : paths.contains($0.span.file.path)
      },
      links: links.filter { !others.contains($0.span.file.path) },
      isOfFolder: wanted.isOfFolder)
  }
}
