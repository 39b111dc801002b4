import POSIX

/// A folder of Obsidian notes: what its settings say, and what of it is not for readers.
struct ObsidianVault: Sendable {
  /// The folder of the app's settings, by which a vault is known.
  private static let settings = ".obsidian"

  /// The folders of templates, as the app's own plug-in and Templater have them in their settings.
  let templates: [String]
  /// Whether the lines of a paragraph are lines for the reader too, as they are in the app unless its
  /// line breaks are strict.
  let breaksLines: Bool
  /// The files and folders of its settings that are symbolic links, by their paths, and so not read.
  let links: [String]
  /// Where the pages lie in it, with a slash at the end; empty where they are all of it.
  private(set) var prefix = ""
  /// The files of it that lie elsewhere, which are not read; nil where the pages are all of it.
  private(set) var elsewhere: PathEnds?

  /// The files of settings that are looked at in a folder, and what they lie in.
  static func settings(in folder: String) -> [String] {
    let plugins = ["plugins", "plugins/templater-obsidian"]
    let files = ["app.json"] + plugins + templatePlaces.map(\.file)
    return ([settings] + files.map { "\(settings)/\($0)" }).map { "\(folder)/\($0)" }
  }

  /// Where the folders of templates are named.
  private static let templatePlaces = [
    (file: "templates.json", key: "folder"),
    (file: "plugins/templater-obsidian/data.json", key: "templates_folder"),
  ]

  /// Looks at the settings in a folder; nil when it has none.
  init?(_ folder: String) {
    guard FileSystem.isFolder("\(folder)/\(Self.settings)") else { return nil }
    func setting(_ key: String, of file: String) -> JSONSettings.Value? {
      FileSystem.read("\(Self.settings)/\(file)", below: folder, atMost: SizeLimits.page)
        .flatMap(JSONSettings.init)?[key]
    }
    links = Self.settings(in: folder).filter(FileSystem.isLink)
    templates = Self.templatePlaces.compactMap { file, key in
      guard case .text(let place)? = setting(key, of: file),
        let path = SiteAddress.resolve(place, in: ""), !path.isEmpty
      else { return nil }
      return "\(folder)/\(path)"
    }
    breaksLines = setting("strictLineBreaks", of: "app.json") != .truth(true)
  }

  /// The vault that a folder is, or is a part of; nil where it is neither.
  static func holding(_ folder: String) -> ObsidianVault? {
    if let vault = ObsidianVault(folder) { return vault }
    let whole = SystemPath.whole(folder)
    guard let (found, root) = nearest(above: whole) else { return nil }
    var vault = found
    vault.prefix = String(whole.dropFirst(root.count + 1)) + "/"
    vault.elsewhere = PathEnds { files(in: root, but: whole) }
    return vault
  }

  /// How many files are looked through for one that lies elsewhere.
  private static let mostFiles = 100_000

  /// The files below a folder that are not below another, by their paths; hidden ones are left out, and
  /// the sites that were built there.
  private static func files(in root: String, but left: String) -> [String] {
    var found: [String] = []
    var pending = [""]
    while let relative = pending.popLast(), found.count < mostFiles {
      let path = relative.isEmpty ? root : "\(root)/\(relative)"
      if path == left { continue }
      let entries = FileSystem.entries(in: path) ?? []
      if entries.contains(where: { $0.name == OutputList.name }) { continue }
      for (name, isFolder) in entries where !name.utf8.starts(with: ".".utf8) {
        let child = relative.isEmpty ? name : "\(relative)/\(name)"
        if isFolder { pending.append(child) } else { found.append(child) }
      }
    }
    return found.sorted()
  }

  /// The vault nearest above a whole path, and its folder. Nothing is looked for above a repository: what lies
  /// around a clone is not the same on every machine.
  private static func nearest(above path: String) -> (vault: ObsidianVault, root: String)? {
    var folder = path[...]
    while FileSystem.kind("\(folder)/.git") == nil, let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let vault = ObsidianVault(String(folder)) { return (vault, String(folder)) }
    }
    return nil
  }

  /// Whether a file is one that only Obsidian and its plug-ins show; it is published when a page links
  /// to it.
  static func isToolFile(_ path: String) -> Bool {
    path.ends(in: ".canvas") || path.ends(in: ".base") || path.ends(in: ".excalidraw")
      || path.ends(in: ".excalidraw.md")
  }
}
