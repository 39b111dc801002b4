import Foundation
import SiteBuilder
import SourceText

/// A site of many pages: built from nothing, built again, and built after one page has changed.
struct SiteBenchmark {
  private let folder: URL
  private let build: SiteBuild

  /// Writes the pages into a folder of the system's for temporary files.
  init(pages: Int) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lifeline-benchmark-\(UUID().uuidString)")
    let content = folder.appendingPathComponent("content")
    try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
    try SampleSite.write(pages: pages, to: content)
    build = SiteBuild(content: content.path, output: folder.appendingPathComponent("site").path)
  }

  /// Removes the site, so that the next build is a first one.
  func clean() {
    try? FileManager.default.removeItem(atPath: build.output)
  }

  /// Builds the site.
  func run() throws {
    let report = try build.run()
    guard report.diagnostics.isEmpty else { throw Fault(message: report.diagnostics[0].message) }
  }

  /// Adds a line to one page.
  func changePage() throws {
    let file = URL(fileURLWithPath: build.content).appendingPathComponent("section-0/page-7.md")
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("\nOne more line.\n".utf8))
    try handle.close()
  }

  /// Removes what was written.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What the build complained about, which it should not have.
  struct Fault: Error {
    let message: String
  }
}
