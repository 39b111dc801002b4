import Markup
import SourceText

/// Makes a site of a content folder.
///
/// ```swift
/// let report = try SiteBuild(content: "content", templates: "templates", output: "site").run()
/// ```
public struct SiteBuild: Sendable {
  /// The folder of pages.
  public var content: String
  /// The folder of templates that replace those of the house, one by one.
  ///
  /// It may be missing when nobody asked for it by name.
  public var templates: String
  /// The folder to write to.
  public var output: String
  /// The address at which the site will be published; nil when that is not known.
  public var baseURL: String?
  /// Whether drafts are published too.
  public var includesDrafts: Bool

  /// Where templates are looked for unless the user says otherwise.
  public static let usualTemplates = "templates"

  /// Creates a build.
  public init(
    content: String = "content", templates: String = usualTemplates, output: String = "site",
    baseURL: String? = nil, includesDrafts: Bool = false
  ) {
    self.content = Self.trimmed(content)
    self.templates = Self.trimmed(templates)
    self.output = Self.trimmed(output)
    self.baseURL = baseURL
    self.includesDrafts = includesDrafts
  }

  private static func trimmed(_ folder: String) -> String {
    folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// Reads, runs, draws, checks and writes.
  ///
  /// Broken pages are written too, each fault shown where it is; only templates that cannot be
  /// trusted keep the site as it was.
  public func run() throws(SiteError) -> BuildReport {
    if let baseURL, !["http", "https"].contains(WebAddress.scheme(of: baseURL)) {
      throw SiteError("'\(baseURL)' is no address of a site; it begins with 'https://'")
    }
    let identity = FileSystem.identity(content)
    guard content != output, identity == nil || identity != FileSystem.identity(output) else {
      throw SiteError("'\(output)' cannot be content and site at once")
    }
    let isUsual = templates == Self.usualTemplates && FileSystem.kind(templates) == nil
    let theme = try Theme.load(isUsual ? nil : templates)
    let notebook = try Notebook.load(folder: content, skipping: [output, templates])
    var report = BuildReport()
    report.translations = notebook.value.translations()
    report.diagnostics = theme.diagnostics + notebook.diagnostics
    guard !theme.hasErrors else { return report }

    let site = Site(
      notebook.value, theme: theme.value, includeDrafts: includesDrafts,
      baseURL: baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" })
    var folder = OutputFolder(output)
    write(site, to: &folder, &report)
    try copyFiles(site, to: &folder, &report)
    let changes = try folder.commit()
    report.written = changes.written
    report.removed = changes.removed
    report.unknown = changes.unknown
    return report
  }

  // MARK: Pages

  private func write(_ site: Site, to folder: inout OutputFolder, _ report: inout BuildReport) {
    var rules = RuleIndex()
    var rendered: [PageRenderer.Rendered] = []
    for index in site.map.pages.indices {
      let found = site.map.pages[index].scenarios.map { site.notebook.run($0) }
      let body = PageRenderer(site, page: index, outcomes: found).body()
      rules.add(body.shown, page: index)
      report.add(found, body)
      rendered.append(body)
    }
    let backlinks = Self.backlinks(rendered, of: site)
    var search = site.map.editions.map { _ in SearchIndex() }
    for index in site.map.pages.indices {
      search[site.map.editionOf[index]].add(site.map, index)
      let renderer = PageRenderer(site, page: index, outcomes: [])
      var content = rendered[index].html + renderer.listing()
      if site.map.outputs[index] == site.edition(of: index).rulePage {
        content += rules.html(site, page: index)
      }
      let html = renderer.frame(content, backlinks: backlinks[index])
      if !folder.add(site.map.outputs[index], Array(html.utf8)) {
        report.diagnostics.append(.sameAddress(site.map.pages[index], site.map.outputs[index]))
      }
      report.pages += 1
    }
    for (edition, index) in zip(site.map.editions, search) {
      _ = folder.add(edition.searchIndex, Array(index.text.utf8))
    }
    publish(site, to: &folder)
  }

  /// What needs the address of the published site.
  private func publish(_ site: Site, to folder: inout OutputFolder) {
    guard let baseURL = site.baseURL, !site.map.pages.isEmpty else { return }
    let front = PageRenderer(site, page: site.navigations[0].root, outcomes: [])
    var files = [
      ("404.html", front.notFound(baseURL)), ("sitemap.xml", SiteMapFile.text(site, baseURL)),
      ("robots.txt", "User-agent: *\nAllow: /\nSitemap: \(baseURL)sitemap.xml\n"),
    ]
    for (number, edition) in site.map.editions.enumerated() where site.hasFeed[number] {
      files.append((edition.feed, Feed.text(site, edition: number, baseURL)))
    }
    for (path, text) in files where !folder.contains(path) {
      _ = folder.add(path, Array(text.utf8))
    }
  }

  /// For each page, the pages that link to it, in order.
  private static func backlinks(_ pages: [PageRenderer.Rendered], of site: Site) -> [[Int]] {
    var backlinks: [[Int]] = Array(repeating: [], count: pages.count)
    for (index, page) in pages.enumerated() where !site.made.contains(index) {
      for target in page.linkedPages { backlinks[target].append(index) }
    }
    return backlinks
  }

  // MARK: Other files

  private func copyFiles(
    _ site: Site, to folder: inout OutputFolder, _ report: inout BuildReport
  ) throws(SiteError) {
    for file in site.theme.files { _ = folder.add("assets/\(file.name)", file.bytes) }
    for path in site.notebook.assets {
      guard let bytes = FileSystem.read("\(content)/\(path)") else {
        throw .system("cannot read '\(content)/\(path)'")
      }
      guard folder.add(path, bytes) else {
        throw SiteError(
          "'\(content)/\(path)' would be written where the site has a file of its own")
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func sameAddress(_ page: Page, _ output: String) -> Diagnostic {
    Diagnostic(
      id: "page.same-address", "another page is written to '\(output)' already",
      at: SourceSpan(file: page.file, range: 0..<0))
  }
}
