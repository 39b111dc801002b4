import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// Clocks of file systems tick slowly: what was written as a build began may have been written again since
/// without a sign of it, so the next build reads it.
@Suite("Files that were written as a build began")
struct FileTrustTests {
  @Test(arguments: ["content/index.md", "content/x.svg", "templates/page.mustache"])
  func areReadAgain(path: String) throws {
    try SiteFixture.with(["index.md": "# A\n", "x.svg": "<svg/>"]) { (site) throws in
      try site.folder.write("<p>{{{content}}}</p>", to: "templates/page.mustache")
      let build = SiteBuild(
        content: site.folder.appendingPathComponent("content").path,
        templates: site.folder.appendingPathComponent("templates").path,
        output: site.folder.appendingPathComponent("site").path)
      // The build is taken to have begun in an hour, when all files are old but the one.
      func isUnchanged(_ began: UInt64) throws -> Bool {
        var memory = BuildMemory()
        _ = try build.run(after: &memory)
        memory.cache?.moment = began
        let cache = try #require(memory.cache)
        return try BuildInputs(build).reportIfUnchanged(cache, output: build.output) != nil
      }
      let hour = FileSignature.now() + 3_600_000_000_000
      #expect(try isUnchanged(hour))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: 3_600)],
        ofItemAtPath: site.folder.appendingPathComponent(path).path)
      #expect(try !isUnchanged(hour))
    }
  }
}
