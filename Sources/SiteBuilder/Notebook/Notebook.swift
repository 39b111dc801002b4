import Markup
public import SourceText

/// The pages of a knowledge base, read, with the stages that all of them share.
public struct Notebook: Sendable {
  /// The pages, sorted by path.
  public let pages: [Page]
  /// The paths below the content folder of all other files.
  public let assets: [String]
  /// The language of the pages that name none: the front page's.
  public let language: String
  /// The languages of the pages, the site's own first, the others sorted.
  public let languages: [String]
  /// The stages by language and id.
  private let stages: [String: [String: PageStage]]

  /// Creates a notebook of pages.
  public init(pages: [Page], assets: [String] = []) {
    self.pages = pages
    self.assets = assets
    let front = pages.first { $0.isIndex && $0.folder.isEmpty && $0.name.language == nil }
    let language = front?.frontMatter.language ?? Language.usual
    self.language = language
    languages = [language] + Set(pages.compactMap(\.name.language)).subtracting([language]).sorted()
    var stages: [String: [String: PageStage]] = [:]
    for page in pages {
      let edition = page.name.language ?? language
      for var stage in page.stages where stages[edition]?[stage.id] == nil {
        stage.page = page.path
        stages[edition, default: [:]][stage.id] = stage
      }
    }
    self.stages = stages
  }

  /// The language of a page's edition.
  func language(of page: Page) -> String { page.name.language ?? language }

  /// Reads all pages below a folder, drafts included.
  ///
  /// Pages appear in diagnostics under the folder's path as it is given here.
  public static func load(
    folder: String, skipping: Set<String> = []
  ) throws(SiteError) -> Checked<Notebook> {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard let content = ContentFolder(folder, skipping: skipping) else {
      throw SiteError("no folder '\(folder)'")
    }
    var pages: [Page] = []
    var diagnostics: [Diagnostic] = []
    for path in content.pages {
      let name = folder == "." ? path : "\(folder)/\(path)"
      guard let bytes = FileSystem.read(name) else { throw .system("cannot read '\(name)'") }
      let page = Page.read(SourceFile(path: name, bytes: bytes), path: path)
      pages.append(page.value)
      diagnostics += page.diagnostics
    }
    return checked(pages, content.assets, diagnostics)
  }

  /// Reads pages that are already in memory, such as single files on the command line.
  public static func load(_ files: [SourceFile]) -> Checked<Notebook> {
    let pages = files.map { Page.read($0, path: $0.path) }
    return checked(pages.map(\.value), [], pages.flatMap(\.diagnostics))
  }

  private static func checked(
    _ pages: [Page], _ assets: [String], _ diagnostics: [Diagnostic]
  ) -> Checked<Notebook> {
    let notebook = Notebook(pages: pages, assets: assets)
    return Checked(notebook, diagnostics + notebook.checkStages())
  }

  /// The stage that a scenario names; nil when it names none, or one that is not there.
  ///
  /// One in the scenario's own language wins over one in the site's, and that over any other.
  public func stage(of scenario: PageScenario) -> PageStage? {
    guard let id = scenario.stage?.value else { return nil }
    let own = PageName.of(scenario.fence.span.file.path).language ?? language
    for language in [own] + languages {
      if let stage = stages[language]?[id] { return stage }
    }
    return nil
  }

  /// Stages that are defined twice.
  private func checkStages() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for page in pages {
      for stage in page.stages {
        guard let first = stages[language(of: page)]?[stage.id],
          first.fence.span != stage.fence.span
        else { continue }
        diagnostics.append(
          Diagnostic(
            id: "stage.duplicate-id", "there is a stage '\(stage.id)' already",
            at: stage.fence["id"]?.span ?? stage.fence.markSpan,
            notes: [
              Diagnostic.Note("here; stages are known on all pages", at: first.fence.markSpan)
            ]
          ))
      }
    }
    return diagnostics
  }
}
