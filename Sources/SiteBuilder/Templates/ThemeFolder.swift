/// The files of a templates folder and of those below it.
///
/// Hidden files are left out, and so is what a symbolic link leads to. The notes and a built site are no
/// part of a theme where they lie in its folder.
struct ThemeFolder: Sendable {
  /// The paths below the folder, and what tells whether each file changes.
  private(set) var files: [String: FileSignature] = [:]

  /// Walks a folder, without those to skip.
  init(_ folder: String, skipping: [String]) {
    let skipped = Set(skipping.compactMap { FileSystem.identity($0) })
    var pending = [""]
    while let below = pending.popLast() {
      let names = FileSystem.names(in: "\(folder)/\(below)") ?? []
      if !below.isEmpty, names.contains(OutputFolder.manifest) { continue }
      for name in names where !name.hasPrefix(".") {
        let path = "\(folder)/\(below)\(name)"
        guard let found = FileSystem.look(path) else { continue }
        switch found.kind {
        case .file: files[below + name] = found.signature
        case .folder:
          let isSkipped = FileSystem.identity(path).map(skipped.contains) ?? false
          if !isSkipped { pending.append("\(below)\(name)/") }
        case .other: break
        }
      }
    }
  }
}
