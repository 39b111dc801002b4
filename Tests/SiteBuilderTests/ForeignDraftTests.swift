import Foundation
import SiteBuilder
import SourceText
import Testing

/// What keeps a page back in the folders of Jekyll, Hugo and Docusaurus, and what the names of posts say.
@Suite struct ForeignDraftTests {
  @Test func `drafts and parts of Jekyll's are no pages beside its settings`() throws {
    let files = ["index.md": "# I\n", "_drafts/a.md": "# A\n", "_includes/b.md": "# B\n"]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      #expect(site.exists("_drafts/a.html"))
      try site.write("title: x\n", to: "_config.yml")
      _ = try site.build()
      #expect(!site.exists("_drafts/a.html") && !site.exists("_includes/b.html"))
    }
  }

  @Test func `a post of Jekyll's has its day and its title from its name`() throws {
    let files = [
      "index.md": "# I\n", "_posts/2021-01-02-second-post.md": "text\n",
      "_posts/2021-01-03-third.md": "---\ntitle: Own\ndate: 2020-05-06\n---\ntext\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let second = try site.page("_posts/2021-01-02-second-post.html")
      #expect(second.contains("<title>Second post") && second.contains("2021-01-02"))
      let third = try site.page("_posts/2021-01-03-third.html")
      #expect(third.contains("<title>Own") && third.contains("2020-05-06"))
    }
  }

  @Test func `the day of Hugo's before which a page is not published holds it back`() throws {
    let text = "---\ndate: 2020-01-01\npublishDate: 2999-01-01\n---\n# A\n"
    try SiteFixture.with(["index.md": "# I\n", "a.md": text]) { (site) throws in
      var build = SiteBuild(
        content: site.folder.appendingPathComponent("content").path, templates: templates,
        output: site.folder.appendingPathComponent("site").path)
      build.day = "2026-01-01"
      #expect(try build.run().diagnostics.isEmpty)
      #expect(!site.exists("a.html"))
    }
  }

  @Test(arguments: [
    "unlisted: true", "private: true", "headless: true", "status: draft", "expiryDate: 2020-01-01",
    "build:\n  render: never",
  ])
  func `what hides a page elsewhere and not here is told of`(_ line: String) throws {
    try SiteFixture.with(["index.md": "# I\n", "a.md": "---\n\(line)\n---\n# A\n"]) {
      (site) throws in
      #expect(site.places(try site.build().diagnostics) == ["a.md:2:1 front-matter.foreign-key"])
    }
  }

  @Test(arguments: ["unlisted: false", "status: done", "build:\n  list: never", "hidden: 3"])
  func `what hides nothing is not`(_ line: String) throws {
    try SiteFixture.with(["index.md": "# I\n", "a.md": "---\n\(line)\n---\n# A\n"]) {
      (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
    }
  }
}
