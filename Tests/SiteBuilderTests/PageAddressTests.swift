import Foundation
import SiteBuilder
import SourceText
import Testing

/// Which page stands for a folder, and which has an address.
@Suite("Addresses of pages")
struct PageAddressTests {
  @Test(arguments: ["index.md", "Index.md", "INDEX.md", "README.md", "Readme.md"])
  func writesThePageOfAFolderToItsIndexHoweverItIsSpelled(_ name: String) throws {
    let files = [name: "# Front\n", "sub/\(name)": "# Below\n", "sub/x.md": "# X\n\n[b](../sub)\n"]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("index.html").contains(">Front</h1>"))
      #expect(try site.page("sub/index.html").contains(">Below</h1>"))
      #expect(try site.page("sub/x.html").contains("<a href=\"index.html\">b</a>"))
    }
  }

  @Test func beginsAWikiWithItsHome() throws {
    let files = ["Home.md": "Welcome to [[Push]]\n", "Push.md": "# Push\n\n[[Home]]\n"]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("index.html").contains("Welcome to <a href=\"Push.html\">Push</a>"))
      #expect(try site.page("Push.html").contains("<p><a href=\"index.html\">Home</a></p>"))
      try site.write("# Front\n", to: "Readme.md")
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("index.html").contains(">Front</h1>") && site.exists("Home.html"))
    }
  }

  @Test(arguments: ["README.md", "readme.md", "sub/ReadMe.md", "README.markdown"])
  func leavesOutAReadmeBesideAnIndex(_ name: String) throws {
    let folder = name.hasPrefix("sub/") ? "sub/" : ""
    var files = [
      name: "---\ndescription: Files\n---\n# For files\n\n[gone](gone.md)\n",
      "index.md": "# Home\n",
      "a.md": "# A\n\n[r](\(name))\n",
    ]
    files["\(folder)index.md"] = "# Front\n"
    try SiteFixture.with(files) { (site) throws in
      for text in ["", "\nMore.\n"] {
        try site.write("# Front\n" + text, to: "\(folder)index.md")
        let report = try site.build()
        #expect(site.places(report.diagnostics) == ["\(name):1:1 page.beside-index"])
        #expect(report.diagnostics.map(\.severity) == [.warning])
        #expect(try site.page("\(folder)index.html").contains(">Front</h1>"))
        #expect(try site.page("a.html").contains("<p><a href=\"\(folder)index.html\">r</a></p>"))
        for text in [
          try site.searched("en"), try site.page("llms.txt"), try site.page("index.html"),
        ] {
          #expect(!text.contains("iles"))
        }
      }
      let content = site.folder.appendingPathComponent("content").path
      let checked = try Notebook.load(folder: content, leavingOutDrafts: true).value.checkLinks()
      #expect(site.places(checked) == ["\(name):1:1 page.beside-index"])
      try site.write("---\ndraft: true\n---\n# For files\n", to: name)
      #expect(site.places(try site.build().diagnostics) == ["a.md:3:5 link.broken"])
      // Where the index is a draft, the other stands for the folder.
      try site.write("---\ndraft: true\n---\n# Front\n", to: "\(folder)index.md")
      try site.write("# For files\n", to: name)
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("\(folder)index.html").contains(">For files</h1>"))
    }
  }

  /// Hidden files of a site are somebody else's, or what builds keep for themselves.
  @Test(arguments: [#"/x\0y"#, "/.well-known/x", "/.git/x", "/a/.b", "/.lifeline-files/x"])
  func leadsFromNoAddressThatNoFileHas(_ alias: String) throws {
    let page = "---\ntitle: A\naliases: [\"\(alias)\"]\n---\n"
    try SiteFixture.with(["index.md": page]) { (site) throws in
      let found = try site.build().diagnostics
      #expect(found.map(\.id) == ["page.alias"])
      #expect(found.allSatisfy { $0.message.contains("is no address in the site") })
      let hidden = try FileManager.default.contentsOfDirectory(
        atPath: site.folder.appendingPathComponent("site").path
      ).filter { $0.hasPrefix(".") }
      #expect(hidden.sorted() == [".lifeline-cache", ".lifeline-files"])
    }
  }

  #if os(Linux)
    /// Other systems take the two for one name themselves.
    @Test func reportsTwoPagesWhoseAddressesDifferInLargeAndSmallLetters() throws {
      let files = ["index.md": "# A\n", "Push.md": "# B\n", "push.md": "# C\n"]
      try SiteFixture.with(files) { (site) throws in
        let found = try site.build().diagnostics
        #expect(site.places(found) == ["push.md:1:1 page.same-address"])
        #expect(found[0].message.hasPrefix("'Push.md' is written to 'Push.html' already, and many"))
        #expect(site.exists("Push.html") && !site.exists("push.html"))
      }
    }
  #endif

  @Test func leadsFromNoOldAddressThatIsAPagesInOtherLetters() throws {
    let files = [
      "index.md": "# A\n", "push.md": "---\naliases: [/Push]\n---\n# B\n",
      "pop.md": "---\naliases: [/PUSH]\n---\n# C\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      #expect(site.places(try site.build().diagnostics) == ["pop.md:2:11 page.alias"])
      #expect(!site.exists("Push.html") && !site.exists("PUSH.html"))
    }
  }

  /// What would be two files at once, or a file and a folder: the rest is built, and a check says the same.
  @Test(
    arguments: [
      (
        ["a.md": "---\naliases: [\"/x.html\", \"/x.html/y\"]\n---\n# A\n"], ["a.md:2:23 page.alias"]
      ),
      (["a.md": "---\naliases: [/x.html/y, /x.html]\n---\n# A\n"], ["a.md:2:22 page.alias"]),
      (
        ["a.md": "---\naliases: [/b.html/y]\n---\n# A\n", "b.md": "# B\n"], ["a.md:2:11 page.alias"]
      ),
      (["a.md": "---\naliases: [/b.md/y]\n---\n# A\n", "b.md": "# B\n"], ["a.md:2:11 page.alias"]),
      (
        ["a.md": "---\naliases: [/b.html]\n---\n# A\n", "b.html/c.md": "# B\n"],
        ["a.md:2:11 page.alias"]
      ),
      (
        ["a.md": "---\naliases: [/b.html]\n---\n# A\n", "b.html/c.txt": "B\n"],
        ["a.md:2:11 page.alias"]
      ),
      (["a.md": "---\naliases: [/b.txt/c]\n---\n# A\n", "b.txt": "B\n"], ["a.md:2:11 page.alias"]),
      (["a.md": "---\naliases: [/robots.txt/c]\n---\n# A\n"], ["a.md:2:11 page.alias"]),
      (["a.md": "---\naliases: [/assets/search/en.js/c]\n---\n# A\n"], ["a.md:2:11 page.alias"]),
      (["a.md": "# A\n", "a.html/index.md": "# B\n"], ["a.html/index.md:1:1 page.below-file"]),
      (["index.html/b.md": "# B\n"], ["index.html/b.md:1:1 page.below-file"]),
      (["INDEX.html/b.md": "# B\n"], ["INDEX.html/b.md:1:1 page.below-file"]),
      (["index.html/b.txt": "B\n"], ["index.html/b.txt:1:1 content.below-file"]),
      (
        ["tags.html/b.md": "---\ntags: [one]\n---\n# B\n"], ["tags.html/b.md:1:1 page.below-file"]
      ),
      (["llms.txt/b.md": "# B\n"], ["llms.txt/b.md:1:1 page.below-file"]),
      (["sitemap.xml/b/c.md": "# B\n"], ["sitemap.xml/b/c.md:1:1 page.below-file"]),
      (["b.zh-Hans.md": "# B\n", "zh-Hans": "file"], ["zh-Hans:1:1 content.below-file"]),
      (["assets": "file"], ["assets:1:1 content.below-file"]),
      (["a.md": "# A\n", "a.html": "<p>A</p>\n"], ["a.html:1:1 content.same-address"]),
      (
        ["a.md": "---\naliases: [/b.html]\n---\n# A\n", "b.html": "<p>B</p>\n"],
        ["a.md:2:11 page.alias"]
      ),
    ] as [([String: String], [String])])
  func hasEachPathOnce(_ files: [String: String], _ places: [String]) throws {
    let all = files.merging(["index.md": "# Home\n", "z.md": "# Z\n"]) { $1 }
    try SiteFixture.with(all) { (site) throws in
      for baseURL in [nil, "https://example.org/"] {
        let report = try site.build(baseURL: baseURL)
        #expect(site.places(report.diagnostics) == places)
        #expect(report.diagnostics.allSatisfy { $0.severity == .error && !$0.notes.isEmpty })
        #expect(site.exists("index.html") && site.exists("z.html"))
      }
      let content = site.folder.appendingPathComponent("content").path
      let checked = try Notebook.load(folder: content, leavingOutDrafts: true).value.checkLinks()
      #expect(site.places(checked) == places)
    }
  }

  // MARK: Pages that the site makes

  private static let scenario = "```swift scenario id=s\nwindow.rootViewController = A()\n```\n"

  /// What is gathered stands below what somebody wrote of that name.
  @Test(arguments: [
    ("tags", "<h2 id=\"one\">one<"), ("Tags", "<h2 id=\"one\">one<"),
    ("scenarios", "<a href=\"a.html#s\">"), ("SCENARIOS", "<a href=\"a.html#s\">"),
    ("rules", "class=\"rule"), ("Rules", "class=\"rule"),
  ])
  func gathersBelowAPageThatIsCalledAsOneItMakes(_ name: String, _ gathered: String) throws {
    let files = [
      "index.md": "# Home\n", "\(name).md": "# Of my own\n\nmine, [[a]]\n",
      "a.md": "---\ntags: [one]\n---\n# A\n\n\(Self.scenario)",
      "b.md": "---\ntags: [one]\n---\n# B\n",
    ]
    try SiteFixture.withVault(files) { (site) throws in
      let report = try site.build()
      #expect(report.diagnostics.isEmpty)
      let page = try site.page("\(name).html")
      #expect(page.contains(">Of my own</h1>") && page.contains("mine, <a href=\"a.html\">"))
      #expect(page.contains(gathered))
      if name != name.lowercased() {
        #expect(!report.written.contains("\(name.lowercased()).html"))
      }
      // The links of the list say nothing of who links to a page.
      #expect(try site.page("a.html").contains("Linked from"))
      #expect(try !site.page("b.html").contains("Linked from"))
      #expect(try site.build().written.isEmpty)
      try site.write("# B\n", to: "b.md")
      _ = try site.build()
      try site.write("---\ntags: [one, two]\n---\n# B\n", to: "b.md")
      _ = try site.build()
      #expect(try site.page("\(name).html").contains("mine, <a href=\"a.html\">"))
      #expect(try site.page("b.html").contains("#two\">two</a>"))
    }
  }

  @Test func leadsFromATagToItsPlaceOnAWrittenListOfTags() throws {
    let files = [
      "index.md": "# Home\n", "Tags.md": "# Tags\n\n## One\n\nmine\n",
      "a.md": "---\ntags: [one]\n---\n# A\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("a.html").contains("<a href=\"Tags.html#one-1\">one</a>"))
      #expect(try site.page("Tags.html").contains("<h2 id=\"one-1\">one<"))
      #expect(try site.page("Tags.md").contains("[A](a.md)"))
    }
  }
}
