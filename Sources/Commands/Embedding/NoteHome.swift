import Markup
import POSIX
import SiteBuilder

/// What the folders around a note show it to be read by, which decides where its images lie and how they are
/// addressed.
struct NoteHome {
  enum Tool {
    case jekyll, mkdocs, mdbook, quarto, docc, obsidian
  }

  /// The tool; nil where nothing shows one.
  let tool: Tool?
  /// The folder that addresses from the root begin at.
  let root: String
  /// Whether anything shows where that is.
  private let hasRoot: Bool
  /// The folder of the settings, which for some tools is another.
  private let folder: String
  /// The note's own folder.
  private let own: String
  /// The folder for attachments, where settings name one.
  private let attachments: String?
  /// Whether the pages of the folder are served elsewhere than where they lie.
  private let movesPages: Bool

  /// The home of the notes in a folder: the nearest above them that a tool's settings lie in, no further away
  /// than the repository's.
  init(of own: String) {
    self.own = own
    var found: (tool: Tool, folder: String)?
    for folder in NotePath.foldersAround(own) {
      if let tool = Self.tool(of: folder) {
        found = (tool, folder)
        break
      }
      if Files.kind("\(folder)/.git") != nil { break }
    }
    tool = found?.tool
    let repository = found == nil ? FoldersAround.repository(of: NotePath.joined(own, "x")) : nil
    hasRoot = found != nil || repository != nil
    folder = found?.folder ?? repository ?? own
    root = found.map(Self.root) ?? folder
    attachments = tool == .obsidian ? Self.attachments(of: own, in: folder) : nil
    movesPages = tool == .jekyll && Self.movesPages(in: own, of: folder)
  }

  private static let settings: [(name: String, tool: Tool)] = [
    (".obsidian", .obsidian), ("mkdocs.yml", .mkdocs), ("mkdocs.yaml", .mkdocs),
    ("book.toml", .mdbook), ("_quarto.yml", .quarto), ("_quarto.yaml", .quarto),
    ("_config.yml", .jekyll), ("_config.yaml", .jekyll), ("_config.toml", .jekyll),
  ]

  private static func tool(of folder: String) -> Tool? {
    if folder.hasSuffix(".docc") { return .docc }
    return settings.first { FileSystem.kind("\(folder)/\($0.name)") != nil }?.tool
  }

  /// Where the pages of a tool begin.
  private static func root(_ tool: Tool, _ folder: String) -> String {
    switch tool {
    case .mkdocs:
      NotePath.joined(
        folder, setting("docs_dir", in: ["mkdocs.yml", "mkdocs.yaml"], of: folder) ?? "docs")
    case .mdbook: NotePath.joined(folder, setting("src", in: ["book.toml"], of: folder) ?? "src")
    default: folder
    }
  }

  // MARK: Where images lie

  /// Where the first image of a note goes.
  func assets(for style: LinkStyle) -> String {
    switch (tool, style) {
    case (.docc, _): NotePath.joined(folder, "Resources")
    case (.obsidian, _): attachments ?? NotePath.joined(own, "assets")
    // A folder with an underscore is not published.
    case (_, .jekyll): NotePath.joined(root, "assets")
    default: NotePath.joined(own, "assets")
    }
  }

  /// The folder for attachments, as the vault's settings have it; nil where they say nothing.
  private static func attachments(of own: String, in folder: String) -> String? {
    guard let bytes = FileSystem.read(".obsidian/app.json", below: folder, atMost: 100_000),
      case .text(let place)? = JSONSettings(bytes)?["attachmentFolderPath"], !place.contains("..")
    else { return nil }
    if place == "/" { return folder }
    guard place.hasPrefix("./") || place == "." else { return NotePath.joined(folder, place) }
    let below = String(place.dropFirst(2))
    return below.isEmpty ? own : NotePath.joined(own, below)
  }

  // MARK: How they are addressed

  /// How images of a note are addressed where nobody says how.
  ///
  /// Relative addresses are right in MkDocs, mdBook, Quarto and Obsidian, and on the forge that the notes lie
  /// on. Jekyll serves posts, collections and pages with a permalink elsewhere than where they lie.
  func style(hasPermalink: Bool) -> LinkStyle {
    switch tool {
    case .docc: .docc
    case .jekyll: movesPages || hasPermalink ? .jekyll : .relative
    default: .relative
    }
  }

  /// Whether Jekyll serves the pages of a folder elsewhere: posts, those of a collection, and all where its
  /// settings have a permalink.
  private static func movesPages(in own: String, of folder: String) -> Bool {
    let files = ["_config.yml", "_config.yaml", "_config.toml"]
    if setting("permalink", in: files, of: folder) != nil { return true }
    guard let way = NotePath.way(to: own, below: folder) else { return false }
    return way.split(separator: "/").contains { $0.hasPrefix("_") }
  }

  /// The way to a file, as addresses of a style have it; nil where it has none.
  func way(to path: String, _ style: LinkStyle) -> String? {
    switch style {
    case .relative: NotePath.relative(path, to: own)
    case .root, .jekyll, .wikilink: NotePath.way(to: path, below: root)
    case .docc: path
    }
  }

  /// The path of the file that an address leads to; nil where it is not in the file system.
  func path(of address: String) -> String? {
    let way = ImageAddress.path(in: address)
    guard WebAddress.scheme(of: way) == nil else { return nil }
    if way.hasPrefix("/") {
      return hasRoot ? NotePath.joined(root, String(way.dropFirst())) : nil
    }
    let beside = NotePath.resolved(way, from: own)
    // The name alone, as DocC has it, or a way from the folder of the vault.
    guard hasRoot, !way.hasPrefix(".") else { return beside }
    let assets = NotePath.joined(assets(for: .relative), way)
    let places = [beside, NotePath.joined(root, way), assets]
    return places.first { FileSystem.kind($0) == .file } ?? (tool == .docc ? assets : beside)
  }

  // MARK: Settings

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
