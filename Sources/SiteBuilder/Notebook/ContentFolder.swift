import Markup
import POSIX
import SourceText

/// The files of the content folder, by their paths below it.
///
/// What git ignores is left out, and so are hidden files, folders that tools have filled, copies that an editor
/// keeps of what it saves, and what a symbolic link leads to, which is said: nothing outside the folder is read.
/// So are the sites that were built below it, whoever built them, and in an Obsidian vault the templates of
/// notes.
package struct ContentFolder: Sendable {
  /// A file, and what tells whether it changes.
  package struct File: Sendable {
    /// The path below the folder.
    package let path: String
    let signature: FileSignature
  }

  /// Pages, sorted by path.
  package private(set) var pages: [File] = []
  /// Everything else that is a file, sorted by path: images and the like.
  private(set) var assets: [File] = []
  /// The folders that were looked through, the content folder first, which is empty here.
  private(set) var folders: [String] = []
  /// What is neither file nor folder, sorted by path: symbolic links, and what else is not read.
  private(set) var others: [String] = []
  /// The same of what has a name that is no UTF-8, which no page can link to and no site can have; what is
  /// not UTF-8 in it is `�` here.
  private(set) var misspelled: [String] = []
  /// Pages that git ignores, and folders that git ignores or a tool has marked as its own, sorted by path.
  private(set) var passedOver: [String] = []
  /// What it is as an Obsidian vault; nil where it is none.
  let vault: ObsidianVault?

  /// Pages, and notes in other languages than those that a site is made of, sorted by path.
  package var notes: [File] {
    let others = assets.filter { Self.isNote($0.path) }
    guard !others.isEmpty else { return pages }
    return (pages + others).sorted { $0.path.precedesInBytes($1.path) }
  }

  /// Whether nothing of it is left out that has to be spoken of.
  var isReadWhole: Bool {
    others.isEmpty && misspelled.isEmpty && vault.map(\.links.isEmpty) ?? true
  }

  /// Walks a folder, without the folders to skip; nil when it is none.
  ///
  /// - Throws: What keeps it from being known whole: a folder below it that cannot be read, or two files
  ///   with one name.
  package init?(_ folder: String, skipping: Set<String> = []) throws(SiteError) {
    guard FileSystem.isFolder(folder) else { return nil }
    vault = ObsidianVault.holding(folder)
    let skipped = Set((skipping + (vault?.templates ?? [])).compactMap { FileSystem.identity($0) })
    func isSkipped(_ path: String) -> Bool {
      guard !skipped.isEmpty, let identity = FileSystem.identity(path) else { return false }
      return skipped.contains(identity)
    }
    var ignored = try GitIgnore(folder)
    var pending = [""]
    while let relative = pending.popLast() {
      let path = relative.isEmpty ? folder : "\(folder)/\(relative)"
      // It may be gone since it was found.
      guard let entries = try FileSystem.listIfThere(path) else { continue }
      if !relative.isEmpty {
        let isBuilt = entries.contains { $0.name == OutputList.name }
        if isBuilt { continue }
        if ToolFolders.isOne(holding: entries) {
          passedOver.append(relative + "/")
          continue
        }
      }
      folders.append(relative)
      try ignored.enter(relative, says: entries.contains { $0.name == GitIgnore.fileName })
      for entry in entries {
        let name = entry.name
        if name.utf8.starts(with: ".".utf8) || Self.isSpareCopy(name) { continue }
        let child = relative.isEmpty ? name : "\(relative)/\(name)"
        guard entry.isText else {
          misspelled.append(child)
          continue
        }
        if entry.isFolder, ToolFolders.isOne(named: name) { continue }
        if entry.isFolder, ToolFolders.isJekyll(name, beside: entries) {
          passedOver.append(child + "/")
          continue
        }
        if try ignored.ignores(child, isFolder: entry.isFolder) {
          if entry.isFolder || Self.isMarkdown(name) {
            passedOver.append(entry.isFolder ? child + "/" : child)
          }
          continue
        }
        guard let found = try FileSystem.lookInside("\(folder)/\(child)") else { continue }
        switch found.kind {
        case .folder:
          let path = "\(folder)/\(child)"
          let isLeftOut = isSkipped(path) || vault != nil && TemplatesFolder.isOne(path)
          if !isLeftOut { pending.append(child) }
        case .file:
          let file = File(path: child, signature: found.signature)
          if Self.isMarkdown(name) { pages.append(file) } else { assets.append(file) }
        case .other: if !isSkipped("\(folder)/\(child)") { others.append(child) }
        }
      }
    }
    folders.sort { $0.precedesInBytes($1) }
    pages.sort { $0.path.precedesInBytes($1.path) }
    assets.sort { $0.path.precedesInBytes($1.path) }
    others.sort { $0.precedesInBytes($1) }
    misspelled.sort { $0.precedesInBytes($1) }
    passedOver.sort { $0.precedesInBytes($1) }
    try checkNames(folder)
  }

  /// A warning of each thing that is there and not read.
  ///
  /// - Parameter name: The path of a file as the user knows it, of its path below the folder.
  func notRead(named name: (String) -> String) -> [Diagnostic] {
    others.map { path in
      guard FileSystem.isLink(name(path)) else {
        return .notRead(name(path), "this is no file to be read")
      }
      return .notRead(
        name(path), "a symbolic link is not followed, so this is left out",
        "what is built lies in the folder itself: put the file or folder there")
    }
      + (vault?.links ?? []).map { path in
        .notRead(
          path, "a symbolic link is not followed, so the vault's settings behind it are not known",
          "settings that are read lie in the vault itself: put the file or folder there")
      }
      + misspelled.map { path in
        .notRead(
          name(path), "the name is not UTF-8, so this is left out",
          "'�' stands for what is not UTF-8 in it; 'convmv -f latin1 -t utf8' renames such files",
          severity: Self.isMarkdown(path) ? .error : .warning)
      }
  }

  /// A warning that pages may be hidden, where strangers write the notes: one `.gitignore` of theirs would keep a
  /// note from being checked. In a clone nothing is there that git ignores, unless somebody has put it there.
  func hidden(from trust: Trust, named name: (String) -> String) -> [Diagnostic] {
    guard trust == .none, let first = passedOver.first else { return [] }
    let others = passedOver.count - 1
    return [
      .notRead(
        name(first),
        "this is not read, as git ignores it or a tool has marked it as its own"
          + (others > 0 ? "; neither are \(others) more" : ""),
        "a note that is to be read is in no '.gitignore', and no 'CACHEDIR.TAG' lies in its folder")
    ]
  }

  /// Some file systems tell `é` from `e` with an accent after it. Readers, addresses and others do not.
  private func checkNames(_ folder: String) throws(SiteError) {
    var seen: Set<String> = []
    for file in [pages, assets].joined() where !seen.insert(file.path).inserted {
      throw SiteError(
        "'\(folder)/\(file.path)' is there twice, its letters made of other characters; one of the"
          + " two has to be renamed")
    }
  }

  /// Whether a file is what an editor, or git, has left of another: `plan.md~`, `#plan.md#`, `plan.md.orig`.
  /// It may be that of a draft.
  static func isSpareCopy(_ name: String) -> Bool {
    if name.ends(in: "~") || name.utf8.starts(with: "#".utf8) && name.ends(in: "#") { return true }
    return [".orig", ".rej", ".bak", ".swp", ".tmp"].contains { ending in
      name.ends(in: ending)
        && isMarkdown(String(decoding: name.utf8.dropLast(ending.utf8CodeUnitCount), as: UTF8.self))
    }
  }

  /// Whether a file is a note by its name, in whichever language notes can be written in.
  package static func isNote(_ name: String) -> Bool {
    MarkupLanguage.known(name) != nil && !ObsidianVault.isToolFile(name)
  }

  /// Whether a file is Markdown by its name; Excalidraw's drawings only seem to be.
  package static func isMarkdown(_ name: String) -> Bool {
    (name.ends(in: ".md") || name.ends(in: ".markdown")) && !ObsidianVault.isToolFile(name)
  }
}

extension Diagnostic {
  /// What is said of a file that is left out, as a whole.
  fileprivate static func notRead(
    _ path: String, _ problem: String, _ remedy: String? = nil, severity: Severity = .warning
  ) -> Diagnostic {
    Diagnostic(
      severity, id: "content.not-read", problem,
      at: SourceSpan(file: SourceFile(path: path, bytes: []), range: 0..<0),
      notes: remedy.map { [Diagnostic.Note($0)] } ?? [])
  }

  /// A page that was there when the folder was listed, and is not there when it is to be read.
  static func gone(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "page.gone",
      "the page was deleted while the notes were read, so it is left out",
      at: SourceSpan(file: SourceFile(path: path, bytes: []), range: 0..<0))
  }
}
