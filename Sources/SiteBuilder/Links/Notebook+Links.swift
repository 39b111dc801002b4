public import SourceText

extension Notebook {
  /// What is wrong with the links, anchors, images and addresses of all pages, drafts included.
  ///
  /// On what is published it is what a build finds, for which a draft is not there; a draft may lead to
  /// others, since they are published together.
  public func checkLinks() throws(SiteError) -> [Diagnostic] {
    let theme = try Theme.load(nil).value
    let published = Self.brokenLinks(
      Site(self, theme: theme, includeDrafts: false, runsScenarios: false), ofDrafts: false)
    guard pages.contains(where: \.frontMatter.isDraft) else { return published }
    let all = Site(self, theme: theme, includeDrafts: true, runsScenarios: false)
    return published + Self.brokenLinks(all, ofDrafts: true)
  }

  private static func brokenLinks(_ site: Site, ofDrafts isDraft: Bool) -> [Diagnostic] {
    let pages = site.map.pages.indices.filter {
      site.map.pages[$0].frontMatter.isDraft == isDraft
    }
    let displaced = site.map.displaced.filter { $0.frontMatter.isDraft == isDraft }
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
      + AddressCheck.diagnostics(site.map).filter { files.contains($0.span.file.path) }
  }
}
