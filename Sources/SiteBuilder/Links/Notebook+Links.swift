public import SourceText

extension Notebook {
  /// What is wrong with the links, anchors and images of all pages, drafts included, as a build
  /// would find it.
  public func checkLinks() throws(SiteError) -> [Diagnostic] {
    let theme = try Theme.load(nil)
    let site = Site(self, theme: theme.value, includeDrafts: true)
    var diagnostics: [Diagnostic] = []
    for index in site.map.pages.indices {
      diagnostics += PageRenderer(site, page: index).body([]).diagnostics
    }
    return diagnostics
  }
}
