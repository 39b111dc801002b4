import Foundation
import SourceText
import TestSupport
import Testing

@testable import SiteBuilder

/// Each file is deleted, or its folder is, when a build has seen it and has not read it yet.
@Suite("A file that is gone while a site is built")
struct VanishingFileTests {
  private static let files = [
    "index.md": "# Home\n\n[a](a.md) ![](x.svg)\n",
    "a.md": "# A\n\n```swift scenario\nlet a = 1\n```\n",
    "x.svg": "<svg/>",
  ]

  private func build(_ site: SiteFixture) -> SiteBuild {
    SiteBuild(
      content: site.folder.path + "/content", templates: templates,
      output: site.folder.path + "/site")
  }

  @Test func `is left out where it is a note, and spoken of`() throws {
    try SiteFixture.with(Self.files) { (site) throws in
      let build = build(site)
      let inputs = try build.look()
      try site.remove("a.md")
      var memory = BuildMemory()
      let report = try build.run(inputs, &memory, nil, keepsCache: true)
      #expect(report.diagnostics.map(\.id).contains("page.gone"))
      #expect(report.diagnostics.contains { $0.severity == .error })
      #expect(site.exists("index.html") && !site.exists("a.html"))
      #expect(try build.run().diagnostics.map(\.id).contains("page.gone") == false)
    }
  }

  @Test(arguments: [nil, "", "# B\n"])
  func `leaves the site as it was where the note was remembered`(text: String?) throws {
    try SiteFixture.with(Self.files) { (site) throws in
      let build = build(site)
      var memory = BuildMemory()
      _ = try build.run(after: &memory)
      let before = try site.page("a.html")
      // All pages are made anew, since their frames have another name in them.
      try site.write("# Other\n\n[a](a.md) ![](x.svg)\n", to: "index.md")
      // What was written as the last build began is read whatever it looks like.
      memory.cache?.moment = FileSignature.now() + 3_600_000_000_000
      let inputs = try build.look()
      if let text { try site.write(text, to: "a.md") } else { try site.remove("a.md") }
      #expect {
        _ = try build.run(inputs, &memory, nil, keepsCache: true)
      } throws: { error in
        (error as? SiteError)?.message.contains("a.md' was changed or deleted while") == true
      }
      #expect(try site.page("a.html") == before)
      #expect(try site.page("index.html").contains("Home"))
      #expect(!site.exists(".lifeline-staging"))
      #expect(try site.build().diagnostics.isEmpty == (text != nil))
    }
  }

  @Test func `leaves the site as it was where it is a file that is copied`() throws {
    try SiteFixture.with(Self.files) { (site) throws in
      let build = build(site)
      let inputs = try build.look()
      try site.remove("x.svg")
      var memory = BuildMemory()
      #expect(throws: SiteError.self) {
        _ = try build.run(inputs, &memory, nil, keepsCache: true)
      }
      #expect(!site.exists("index.html"))
    }
  }

  /// A folder is exchanged for a link to one outside that has files of the same names.
  @Test(arguments: ["a.md", "x.svg", "x.png"])
  func `is not read where a link leads to another of its name`(name: String) throws {
    let files = [
      "index.md": "# Home\n\n![](deep/x.svg) ![](deep/x.png)\n", "deep/\(name)": "# A\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      let build = build(site)
      let inputs = try build.look()
      let content = site.folder.path + "/content"
      try site.folder.write("<svg>5ecret</svg>", to: "outside/\(name)")
      try site.remove("deep")
      try FileManager.default.createSymbolicLink(
        atPath: content + "/deep", withDestinationPath: site.folder.path + "/outside")
      var memory = BuildMemory()
      let report = try? build.run(inputs, &memory, nil, keepsCache: true)
      #expect(report == nil || report?.diagnostics.isEmpty == false)
      let paths = FileManager.default.enumerator(atPath: site.folder.path + "/site")
      for path in paths?.allObjects as? [String] ?? [] where path.contains(".") {
        let bytes = FileManager.default.contents(atPath: "\(site.folder.path)/site/\(path)")
        #expect(bytes.map { $0.firstRange(of: Data("5ecret".utf8)) == nil } ?? true, "\(path)")
      }
    }
  }
}
