import Foundation

/// A folder of Obsidian notes: what its settings say, and what of it is not for readers.
struct ObsidianVault: Sendable {
  /// The folder of the app's settings, by which a vault is known.
  private static let settings = ".obsidian"

  /// The folders of templates, as the app's own plug-in and Templater have them in their settings.
  let templates: [String]
  /// Whether the lines of a paragraph are lines for the reader too, as they are in the app unless its
  /// line breaks are strict.
  let breaksLines: Bool

  /// Looks at the settings in a folder; nil when it has none.
  init?(_ folder: String) {
    guard FileSystem.isFolder("\(folder)/\(Self.settings)") else { return nil }
    func setting(_ key: String, of file: String) -> Any? {
      FileSystem.read("\(folder)/\(Self.settings)/\(file)")
        .flatMap { try? JSONSerialization.jsonObject(with: Data($0)) as? [String: Any] }?[key]
    }
    let places = [
      ("templates.json", "folder"), ("plugins/templater-obsidian/data.json", "templates_folder"),
    ]
    templates = places.compactMap { file, key in
      guard let place = setting(key, of: file) as? String,
        let path = SiteAddress.resolve(place, in: ""), !path.isEmpty
      else { return nil }
      return "\(folder)/\(path)"
    }
    breaksLines = setting("strictLineBreaks", of: "app.json") as? Bool != true
  }

  /// The vault that a file lies in, however deep; nil where it is in none, or there is no such file.
  static func around(_ path: String) -> ObsidianVault? {
    guard FileSystem.kind(path) != nil else { return nil }
    var folder = URL(fileURLWithPath: path).standardizedFileURL.path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let vault = ObsidianVault(String(folder)) { return vault }
    }
    return nil
  }

  /// Whether a file is one that only Obsidian and its plug-ins show; it is published when a page links
  /// to it.
  static func isToolFile(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".canvas", ".base", ".excalidraw", ".excalidraw.md"].contains { name.hasSuffix($0) }
  }
}
