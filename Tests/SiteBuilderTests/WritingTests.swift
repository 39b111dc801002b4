import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

/// What writers of notes expect, Obsidian's among them.
@Suite("Writing")
struct WritingTests {
  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 2, 0x80, 0, 0, 1, 0x40]

  static let vault = [
    "index.md": "# Home\n",
    "part.md": """
    # Part

    Before.

    ## Order

    The *order* of calls. ^first

    - one ^item
    - [-] two ^task
      - below *it*

    ### Deeper

    Still in it. [up](deep/a.md)

    ## After

    No more.
    """,
    "deep/a.md": "# A\n",
  ]

  /// What becomes of a text, somewhere on the page.
  struct Written: CustomTestStringConvertible {
    let text: String
    let html: String
    var testDescription: String { text }

    init(_ text: String, _ html: String) {
      self.text = text
      self.html = html
    }
  }

  static let written: [Written] = [
    Written("a ==b *c*== d", "<p>a <mark>b <em>c</em></mark> d</p>"),
    Written("a == b and c == d", "<p>a == b and c == d</p>"),
    Written("a %%hidden%% b", "<p>a  b</p>"),
    Written("a\n\n%%\nhidden\n\nmore\n%%\n\nb", "<p>a</p>\n<p>b</p>"),
    Written("```\n%%\nkept\n%%\n```", "kept"),
    Written(
      "Term\n: what it *means*\n: and more",
      "<dl>\n<dt>Term</dt>\n<dd>what it <em>means</em></dd>\n<dd>and more</dd>\n</dl>"),
    Written(
      "a #safe-area b", "<p>a <a href=\"../tags.html#safe-area\" class=\"tag\">#safe-area</a> b"),
    Written("#布局/安全区。", "<a href=\"../tags.html#布局安全区\" class=\"tag\">#布局/安全区</a>。"),
    Written("a #12 and b#c and `#d`", "<p>a #12 and b#c and <code>#d</code></p>"),
    Written("[a #b](../part.md)", "<a href=\"../part.html\">a #b</a>"),
    Written("## On #selector", "<h2 id=\"on-selector\">On #selector<"),
    Written("![[part#Order]]", "<p>The <em>order</em> of calls.</p>"),
    Written(
      "![[part#^first]]", "<div class=\"embed\">\n<p>The <em>order</em> of calls.</p>\n</div>"),
    Written(
      "$a_1*b*c \\le [x]$ *y*",
      "<annotation encoding=\"application/x-tex\">a_1*b*c \\le [x]</annotation></semantics></math> <em>y</em></p>"
    ),
    Written("$5 *and* $6", "<p>$5 <em>and</em> $6</p>"),
    Written("`$a` *and* `$b`", "<p><code>$a</code> <em>and</em> <code>$b</code></p>"),
    Written(
      "$$\na_1 * b\\\\\n\\{c\\} #d\n$$",
      ">\na_1 * b\\\\\n\\{c\\} #d\n</annotation></semantics></math></div>"),
    Written(
      "| a |\n|---|\n| $x_1*y*z$ |", ">x_1*y*z</annotation></semantics></math></td>"),
    Written("$$ not closed *here*", "<p>$$ not closed <em>here</em></p>"),
    Written("![[part#^item]]", "<div class=\"embed\">\n<p>one</p>\n</div>"),
    Written(
      "![[part#^task]]",
      "<div class=\"embed\">\n<ul>\n<li class=\"task\" data-task=\"-\"><input type=\"checkbox\" disabled"
        + " checked aria-label=\"done\"> two\n<ul>\n<li>below <em>it</em></li>\n</ul>\n</li>\n</ul>\n"
        + "</div>"),
    Written(
      "![[part#^item]]\n![[part#^first]]",
      "<div class=\"embed\">\n<p>one</p>\n</div>\n<div class=\"embed\">\n<p>The <em>order"),
    Written("[[part#^first]]", "<a href=\"../part.html#%5Efirst\">part › ^first</a>"),
    Written(
      "![[pic.png|320]]", "<img src=\"../img/pic.png\" alt=\"\" width=\"320\" height=\"160\">"),
    Written(
      "![[pic.png|A view]]",
      "<img src=\"../img/pic.png\" alt=\"A view\" width=\"640\" height=\"320\">"),
    Written(
      "![A|100x50](../img/pic.png)",
      "<img src=\"../img/pic.png\" alt=\"A\" width=\"100\" height=\"50\">"),
    Written(
      "![A](../img/pic.png)", "<img src=\"../img/pic.png\" alt=\"A\" width=\"640\" height=\"320\">"),
  ]

  @Test(arguments: written)
  func becomes(_ written: Written) throws {
    try SiteFixture.with(Self.vault) { (site) throws in
      try site.write("", to: "img/pic.png")
      try Data(Self.png).write(to: site.folder.appendingPathComponent("content/img/pic.png"))
      try site.write("# Notes\n\n\(written.text)\n", to: "deep/notes.md")
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("deep/notes.html")
      #expect(page.contains(written.html), "\(page)")
    }
  }

  @Test func showsASectionToItsEndWithItsLinksFromHere() throws {
    var files = Self.vault
    files["deep/notes.md"] = "# Notes\n\n![[part#Order]]\n"
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      let page = try site.page("deep/notes.html")
      #expect(page.contains("<h3>Deeper</h3>\n<p>Still in it. <a href=\"a.html\">up</a></p>"))
      #expect(!page.contains("No more") && !page.contains("Before."))
      #expect(try site.page("part.html").contains("<div id=\"^first\">"))
    }
  }

  @Test func showsADefinitionWithoutWhatStandsAboveIt() throws {
    let text = "Some text that\ngoes on and *on*\nTerm\n: what it means ^t\n"
    let files = ["index.md": "# H\n\n![[a#^t]]\n", "a.md": text, "b.md": "> Some\n> Term\n> : x\n"]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let list = "<dt>Term</dt>\n<dd>what it means</dd>\n</dl>"
      let page = try site.page("a.html")
      #expect(page.contains("<p>Some text that\ngoes on and <em>on</em></p>\n"))
      #expect(page.contains(list))
      #expect(try site.page("b.html").contains("<p>Some</p>\n<dl>\n<dt>Term</dt>"))
      let shown = try site.page("index.html")
      #expect(shown.contains(list) && !shown.contains("Some text that"))
      let plain = try site.page("index.md")
      #expect(plain.contains("Term\n: what it means") && !plain.contains("Some text that"))
    }
  }

  @Test func showsAListOfDefinitionsWhole() throws {
    let files = [
      "index.md": "![[a]]\n", "a.md": "One\n: first ^one\n\nTwo\n: second\n\nThree\n: third\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let plain = try site.page("index.md")
      #expect(plain.contains("One\n: first") && plain.contains("Three\n: third"))
    }
  }

  @Test func takesTheFirstOfTwoBlocksWithOneName() throws {
    try SiteFixture.with(["index.md": "one ^x\n\ntwo ^x\n\n[x](#^x)\n"]) { (site) throws in
      #expect(site.places(try site.build().diagnostics) == ["index.md:3:1 block.duplicate-name"])
      let page = try site.page("index.html")
      #expect(page.components(separatedBy: "id=\"^").count == 2)
    }
  }

  @Test func showsNoPageInsideItself() throws {
    let files = ["index.md": "# A\n\n![[b]]\n", "b.md": "# B\n\n![[index]]\n\ntext\n"]
    try SiteFixture.with(files) { (site) throws in
      let ids = try site.build().diagnostics.map(\.id)
      #expect(Set(ids) == ["link.circle"])
      #expect(try site.page("index.html").contains("<p>text</p>"))
    }
  }

  @Test func buildsAVaultAsItIs() throws {
    let files = [
      "Home.md":
        "---\ncssclasses: [wide]\ncreated: 2026-01-02\n---\n[[Some note]] ![[Pasted image 1.png]]\n",
      "Notes/Some note.md": "> [!tip]- Folded\n> text\n\n- [ ] open\n\n==marked== %%private%%\n",
      "Files/Pasted image 1.png": "x", ".obsidian/app.json": "{}",
    ]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("index.html").contains("src=\"Files/Pasted%20image%201.png\""))
      #expect(try !site.page("Notes/Some note.html").contains("private"))
      #expect(!site.exists(".obsidian/app.json"))
    }
  }
}

@Suite("Around the pages")
struct SurroundingsTests {
  static let scenario =
    "```swift scenario id=push title=\"Push\"\nwindow.makeKeyAndVisible()\n```\n"

  @Test func listsAllScenarios() throws {
    let broken = "```swift scenario id=broken title=\"Broken\"\nwindow.makeKey(\n```\n"
    let files = ["index.md": "# A\n", "b.md": "# B\n\n\(Self.scenario)\n\(broken)"]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      let page = try site.page("scenarios.html")
      #expect(page.contains("<h2><a href=\"b.html\">B</a></h2>"))
      // What is drawn on the page has a small picture here.
      #expect(page.contains("<li><a href=\"b.html#push\"><svg class=\"thumbnail\""))
      #expect(page.contains("</svg><span>Push</span></a></li>"))
      #expect(page.contains("<li><a href=\"b.html#broken\"><span>Broken</span></a></li>"))
    }
  }

  @Test func sendsReadersOfOldAddressesOn() throws {
    let files = [
      "index.md": "# A\n",
      "deep/b.md":
        "---\naliases: [Bee, /old/b, ../out, 'https://x.org/', /a?b, JSON/CSV bee]\n---\n# B\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      #expect(
        site.places(try site.build().diagnostics) == [
          "deep/b.md:2:24 page.alias", "deep/b.md:2:33 page.alias", "deep/b.md:2:50 page.alias",
        ])
      #expect(try site.page("old/b.html").contains("content=\"0; url=../deep/b.html\""))
      #expect(!site.exists("Bee.html") && !site.exists("JSON/CSV bee.html"))
    }
  }

  @Test func hasEachPageAsPlainMarkdown() throws {
    let files = [
      "index.md": "# A\n", "b.md": "---\ndate: 2026-01-02\n---\n# B\n\n\(Self.scenario)\nend\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      let twin = try site.page("b.md")
      #expect(twin.hasPrefix("# B\n\n```swift scenario"))
      #expect(twin.contains("\n```text\n") && twin.hasSuffix("```\n\nend\n"))
      #expect(try site.page("b.html").contains("type=\"text/markdown\" href=\"b.md\""))
      #expect(
        try site.page("llms.txt") == """
          # A

          ## Pages

          - [A](index.md)
          - [B](b.md): end
          - [Rules](rules.md): Every rule by which the model acts, with its sources.
          - [Scenarios](scenarios.md): Every scenario of the site, page by page.

          """)
    }
  }

  @Test func linksPlainMarkdownWithPlainMarkdown() throws {
    let files = [
      "index.md": "# A\n", "part/b.md": "# B [two]\n\n## Some words\n",
      "part/b.zh-Hans.md": "# B\n\n[a](b.md) ![](pic.png) ![[pic.png|x|9]]\n", "part/pic.png": "",
      "c.md": """
      # C

      [[b]], [[b#Some words]], [[b|`x_y` * y]], [a](part/b.md#some-words), [r](rules.md#add-child),
      [w](https://a.example/x.md) and `[[b]]`.

      | a | b |
      | - | - |
      | [[b\\|t]] | [d][e] |

      [e]: part/b.md
      """,
    ]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      #expect(
        try site.page("c.md") == """
          # C

          [B \\[two\\]](part/b.md), [B \\[two\\] › Some words](part/b.md#some-words), [`x_y` \\* y](part/b.md), \
          [a](part/b.md#some-words), [r](rules.md#add-child),
          [w](https://a.example/x.md) and `[[b]]`.

          | a | b |
          | - | - |
          | [t](part/b.md) | [d][e] |

          [e]: part/b.md
          """)
      #expect(
        try site.page("zh-Hans/part/b.md")
          == "# B\n\n[a](b.md) ![](../../part/pic.png) ![x](../../part/pic.png)\n")
    }
  }

  /// `ü` is one character or two; a server looks for a file by the bytes of its name.
  @Test func namesFilesInPlainMarkdownAsTheyAreNamed() throws {
    let (composed, decomposed) = ("\u{FC}ber.md", "u\u{308}ber.md")
    let pages = ["index.md": "# Home\n\n[x](\(composed))\n", decomposed: "# Über\n"]
    try SiteFixture.with(pages) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let twin = try site.page("index.md")
      #expect(Array(twin.utf8) == Array("# Home\n\n[x](\(decomposed))\n".utf8))
    }
  }

  @Test func showsInPlainMarkdownWhatAPageShowsOfOthers() throws {
    let files = [
      "index.md": "# A\n",
      "b.md":
        "# B\n\n## One\n\nSee [c](part/c.md) and [here](#two).\n\n## Two\n\n\(Self.scenario)\n",
      "x.png": "",
      "part/c.md": "# C\n\n> ![[b#One]]\n\n- ![[b#push]]\n- ![[x.png]]\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      let twin = try site.page("part/c.md")
      #expect(
        twin.hasPrefix(
          "# C\n\n> ## One\n>\n> See [c](c.md) and [here](../b.md#two).\n\n- ```swift scenario id=push title=Push\n  "
        ))
      #expect(twin.contains("\n  ```\n\n  ```text\n"))
      #expect(twin.hasSuffix("\n  ```\n- ![](../x.png)\n"))
      let page = try site.page("part/c.html")
      #expect(page.contains("<li>\n<figure class=\"scenario\""))
      #expect(page.contains("<li><img src=\"../x.png\""))
    }
  }

  @Test func keepsRemarksForTheWriterOutOfPlainMarkdown() throws {
    let text =
      "# A\n\n%%one%%\n\nb %%two%% c `%%three%%`\n\n```\n%%four%%\n```\n\n%%\nfive\n%%\n\nend\n"
    try SiteFixture.with(["index.md": text]) { (site) throws in
      _ = try site.build()
      #expect(
        try site.page("index.md")
          == "# A\n\n\n\nb  c `%%three%%`\n\n```\n%%four%%\n```\n\n\n\nend\n")
    }
  }

  @Test func namesPagesWithTheSameTags() throws {
    let files = [
      "index.md": "# A\n", "b.md": "---\ntags: [x, y]\n---\n# B\n",
      "c.md": "---\ntags: [x, y]\n---\n# C\n", "d.md": "---\ntags: [y]\n---\n# D\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      let page = try site.page("b.html")
      let list = try #require(page.range(of: "Related"))
      #expect(
        page[list.upperBound...].contains(
          "<li><a href=\"c.html\">C</a></li>\n<li><a href=\"d.html\">"))
    }
  }

  @Test func leadsToTheSource() throws {
    let files = ["index.md": "---\nedit: https://a.example/edit\n---\n# A\n", "d/b c.md": "# B\n"]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      #expect(try site.page("d/b c.html").contains("href=\"https://a.example/edit/d/b%20c.md\""))
    }
  }

  @Test func announcesPagesWholeWithTheirDiagramsAsText() throws {
    let files = [
      "index.md": "# A\n", "b.md": "---\ndate: 2026-01-02\n---\n# B\n\n\(Self.scenario)",
    ]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/")
      let feed = try site.page("feed.xml")
      #expect(feed.contains("xml:base=\"https://a.example/b.html\""))
      #expect(feed.contains("language-text") && !feed.contains("svg"))
    }
  }

  @Test func announcesLinksAndImagesByTheirWholeAddress() throws {
    let files = [
      "index.md": "# A\n", "pic.png": "x",
      "d/b.md":
        "---\ndate: 2026-01-02\n---\n# B\n\n[up](../index.md) [here](#part) ![[pic.png|20]]\n\n## Part\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build(baseURL: "https://a.example/x/").diagnostics.isEmpty)
      let feed = try site.page("feed.xml")
      #expect(feed.contains("href=&quot;https://a.example/x/index.html&quot;"))
      #expect(feed.contains("href=&quot;https://a.example/x/d/b.html#part&quot;"))
      #expect(feed.contains("&lt;img src=&quot;https://a.example/x/pic.png&quot;"))
    }
  }

  @Test func namesAnImageThatIsNotThereAsOne() throws {
    let files = ["index.md": "# A\n\n![[pik.png]]\n", "pic.png": "x"]
    try SiteFixture.with(files) { (site) throws in
      let found = try site.build().diagnostics
      #expect(found.map(\.id) == ["image.missing"])
      #expect(found.first?.fixIts.first?.message.contains("pic.png") == true)
    }
  }

  @Test func complainsAboutWhatIsUntidyWhenAsked() throws {
    let stage = "```swift stage id=unused\nlet a = A()\n```\n"
    let files = ["index.md": "# A\n\n[b](b.md)\n", "b.md": "# B\n\n\(stage)", "c.md": "# C\n"]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let strict = SiteBuild(
        content: site.folder.appendingPathComponent("content").path, templates: templates,
        output: site.folder.appendingPathComponent("site").path, isStrict: true)
      let found = site.places(try strict.run().diagnostics)
      #expect(found == ["b.md:3:16 stage.unused", "c.md:1:1 page.orphan"])
    }
  }

  @Test func tagsInTheTextCountLikeThoseInFrontMatter() throws {
    let pages = [
      "index.md": "# Home\n",
      "a.md": "---\ntags: ['#Layout']\n---\n# A\n\nOf #layout and #memory\n",
      "b.md": "# B\n\n#layout\n",
    ]
    try SiteFixture.with(pages) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let tags = try #require(try site.page("tags.html").components(separatedBy: "<article>").last)
      #expect(
        tags.contains("<h2 id=\"layout\">Layout<") && tags.contains("<h2 id=\"memory\">memory<"))
      #expect(tags.components(separatedBy: "<a href=\"b.html\">").count == 2)
      // Both have the tag, so each is related to the other.
      #expect(try site.page("b.html").contains("page.related"))
    }
  }

  @Test func frontMatterSpeaksForAllScenariosOfThePage() throws {
    let stage = "```swift stage id=set\nlet c = C()\nwindow.rootViewController = c\n```\n"
    let page = """
      ---
      stage: set
      ios: 12
      show: all
      device: iPad
      ---
      # A

      ```swift scenario id=own
      window.makeKeyAndVisible()
      ```

      ```swift scenario id=other stage=none ios=17 show=appearance device=iPhone
      window.makeKeyAndVisible()
      ```

      """
    try SiteFixture.with(["index.md": "# Home\n\n\(stage)", "a.md": page]) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let html = try site.page("a.html")
      let figures = html.components(separatedBy: "<figure class=\"scenario\"")
      try #require(figures.count == 3)
      #expect(figures[1].contains("iOS 12") && figures[1].contains("<details class=\"before\">"))
      #expect(figures[1].contains("viewDidLayoutSubviews") && figures[1].contains("viewWillAppear"))
      #expect(figures[2].contains("iOS 17") && !figures[2].contains("<details class=\"before\">"))
      #expect(!figures[2].contains("viewWillAppear"))
    }
  }

  @Test func whatFrontMatterSaysWronglyForScenariosIsSaidOnce() throws {
    let scenario = "\n```swift scenario\nwindow.makeKeyAndVisible()\n```\n"
    let matter = "---\nios: [3]\nshow: apearance\ndevice: watch\n---\n# A\n"
    try SiteFixture.with(["index.md": matter + scenario + scenario]) { (site) throws in
      #expect(
        site.places(try site.build().diagnostics) == [
          "index.md:2:6 scenario.bad-version", "index.md:3:7 scenario.unknown-level",
          "index.md:4:9 scenario.unknown-device",
        ])
    }
  }
}
