import SiteBuilder
import SourceText
import Testing

/// Where links of Obsidian notes lead, by whatever part of a name they have.
@Suite("Links in a vault")
struct VaultLinkTests {
  /// Files of a vault, the text of its note `Notes/here.md`, and what becomes of that, cleanly.
  struct Written: CustomTestStringConvertible {
    let text: String
    let html: String
    var files: [String: String] = [:]
    var testDescription: String { text }

    init(_ text: String, _ html: String, _ files: [String: String]) {
      self.text = text
      self.html = html
      self.files = files
    }
  }

  static let sections = "# F\n\n## Sub head\n\n## C# and *more*\n"
  static let linked = "# F\n\n## [[K1|Kay]] too\n\nlinked\n"
  static let chains = """
    ## A

    ### R

    of A

    ## B

    ### R

    of B

    """

  static let noted = "# F\n\n## Sources[^2]\n\nText.\n\n[^2]: note\n"

  static let written: [Written] = [
    // The app leaves out the brackets of a footnote's mark, and not its label.
    Written("[[F#Sources 2]]", "<a href=\"../F.html#sources\">F › Sources</a>", ["F.md": noted]),
    Written("[[F#Sources]]", "<a href=\"../F.html#sources\">F › Sources</a>", ["F.md": noted]),
    // A folder's list is nothing that somebody wrote.
    Written(
      "[[People]]", "<a href=\"../MOCs/People.html\">People</a>",
      ["People/x.md": "x\n", "MOCs/People.md": "All\n"]),
    Written(
      "[[Projects]]", "<a href=\"../Projects/Projects.html\">Projects</a>",
      ["Projects/Projects.md": "All\n"]),
    Written(
      "![[People]]", "<p>All</p>", ["People/x.md": "x\n", "MOCs/People.md": "All\n"]),
    Written(
      "[x](../People)", "<a href=\"../People.html\">x</a>",
      ["People/x.md": "x\n", "People.md": "All\n"]),
    Written(
      "[[Rules]]", "<a href=\"../Games/Rules.html\">Rules</a>", ["Games/Rules.md": "All\n"]),
    Written("[[People]]", "<a href=\"../People/index.html\">People</a>", ["People/x.md": "x\n"]),
    // The end of a path.
    Written(
      "[[Plugins/Tags]]", "<a href=\"../Area/Plugins/Tags.html\">Tags</a>",
      ["Area/Plugins/Tags.md": "x\n", "Area/Tags.md": "y\n"]),
    Written(
      "[[plugins/tags.md]]", "<a href=\"../Area/Plugins/Tags.html\">Tags</a>",
      ["Area/Plugins/Tags.md": "x\n"]),
    Written(
      "[y](Plugins/Tags.md)", "<a href=\"../Area/Plugins/Tags.html\">y</a>",
      ["Area/Plugins/Tags.md": "x\n"]),
    Written("![[img/pic.png]]", "src=\"../a/img/pic.png\"", ["a/img/pic.png": "x"]),
    Written("![](img/pic.png)", "src=\"../a/img/pic.png\"", ["a/img/pic.png": "x"]),
    Written("![](../../img/pic.png)", "src=\"../img/pic.png\"", ["img/pic.png": "x"]),
    // Letters count the same small and large, and a file keeps its name.
    Written(
      "![[Image 1.jpg]]", "src=\"../a/Image%201.JPG\"", ["a/Image 1.JPG": "x"]),
    Written("![](image%201.jpg)", "src=\"../a/Image%201.JPG\"", ["a/Image 1.JPG": "x"]),
    Written("![[IMG/Pic.png]]", "src=\"../a/img/pic.PNG\"", ["a/img/pic.PNG": "x"]),
    Written(
      "![[b.png]]", "src=\"../z/b.png\"", ["a/B.png": "x", "z/b.png": "x"]),
    // Names without an ending, in Markdown too.
    Written("[z](My%20Note)", "<a href=\"../a/My%20Note.html\">z</a>", ["a/My Note.md": "x\n"]),
    // Headings by their words.
    Written("[u](f.md#Sub%20head)", "<a href=\"f.html#sub-head\">u</a>", ["Notes/f.md": sections]),
    Written("[u](f.md#sub-head)", "<a href=\"f.html#sub-head\">u</a>", ["Notes/f.md": sections]),
    Written("[t](#Top%20one)\n\n## Top one", "<a href=\"#top-one\">t</a>", [:]),
    Written(
      "[[f#C and more]]", "<a href=\"f.html#c-and-more\">F › C# and more</a>",
      ["Notes/f.md": sections]),
    Written(
      "[[f#C# and more]]", "<a href=\"f.html#c-and-more\">F › C# and more</a>",
      ["Notes/f.md": sections]),
    // A link in a heading, as the application calls the heading by it.
    Written(
      "[[f#K1 Kay too]]", "<a href=\"f.html#kay-too\">F › Kay too</a>", ["Notes/f.md": linked]),
    Written("[[f#Kay too]]", "<a href=\"f.html#kay-too\">F › Kay too</a>", ["Notes/f.md": linked]),
    Written("![[f#K1 Kay too]]", "<p>linked</p>", ["Notes/f.md": linked]),
    Written(
      "[[f#A <b>x</b> c]]", "<a href=\"f.html#a-x-c\">F › A x c</a>",
      ["Notes/f.md": "# F\n\n## A <b>x</b> c\n"]),
    // The chain of headings.
    Written("[[f#B#R]]", "<a href=\"f.html#r-1\">", ["Notes/f.md": chains]),
    Written("[[f#A#R]]", "<a href=\"f.html#r\">", ["Notes/f.md": chains]),
    Written("[[f#R]]", "<a href=\"f.html#r\">", ["Notes/f.md": chains]),
    Written("[x](f.md#B#R)", "<a href=\"f.html#r-1\">x</a>", ["Notes/f.md": chains]),
    Written("![[f#B#R]]", "<h3>R</h3>\n<p>of B</p>", ["Notes/f.md": chains]),
    // Aliases with a slash, and a wiki's names of files.
    Written(
      "[[ci/cd]]", "<a href=\"../a/Pipes.html\">ci/cd</a>",
      ["a/Pipes.md": "---\naliases: [CI/CD]\n---\nx\n"]),
    Written(
      "[[Getting Started]]", "<a href=\"../Getting-Started.html\">Begin</a>",
      ["Getting-Started.md": "# Begin\n"]),
    Written(
      "[[Getting Started]]", "<a href=\"../Getting%20Started.html\">Getting Started</a>",
      ["Getting-Started.md": "# Begin\n", "Getting Started.md": "x\n"]),
    // Drawings without the pictures of them, by their names whatever sizes they would have.
    Written(
      "![[D.excalidraw|400]]", "<a href=\"../a/D.excalidraw.md\">D.excalidraw</a>",
      ["a/D.excalidraw.md": "x\n"]),
    Written(
      "![[D.excalidraw||200px]]", "<a href=\"../a/D.excalidraw.md\">D.excalidraw</a>",
      ["a/D.excalidraw.md": "x\n"]),
    Written(
      "![[D.excalidraw||200px]]", "src=\"../a/D.excalidraw.png\" alt=\"\" width=\"200\"",
      ["a/D.excalidraw.md": "x\n", "a/D.excalidraw.png": "x"]),
    // Blocks by their names.
    Written("[[f#^task2]]", "<a href=\"f.html#%5ETASK2\">", ["Notes/f.md": "a ^TASK2\n"]),
    Written("[x](f.md#^task2)", "<a href=\"f.html#%5ETASK2\">", ["Notes/f.md": "a ^TASK2\n"]),
    Written("![[f#^task2]]", "<p>a</p>", ["Notes/f.md": "a ^TASK2\n"]),
    Written("![[f#^A]]", "<p>large</p>", ["Notes/f.md": "small ^a\n\nlarge ^A\n"]),
  ]

  @Test(arguments: written)
  func becomes(_ written: Written) throws {
    var files = written.files
    files["K1.md"] = "# One\n"
    files["Notes/here.md"] = written.text + "\n"
    try SiteFixture.withVault(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("Notes/here.html")
      #expect(page.contains(written.html), "\(page)")
    }
  }

  @Test func saysSoWhereAChainOfHeadingsIsNotThere() throws {
    let files = ["a.md": "[[f#C#R]] [[f#R#A]]\n", "f.md": Self.chains]
    try SiteFixture.withVault(files) { (site) throws in
      let places = try site.places(site.build().diagnostics)
      #expect(places == ["a.md:1:1 link.broken-anchor", "a.md:1:11 link.broken-anchor"])
    }
  }

  @Test func saysSoWhereTheEndOfAPathIsOfSeveral() throws {
    let files = ["a.md": "[[p/N]]\n", "x/p/N.md": "# X\n", "y/z/p/N.md": "# Y\n"]
    try SiteFixture.withVault(files) { (site) throws in
      #expect(try site.places(site.build().diagnostics) == ["a.md:1:1 link.ambiguous"])
      #expect(try site.page("a.html").contains("<a href=\"x/p/N.html\">X</a>"))
    }
  }

  /// The application's own first rule is a path from the top; a link in Markdown leads from its folder.
  @Test func takesANameAsAPathFromTheTopFirst() throws {
    let files = [
      "Same.md": "# Top\n", "Area/Same.md": "# A\n", "Area/a.md": "[[same]] [x](Same.md)\n",
      "b.md": "[[same]]\n",
    ]
    try SiteFixture.withVault(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let links = "<a href=\"../Same.html\">Top</a> <a href=\"Same.html\">x</a>"
      #expect(try site.page("Area/a.html").contains(links))
    }
  }

  @Test func makesNoAddressOfAnAliasThatIsAName() throws {
    let files = ["a.md": "---\naliases: [CI/CD, old.html, /old/a]\n---\ntext\n"]
    try SiteFixture.withVault(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(site.exists("old/a.html") && !site.exists("CI/CD.html") && !site.exists("old.html"))
    }
  }

  @Test func countsTheLinksOfPropertiesAndSortsWhatLinksToAPage() throws {
    let files = [
      "index.md": "# Home\n\n[[p10]] [[p2]]\n", "child.md": "x\n",
      "p10.md": "---\nup: \"[[Child]]\"\n---\nx\n",
      "p2.md": "---\nrelated:\n  - \"[[child#x|the child]]\"\n  - \"[[nowhere]]\"\n---\nx\n",
    ]
    try SiteFixture.withVault(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("child.html")
      let list = try #require(page.firstRange(of: "Linked from"))
      let links = page[list.upperBound...].matches(of: /href="(p[0-9]+)\.html"/).map { $0.1 }
      #expect(links.prefix(2) == ["p2", "p10"])
      try site.write("x\n", to: "p10.md")
      _ = try site.build()
      let after = try site.page("child.html")
      let rest = try #require(after.firstRange(of: "Linked from"))
      #expect(!after[rest.upperBound...].contains("p10.html"))
    }
  }
}
