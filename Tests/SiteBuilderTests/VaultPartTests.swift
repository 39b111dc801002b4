import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

/// A folder of a vault that is built by itself.
@Suite("A part of a vault")
struct VaultPartTests {
  private static let files = [
    ".obsidian/app.json": "{}", "Files/elsewhere.png": "x", "Other.md": "other\n",
    "UIKit/a.md": "one\ntwo [[UIKit/sub/b]] ![[UIKit/sub/c.png]] [b](sub/b.md) [c](b)\n",
    "UIKit/sub/b.md": "# B\n", "UIKit/sub/c.png": "x", "UIKit/sub/unused.png": "x",
  ]

  private func withPart(
    _ files: [String: String], _ body: (SiteFixture, SiteBuild) throws -> Void
  ) throws {
    try SiteFixture.with(files) { (site) throws in
      let content = site.folder.appendingPathComponent("content/UIKit").path
      let output = site.folder.appendingPathComponent("site").path
      try body(site, SiteBuild(content: content, templates: templates, output: output))
    }
  }

  @Test func isReadByTheSettingsAndTheRulesOfTheWhole() throws {
    try withPart(Self.files) { (site, build) throws in
      #expect(try build.run().diagnostics.isEmpty)
      let page = try site.page("a.html")
      #expect(page.contains("<p>one<br>\ntwo <a href=\"sub/b.html\">B</a>"))
      #expect(page.contains("src=\"sub/c.png\"") && page.contains("<a href=\"sub/b.html\">c</a>"))
      #expect(!site.exists("sub/unused.png") && !site.exists("Other.html"))
      let notebook = try Notebook.load(folder: build.content)
      #expect(try notebook.value.checkLinks().isEmpty && notebook.diagnostics.isEmpty)
    }
  }

  @Test(arguments: ["UIKit/.git/HEAD", ".git/HEAD"])
  func isNoneInARepositoryOfItsOwn(_ file: String) throws {
    try withPart(Self.files.merging([file: "ref"]) { a, _ in a }) { (site, build) throws in
      _ = try build.run()
      let isOwn = file.hasPrefix("UIKit")
      #expect(try site.page("a.html").contains("<p>one<br>") == !isOwn)
      #expect(site.exists("sub/unused.png") == isOwn)
    }
  }

  @Test(arguments: [
    ("![[elsewhere.png]]", "'Files/elsewhere.png'"), ("[[Other]]", "'Other.md'"),
    ("![](../Files/elsewhere.png)", "'Files/elsewhere.png'"), ("[[Nothing]]", nil),
  ])
  func saysWhatLiesElsewhereInTheVault(_ link: String, _ file: String?) throws {
    var files = Self.files
    files["UIKit/a.md"] = link + "\n"
    try withPart(files) { (site, build) throws in
      let found = try build.run().diagnostics
      #expect(found.count == 1 && found.first?.severity == .error)
      let note = found.first?.notes.first { $0.message.contains("elsewhere in the vault") }
      #expect(note.map { $0.message.hasPrefix(file ?? "-") } == (file == nil ? nil : true))
      #expect(!site.exists("Files/elsewhere.png"))
    }
  }
}
