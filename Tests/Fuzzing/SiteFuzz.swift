public import Foundation
import SiteBuilder
import SourceText

/// Sites of random notes, now and then with random templates or with what an earlier build kept damaged.
public struct SiteFuzz {
  /// How many notes a site has.
  public static let notes = 10

  /// A site, as files by their paths.
  public struct Input: Sendable {
    fileprivate var notes: [String: [UInt8]] = [:]
    fileprivate var template: (name: String, text: [UInt8])?
    /// The hidden file of the output folder that is damaged before the site is built again, and its bytes,
    /// which depend on what was there.
    fileprivate var damaged: String?
    /// Whether a damaged cache has the sum of what it holds, as one has that somebody wrote who means harm.
    fileprivate var isSealed = false

    /// The input as one text, to be tried again by hand.
    public var text: [UInt8] {
      var text: [UInt8] = []
      for (path, note) in notes.sorted(by: { $0.key < $1.key }) {
        text += Array("--- \(path)\n".utf8) + note + [0x0A]
      }
      if let template { text += Array("--- templates/\(template.name)\n".utf8) + template.text }
      return text
    }
  }

  private static let names = [
    "index.md", "a.md", "b.md", "deep/index.md", "deep/c.md", "d e.md", "日本.md", "a.zh-Hans.md",
    "404.md", "tags.md",
  ]
  private static let cache = ".lifeline-cache"
  private static let hidden = [cache, cache, ".lifeline-files", ".lifeline-staging/journal"]

  private let samples: FuzzSamples
  private let folder: URL
  private var texts: TextFuzz
  private var fronts: TextFuzz
  private var templates: TextFuzz
  private var ignored: TextFuzz

  /// Makes ready to build sites in a folder of their own, which is there and empty.
  public init(_ samples: FuzzSamples, in folder: URL, seed: UInt64) throws {
    self.samples = samples
    self.folder = folder
    texts = TextFuzz(
      samples.notes, words: FuzzWords.markdown + FuzzWords.anywhere + FuzzWords.active, seed: seed)
    fronts = TextFuzz(
      samples.notes.map { Array($0.prefix(300)) },
      words: FuzzWords.frontMatter + FuzzWords.anywhere + FuzzWords.active, seed: seed &+ 1)
    templates = TextFuzz(
      samples.templates.map(\.text), words: FuzzWords.template + FuzzWords.anywhere,
      seed: seed &+ 2)
    ignored = TextFuzz(
      [Array("c.md\n/*.txt\n!deep/**/a[a-z]?\n".utf8)],
      words: [
        "*", "**/", "/", "!", "[", "]", "[!", "[[:alpha:]]", "\\", "?", "\n", "#", " ", "c.md",
      ],
      seed: seed &+ 3)
    try Data("secret".utf8).write(to: folder.appending(path: "outside.txt"))
  }

  /// The next site.
  public mutating func next() -> Input {
    var input = Input()
    for name in Self.names.prefix(Self.notes) {
      input.notes[name] =
        texts.random.below(3) == 0 ? fronts.next() + texts.next().prefix(2_000) : texts.next()
    }
    if texts.random.below(4) == 0 {
      let template = samples.templates[texts.random.below(samples.templates.count)]
      input.template = (template.name, templates.next())
    }
    if texts.random.below(8) == 0 { input.notes["deep/.gitignore"] = ignored.next() }
    if texts.random.below(2) == 0 {
      input.damaged = Self.hidden[texts.random.below(Self.hidden.count)]
      input.isSealed = input.damaged == Self.cache && texts.random.below(3) > 0
    }
    return input
  }

  /// Builds a site twice, and again with what the first build kept.
  public mutating func perform(_ input: Input) throws -> FuzzOutcome {
    for name in ["content", "theme", "site", "again"] {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
    for (path, text) in input.notes { try write(text, to: "content/\(path)") }
    if let template = input.template { try write(template.text, to: "theme/\(template.name)") }
    var outcome = FuzzOutcome(build(input, to: "site"))
    let site = files(of: "site")
    if build(input, to: "again") != outcome.said || files(of: "again") != site {
      outcome.fault = "another site the second time"
    }
    if let damaged = input.damaged {
      let path = "site/\(damaged)"
      let bytes = (try? Data(contentsOf: folder.appending(path: path))).map { Array($0) }
      let other =
        input.isSealed ? sealed(bytes ?? []) : texts.damaged(bytes ?? texts.next())
      try write(other, to: path)
    }
    if let (path, _) = input.notes.first(where: { $0.key.hasPrefix("a.") }) {
      try write(Array("# Changed\n".utf8), to: "content/\(path)")
    }
    _ = build(input, to: "site")
    if input.template == nil {
      outcome.fault = outcome.fault ?? activeMarkup(in: site)
      // Whoever can write a cache that is believed can write pages as well.
      if !input.isSealed { outcome.fault = outcome.fault ?? activeMarkup(in: files(of: "site")) }
    }
    outcome.fault = outcome.fault ?? strayFile()
    return outcome
  }

  /// Another cache whose sum is that of what it holds, so that it is read.
  private mutating func sealed(_ cache: [UInt8]) -> [UInt8] {
    let content = texts.damaged(Array(cache.dropFirst(8)), words: FuzzWords.paths)
    let sum = ContentHash.of(content)
    return (0..<8).map { UInt8(truncatingIfNeeded: sum >> UInt64(56 - 8 * $0)) } + content
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Builds, and returns what is said of it.
  private func build(_ input: Input, to output: String) -> String {
    let build = SiteBuild(
      content: folder.appending(path: "content").path,
      templates: input.template == nil ? samples.theme : folder.appending(path: "theme").path,
      output: folder.appending(path: output).path, baseURL: "https://a.example/b/")
    do throws(SiteError) {
      let report = try build.run()
      return DiagnosticPrinter().print(report.diagnostics)
    } catch {
      return error.message.replacingOccurrences(of: "/\(output)/", with: "/site/")
    }
  }

  private func files(of output: String) -> [String: [UInt8]] {
    let root = folder.appending(path: output)
    var files: [String: [UInt8]] = [:]
    for path in FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
    where !path.hasPrefix(".") {
      guard let data = try? Data(contentsOf: root.appending(path: path)) else { continue }
      files[path] = Array(data)
    }
    return files
  }

  // MARK: Judging

  /// What would run in a page and is none of the theme's own.
  private func activeMarkup(in site: [String: [UInt8]]) -> String? {
    for (path, bytes) in site.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".html") {
      var page = String(decoding: bytes, as: UTF8.self)
      for script in Self.scripts {
        page.replace(script, with: "", maxReplacements: 1)
      }
      if let found = ActiveMarkup.first(in: Array(page.utf8)) { return "\(path): \(found)" }
    }
    return nil
  }

  /// The scripts of the theme, and the one that leads on from old addresses. The page for addresses that
  /// lead nowhere has them by their whole address.
  private static var scripts: [Regex<Substring>] {
    [
      /<script>var r=document\.documentElement[^<]*<\/script>/,
      /<script src="(?:https:\/\/a\.example\/b\/)?[A-Za-z0-9.\/_-]+" defer><\/script>/,
      /<script>location\.replace\(document\.links\[0\]\.href \+ location\.hash\)<\/script>/,
      /<script>\n\/\/ The page reads without this\. An entry[^<]*(?:<(?!\/script)[^<]*)*<\/script>/,
      /<script>\n\/\/ The page reads without this\.\n[^<]*(?:<(?!\/script)[^<]*)*<\/script>/,
    ]
  }

  /// A file that lies where no build may write.
  private func strayFile() -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let known: Set = ["content", "theme", "site", "again", "outside.txt"]
    if let stray = names.first(where: { !known.contains($0) }) { return "there is '\(stray)'" }
    let outside = try? String(contentsOf: folder.appending(path: "outside.txt"), encoding: .utf8)
    return outside == "secret" ? nil : "'outside.txt' is another"
  }
}
