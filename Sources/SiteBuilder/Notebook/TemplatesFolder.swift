import SourceText

/// Tells a vault's folder of templates where no setting does: Obsidian writes none down that is as it came, and
/// its settings may be kept out of a repository.
enum TemplatesFolder {
  private static let names: Set = ["Templates", "templates"]

  /// What stands in the templates of the app's own plug-in and in Templater's for what is put in later.
  private static let placeholders = ["{{title", "{{date", "{{time", "<%"]

  /// Whether a folder is called as one of templates, and has a note with a placeholder.
  static func isOne(_ folder: String) -> Bool {
    guard let name = folder.split(separator: "/").last, names.contains(String(name)) else {
      return false
    }
    var pending = [folder]
    while let folder = pending.popLast() {
      for (name, isFolder) in FileSystem.entries(in: folder) ?? [] where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        if isFolder { pending.append(path) } else if isTemplate(path) { return true }
      }
    }
    return false
  }

  private static func isTemplate(_ path: String) -> Bool {
    guard ContentFolder.isMarkdown(path), FileSystem.kind(path) == .file,
      let bytes = FileSystem.read(path, atMost: SizeLimits.page)
    else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return placeholders.contains { text.holdsBytes(of: $0) }
  }
}
