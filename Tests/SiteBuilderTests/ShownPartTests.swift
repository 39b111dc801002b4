import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

/// What a note shows of others, and of itself.
@Suite("Shown parts")
struct ShownPartTests {
  struct Written: CustomTestStringConvertible {
    let text: String
    let html: String
    /// The same in the page as plain Markdown.
    let plain: String
    var testDescription: String { text }

    init(_ text: String, _ html: String, plain: String) {
      self.text = text
      self.html = html
      self.plain = plain
    }
  }

  static let vault = [
    "N.md": "Note.\n", "S.md": "# S\n\n## One\n\nFirst.\n\n## Two\n\nSecond. ^b\n",
    "f/clip.mp4": "x", "f/paper.pdf": "x", "f/p.png": "x",
  ]
  static let note = "<div class=\"embed\">\n<p>Note.</p>\n</div>\n"
  static let second = "<div class=\"embed\">\n<p>Second.</p>\n</div>\n"

  static let written: [Written] = [
    // A line of its own.
    Written(
      "See:\n![[N]]\ntext", "<p>See:</p>\n\(note)<p>text</p>\n", plain: "See:\n\nNote.\n\ntext\n"),
    Written("See:\n![[N]]", "<p>See:</p>\n\(note)", plain: "See:\n\nNote.\n"),
    Written("![[N]]\n*text*", "\(note)<p><em>text</em></p>\n", plain: "Note.\n\n*text*\n"),
    Written(
      "a\n![[N]]\n![[S#^b]]\nb", "<p>a</p>\n\(note)\(second)<p>b</p>\n",
      plain: "a\n\nNote.\n\nSecond. ^b\n\nb\n"),
    Written(
      "> quote\n> ![[S#^b]]", "<blockquote>\n<p>quote</p>\n\(second)</blockquote>\n",
      plain: "> quote\n>\n> Second. ^b\n"),
    Written(
      "> [!note] T\n> a\n> ![[N]]\n> b", "<p>a</p>\n\(note)<p>b</p>\n",
      plain: "> a\n>\n> Note.\n>\n> b\n"),
    Written(
      "- item\n  ![[N]]\n- next", "<li>item\n\(note)</li>\n<li>next</li>\n",
      plain: "- item\n\n  Note.\n\n- next\n"),
    Written(
      "- item\n  ![[N]]\n  more", "<li>item\n\(note)more</li>\n",
      plain: "- item\n\n  Note.\n\n  more\n"),
    Written(
      "- [ ] ![[N]]",
      "<li class=\"task\"><input type=\"checkbox\" disabled aria-label=\"to do\"> \n\(note)</li>\n",
      plain: "- [ ] Note.\n"),
    Written(
      "See:\n![[paper.pdf]]\nend", "<p>See:</p>\n<p><object type=\"application/pdf\"",
      plain: "See:\n![](f/paper.pdf)\nend\n"),
    // Among other words it is a link, and a picture is one of them.
    Written(
      "See ![[N]] here", "<p>See <a href=\"N.html\">N</a> here</p>", plain: "See [N](N.md) here"),
    Written(
      "a\n![[p.png]]\nb", "<p>a<br>\n<img src=\"f/p.png\" alt=\"\"><br>\nb</p>\n",
      plain: "a\n![](f/p.png)\nb\n"),
    // In the form of Markdown's images.
    Written("![](N.md)", note, plain: "Note.\n"),
    Written("![x](./N.md)", note, plain: "Note.\n"),
    Written("![g](S.md#One)", "<h2>One</h2>\n<p>First.</p>\n", plain: "## One\n\nFirst.\n"),
    Written("See:\n![](<N.md> \"title\")", "<p>See:</p>\n\(note)", plain: "See:\n\nNote.\n"),
    Written("See ![](N.md)", "<p>See <a href=\"N.html\">N</a></p>", plain: "See ![](N.md)"),
    Written(
      "![](f/clip.mp4)", "<p><video controls preload=\"metadata\" src=\"f/clip.mp4\">",
      plain: "![](f/clip.mp4)"),
    Written(
      "![A film|320](clip.mp4)",
      "src=\"f/clip.mp4\" width=\"320\"><a href=\"f/clip.mp4\">A film</a>",
      plain: "![A film|320](f/clip.mp4)"),
    Written(
      "![](paper.pdf#page=3)", "<p><object type=\"application/pdf\" data=\"f/paper.pdf#page=3\"",
      plain: "![](f/paper.pdf"),
    Written(
      "In ![](paper.pdf)", "<p>In <a href=\"f/paper.pdf\">paper.pdf</a></p>", plain: "In ![]("),
    // A page's own parts.
    Written(
      "![[#Below]]\n\n## Below\n\nThere.", "<div class=\"embed\">\n<h2>Below</h2>\n<p>There.</p>",
      plain: "## Below\n\nThere.\n\n## Below"),
    Written(
      "Own. ^own\n\n## Part\n\n![[#^own]]", "<div class=\"embed\">\n<p>Own.</p>\n</div>",
      plain: "## Part\n\nOwn. ^own\n"),
    Written(
      "![[here#Below]]\n\n## Below\n\n![[#Last]]\n\n## Last\n\nEnd.",
      "<h2>Below</h2>\n<div class=\"embed\">\n<h2>Last</h2>\n<p>End.</p>\n</div>\n</div>",
      plain: "## Below\n\n## Last\n\nEnd.\n\n## Below"),
    // What only another site can play.
    Written(
      "![](https://www.youtube.com/watch?v=dQw)",
      "<p><a href=\"https://www.youtube.com/watch?v=dQw\" class=\"external\">"
        + "https://www.youtube.com/watch?v=dQw</a></p>", plain: "youtube"),
    Written(
      "![A talk|300](https://youtu.be/dQw)",
      "<a href=\"https://youtu.be/dQw\" class=\"external\">A talk</a>", plain: "youtu"),
    Written(
      "![](https://x.com/a/status/1)", "<a href=\"https://x.com/a/status/1\" class=\"external\">",
      plain: "x.com"),
    Written(
      "![p](https://x.com/a/pic.png)", "<img src=\"https://x.com/a/pic.png\" alt=\"p\">",
      plain: "x.com"),
  ]

  @Test(arguments: written)
  func becomes(_ written: Written) throws {
    var files = Self.vault
    files["here.md"] = "# Here\n\n\(written.text)\n"
    try SiteFixture.withVault(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("here.html")
      #expect(page.contains(written.html), "\(page)")
      let plain = try site.page("here.md")
      #expect(plain.contains(written.plain), "\(plain)")
    }
  }

  /// Parts that hold themselves, however far around, and where that is said.
  static let circles: [(files: [String: String], places: Set<String>)] = [
    (["a.md": "![[a]]\n"], ["a.md:1:2 link.circle"]),
    (["a.md": "## P\n\n![[#P]]\n"], ["a.md:3:2 link.circle"]),
    (
      ["a.md": "## P\n\n![[#Q]]\n\n## Q\n\n![[#P]]\n"],
      ["a.md:3:2 link.circle", "a.md:7:2 link.circle"]
    ),
    (
      ["a.md": "## P\n\n![[b#Q]]\n", "b.md": "## Q\n\n![[a#P]]\n"],
      ["a.md:3:2 link.circle", "b.md:3:2 link.circle"]
    ),
    (
      ["a.md": "![[b#Q]]\n", "b.md": "## P\n\n![[b]]\n\n## Q\n\nText.\n"], ["b.md:3:2 link.circle"]
    ),
    (["a.md": "## P\n\n![[b#Q]]\n\n## R\n\nText\n", "b.md": "## Q\n\n![[a#R]]\n"], []),
  ]

  @Test(arguments: circles)
  func showsNoPartInsideItself(_ files: [String: String], _ places: Set<String>) throws {
    try SiteFixture.withVault(files) { (site) throws in
      #expect(Set(site.places(try site.build().diagnostics)) == places)
    }
  }

  @Test func `a page shows a figure so often and no more often`() throws {
    let page =
      "```swift scenario id=s\nUIViewController().loadViewIfNeeded()\n```\n\n"
      + String(repeating: "![[a#s]]\n\n", count: 6_000)
    try SiteFixture.withVault(["a.md": page]) { (site) throws in
      #expect(try site.build().diagnostics.map(\.id) == ["link.too-many"])
      #expect(try site.page("a.html").utf8.count < 8_000_000)
    }
  }

  @Test func endsWhereAllPartsShowAllOthers() throws {
    let parts = (0..<9).map { part in
      "## S\(part)\n\n" + (0..<9).map { $0 == part ? "" : "![[#S\($0)]]\n\n" }.joined()
    }
    try SiteFixture.withVault(["a.md": parts.joined()]) { (site) throws in
      let ids = try site.build().diagnostics.map(\.id)
      #expect(ids.count < 100)
      #expect(Set(ids) == ["link.circle", "link.too-deep", "link.too-many"])
    }
  }

  @Test func `all pages together show no more than they may`() throws {
    var files = [
      "index.md": "# Home\n", "q.md": String(repeating: "![[r]]\n\n", count: 70),
      "r.md": String(repeating: "![[s]]\n\n", count: 70), "s.md": "x\n",
    ]
    for number in 10...14 { files["p\(number).md"] = "![[q]]\n" }
    try SiteFixture.withVault(files) { (site) throws in
      for _ in 0..<2 {
        let found = try site.build().diagnostics
        #expect(found.allSatisfy { $0.id == "link.too-many-in-all" })
        let pages = found.map { $0.span.file.path.split(separator: "/").last ?? "" }
        #expect(Set(pages) == ["p13.md", "p14.md", "q.md", "r.md"])
      }
      let content = site.folder.appendingPathComponent("content").path
      let checked = try Notebook.load(folder: content).value.checkLinks()
      #expect(Set(checked.map(\.id)) == ["link.too-many-in-all"])
      try site.write("![[s]]\n", to: "r.md")
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("p14.html").contains("x"))
    }
  }

  @Test func saysWhereAChainIsTooLong() throws {
    var files = ["c9.md": "The end.\n", "index.md": "# Home\n"]
    for link in 0..<9 { files["c\(link).md"] = "![[c\(link + 1)]]\n" }
    try SiteFixture.with(files) { (site) throws in
      let places = ["c7.md:1:2 link.too-deep", "c8.md:1:2 link.too-deep"]
      for _ in 0..<2 { #expect(site.places(try site.build().diagnostics) == places) }
      #expect(try site.page("c2.html").contains("The end."))
      let content = site.folder.appendingPathComponent("content").path
      let checked = try Notebook.load(folder: content).value.checkLinks()
      #expect(site.places(checked).sorted() == places)
    }
  }

  @Test func saysOnceAPlaceWhatIsShownInsideItself() throws {
    let files = [
      "a.md": "![[b]]\n", "b.md": "![[a]]\n", "index.md": "# H\n\n![[a]]\n\n![[b]]\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      let places = ["a.md:1:2 link.circle", "b.md:1:2 link.circle"]
      for _ in 0..<2 { #expect(site.places(try site.build().diagnostics) == places) }
      let content = site.folder.appendingPathComponent("content").path
      let checked = try Notebook.load(folder: content).value.checkLinks()
      #expect(site.places(checked).sorted() == places)
    }
  }

  @Test func showsNotesInMarkdownsFormInVaultsAlone() throws {
    try SiteFixture.with(["a.md": "![](b.md)\n", "b.md": "text\n"]) { (site) throws in
      #expect(try site.build().diagnostics.map(\.id) == ["image.missing"])
    }
    try SiteFixture.withVault(["a.md": "![](gone.md) ![](gone.mp4)\n"]) { (site) throws in
      #expect(try site.build().diagnostics.map(\.id) == ["image.missing", "image.missing"])
    }
  }
}
