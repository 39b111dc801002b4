import SiteBuilder
import SourceText

/// Drawings that were made for notes which no longer show them.
///
/// Only a file counts that says that `embed` has made it and is as it was made, whose note is gone or was
/// looked at, and whose name nothing in the notes has.
struct OrphanedImages {
  /// Their paths, sorted.
  let paths: [String]

  /// Looks into the folders of the images of some notes.
  init(
    of notes: [NoteEmbedding], _ names: ImageNames, folders: [String], _ options: EmbedOptions,
    withoutStrays: Bool
  ) {
    var live = names.claimed
    var looked: [String: String] = [:]
    for note in notes {
      let kept = note.keptFiles(withStrays: !withoutStrays)
      live.formUnion(kept.map(ImageNames.key))
      for folder in note.note.imageFolders(options) where looked[folder] == nil {
        looked[folder] = note.note.page.file.path
      }
    }
    var candidates: [(path: String, owner: String, beside: String)] = []
    for (folder, note) in looked.sorted(by: { $0.key.precedes($1.key) }) {
      let isNamed = folder == options.assets
      guard isNamed || ImagePlace.isInside(NotePath.joined(folder, "x"), of: note, folders) else {
        continue
      }
      for (name, isFolder) in FileSystem.entries(in: folder.isEmpty ? "." : folder) ?? [] {
        let path = NotePath.joined(folder == "." ? "" : folder, name)
        guard !isFolder, name.hasSuffix(".svg"), !live.contains(ImageNames.key(path)),
          FileSystem.kind(path) == .file, let file = ImageFile(path), let owner = file.owner,
          !file.isEdited
        else { continue }
        candidates.append(
          (path, FoldersAround.whole(NotePath.joined(NotePath.folder(of: path), owner.note)), note))
      }
    }
    guard !candidates.isEmpty else {
      paths = []
      return
    }
    let known = Dictionary(
      notes.map { (FoldersAround.whole($0.note.page.file.path), $0.isFaulty) },
      uniquingKeysWith: { $0 || $1 })
    let shown = ShownNames.of(notes.lazy.map(\.bytes))
    var seen: Set<String> = []
    paths = candidates.filter { path, owner, note in
      let isOver =
        known[owner].map { !$0 }
        ?? (ImagePlace.isInside(owner, of: note, folders) && FileSystem.kind(owner) == nil)
      return isOver && !shown.contains(NotePath.name(of: path))
        && seen.insert(ImageNames.key(path)).inserted
    }.map(\.path).sorted { $0.precedes($1) }
  }

  /// What is said of them.
  func diagnostics(_ severity: Diagnostic.Severity) -> [Diagnostic] {
    paths.map { path in
      Diagnostic(
        severity, id: EmbedCheck.orphan, "no note shows this drawing, which was made for one",
        at: SourceSpan(file: SourceFile(path: path, bytes: []), range: 0..<0),
        notes: [.init("'--prune' removes it")])
    }
  }
}

extension String {
  /// The order of paths, by bytes.
  fileprivate func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
