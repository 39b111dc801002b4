package import SourceText

extension Notebook {
  /// What is wrong with the links, anchors, images and addresses of all pages, drafts included, and a warning
  /// for each file that they lead to and a build does not publish.
  ///
  /// On what is published it is what a build finds, for which a draft is not there; a draft may lead to
  /// others, since they are published together.
  ///
  /// - Parameters:
  ///   - paths: The paths below the content folder of the pages that are meant; all without them.
  ///   - trust: How far whoever builds trusts the notes.
  ///   - isWithFiles: Whether it is said, too, which files that are no pages cannot be where they are to
  ///     be; as long as all pages are meant without it.
  package func checkLinks(
    of paths: Set<String>? = nil, _ trust: Trust = .usual, withFiles isWithFiles: Bool? = nil
  ) throws(SiteError) -> [Diagnostic] {
    let theme = try SiteTheme.load(nil).value
    var found: [Diagnostic] = []
    var files: Set<String> = []
    for isDraft in [false, true] {
      let pages = pages.filter {
        $0.isDraft == isDraft && paths?.contains($0.path) ?? true
      }
      guard !pages.isEmpty else { continue }
      let site = Site(
        self, theme: theme, includeDrafts: isDraft, includeLater: isDraft, runsScenarios: false)
      found += Self.brokenLinks(site, of: Set(pages.map(\.path)))
      if isWithFiles ?? (paths == nil), !isDraft { found += Self.clashingFiles(site) }
      files.formUnion(LinkedPlaces(site, of: Set(pages.map(\.path))).files)
    }
    guard let folder = images.folder, let page = self.pages.first else { return found }
    return found
      + WithheldFiles.warnings(files, of: folder, trust) { Self.name(of: $0, like: page) }
  }

  /// The name of a file as diagnostics have it, after that of a page.
  private static func name(of path: String, like page: Page) -> String {
    page.file.path.dropLast(page.path.utf8.count) + path
  }

  /// The files that are published though they are no pages, and cannot be where they are to be.
  private static func clashingFiles(_ site: Site) -> [Diagnostic] {
    guard site.notebook.vault == nil, let page = site.notebook.pages.first else { return [] }
    return PathClashes(site).assets.filter {
      !site.map.filesOfDrafts.contains($0.path) && !ObsidianVault.isToolFile($0.path)
    }.map { .clash(name(of: $0.path, like: page), $0.obstacle) }
  }

  private static func brokenLinks(_ site: Site, of paths: Set<String>) -> [Diagnostic] {
    let pages = site.map.pages.indices.filter { paths.contains(site.map.pages[$0].path) }
    let displaced = site.map.displaced.filter { paths.contains($0.path) }
    let files = Set(pages.map { site.map.pages[$0].file.path } + displaced.map(\.file.path))
    var found: [Diagnostic] = []
    var shown = ShownParts()
    let bytes = site.notebook.bytes
    for page in pages {
      let allowance = ShownAllowance(bytes: bytes, used: shown)
      let body = PageRenderer(site, page: page).body([], allowance)
      found += body.diagnostics
      shown += body.shownParts
    }
    found.sayOnceAPlace()
    return found
      + AddressCheck.diagnostics(site).filter { files.contains($0.span.file.path) }
  }
}
