import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// What somebody who can write to the output folder, as a pull request can, has a cache say.
@Suite("A cache that somebody else wrote")
struct ForgedCacheTests {
  @Test(arguments: [Trust.usual, .none])
  func `is not read among untrusted notes`(_ trust: Trust) throws {
    try SiteFixture.with(["index.md": "# A\n"]) { (site) throws in
      var build = SiteBuild(
        content: site.folder.appendingPathComponent("content").path, templates: templates,
        output: site.folder.appendingPathComponent("site").path)
      build.trust = trust
      var memory = BuildMemory()
      _ = try build.run(after: &memory)
      var cache = try #require(memory.cache)
      // It has another page than the build wrote, and says that it is that one.
      try site.folder.write("<script>", to: "site/index.html")
      let page = FilePath("index.html")
      let found = try #require(FileSystem.look("\(build.output)/index.html"))
      let hash = try #require(cache.outputs[page]).hash
      cache.outputs[page] = OutputFolder.Record(signature: found.signature, hash: hash)
      cache.moment = FileSignature.now() + 3_600_000_000_000
      let outputs = cache.outputs.map {
        OutputFolder.Entry(path: $0.text, record: $1, isStaged: false)
      }
      try Data(cache.encoded([], outputs: outputs, HookMemory()))
        .write(to: URL(fileURLWithPath: "\(build.output)/\(BuildCache.name)"))
      _ = try build.run()
      #expect(try (site.page("index.html") == "<script>") == (trust == .usual))
    }
  }
}
