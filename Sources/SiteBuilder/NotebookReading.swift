import SourceText

/// Reads the pages of a content folder, but those that have not changed since the last build.
struct NotebookReading {
  /// How many pages are kept whole from reading to writing; more would only fill the memory.
  private static let keptPages = 10_000

  let notebook: Notebook
  let diagnostics: [Diagnostic]
  /// For each page of the notebook, by path: the record of the last build, if it is as it was then.
  let isAsRead: [String: BuildCache.PageRecord]

  private enum Found: Sendable {
    case asRead(Page, BuildCache.PageRecord)
    case read(Page, [Diagnostic])
    case unreadable
  }

  init(_ inputs: BuildInputs, _ cache: BuildCache?) throws(SiteError) {
    let files = inputs.content.pages
    let found = Concurrently.map(files.count) { index in
      Self.read(files[index], inputs, cache, keepsText: index < Self.keptPages)
    }
    var pages: [Page] = []
    var diagnostics: [Diagnostic] = []
    var isAsRead: [String: BuildCache.PageRecord] = [:]
    pages.reserveCapacity(files.count)
    for (file, found) in zip(files, found) {
      switch found {
      case .asRead(let page, let record):
        pages.append(page)
        isAsRead[page.path] = record
      case .read(let page, let noticed):
        pages.append(page)
        diagnostics += noticed
      case .unreadable: throw .system("cannot read '\(inputs.name(of: file.path))'")
      }
    }
    let signatures = Dictionary(
      uniqueKeysWithValues: inputs.content.assets.map { ($0.path, $0.signature) })
    notebook = Notebook(
      pages: pages, assets: inputs.content.assets.map(\.path), signatures: signatures,
      images: ImageFolder(folder: inputs.build.content), isVault: inputs.content.isVault)
    self.diagnostics = diagnostics + notebook.checkStages()
    self.isAsRead = isAsRead
  }

  private static func read(
    _ file: ContentFolder.File, _ inputs: BuildInputs, _ cache: BuildCache?, keepsText: Bool
  ) -> Found {
    let name = inputs.name(of: file.path)
    let load: @Sendable () -> SourceFile = {
      SourceFile(path: name, bytes: FileSystem.read(name) ?? [])
    }
    let record = cache?.pages[file.path]
    if let record, let cache, record.isClean, record.signature == file.signature,
      !file.signature.isRecent(at: cache.moment)
    {
      return .asRead(Page(path: file.path, outline: record.outline, file: load), record)
    }
    guard let bytes = FileSystem.read(name) else { return .unreadable }
    if let record, record.isClean, record.outline.hash == ContentHash.of(bytes) {
      return .asRead(Page(path: file.path, outline: record.outline, file: load), record)
    }
    let page = Page.read(SourceFile(path: name, bytes: bytes), path: file.path)
    return .read(keepsText ? page.value : page.value.forgettingText(load), page.diagnostics)
  }
}
