import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

/// A build that starts from what the last one left makes what a first build makes.
@Suite("Building again")
struct RebuildTests {
  static let scenario = """
    ```swift scenario id=push stage=set title="Push"
    window.makeKeyAndVisible()
    ```

    """

  static let book = [
    "index.md": "---\nsite: Book\n---\n# Home\n\n[a](a.md#two) [[Bee]] ![x](x.svg)\n",
    "index.zh-Hans.md": "# 首页\n\n[[Bee]]\n",
    "a.md": "# A\n\n## Two\n\n\(scenario)\n",
    "a.zh-Hans.md": "# 甲\n\n## 二\n\n![[#push]]\n",
    "b.md": "---\naliases: [Bee]\ntags: [one]\n---\n# B\n\n[a](a.md)\n",
    "deep/c.md":
      "# C\n\n![[a#push]]\n\n```swift stage id=set\nwindow.rootViewController = A()\n```\n",
    "deep/d.md": "---\ntags: [one, two]\n---\n# D\n\n[gone](../e.md)\n",
    "x.svg": "<svg/>",
    ".obsidian/app.json": "{}",
    "vault/Hub.md":
      "# Hub\n\n![](part.md#Of%20it) [w](part.md#Of%20it) [[Topic]] [[end/Piece]] [[Lone]] ![[Pic.PNG]]\n\n"
      + "Line\n![[part#^Name]]\n\n![[#Own]]\n\n## Own\n\n[[part#Of it#Deep]]\n",
    "vault/part.md": "## Of it\n\nShown. ^name\n\n![](inner.md)\n\n### Deep\n",
    "vault/q/Lone.md": "lone\n",
    "vault/inner.md": "Inner.\n",
    "vault/Topic/x.md": "x\n",
    "vault/deep/end/Piece.md": "piece\n",
    "vault/img/pic.png": "x",
  ]

  /// A change, and what is special about it.
  struct Change: CustomTestStringConvertible {
    let name: String
    let make: @Sendable (SiteFixture) throws -> Void
    var testDescription: String { name }

    init(_ name: String, _ make: @escaping @Sendable (SiteFixture) throws -> Void) {
      self.name = name
      self.make = make
    }

    init(_ name: String, _ path: String, _ text: String) {
      self.init(name) { try $0.write(text, to: path) }
    }
  }

  /// Words of which no two are the same.
  static func many(_ count: Int) -> String {
    (0..<count).map { "word\($0)x is" }.joined(separator: " ") + "\n"
  }

  static let changes: [Change] = [
    Change("words", "b.md", "---\naliases: [Bee]\ntags: [one]\n---\n# B\n\nword [a](a.md)\n"),
    Change("a title", "b.md", "---\naliases: [Bee]\n---\n# Better\n"),
    Change("a heading that others link to", "a.md", "# A\n\n## Three\n\n\(scenario)\n"),
    Change("a scenario that others show", "a.md", "# A\n\n## Two\n\n\(scenario)\n\(scenario)"),
    Change(
      "a stage", "deep/c.md", "# C\n\n```swift stage id=set\nwindow.rootViewController = B()\n```\n"
    ),
    Change("a link less", "b.md", "---\naliases: [Bee]\n---\n# B\n"),
    Change("a page that was missed", "e.md", "# E\n"),
    Change("a page with a fault", "e.md", "# E\n\n[x](nowhere.md)\n"),
    Change("a translation more", "b.zh-Hans.md", "# 乙\n"),
    Change("an image", "x.svg", "<svg></svg>"),
    Change("front matter with a fault", "b.md", "---\ntitle: \"X\n---\n# B\n"),
    Change(
      "a scenario with a fault", "e.md", "# E\n\n```swift scenario compare=e\nlet a = A()\n```\n"),
    Change("settings of a vault") { try $0.write("{}", to: ".obsidian/app.json") },
    Change("a draft that speaks for the site") {
      try $0.write("---\ndraft: true\nlanguage: de\nhtml: true\n---\n# Home\n", to: "index.md")
    },
    Change("a note that is shown as an image is", "vault/part.md", "## Of it\n\nOther. ^name\n"),
    Change("a note that it shows in its turn", "vault/inner.md", "Another.\n"),
    Change("a note by a folder's name", "vault/notes/Topic.md", "topic\n"),
    Change("a nearer file with the end of a path", "vault/end/Piece.md", "nearer\n"),
    Change("another file of a name", "vault/r/Lone.md", "too\n"),
    Change("a file less that is named in other letters") { try $0.remove("vault/img/pic.png") },
    Change("a file that is named in just these letters", "vault/z/Pic.PNG", "x"),
    Change("a heading above another", "vault/part.md", "## Else\n\nShown. ^name\n\n### Deep\n"),
    Change("a page less") { try $0.remove("b.md") },
    Change("an image less") { try $0.remove("x.svg") },
    Change("an order", "deep/d.md", "---\norder: 1\ntags: [two]\n---\n# D\n"),
    Change("a page of the site by somebody else") { try $0.folder.write("x", to: "site/b.html") },
    Change("a page of the site that is gone") {
      try FileManager.default.removeItem(at: $0.folder.appendingPathComponent("site/b.html"))
    },
    Change("the head of the search that is gone") { try $0.removeOutput("assets/search/en.js") },
    Change("terms of the search that are gone, and a change") {
      try $0.removeOutput("assets/search/en/terms-0.js")
      try $0.write("# B\n\nOther words.\n", to: "b.md")
    },
    Change("a page in the search that is gone, and a change") {
      try $0.removeOutput("assets/search/en/0-0.js")
      try $0.write("# B\n\nOther words.\n", to: "b.md")
    },
    Change("a word more and one less", "b.md", "# B\n\nWordless \"quoted\" <b>words\\</b>.\n"),
    Change("a page that is longer than one part", "b.md", "# B\n\n" + Self.many(2_000)),
    Change("many words that were not there", "b.md", "# B\n\n" + Self.many(20)),
    Change("a cache that is cut short") { site in
      let file = site.folder.appendingPathComponent("site/.lifeline-cache")
      try Data(contentsOf: file).dropLast(40).write(to: file)
      try site.write("# B\n", to: "b.md")
    },
    Change("a cache that is turned over") { site in
      let file = site.folder.appendingPathComponent("site/.lifeline-cache")
      try Data(try Data(contentsOf: file).reversed()).write(to: file)
    },
  ]

  @Test(arguments: changes)
  func makesWhatAFirstBuildMakes(_ change: Change) throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/")
      try change.make(site)
      let again = try site.build(baseURL: "https://a.example/")
      let files = try site.files()
      try FileManager.default.removeItem(at: site.folder.appendingPathComponent("site"))
      let first = try site.build(baseURL: "https://a.example/")
      #expect(try site.files() == files)
      #expect(site.places(again.diagnostics) == site.places(first.diagnostics))
      #expect(again.scenarios == first.scenarios && again.claims == first.claims)
      #expect(again.pages == first.pages && again.diagrams == first.diagrams)
    }
  }

  /// What a preview does: the next build starts from what the last one left in memory.
  @Test(arguments: changes)
  func makesTheSameFromWhatItKeptInMemory(_ change: Change) throws {
    try SiteFixture.with(Self.book) { (site) throws in
      let build = SiteBuild(
        content: site.folder.appendingPathComponent("content").path, templates: templates,
        output: site.folder.appendingPathComponent("site").path, baseURL: "https://a.example/")
      var memory = BuildMemory()
      _ = try build.run(after: &memory)
      _ = try build.run(after: &memory)
      if site.exists(".lifeline-cache") { Issue.record("it needs no file for that") }
      try? change.make(site)
      let again = try build.run(after: &memory)
      let files = try site.files()
      try FileManager.default.removeItem(at: site.folder.appendingPathComponent("site"))
      let first = try build.run()
      #expect(try site.files() == files)
      #expect(site.places(again.diagnostics) == site.places(first.diagnostics))
    }
  }

  @Test func writesThePagesThatAChangeTouchesAndNoOthers() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build()
      try site.write("# A\n\n## Two\n\nMore. [b](b.md)\n\n\(Self.scenario)\n", to: "a.md")
      // The page, its search, the page that it links to, and those that show its scenario are
      // drawn again; what that does not change is not written.
      let written = try site.build().written
      #expect(
        written.filter { !$0.hasPrefix("assets/") } == ["a.html", "a.md", "b.html", "llms.txt"])
    }
  }

  @Test(arguments: [
    "[gone](gone.md)\n", "---\ntitle: \"X\n---\ntext\n", "---\ndraft: perhaps\n---\ntext\n",
    "```swift scenario device=watch\nlet a = A()\n```\n",
    "```claims\nA.deinit never happens\n```\n",
    "[^1]: one\n\n[^1]: two\n\nx[^1]\n",
  ])
  func saysAgainWhatIsWrong(_ text: String) throws {
    try SiteFixture.with(["index.md": "# A\n", "x.md": text]) { (site) throws in
      let first = try site.build().diagnostics
      #expect(!first.isEmpty)
      #expect(site.places(try site.build().diagnostics) == site.places(first))
    }
  }

  /// What is shown of other pages: each is a page, another that shows something of it, and a change.
  static let shown: [(String, [String: String], String, String)] = [
    (
      "a description in a folder's list",
      ["f/index.md": "# F\n", "f/a.md": "---\ndescription: One\n---\n# A\n"], "f/a.md",
      "---\ndescription: Two\n---\n# A\n"
    ),
    (
      "the words of a heading", ["a.md": "# A\n\n## Push order\n", "b.md": "[[a#push order]]\n"],
      "a.md", "# A\n\n## Push Order\n"
    ),
    (
      "an alias", ["a.md": "---\naliases: [Bee]\n---\n# A\n", "b.md": "[[bee]]\n"], "a.md",
      "---\naliases: [bee]\n---\n# Bee\n"
    ),
    (
      "a page of a folder that somebody writes", ["f/a.md": "# A\n", "b.md": "[f](f/index.md)\n"],
      "f/index.md", "# F\n\nText.\n"
    ),
    (
      "a namesake", ["f/a.md": "# A\n", "b.md": "[[a]]\n", "g/x.md": "# X\n"], "g/a.md", "# A\n"
    ),
    (
      "a picture of a drawing", ["b.md": "![[d.excalidraw]]\n", "d.excalidraw.md": "x\n"],
      "d.excalidraw.svg", "<svg width=\"9\" height=\"9\"></svg>"
    ),
    (
      "the first page with a tag that another shows",
      ["a.md": "# A\n\n#one\n", "b.md": "![[a]]\n"],
      "c.md", "---\ntags: [zero]\n---\n# C\n"
    ),
    // What the pages are to each other stays what it was in these, so that it has to be found in what they show.
    ("the text of a note", ["a.md": "# A\n\nOne.\n", "b.md": "![[a]]\n"], "a.md", "# A\n\nTwo.\n"),
    (
      "the text of a note that a note shows",
      ["a.md": "# A\n\nOne.\n", "b.md": "# B\n\n![[a]]\n", "c.md": "![[b]]\n"], "a.md",
      "# A\n\nTwo.\n"
    ),
    (
      "the size of an image",
      ["b.md": "![x](x.svg)\n", "x.svg": "<svg width=\"1\" height=\"1\"></svg>"], "x.svg",
      "<svg width=\"9\" height=\"9\"></svg>"
    ),
    (
      "the size of an image in a note",
      [
        "a.md": "# A\n\n![x](x.svg)\n", "b.md": "![[a]]\n",
        "x.svg": "<svg width=\"1\" height=\"1\"></svg>",
      ], "x.svg", "<svg width=\"9\" height=\"9\"></svg>"
    ),
    (
      "the size of a drawing's picture",
      [
        "b.md": "![[d.excalidraw]]\n", "d.excalidraw.md": "x\n",
        "d.excalidraw.svg": "<svg width=\"1\" height=\"1\"></svg>",
      ], "d.excalidraw.svg", "<svg width=\"9\" height=\"9\"></svg>"
    ),
    (
      "the code of a file",
      ["b.md": "```swift\n{{#include x.swift}}\n```\n", "x.swift": "let a = 1\n"],
      "x.swift", "let b = 2\n"
    ),
    (
      "a stage", ["a.md": stage("A"), "b.md": "# B\n\n\(scenario)"], "a.md", stage("B")
    ),
    (
      "the stage of a scenario",
      ["a.md": stage("A"), "b.md": "# B\n\n\(scenario)", "c.md": "![[b#push]]\n"], "a.md",
      stage("B")
    ),
    (
      "a stage that a draft has had",
      ["a.md": stage("A", "draft: true"), "b.md": "# B\n\n\(scenario)"],
      "a.md", stage("B", "draft: true")
    ),
    (
      "a scenario", ["a.md": "# A\n\n\(scenario)", "b.md": "![[a#push]]\n"], "a.md",
      "# A\n\n\(scenario.replacing("make", with: "makeKeyAndVisible()\nwindow.make"))"
    ),
    (
      "a scenario of the page that is translated",
      ["a.md": "# A\n\n\(scenario)", "a.zh-Hans.md": "# 甲\n\n![[#push]]\n"], "a.md",
      "# A\n\n\(scenario.replacing("make", with: "makeKeyAndVisible()\nwindow.make"))"
    ),
    (
      "the title of a stage in the reader's language",
      [
        "a.md": stage("A"), "a.zh-Hans.md": stage("A").replacing("id=set", with: "id=set title=一"),
        "b.md": "# B\n\n\(scenario)", "b.zh-Hans.md": "# 乙\n\n![[b#push]]\n",
      ], "a.zh-Hans.md", stage("A").replacing("id=set", with: "id=set title=二")
    ),
    (
      "the colours of diagrams", ["a.md": stage("A"), "b.md": "# B\n\n\(scenario)"], "index.md",
      "---\ndiagrams: contrast\n---\n# Home\n"
    ),
    (
      "what becomes of HTML", ["b.md": "# B\n\n<p id=\"x\">text</p>\n"], "index.md",
      "---\nhtml: true\n---\n# Home\n"
    ),
    (
      "where the rules are listed", ["a.md": stage("A"), "b.md": "# B\n\n\(scenario)"],
      "Rules.md", "# Ours\n"
    ),
    (
      "where a tag is listed", ["b.md": "# B\n\nText #one\n"], "c.md",
      "# C\n\nText #One and #a\n"
    ),
    (
      "the language of a page", ["c.md": "# C\n", "b.zh-Hans.md": "# 乙\n\n[[c]] [c](c.md)\n"],
      "c.zh-Hans.md", "# 丙\n"
    ),
    (
      "the anchors of the page that a page translates",
      [
        "a.md": "# A\n\n## Two\n", "a.zh-Hans.md": "# 甲\n\n## 二\n",
        "b.zh-Hans.md": "# 乙\n\n[[a#二]] [a](a.md#二)\n",
      ], "a.md", "# A\n\n## Three\n"
    ),
    (
      "a page that a path leads to sooner",
      ["f/b.md": "# B\n\n[d](../d/)\n", "f/d.md": "# D\n"], "d.md", "# D too\n"
    ),
    (
      "a page at the old address of another",
      ["a.md": "---\naliases: [/old.html]\n---\n# A\n", "b.md": "# B\n\n[a](old.html)\n"],
      "old.md", "# Old\n"
    ),
    (
      "a file by the name of a page", ["a.b.md": "# A\n", "b.md": "# B\n\n[[a.b]]\n"], "a.b", "x"
    ),
    (
      "code that lies nearer",
      ["f/b.md": "```swift\n{{#include x.swift}}\n```\n", "x.swift": "let a = 1\n"],
      "f/x.swift", "let b = 2\n"
    ),
    (
      "the size of an image in a title",
      ["b.md": "# B ![x](x.svg)\n", "x.svg": "<svg width=\"1\" height=\"1\"></svg>"], "x.svg",
      "<svg width=\"9\" height=\"9\"></svg>"
    ),
    (
      "a note that the feed shows",
      ["a.md": "# A\n\nOne.\n", "b.md": "\(dated)# B\n\n![[a]]\n"], "a.md", "# A\n\nTwo.\n"
    ),
    (
      "a name that the feed shows",
      ["a.md": "# A\n\nOne.\n", "b.md": "\(dated)# B\n\n[[a]]\n"], "a.md", "# Better\n"
    ),
    (
      "a stage of a scenario that the feed shows",
      ["a.md": stage("A"), "b.md": "\(dated)# B\n\n\(scenario)"], "a.md",
      "# A\n\n```swift stage id=set\nwindow.rootViewController = UINavigationController()\n```\n"
    ),
    (
      "what a page links to that asks more than is remembered",
      ["a.md": "# A\n", "b.md": "# B\n\n\(manyLinks)\n[[a]]\n"], "a.md", "# Better\n"
    ),
    (
      "what a page shows that asks more than is remembered",
      ["a.md": "# A\n\nOne.\n", "b.md": "# B\n\n\(manyLinks)\n![[a]]\n"], "a.md",
      "# A\n\nTwo.\n"
    ),
  ]

  private static let dated = "---\ndate: 2026-01-01\n---\n"

  /// Links of which each is another question.
  private static let manyLinks = (0..<1_500).map { number in
    "[a](a.md?\(String(repeating: "x", count: 100))\(number))\n"
  }.joined()

  private static func stage(_ controller: String, _ front: String = "title: S") -> String {
    "---\n\(front)\n---\n# S\n\n```swift stage id=set\nwindow.rootViewController = \(controller)()\n```\n"
  }

  @Test(arguments: shown)
  func showsWhatOthersHaveBecome(
    _: String, _ files: [String: String], _ path: String, _ text: String
  ) throws {
    try SiteFixture.with(files.merging(["index.md": "# Home\n"]) { a, _ in a }) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/")
      try site.write(text, to: path)
      let again = try site.build(baseURL: "https://a.example/")
      let files = try site.files()
      try FileManager.default.removeItem(at: site.folder.appendingPathComponent("site"))
      let first = try site.build(baseURL: "https://a.example/")
      #expect(try site.files() == files)
      #expect(site.places(again.diagnostics) == site.places(first.diagnostics))
    }
  }

  /// Whichever of two pages has an address, what is there is its own.
  @Test func knowsPagesOfOneAddressApart() throws {
    let files = [
      "index.md": "# Home\n", "a.md": "# One\n", "a.markdown": "# Two\n", "b.md": "# B\n\n[[a]]\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      let steps: [(String, String?)] = [
        ("b.md", "# B\n\n[[a]] more\n"), ("a.markdown", "# Three\n"), ("a.markdown", nil),
        ("a.markdown", "# Four\n"), ("a.md", nil), ("a.md", "# Five\n"),
        ("README.md", "# Read\n"), ("index.md", nil), ("index.md", "# Index\n"),
        ("README.md", nil),
      ]
      _ = try site.build()
      for (path, text) in steps {
        if let text { try site.write(text, to: path) } else { try site.remove(path) }
        let again = try site.build()
        let files = try site.files()
        let built = site.folder.appendingPathComponent("site")
        let kept = site.folder.appendingPathComponent("kept")
        try FileManager.default.moveItem(at: built, to: kept)
        let first = try site.build()
        let fresh = try site.files()
        #expect(
          fresh.keys.sorted() == files.keys.sorted()
            && fresh.keys.filter { fresh[$0] != files[$0] }.sorted() == [], "\(path)")
        #expect(site.places(again.diagnostics) == site.places(first.diagnostics), "\(path)")
        try FileManager.default.removeItem(at: built)
        try FileManager.default.moveItem(at: kept, to: built)
      }
    }
  }

  /// A README beside an index is left out, and what links to it leads to the index.
  @Test func knowsWhatLinksToAReadmeThatComesAndGoes() throws {
    let files = ["index.md": "# Home\n", "p.md": "# P\n\n[[README]]\n"]
    try SiteFixture.with(files) { (site) throws in
      for comes in [true, false] {
        _ = try site.build()
        if comes {
          try site.write("# Read\n", to: "README.md")
        } else {
          try site.remove("README.md")
        }
        let again = try site.build()
        #expect(try site.page("index.html").contains("Linked from") == comes)
        let files = try site.files()
        try FileManager.default.removeItem(at: site.folder.appendingPathComponent("site"))
        let first = try site.build()
        #expect(try site.files() == files)
        #expect(site.places(again.diagnostics) == site.places(first.diagnostics))
      }
    }
  }

  @Test func seesAChangeThatLeavesSizeAndTimeAlone() throws {
    try SiteFixture.with(["index.md": "# A\n\none\n"]) { (site) throws in
      let file = site.folder.appendingPathComponent("content/index.md")
      let date = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      _ = try site.build()
      try site.write("# A\n\ntwo\n", to: "index.md")
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      _ = try site.build()
      #expect(try site.page("index.html").contains("<p>two</p>"))
    }
  }
}

extension SiteFixture {
  /// All files of the site but the hidden ones that are not its list, by path.
  func files() throws -> [String: Data] {
    let root = folder.appendingPathComponent("site")
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      let file = root.appendingPathComponent(path)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      if !isFolder.boolValue, path != ".lifeline-cache" { files[path] = try Data(contentsOf: file) }
    }
    return files
  }
}
