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
  /// Folders that are no content wherever they lie; the output and the templates never are.
  public var ignored: [String] = []
  /// The address at which the site will be published; nil when that is not known.
  public var baseURL: String?
  /// Whether drafts are published too.
  public var includesDrafts: Bool

  /// Whether to complain about what is merely untidy too: pages that nothing links to, stages that
  /// nothing uses.
  public var isStrict: Bool

  /// Where templates are looked for unless the user says otherwise.
  public static let usualTemplates = "templates"

  /// Creates a build.
  public init(
    content: String = "content", templates: String = usualTemplates, output: String = "site",
    baseURL: String? = nil, includesDrafts: Bool = false, isStrict: Bool = false
  ) {
    self.isStrict = isStrict
    self.content = Self.trimmed(content)
    self.templates = Self.trimmed(templates)
    self.output = Self.trimmed(output)
    self.baseURL = baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    self.includesDrafts = includesDrafts
  }

  private static func trimmed(_ folder: String) -> String {
    folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// The files and folders that the site is made of.
  public var sources: [String] { [content, templates] }

  /// Reads, runs, draws, checks and writes what is not there yet.
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
    let inputs = try BuildInputs(self)
    let cache = BuildCache.load(output, key: inputs.key)
    if let cache, let report = inputs.reportIfUnchanged(cache, output: output) { return report }

    let theme = try Theme.load(inputs.hasTemplates ? templates : nil)
    let useful = inputs.templates == cache?.templates ? cache : nil
    var report = BuildReport()
    report.diagnostics = theme.diagnostics
    guard !theme.hasErrors else { return report }
    let reading = try NotebookReading(inputs, useful)
    report.diagnostics += reading.diagnostics
    report.translations = reading.notebook.translations()
    let site = Site(
      reading.notebook, theme: theme.value, includeDrafts: includesDrafts, baseURL: baseURL)
    var writing = SiteWriting(site, inputs, useful, isAsRead: reading.isAsRead)
    return try writing.run(report)
  }
}
