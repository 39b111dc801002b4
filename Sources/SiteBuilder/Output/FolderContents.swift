import SourceText

/// All that is in the folder of a site, but for what is a build's own and hidden.
struct FolderContents: Sendable {
  /// Symbolic links among them, in no order.
  private(set) var files: [FilePath] = []
  /// The files that are as the last build left them, and what they hold.
  private(set) var asLeft: [FilePath: OutputFolder.Record] = [:]
  private(set) var folders: Set<FilePath> = []
  /// Hidden files.
  private(set) var hidden: [FilePath] = []
  /// Whether there are hidden folders, such as `.git`; nobody looks at what is in them.
  private(set) var hasHiddenFolders = false

  /// Looks at a folder, which may be missing, and at each file of which the last build has a record. Symbolic links
  /// are named, not followed.
  init(
    of folder: String, _ records: [FilePath: OutputFolder.Record] = [:]
  ) throws(SiteError) {
    /// Where all are as they were left, which is so nearly always, they need not be listed anew.
    var isAsLeft: [FilePath] = []
    isAsLeft.reserveCapacity(records.count)
    var pending = [""]
    while let relative = pending.popLast() {
      let path = relative.isEmpty ? folder : "\(folder)/\(relative)"
      for entry in try FileSystem.listIfThere(path, looking: !records.isEmpty) ?? [] {
        let name = entry.name
        if relative.isEmpty, Self.isOwn(name) { continue }
        let child = relative.isEmpty ? name : "\(relative)/\(name)"
        let isHidden = name.utf8.starts(with: ".".utf8)
        switch (entry.isFolder, isHidden) {
        case (true, true): hasHiddenFolders = true
        case (false, true): hidden.append(FilePath(child))
        case (true, false):
          pending.append(child)
          folders.insert(FilePath(child))
        case (false, false):
          let file = FilePath(child)
          files.append(file)
          guard let signature = entry.signature, let record = records[file],
            signature.isOfSameFile(as: record.signature)
          else { continue }
          isAsLeft.append(file)
        }
      }
    }
    if isAsLeft.count == records.count {
      asLeft = records
    } else {
      asLeft = Dictionary(
        isAsLeft.lazy.compactMap { file in records[file].map { (file, $0) } },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// Whether a name in the folder of a site is that of a hidden file or folder of a build.
  static func isOwn(_ name: String) -> Bool {
    [OutputList.name, BuildCache.name, Staging.name].contains { name.hasSameBytes(as: $0) }
  }
}
