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

  /// The home of the notes in a folder, by what is around it.
  ///
  /// - Parameters:
  ///   - found: The tool's settings, and their folder as it is spelled here.
  ///   - repository: The folder of the repository, where there are no settings.
  init(of own: String, _ found: (settings: ToolSettings, folder: String)?, repository: String?) {
    self.own = own
    tool = found?.settings.tool
    hasRoot = found != nil || repository != nil
    folder = found?.folder ?? repository ?? own
    root =
      found.map { found in
        found.settings.pages.map { NotePath.joined(found.folder, $0) } ?? found.folder
      } ?? folder
    attachments = Self.attachments(found?.settings.attachments, of: own, in: folder)
    movesPages = found.map { $0.settings.movesPages(in: own, of: $0.folder) } ?? false
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
  private static func attachments(
    _ place: String?, of own: String, in folder: String
  ) -> String? {
    guard let place else { return nil }
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
}
