import Lifecycle
import POSIX
import SourceText

/// All that a build starts from, looked at but not read.
struct BuildInputs: Sendable {
  let build: SiteBuild
  let content: ContentFolder
  /// What pages go through before they are read.
  let hooks: FoundHooks
  /// What draws diagrams of Mermaid in the browser.
  let script: DiagramScript?
  /// What runs scenarios in pages.
  let live: LiveEngine?
  /// The files of the templates folder.
  let templates: [FilePath: FileSignature]
  /// Whether there is a templates folder.
  let hasTemplates: Bool
  /// What makes a cache of another build useless: the command's version and the options.
  let key: UInt64
  /// When the files were looked at.
  let moment = FileSignature.now()

  init(_ build: SiteBuild) throws(SiteError) {
    self.build = build
    hooks = try build.hooks.found()
    if let place = build.mermaidScript {
      script = try DiagramScript(place)
    } else {
      script = nil
    }
    if let folder = build.live {
      live = try LiveEngine(folder)
    } else {
      live = nil
    }
    hasTemplates =
      !build.leavesOutTemplates
      && (build.namesTemplates || FileSystem.kind(build.templates) != nil)
    templates =
      hasTemplates
      ? try ThemeFolder(
        build.templates, skipping: [build.content, build.output] + build.ignored
      ).files : [:]
    guard
      let content = try ContentFolder(
        build.content, skipping: Set([build.output, build.templates] + build.ignored))
    else { throw SiteError("no folder '\(build.content)'") }
    self.content = content
    var hash = ContentHash()
    hash.add(CommandVersion.signature)
    hash.add(build.content)
    hash.add(build.templates)
    hash.add(build.baseURL ?? "")
    hash.add(build.includesDrafts ? 1 : 0)
    hash.add(build.completesScenarios ? 1 : 0)
    hash.add(build.trust.rawValue)
    hash.add(hasTemplates ? 1 : 0)
    hash.add(build.isStrict ? 1 : 0)
    hash.add(build.budget.text)
    hash.add(hooks.signature)
    hash.add(script?.address ?? "")
    hash.add(live?.module ?? "")
    hash.add(build.versions.signature)
    hash.add(build.day == nil ? 0 : 1)
    hash.add(content.vault.map { $0.breaksLines ? 2 : 1 } ?? 0)
    hash.add(content.vault?.prefix ?? "")
    key = hash.value
  }

  /// All files that decide what the site is, and the folders in which others may come, as the user knows them.
  ///
  /// The folder in which the site lies is none of them, since each build changes it.
  func files(withHistory: Bool) -> [String] {
    let sites = FileSystem.identity(SystemPath.resolved(build.output + "/.."))
    let folders = content.folders.map { $0.isEmpty ? build.content : name(of: $0) }.filter {
      sites == nil || FileSystem.identity($0) != sites
    }
    let named = (content.pages + content.assets).map { name(of: $0.path) }
    let theme = hasTemplates ? [build.templates] : []
    let files = templates.keys.map { "\(build.templates)/\($0.text)" }.sortedByBytes()
    let marks: Set<String> =
      withHistory || !build.trust.asksGit ? [] : Set(GitRepository.marks(of: build.content))
    let settings = build.settings.filter {
      FileSystem.kind($0) != nil && !marks.contains($0)
    }
    var known: Set<String> = []
    return (named + folders + files + theme + settings + hooks.files + build.namedFiles).filter {
      known.insert($0).inserted
    }
  }

  /// The path of a page as the user knows it.
  func name(of path: String) -> String {
    build.content == "." ? path : "\(build.content)/\(path)"
  }

  /// The bytes of a page, or the first of them; nil when it cannot be read, and `errno`
  /// says why. No link that has come since the folder was looked through is followed.
  func read(_ path: String, atMost limit: Int) -> [UInt8]? {
    FileSystem.read(path, below: build.content, atMost: limit)
  }

  /// A page as the hooks make it.
  func hooked(_ bytes: [UInt8], _ path: String) throws(SiteError) -> SourceFile {
    try hooks.page(SourceFile(path: name(of: path), bytes: bytes), path: path, in: content.vault)
  }

  /// Whether the templates are what they were at the last build.
  func hasTemplates(of cache: BuildCache) -> Bool {
    templates.count == cache.templates.count
      && templates.allSatisfy { cache.tells($1, isStill: cache.templates[$0]) }
  }

  /// Whether all files are what the last build found.
  func isAsFound(by cache: BuildCache) -> Bool {
    hasTemplates(of: cache) && cache.pages.count == content.pages.count
      && cache.assets.count == content.assets.count
      && content.pages.allSatisfy {
        cache.tells($0.signature, isStill: cache.pages[FilePath($0.path)]?.signature)
      }
      && content.assets.allSatisfy {
        cache.tells($0.signature, isStill: cache.assets[FilePath($0.path)])
      }
  }

  /// The last build's report, when there is nothing to do: every file is as it was then, here and in
  /// the site, and there was nothing to complain about.
  func reportIfUnchanged(_ cache: BuildCache, output: String) throws(SiteError) -> BuildReport? {
    guard cache.isClean, content.isReadWhole, isAsFound(by: cache) else { return nil }
    // What is held back has no record: all that has one was published, on a later day perhaps.
    if let day = build.day,
      cache.pages.values.contains(where: { $0.outline.frontMatter.isLater(than: day) })
    {
      return nil
    }
    if let commit = cache.commit, commit != GitHistory.state(of: build.content)?.commit ?? "" {
      return nil
    }
    let folder = try OutputFolder(output, records: cache.outputs)
    for path in cache.outputs.keys where folder.isAsLeft(path.text) == nil { return nil }
    var report = cache.report
    report.unknown = folder.filesPresent.filter { cache.outputs[$0] == nil }.map(\.text)
      .sortedByBytes()
    return report
  }
}
