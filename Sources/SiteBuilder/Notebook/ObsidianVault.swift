import Foundation

/// What a folder of Obsidian notes has that is not for readers.
enum ObsidianVault {
  /// The folder of the app's settings, by which a vault is known.
  static let settings = ".obsidian"

  /// Whether a file is one that only Obsidian and its plug-ins show; it is published when a page links
  /// to it.
  static func isToolFile(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".canvas", ".base", ".excalidraw", ".excalidraw.md"].contains { name.hasSuffix($0) }
  }

  /// The folders of templates, as the app's own plug-in and Templater have them in their settings.
  static func templates(in vault: String) -> [String] {
    let places = [
      ("templates.json", "folder"), ("plugins/templater-obsidian/data.json", "templates_folder"),
    ]
    return places.compactMap { file, key in
      guard let bytes = FileSystem.read("\(vault)/\(settings)/\(file)"),
        let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
        let folder = object[key] as? String,
        let path = SiteAddress.resolve(folder, in: ""), !path.isEmpty
      else { return nil }
      return "\(vault)/\(path)"
    }
  }
}
