import SourceText

/// What of a site would have to be a file and a folder at once, which no file system takes.
///
/// A page keeps its address, and so does a file that the site makes. What would lie below one gives way: a page,
/// or a file of the writer's. Old addresses give way to all of these, and to those that are named before them.
struct PathClashes {
  /// The pages that give way, by index, and the file that each would lie below.
  private(set) var pages: [Int: String] = [:]
  /// The writer's files that give way, in order, and what is in the way of each.
  private(set) var assets: [(path: String, obstacle: String)] = []
  /// The files and folders of the site, as systems know them to which large and small letters are the same.
  private var files: Set<String> = []
  private var folders: Set<String> = []

  init(_ site: Site) {
    let map = site.map
    let outputs = map.outputs.map { $0.lowercased() }
    files = Set(outputs + map.twins.map { $0.lowercased() } + Self.made(by: site))
    for (index, output) in outputs.enumerated() {
      if let file = file(above: output) { pages[index] = file } else { addFolders(above: output) }
    }
    for file in Self.made(by: site) { addFolders(above: file) }
    let clashing = map.assets.compactMap { path in
      obstacle(to: path).map { (path: path, obstacle: $0) }
    }
    assets = clashing.sorted { $0.path.precedesInBytes($1.path) }
    let left = Set(assets.map(\.path))
    for path in map.assets where !left.contains(path) { add(path) }
  }

  /// The files that sites make beside their pages, with or without an address, in small letters.
  private static func made(by site: Site) -> [String] {
    let ofEditions = site.map.editions.flatMap { edition in
      [edition.folder + "llms.txt", edition.feed] + SearchWriting.usualPaths(edition)
    }
    let files = ["404.html", "sitemap.xml", "robots.txt"] + ofEditions
    return (files + site.theme.files.map { "assets/\($0.name)" }).map { $0.lowercased() }
  }

  /// What is in the way of a file: a file that it would lie below, or a folder that is called so.
  func obstacle(to path: String) -> String? {
    let path = path.lowercased()
    return file(above: path) ?? (folders.contains(path) ? path : nil)
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

  /// A file of the writer's that would be written where the site has one of its own.
  static func sameAddress(_ path: String, _ output: String) -> Diagnostic {
    Diagnostic(
      id: "content.same-address",
      "the site has a file of its own at '\(output)', so this file is left out",
      at: SourceSpan(file: SourceFile(path: path, bytes: []), range: 0..<0),
      notes: [Diagnostic.Note("give the file another name")])
  }

  /// A file of the writer's that would lie below another file, or that is called like a folder.
  static func belowFile(_ path: String, _ obstacle: String) -> Diagnostic {
    let isFolder = path.lowercased().hasSuffix(obstacle)
    return Diagnostic(
      id: "content.below-file",
      isFolder
        ? "'\(obstacle)' is a folder of the site, so the file is left out"
        : "'\(obstacle)' is a file of the site, so nothing lies below it, and this file is left out",
      at: SourceSpan(file: SourceFile(path: path, bytes: []), range: 0..<0),
      notes: [
        Diagnostic.Note(
          isFolder
            ? "give the file another name"
            : "give the folder that is called like a file another name")
      ])
  }
}
