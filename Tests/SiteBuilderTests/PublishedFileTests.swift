import SiteBuilder
import SourceText
import Testing

/// Which files are published beside the pages.
@Suite("Published files")
struct PublishedFileTests {
  private static let vault = [
    "index.md":
      "# Home\n\n![[shown.png]] [a](files/linked.pdf) ![](files/by%20path.png) [[named.zip]]\n",
    "Private.md": "---\npublish: false\n---\n![[payslip.pdf]] ![](own.png)\n",
    "files/shown.png": "x", "files/linked.pdf": "x", "files/by path.png": "x", "named.zip": "x",
    "payslip.pdf": "x", "own.png": "x", "secret.env": "x",
  ]

  @Test func publishesOfAVaultOnlyWhatPublishedPagesHave() throws {
    try SiteFixture.withVault(Self.vault) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      for file in ["files/shown.png", "files/linked.pdf", "files/by path.png", "named.zip"] {
        #expect(site.exists(file), "\(file)")
      }
      for file in ["payslip.pdf", "own.png", "secret.env"] {
        #expect(!site.exists(file), "\(file)")
      }
      #expect(try site.build().written.isEmpty)
    }
  }

  @Test func publishesAFileWithTheFirstLinkAndRemovesItWithTheLast() throws {
    try SiteFixture.withVault(Self.vault) { (site) throws in
      _ = try site.build()
      try site.write("# New\n\n[[secret.env]]\n", to: "new.md")
      #expect(try site.build().written.contains("secret.env"))
      try site.write("# New\n", to: "new.md")
      #expect(try site.build().removed == ["secret.env"])
      #expect(try site.build(drafts: true).written.contains("payslip.pdf"))
      #expect(site.exists("own.png"))
      #expect(try site.build().removed.contains("payslip.pdf"))
    }
  }

  @Test func publishesElsewhereAllButWhatOnlyDraftsHave() throws {
    let files = [
      "index.md": "# Home\n\n![](both.png)\n",
      "d.md":
        "---\ndraft: true\n---\n# D\n\n![](both.png) ![](own.png) [p](f/plan.pdf) ![[s.pdf]]\n",
      "both.png": "x", "own.png": "x", "f/plan.pdf": "x", "f/s.pdf": "x", "other.txt": "x",
    ]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(site.exists("both.png") && site.exists("other.txt"))
      #expect(!site.exists("own.png") && !site.exists("f/plan.pdf") && !site.exists("f/s.pdf"))
      #expect(try site.build().written.isEmpty)
      _ = try site.build(drafts: true)
      #expect(site.exists("own.png") && site.exists("f/plan.pdf") && site.exists("f/s.pdf"))
      let removed = try site.build().removed.filter { !$0.hasPrefix("assets/search/") }
      #expect(removed == ["d.html", "d.md", "f/plan.pdf", "f/s.pdf", "own.png"])
      try site.write("# Home\n\n![](both.png) ![](own.png)\n", to: "index.md")
      #expect(try site.build().written.contains("own.png"))
    }
  }

  /// The first lines of a page as other systems have them, and what is said of them.
  static let drafts: [(String, String)] = [
    ("+++\ntitle = \"T\"\ndraft = true\n+++\n# D\n", "TOML"),
    ("+++\n[params]\n+++\n# D\n", "TOML"),
    ("+++\ndraft = true\n# D\n", "TOML"),
    ("{\n  \"title\": \"T\",\n  \"draft\": true\n}\n\n# D\n", "JSON"),
    ("{\"draft\": true}\n# D\n", "JSON"),
    ("{ \"draft\": true,\n", "JSON"),
  ]

  @Test(arguments: drafts)
  func holdsBackAPageWhoseFrontMatterIsOfAnotherFormat(_ text: String, _ format: String) throws {
    try SiteFixture.with(["index.md": "# Home\n", "d.md": text]) { (site) throws in
      for _ in 1...2 {
        let found = try site.build().diagnostics
        #expect(site.places(found) == ["d.md:1:1 front-matter.format"])
        #expect(found.first?.severity == .error && found.first?.message.contains(format) == true)
      }
      #expect(!site.exists("d.html"))
      _ = try site.build(drafts: true)
      #expect(site.exists("d.html"))
      if text.contains("# D\n"), !text.contains("draft = true\n# D") {
        #expect(try !site.page("d.html").contains("draft = true"))
      }
    }
  }

  @Test(arguments: ["+++ b/file\n", "+++\n\ntext\n", "{% raw %}\n", "{{x}}\n", "{a}\n", "{\n"])
  func takesOtherTextForText(_ text: String) throws {
    try SiteFixture.with(["index.md": text]) { (site) throws in
      // A tag of Jekyll is warned of, and is no front matter either.
      #expect(try site.build().diagnostics.allSatisfy { $0.id == "markdown.foreign-notation" })
      #expect(site.exists("index.html"))
    }
  }

  @Test(arguments: [
    ("published: false", false), ("published: true", true), ("Published: false", false),
  ])
  func holdsBackWhatIsNotPublishedAsJekyllSaysIt(_ line: String, _ isThere: Bool) throws {
    let files = ["index.md": "# Home\n", "p.md": "---\n\(line)\n---\n# P\n"]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      #expect(site.exists("p.html") == isThere)
    }
    try SiteFixture.withVault(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(site.exists("p.html") == isThere)
    }
  }
}
