import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

/// The project's own templates: the site's tests are theirs too.
let templates = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("templates").path

/// A small site in a temporary folder.
struct SiteFixture {
  let folder: URL

  /// Runs a body with a site of some pages: paths below the content folder, and texts.
  @discardableResult
  static func with<Result>(
    _ files: [String: String], _ body: (SiteFixture) throws -> Result
  ) throws -> Result {
    try withTemporaryDirectory { folder in
      let site = SiteFixture(folder: folder)
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("content"), withIntermediateDirectories: true)
      for (path, text) in files { try site.write(text, to: path) }
      return try body(site)
    }
  }

  /// The same with an Obsidian vault.
  @discardableResult
  static func withVault<Result>(
    _ files: [String: String], _ body: (SiteFixture) throws -> Result
  ) throws -> Result {
    try with(files.merging([".obsidian/app.json": "{}"]) { a, _ in a }, body)
  }

  func write(_ text: String, to path: String) throws {
    try folder.write(text, to: "content/\(path)")
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent("content/\(path)"))
  }

  func build(
    drafts: Bool = false, templates: String = templates, baseURL: String? = nil,
    trust: Trust = .usual, completing: Bool = false, keepingFolder: Bool = false
  ) throws -> BuildReport {
    var build = SiteBuild(
      content: folder.appendingPathComponent("content").path, templates: templates,
      output: folder.appendingPathComponent("site").path, baseURL: baseURL, includesDrafts: drafts)
    build.trust = trust
    build.completesScenarios = completing
    build.keepsFolder = keepingFolder
    return try build.run()
  }

  /// Has git do something in the site's folder; what it commits was written on 3 February 2026.
  func git(_ arguments: String...) throws {
    try TestSupport.git(arguments, in: folder, on: "2026-02-03T23:30:00+0800")
  }

  /// A page of the built site.
  func page(_ path: String) throws -> String { try folder.read("site/\(path)") }

  /// What the search shows of the pages of an edition, as one text.
  func searched(_ language: String) throws -> String {
    let folder = folder.appendingPathComponent("site/assets/search/\(language)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let pages = files.filter { $0.first?.isNumber == true }
    return try pages.map { try folder.read($0) }.joined().replacing(",\n[", with: ",[")
  }

  func removeOutput(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent("site/\(path)"))
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("site/\(path)").path)
  }

  /// Diagnostics as `path:line:column id`, the path below the content folder.
  func places(_ diagnostics: [Diagnostic]) -> [String] {
    let prefix = folder.appendingPathComponent("content").path + "/"
    return diagnostics.map { diagnostic in
      let start = diagnostic.span.start
      let path = diagnostic.span.file.path.replacingOccurrences(of: prefix, with: "")
      return "\(path):\(start.line):\(start.column) \(diagnostic.id)"
    }
  }
}
