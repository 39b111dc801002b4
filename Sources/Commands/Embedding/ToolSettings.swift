import SiteBuilder

/// What the settings of a tool in a folder say of the notes in it and below it.
struct ToolSettings {
  /// The tool.
  let tool: NoteHome.Tool
  /// Where the pages begin, in the folder; nil for the folder itself.
  let pages: String?
  /// Where attachments go, as the vault's settings have it.
  let attachments: String?
  /// Whether they give pages other addresses.
  private let hasPermalink: Bool

  /// Reads the settings in a folder; nil where it has none.
  init?(in folder: String) {
    guard let tool = Self.tool(of: folder) else { return nil }
    self.tool = tool
    pages =
      switch tool {
      case .mkdocs:
        Self.setting("docs_dir", in: ["mkdocs.yml", "mkdocs.yaml"], of: folder) ?? "docs"
      case .mdbook: Self.setting("src", in: ["book.toml"], of: folder) ?? "src"
      default: nil
      }
    attachments = tool == .obsidian ? Self.attachments(in: folder) : nil
    let files = ["_config.yml", "_config.yaml", "_config.toml"]
    hasPermalink =
      tool == .jekyll && Self.setting("permalink", in: files, of: folder) != nil
  }

  /// Whether Jekyll serves the pages of a folder elsewhere: posts, those of a collection, and all where its
  /// settings have a permalink.
  func movesPages(in own: String, of folder: String) -> Bool {
    guard tool == .jekyll, !hasPermalink else { return hasPermalink }
    guard let way = NotePath.way(to: own, below: folder) else { return false }
    return way.split(separator: "/").contains { $0.hasPrefix("_") }
  }

  private static let files: [(name: String, tool: NoteHome.Tool)] = [
    (".obsidian", .obsidian), ("mkdocs.yml", .mkdocs), ("mkdocs.yaml", .mkdocs),
    ("book.toml", .mdbook), ("_quarto.yml", .quarto), ("_quarto.yaml", .quarto),
    ("_config.yml", .jekyll), ("_config.yaml", .jekyll), ("_config.toml", .jekyll),
  ]

  private static func tool(of folder: String) -> NoteHome.Tool? {
    if folder.hasSuffix(".docc") { return .docc }
    return files.first { FileSystem.kind("\(folder)/\($0.name)") != nil }?.tool
  }

  private static func attachments(in folder: String) -> String? {
    guard let bytes = FileSystem.read(".obsidian/app.json", below: folder, atMost: 100_000),
      case .text(let place)? = JSONSettings(bytes)?["attachmentFolderPath"], !place.contains("..")
    else { return nil }
    return place
  }

  /// A setting of one line at the top level of a file of YAML or TOML.
  private static func setting(_ key: String, in names: [String], of folder: String) -> String? {
    for name in names {
      guard let bytes = FileSystem.read(name, below: folder, atMost: 100_000) else { continue }
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        guard line.hasPrefix(key) else { continue }
        let rest = line.dropFirst(key.count).drop { $0 == " " }
        guard let sign = rest.first, sign == ":" || sign == "=" else { continue }
        let value = Self.bare(rest.dropFirst().prefix { $0 != "#" })
        if !value.isEmpty, !value.contains("..") { return value }
      }
    }
    return nil
  }

  /// A value without the blanks and quotation marks around it.
  private static func bare(_ value: Substring) -> String {
    let around: Set<Character> = [" ", "\t", "\"", "'"]
    guard let end = value.lastIndex(where: { !around.contains($0) }) else { return "" }
    return String(value[...end].drop { around.contains($0) })
  }
}
