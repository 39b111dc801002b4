import SiteBuilder
import SourceText
import TestSupport
import Testing

/// `_index.md`, as Hugo has it, is its folder's page.
@Suite("Section pages")
struct SectionPageTests {
  private static let files = [
    "_index.md": "# Front\n\n[s](sec/_index.md) [t](sec/) [[sec]] [u](/sec/_index) [v](sec/p.md)\n",
    "_index.zh-Hans.md": "# 首页\n\n[s](sec/_index.md)\n",
    "sec/_index.md": "---\ntitle: Section\n---\nText\n",
    "sec/_index.zh-Hans.md": "---\ntitle: 小节\n---\n文字\n",
    "sec/_index.de.md": "# Abschnitt\n", "sec/p.md": "# P\n\n[up](_index.md)\n",
  ]

  @Test(arguments: [false, true])
  func standForTheirFoldersInEachLanguage(_ isVault: Bool) throws {
    let vault = isVault ? [".obsidian/app.json": "{}"] : [:]
    try SiteFixture.with(Self.files.merging(vault) { a, _ in a }) { (site) throws in
      #expect(site.places(try site.build().diagnostics) == [])
      let front = try site.page("index.html")
      let section = try site.page("sec/index.html")
      #expect(front.contains(">Front</h1>") && section.contains(">Section</h1>"))
      for text in ["s", "t", "Section", "u"] {
        #expect(front.contains("<a href=\"sec/index.html\">\(text)</a>"), "\(text)")
      }
      #expect(!front.contains(">Sec<"))
      #expect(try site.page("sec/p.html").contains("<p><a href=\"index.html\">up</a></p>"))
      let chinese = try site.page("zh-Hans/index.html")
      #expect(chinese.contains(">首页</h1>") && chinese.contains("<a href=\"sec/index.html\">s</a>"))
      #expect(try site.page("zh-Hans/sec/index.html").contains(">小节</h1>"))
      #expect(try site.page("de/sec/index.html").contains(">Abschnitt</h1>"))
      #expect(!site.exists("_index.html") && !site.exists("sec/_index.html"))
    }
  }

  @Test func speakForTheSiteFromTheTop() throws {
    let files = ["_index.md": "---\nlanguage: zh-Hans\nsite: 站点\n---\n# 首页\n", "a.md": "# A\n"]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("a.html")
      #expect(page.contains("<html lang=\"zh-Hans\"") && page.contains("<title>A · 站点"))
    }
  }

  /// A page that gives way to another which stands for the folder too, and that one.
  @Test(arguments: [
    ("_index.md", "index.md"), ("sub/_Index.md", "sub/index.md"), ("README.md", "_index.md"),
    ("_index.de.md", "index.de.md"), ("_index.markdown", "index.md"),
  ])
  func giveWayToAnIndexAndComeBeforeAReadme(_ name: String, _ other: String) throws {
    let files = [
      name: "# Less\n", other: "# More\n", "sub/b.md": "# B\n", "a.md": "# A\n\n[r](\(name))\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      let diagnostics = try site.build().diagnostics
      #expect(site.places(diagnostics) == ["\(name):1:1 page.beside-index"])
      #expect(diagnostics.map(\.severity) == [.warning])
      let folder = name.hasPrefix("sub/") ? "sub/" : name.contains(".de.") ? "de/" : ""
      #expect(try site.page("\(folder)index.html").contains(">More</h1>"))
      #expect(try site.page("a.html").contains("<p><a href=\"\(folder)index.html\""))
    }
  }
}
