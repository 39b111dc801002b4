import Foundation

/// The files of the content folder, by their paths below it.
///
/// Hidden files are left out, and so is what a symbolic link leads to: nothing outside the folder is
/// read.
struct ContentFolder {
  /// Pages, sorted by path.
  private(set) var pages: [String] = []
  /// Everything else that is a file, sorted by path: images and the like.
  private(set) var assets: [String] = []

  /// Walks a folder, without the folders to skip; nil when it is none.
  init?(_ folder: String, skipping: Set<String> = []) {
    guard FileSystem.isFolder(folder) else { return nil }
    let skipped = Set(skipping.compactMap { FileSystem.identity($0) })
    func isSkipped(_ path: String) -> Bool {
      guard !skipped.isEmpty, let identity = FileSystem.identity(path) else { return false }
      return skipped.contains(identity)
    }
    var pending = [""]
    while let relative = pending.popLast() {
      let path = relative.isEmpty ? folder : "\(folder)/\(relative)"
      for name in FileSystem.names(in: path) where !name.hasPrefix(".") {
        let child = relative.isEmpty ? name : "\(relative)/\(name)"
        switch FileSystem.kind("\(folder)/\(child)") {
        case .folder: if !isSkipped("\(folder)/\(child)") { pending.append(child) }
        case .file: if Self.isMarkdown(name) { pages.append(child) } else { assets.append(child) }
        case .other, nil: break
        }
      }
    }
    pages.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    assets.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a file is Markdown by its name.
  static func isMarkdown(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }
}
