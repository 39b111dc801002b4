import SiteBuilder
import SourceText
import Testing

/// Folders of Obsidian notes, as they are.
@Suite("A vault")
struct VaultTests {
  private static let settings = [".obsidian/app.json": "{}"]

  private func withVault(
    _ files: [String: String], _ body: (SiteFixture, BuildReport) throws -> Void
  )
    throws
  {
    try SiteFixture.with(files.merging(Self.settings) { a, _ in a }) { (site) throws in
      try body(site, site.build())
    }
  }

  @Test func callsANoteByItsFileUnlessItBeginsWithATitle() throws {
    let files = [
      "2026-03-14.md": "## Tasks\n\n[[v1.2 & more]]\n", "v1.2 & more.md": "text\n",
      "view-loading.md": "text\n", "C.md": "# The title\n\n[[2026-03-14]]\n",
    ]
    try withVault(files) { (site, report) throws in
      #expect(report.diagnostics.isEmpty)
      let page = try site.page("2026-03-14.html")
      #expect(page.contains("<h1>2026-03-14</h1>") && page.contains("<h2 id=\"tasks\">Tasks<"))
      #expect(page.contains("<a href=\"v1.2%20&amp;%20more.html\">v1.2 &amp; more</a>"))
      #expect(try site.page("view-loading.html").contains("<h1>View loading</h1>"))
      #expect(try site.page("C.html").contains(">2026-03-14</a>"))
    }
  }

  @Test func leadsToFilesWhateverTheirNamesHave() throws {
    let files = ["a.md": "[[100% sure]]\n", "100% sure.md": "Sure?\n"]
    try withVault(files) { (site, report) throws in
      #expect(report.diagnostics.isEmpty)
      #expect(try !site.page("index.html").contains("100% sure.html"))
      #expect(try !site.page("index.html").contains("\"100%%20sure.html"))
      #expect(try site.page("index.html").contains("\"100%25%20sure.html\""))
    }
  }

  @Test func takesTheNearestOfFilesWithOneNameAndSaysSo() throws {
    let files = [
      "a/Notes.md": "# Of A\n\n[[notes]]\n", "b/Notes.md": "# Of B\n\n[[Notes]]\n",
      "c.md": "[[Notes]] [[b/notes]]\n",
    ]
    try withVault(files) { (site, report) throws in
      #expect(site.places(report.diagnostics) == ["c.md:1:1 link.ambiguous"])
      #expect(report.diagnostics.allSatisfy { $0.severity == .warning })
      #expect(try site.page("b/Notes.html").contains("<a href=\"Notes.html\">Of B</a>"))
      #expect(try site.page("c.html").contains("<a href=\"b/Notes.html\">Of B</a>"))
    }
  }

  @Test func findsFilesByNameInMarkdownLinksToo() throws {
    let files = [
      "deep/down/note.md": "[x](Other%20note.md) ![](pic%201.png)\n", "up/Other note.md": "# O\n",
      "files/pic 1.png": "x",
    ]
    try withVault(files) { (site, report) throws in
      #expect(report.diagnostics.isEmpty)
      let page = try site.page("deep/down/note.html")
      #expect(page.contains("<a href=\"../../up/Other%20note.html\">x</a>"))
      #expect(page.contains("src=\"../../files/pic%201.png\""))
    }
    // Elsewhere such a link is broken, for GitHub and others do not find the file.
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.map(\.id) == ["link.broken", "image.missing"])
    }
  }

  @Test func playsSoundAndFilmAndShowsDocuments() throws {
    let files = [
      "a.md": "![[talk.mp3]]\n\n![[clip.mp4|320]]\n\n![[paper.pdf#page=3]]\n\nIn ![[paper.pdf]]\n",
      "f/talk.mp3": "x", "f/clip.mp4": "x", "f/paper.pdf": "x",
    ]
    try withVault(files) { (site, report) throws in
      #expect(report.diagnostics.isEmpty)
      let page = try site.page("a.html")
      #expect(page.contains("<audio controls preload=\"none\" src=\"f/talk.mp3\">"))
      #expect(page.contains("src=\"f/clip.mp4\" width=\"320\">"))
      #expect(page.contains("data=\"f/paper.pdf#page=3\""))
      #expect(page.contains("In <a href=\"f/paper.pdf\">paper.pdf</a>"))
    }
  }

  @Test func publishesNoToolsFilesUnlessAPageLinksToThem() throws {
    let files = [
      ".obsidian/templates.json": "{\"folder\": \"Templates\"}",
      "Templates/Daily.md": "---\ndate: {{date}}\n---\n[[{{yesterday}}]]\n",
      "a.md": "[[Board.canvas]] ![[Sketch.excalidraw]]\n", "Board.canvas": "{}",
      "Other.canvas": "{}",
      "List.base": "x", "x/Sketch.excalidraw.md": "[[nowhere]]\n",
      "x/Sketch.excalidraw.svg": "<svg/>",
    ]
    try withVault(files) { (site, report) throws in
      #expect(report.diagnostics.isEmpty)
      #expect(
        site.exists("Board.canvas") && !site.exists("Other.canvas") && !site.exists("List.base"))
      #expect(!site.exists("Templates/Daily.html") && !site.exists("x/Sketch.excalidraw.md"))
      #expect(try site.page("a.html").contains("<img src=\"x/Sketch.excalidraw.svg\""))
      #expect(try site.page("a.md").contains("![](x/Sketch.excalidraw.svg)"))
      #expect(try site.build().written.isEmpty)
    }
  }

  /// Obsidian writes no settings down that are as they came.
  @Test(arguments: ["# {{title}}\n", "---\ndate: {{date:YYYY}}\n---\n", "<% tp.file.title %>\n"])
  func leavesAFolderOfTemplatesOutThatNoSettingNames(_ template: String) throws {
    let files = [
      "a.md": "# A\n", "Meta/Templates/x/Daily.md": template, "templates/Plain.md": "# Plain\n",
      "Drafts/Mustache.md": "`{{title}}`\n",
    ]
    try withVault(files) { (site, report) throws in
      #expect(report.diagnostics.isEmpty)
      #expect(!site.exists("Meta/Templates/x/Daily.html"))
      #expect(site.exists("templates/Plain.html") && site.exists("Drafts/Mustache.html"))
      try site.write("# No more\n", to: "Meta/Templates/x/Daily.md")
      _ = try site.build()
      #expect(site.exists("Meta/Templates/x/Daily.html"))
    }
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      #expect(site.exists("Meta/Templates/x/Daily.html"))
    }
  }

  @Test func takesPropertiesAsObsidianLeavesThem() throws {
    let files = [
      "a.md": "---\ntags: one, two\naliases:\ndate:\ntitle:\npublish: true\n---\ntext\n",
      "b.md": "---\nalias: Bee\ntags:\n  - \"#three\"\n---\n[[bee]] [[a]]\n",
      "c.md": "---\npublish: false\n---\nprivate\n",
      "d.md": "---\nDraft: true\n---\nprivate\n", "e.md": "---\nPublish: false\n---\nprivate\n",
    ]
    try withVault(files) { (site, report) throws in
      #expect(report.diagnostics.isEmpty)
      let tags = try site.page("tags.html")
      #expect(
        tags.contains("id=\"one\"") && tags.contains("id=\"two\"") && tags.contains("id=\"three\""))
      #expect(!site.exists("c.html") && !site.exists("d.html") && !site.exists("e.html"))
    }
  }

  @Test func takesNoOffenceAtPropertiesThatAreTheKeepersOwn() throws {
    let files = [
      "a.md": """
      ---
      Tags: one two
      Aliases: Bee, Sea
      published: 2024-01-01
      notes: some text
      device: MacBook
      show: Breaking Bad
      ios: true
      weight: 72.5
      title: ""
      date: null
      ---
      text [[sea]]

      """,
      "b.md": "---\nlanguage: English\norder: first\ndate: soon\ndiagrams: nice\n---\ntext\n",
      "c.md": "---\ndraft: perhaps\n---\ntext\n",
    ]
    try withVault(files) { (site, report) throws in
      #expect(
        site.places(report.diagnostics) == ["c.md:2:8 front-matter.wrong-value"])
      #expect(report.diagnostics.map(\.severity) == [.error])
      let tags = try site.page("tags.html")
      #expect(tags.contains("id=\"one\"") && tags.contains("id=\"two\""))
      #expect(try site.page("b.html").contains("<html lang=\"en\""))
    }
  }

  private static let scenario = "```swift scenario id=a\nwindow.rootViewController = A()\n```\n"

  /// A page with a scenario is a note as any other.
  @Test(arguments: [
    "notes: some text", "device: MacBook", "show: Breaking Bad", "ios: true", "stage: draft",
    "stage: [a, b]", "notes: {a: b}", "ios: {a: b}", "date: 2024", "order: [1]",
  ])
  func readsNoPropertiesOfTheKeepersIntoScenarios(_ property: String) throws {
    try withVault(["a.md": "---\n\(property)\n---\n\(Self.scenario)"]) { (site, report) throws in
      #expect(report.diagnostics.isEmpty)
      #expect(try site.page("a.html").contains("<svg "))
    }
    try SiteFixture.with(["a.md": "---\n\(property)\n---\n\(Self.scenario)"]) { (site) throws in
      #expect(try site.build().diagnostics.contains { $0.severity == .error })
    }
  }

  /// What is nearly one of our values is a slip, and told of.
  @Test(arguments: [
    ("notes: numbred", "2:8"), ("device: ipad", "2:9"), ("show: appearance,layuot", "2:7"),
    ("ios: 12-99", "2:6"), ("stage: frist", "2:8"), ("date: 2026-13-01", "2:7"),
    ("order: 1.5", "2:8"), ("diagrams: papre", "2:11"),
  ])
  func warnsOfPropertiesThatAreNearlyOurs(_ property: String, _ place: String) throws {
    let stage = "```swift stage id=first\nlet x = A()\n```\n"
    let page = "---\n\(property)\n---\n\(Self.scenario)\n\(stage)"
    try withVault(["a.md": page]) { (site, report) throws in
      #expect(report.diagnostics.map(\.severity) == [.warning])
      #expect(site.places(report.diagnostics).first?.hasPrefix("a.md:\(place) ") == true)
      #expect(try site.page("a.html").contains("<svg "))
    }
  }

  @Test func takesPropertiesThatSayWhatOursDo() throws {
    let stage = "```swift stage id=first\nlet x = A()\n```\n"
    let scenario = "```swift scenario id=a\nwindow.rootViewController = x\n```\n"
    let page = "---\nios: 12\nstage: first\nnotes: numbered\n---\n\(scenario)\n\(stage)"
    try withVault(["a.md": page]) { (site, report) throws in
      #expect(report.diagnostics.isEmpty)
      #expect(try site.page("a.html").contains("iOS 12"))
    }
    // What a block says itself is meant for us.
    let own = ["a.md": scenario.replacing("id=a", with: "id=a stage=frist notes=mine") + stage]
    try withVault(own) { (site, report) throws in
      #expect(report.diagnostics.map(\.severity) == [.error, .error])
    }
  }

  @Test func breaksLinesWhereTheAppDoes() throws {
    let text = "**Author**: X\n**Year**: 1999\n你\n好\n"
    try withVault(["a.md": text]) { (site, _) throws in
      #expect(
        try site.page("a.html").contains("X<br>\n<strong>Year</strong>: 1999<br>\n你<br>\n好</p>"))
    }
    let strict = ["a.md": text, ".obsidian/app.json": #"{"strictLineBreaks": true}"#]
    try SiteFixture.with(strict) { (site) throws in
      _ = try site.build()
      #expect(try site.page("a.html").contains("X\n<strong>Year</strong>: 1999\n你好</p>"))
    }
  }

  @Test func saysOnceThatHTMLIsShownAsText() throws {
    try withVault(["a.md": "<nav>x</nav>\n\n<footer>y</footer>\n", "b.md": "<svg>z</svg>\n"]) {
      (site, report) throws in
      #expect(site.places(report.diagnostics) == ["a.md:1:1 markdown.raw-html"])
      #expect(report.diagnostics.first?.notes.last?.message.hasPrefix("and so in") == true)
    }
  }

  @Test func saysWhereHTMLIsShownAsText() throws {
    let text = """
      [x](gone.md)
      then `<form>` <form color="red">red</form>
      and <form>more</form>

      | a | b |
      | - | - |
      | c | <form>d</form> |

      > [!note] T
      > e
      > <form>f</form>

      - <nav>
        g
        </nav>

      [y](gone.md)

      """
    try SiteFixture.with(["a.md": text]) { (site) throws in
      #expect(
        site.places(try site.build().diagnostics) == [
          "a.md:1:5 link.broken", "a.md:2:15 markdown.raw-html", "a.md:7:7 markdown.raw-html",
          "a.md:11:3 markdown.raw-html", "a.md:13:3 markdown.raw-html", "a.md:17:5 link.broken",
        ])
    }
  }

  @Test func namesThreeOfTheNotesThatHaveAnAlias() throws {
    var files = ["here.md": "[[Same]]\n"]
    for place in 1...7 { files["n\(place).md"] = "---\naliases: [Same]\n---\ntext\n" }
    try withVault(files) { (site, report) throws in
      #expect(
        report.diagnostics.map(\.message) == [
          "'Same' is taken for 'n1.md', and may be 'n2.md', 'n3.md', 'n4.md' and 3 more too"
        ])
    }
  }

  @Test func saysInHowManyPlacesHTMLIsShownAsText() throws {
    let files = ["a.md": "<form>x</form>\n", "b.md": "<form\n>z</form>\n"]
    for (others, said) in [([:], nil), (["c.md": "<form >y</form>\n"], 2)]
      as [([String: String], Int?)]
    {
      try withVault(files.merging(others) { a, _ in a }) { (_, report) throws in
        #expect(
          report.diagnostics.first?.notes.last?.message
            == (said.map { "and so in \($0) other places" } ?? "and so in one other place"))
      }
    }
  }

  @Test func saysThatSeveralNotesHaveAnAlias() throws {
    let files = [
      "here.md": "[[Same]] [[One]]\n", "a.md": "---\naliases: [Same, same, One]\n---\ntext\n",
      "b.md": "---\naliases: [Same]\n---\ntext\n", "x/One.md": "text\n",
    ]
    try withVault(files) { (site, report) throws in
      #expect(site.places(report.diagnostics) == ["here.md:1:1 link.ambiguous"])
      #expect(try site.page("here.html").contains("<a href=\"x/One.html\">"))
    }
  }

  @Test func beginsWithTheNoteHome() throws {
    let files = [
      "home.md": "---\nsite: My notes\n---\n[[a]]\n", "a.md": "[[Home]]\n", "x/Home.md": "other\n",
    ]
    try withVault(files) { (site, report) throws in
      #expect(report.diagnostics.isEmpty && !site.exists("home.html"))
      #expect(try site.page("index.html").contains("<p><a href=\"a.html\">a</a></p>"))
      #expect(try site.page("a.html").contains("<p><a href=\"index.html\">home</a></p>"))
      #expect(try site.page("a.html").contains("<title>a · My notes</title>"))
      // It is a note as any other where there is a front page.
      try site.write("# Front\n", to: "README.md")
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("home.html").contains("<p><a href=\"a.html\">"))
      #expect(try site.page("a.html").contains("<p><a href=\"home.html\">home</a></p>"))
      #expect(try site.page("index.html").contains(">Front</h1>"))
      try site.remove("README.md")
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("index.html").contains("<p><a href=\"a.html\">a</a></p>"))
    }
  }

  @Test func showsHTMLAsTextWhereTheFrontPageSaysSo() throws {
    let files = ["index.md": "---\nhtml: true\n---\n# A\n", "b.md": "<i id=\"x\">b</i>\n"]
    try withVault(files) { (site, report) throws in
      #expect(report.diagnostics.isEmpty)
      #expect(try site.page("b.html").contains("<p><i id=\"x\">b</i></p>"))
      try site.write("# A\n", to: "index.md")
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("b.html").contains("<p><i id=\"x\">b</i></p>"))
      try site.write("---\nhtml: false\n---\n# A\n", to: "index.md")
      #expect(try site.build().diagnostics.map(\.id) == ["markdown.raw-html"])
      #expect(try site.page("b.html").contains("&lt;i id=&quot;x&quot;&gt;b"))
    }
  }

  @Test func previewsAPageByItsFirstSentence() throws {
    let files = [
      "a.md": "## H\n\n```swift\nlet a = 1\n```\n\nThe *parent* decides, e.g.so. Then more.\n",
      "b.md": "---\ndescription: Given.\n---\nNot this.\n", "c.md": "先加载视图。再显示。\n",
      "d.md": "## None\n",
    ]
    try withVault(files) { (site, _) throws in
      func previewed(_ page: String, as text: String) throws -> Bool {
        try site.page(page).contains("<meta property=\"og:description\" content=\"\(text)\">")
      }
      #expect(try previewed("a.html", as: "The parent decides, e.g.so."))
      #expect(try previewed("b.html", as: "Given."))
      #expect(try previewed("c.html", as: "先加载视图。"))
      #expect(try !site.page("d.html").contains("og:description"))
    }
  }

  /// Other tools' blocks that have our words for their languages.
  @Test(arguments: ["trace", "claims"])
  func showsABlockThatIsAnothersAsCode(_ word: String) throws {
    let files = ["a.md": "```\(word)\n0 main() + 12\n```\n\n[[b]]\n", "b.md": "![[a]]\n"]
    try withVault(files) { (site, report) throws in
      #expect(site.places(report.diagnostics) == ["a.md:1:1 \(word).no-scenario"])
      #expect(report.diagnostics.map(\.severity) == [.warning])
      for page in ["a.html", "b.html"] {
        #expect(try site.page(page).contains("<pre><code>0 main() + 12\n</code></pre>"))
      }
      try site.write("\(files["a.md"] ?? "")\n\(Self.scenario)", to: "a.md")
      #expect(try site.build().diagnostics.map(\.severity) == [.error])
    }
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.map(\.severity) == [.error])
    }
  }
}
