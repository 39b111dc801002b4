import SourceText

/// All that is in the folder of a site, but for what is a build's own and hidden.
struct FolderContents {
  /// Symbolic links among them, in no order.
  private(set) var files: [FilePath] = []
  private(set) var folders: Set<FilePath> = []
  /// Hidden files.
  private(set) var hidden: [FilePath] = []
  /// Whether there are hidden folders, such as `.git`; nobody looks at what is in them.
  private(set) var hasHiddenFolders = false

  /// Looks at a folder, which may be missing. Symbolic links are named, not followed.
  init(of folder: String) throws(SiteError) {
    var pending = [""]
    while let relative = pending.popLast() {
      let path = relative.isEmpty ? folder : "\(folder)/\(relative)"
      for (name, isFolder) in try FileSystem.entriesIfThere(path) ?? [] {
        if relative.isEmpty, Self.isOwn(name) { continue }
        let child = relative.isEmpty ? name : "\(relative)/\(name)"
        let isHidden = name.utf8.starts(with: ".".utf8)
        switch (isFolder, isHidden) {
        case (true, true): hasHiddenFolders = true
        case (false, true): hidden.append(FilePath(child))
        case (true, false):
          pending.append(child)
          folders.insert(FilePath(child))
        case (false, false): files.append(FilePath(child))
        }
      }
    }
  }

  /// Whether a name in the folder of a site is that of a hidden file or folder of a build.
  static func isOwn(_ name: String) -> Bool {
    [OutputList.name, BuildCache.name, Staging.name].contains { name.hasSameBytes(as: $0) }
  }
}
