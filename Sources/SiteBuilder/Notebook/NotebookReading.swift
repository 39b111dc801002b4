import POSIX
import SourceText

/// Reads the pages of a content folder, but those that have not changed since the last build.
struct NotebookReading {

  let notebook: Notebook
  let diagnostics: [Diagnostic]
  /// The pages that are not what they were when they were read.
  let changed: ChangedPages
  /// The paths of the pages in which something was noticed, so that the next build reads them again.
  let noticedIn: Set<String>

  private enum Found: Sendable {
    case read(Page, [Diagnostic])
    case gone(String)
    case unreadable(SiteError)
  }

  init(_ inputs: BuildInputs, _ cache: BuildCache?) throws(SiteError) {
    let files = inputs.content.pages
    let changed = ChangedPages()
    self.changed = changed
    let found = Concurrently.map(files.count) { index in
      Self.read(
        files[index], inputs, cache, changed, keepsText: index < inputs.build.keptPages)
    }
    var pages: [Page] = []
    var diagnostics: [Diagnostic] = []
    var noticedIn: Set<String> = []
    pages.reserveCapacity(files.count)
    for found in found {
      switch found {
      case .read(let page, let noticed):
        pages.append(page.asOf(inputs.build.day))
        diagnostics += noticed
        if !noticed.isEmpty { noticedIn.insert(page.path) }
      case .gone(let name): diagnostics.append(.gone(name))
      case .unreadable(let error): throw error
      }
    }
    let signatures = Dictionary(
      uniqueKeysWithValues: inputs.content.assets.map { ($0.path, $0.signature) })
    var notebook = Notebook(
      pages: pages, assets: inputs.content.assets.map(\.path), signatures: signatures,
      images: ImageFolder(folder: inputs.build.content), vault: inputs.content.vault,
      leavesOutDrafts: !inputs.build.includesDrafts || pages.contains(where: \.isLater))
    notebook.budget = inputs.build.budget
    notebook.completesScenarios = inputs.build.completesScenarios
    self.notebook = notebook
    self.diagnostics =
      inputs.content.notRead(named: inputs.name)
      + inputs.content.hidden(from: inputs.build.trust, named: inputs.name)
      + diagnostics + notebook.checkStages() + FrontKeys.diagnostics(notebook)
    self.noticedIn = noticedIn
  }

  private static func read(
    _ file: ContentFolder.File, _ inputs: BuildInputs, _ cache: BuildCache?,
    _ changed: ChangedPages, keepsText: Bool
  ) -> Found {
    let name = inputs.name(of: file.path)
    let vault = inputs.content.vault
    func again(_ outline: PageOutline) -> @Sendable () -> SourceFile {
      { changed.read(file.path, inputs, hash: outline.hash) }
    }
    let record = cache?.pages[FilePath(file.path)]
    if let record, let cache, record.isClean, record.signature == file.signature,
      !file.signature.isRecent(at: cache.moment)
    {
      return .read(
        Page(path: file.path, outline: record.outline, in: vault, file: again(record.outline)), [])
    }
    guard let bytes = inputs.read(file.path, atMost: SizeLimits.page + 1) else {
      let reason = errno
      return reason == ENOENT ? .gone(name) : .unreadable(.system("cannot read '\(name)'", reason))
    }
    let source: SourceFile
    do throws(SiteError) {
      source = try inputs.hooked(bytes, file.path)
    } catch {
      return .unreadable(error)
    }
    if let record, record.isClean, record.outline.hash == ContentHash.of(source.bytes) {
      return .read(
        Page(path: file.path, outline: record.outline, in: vault, file: again(record.outline)), [])
    }
    let page = Page.read(source, path: file.path, in: vault)
    // Of a page that is too large there is no text, which costs nothing to keep.
    let keeps = keepsText || bytes.count > SizeLimits.page
    let kept = keeps ? page.value : page.value.forgettingText(in: vault, again(page.value.outline))
    return .read(kept, page.diagnostics)
  }
}
