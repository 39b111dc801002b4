import SourceText

/// What of a site would have to be two files at once, or a file and a folder, which no file system takes.
///
/// A page keeps its address, and so does a file that the site makes. What would lie there or below gives way: a
/// page, or a file of the writer's. Old addresses give way to all of these, and to those that are named before them.
struct PathClashes {
  /// What is in the way of a file.
  enum Obstacle: Equatable {
    /// A file that it would lie below.
    case file(above: String)
    /// A folder that is called as it is.
    case folder(String)
    /// A file of the same path.
    case same(String)
  }

  /// The pages that give way, by index, and the file that each would lie below.
  private(set) var pages: [Int: String] = [:]
  /// The writer's files that give way, in order, and what is in the way of each.
  private(set) var assets: [(path: String, obstacle: Obstacle)] = []
  /// The writer's files that do not give way, in small letters.
  private var written: Set<String> = []
  /// The files and folders of the site, as systems know them to which large and small letters are the same.
  private var files: Set<String> = []
  private var folders: Set<String> = []

  init(_ site: Site) {
    let map = site.map
    let outputs = map.outputs.map { $0.lowercased() }
    files = Set(outputs + map.alternates.map { $0.lowercased() } + Self.made(by: site))
    for (index, output) in outputs.enumerated() {
      if let file = file(above: output) { pages[index] = file } else { addFolders(above: output) }
    }
    for file in Self.made(by: site) { addFolders(above: file) }
    let own = Set(map.outputs + map.alternates + Self.alwaysMade(by: site))
    let clashing = map.assets.compactMap { path in
      (own.contains(path) ? .same(path) : obstacle(to: path)).map { (path: path, obstacle: $0) }
    }
    assets = clashing.sorted { $0.path.precedesInBytes($1.path) }
    let left = Set(assets.map(\.path))
    for path in map.assets where !left.contains(path) {
      written.insert(path.lowercased())
      add(path)
    }
  }

  /// The files that sites make beside their pages, with or without an address, in small letters.
  private static func made(by site: Site) -> [String] {
    let ofEditions = site.map.editions.flatMap { [$0.folder + "llms.txt", $0.feed] }
    let files = ["404.html", "sitemap.xml", "robots.txt"] + ofEditions
    return (files + alwaysMade(by: site)).map { $0.lowercased() }
  }

  /// Those of them that a file of the writer's does not replace.
  private static func alwaysMade(by site: Site) -> [String] {
    let searched = site.map.editions.flatMap { SearchWriting.usualPaths($0) }
    return searched + site.theme.files.map { "assets/\($0.name)" }
      + (site.hasCards ? site.map.pages.indices.compactMap { PageCard.path(site, of: $0) } : [])
      + (site.hasPreviews ? LinkPreviews.paths(for: site.map) : [])
  }

  /// What is in the way of a file that is no page's: a file that it would lie below, or a folder that is called so.
  func obstacle(to path: String) -> Obstacle? {
    let path = path.lowercased()
    if let file = file(above: path) { return .file(above: file) }
    return folders.contains(path) ? .folder(path) : nil
  }

  /// A file of the writer's at the path of an old address.
  func asset(at path: String) -> Obstacle? {
    written.contains(path.lowercased()) ? .same(path) : nil
  }

  /// Takes a file in.
  mutating func add(_ path: String) {
    let path = path.lowercased()
    files.insert(path)
    addFolders(above: path)
  }

  private func file(above path: String) -> String? {
    OutputFolder.folders(above: path).first { files.contains($0) }
  }

  private mutating func addFolders(above path: String) {
    for folder in OutputFolder.folders(above: path).reversed() {
      guard folders.insert(folder).inserted else { return }
    }
  }
}

extension Diagnostic {
  /// A page that would lie below a file.
  static func belowFile(_ page: Page, _ file: String) -> Diagnostic {
    Diagnostic(
      id: "page.below-file",
      "'\(file)' is a file of the site, so nothing lies below it, and the page is left out",
      at: SourceSpan(file: page.file, range: 0..<0),
      notes: [Diagnostic.Note("give the folder that is called like a file another name")])
  }

  /// A file of the writer's that gives way.
  static func clash(_ path: String, _ obstacle: PathClashes.Obstacle) -> Diagnostic {
    let (id, reason, wayOut): (String, String, String)
    switch obstacle {
    case .file(let file):
      id = "content.below-file"
      reason = "'\(file)' is a file of the site, so nothing lies below it"
      wayOut = "give the folder that is called like a file another name"
    case .folder(let folder):
      id = "content.below-file"
      reason = "'\(folder)' is a folder of the site"
      wayOut = "give the file another name"
    case .same(let file):
      id = "content.same-address"
      reason = "the site has a file of its own at '\(file)'"
      wayOut = "give the file another name, or take away the page that is written there"
    }
    return Diagnostic(
      id: id, "\(reason), and this file is left out",
      at: SourceSpan(file: SourceFile(path: path, bytes: []), range: 0..<0),
      notes: [Diagnostic.Note(wayOut)])
  }
}
