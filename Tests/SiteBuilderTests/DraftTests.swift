import Foundation
import SourceText
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("A draft")
struct DraftTests {
  /// Front matter that says, well or badly, that its page is a draft.
  static let drafts = [
    "---\ntitle: x\u{2028}draft: true\n---\n", "---\ndraft: true\n---\n", "---\ndraft: yes\n---\n",
    "---\npublished: no\n---\n",
    "---\ntitle: Plan: sack Bob\ndraft: true\n---\n", "---\ndraft: treu\n---\n",
    "---\ntitle: x\ndraft: true\n\n", "---\n\"draft\": true\ntags:\n  - a\n\n",
    "---\ndraft: [true]\n---\n", "---\ndraf: true\n---\n", "---\nDraft: true\n---\n",
    "---\nDraft: treu\n---\n", "---\npublsh: false\n---\n", "---\npublish: flase\n---\n",
    "---\ndraft: true\ndraft: true\n---\n", "\u{FEFF}\u{FEFF}---\ndraft: true\n---\n",
    " ---\ndraft: true\n---\n", "\n\n---\npublish: false\n---\n",
    "<!-- x -->\n---\ndraft: true\n---\n", "---yaml\ndraft: true\n---\n",
    "---\ndraft: true\ntags: [a\n---\n", "---\n\tdraft: true\n---\n",
    ";;;\n{\"draft\": true}\n;;;\n", "---\ndraft: true\ndate: 2025\0\n---\n",
    "---\ndraft: true\nauthor: @bob\n---\n", "---\ndraft: 1\n---\n",
    "---\ndraft:true\n---\n", "---\n{draft: true, title: \"x}\n---\n",
    "---\npublish: \"no\"\nauthor: @bob\n---\n", "---\ndraft：true\n---\n",
    "---\ntitle: x\n“draft”： true\n---\n", "---\npublish：\u{3000}no\n---\n",
    "---\ntitle: x\ndraft：true\n\n", "# Secret\n\n---\ntitle: x\ndraft：true\n---\n",
    "# Secret\n\n---\ndraft: true\ntitle: x\n---\n", "\n## Secret\n---\npublish: false\n---\n",
    "---\nd\u{200B}raft: true\n---\n", "---\n\u{200B}draft: true\n---\n",
    "---\ndraft\u{AD}: true\n---\n", "---\np\u{2060}ublish: false\n---\n",
    "---\nd\u{200B}raft: true\nauthor: @bob\n---\n", "\u{200B}---\ndraft: true\n---\n",
    "---\u{200B}\ndraft: true\n---\n", "\u{2060}\n---\nd\u{200D}raft: true\n---\n",
    "\u{A0}---\ndraft: true\n---\n", "—-\ndraft: true\n—-\n", "—\ndraft: true\n—\n",
    "----\ndraft: true\n----\n", "----\ntitle: x\npublish: false\n---\n", "–--\ndraft: true\n---\n",
    "---\u{2028}draft: true\u{2028}---\u{2028}",
    "---\u{2029}title: x\u{2029}draft: true\u{2029}---\n",
    "---\u{85}draft: true\u{85}---\u{85}",
    "---\nparams:\n  draft: true\n---\n", "---\ntitle:\n  draft: true\n---\n",
    "---\na:\n  - b:\n      publish: false\n---\n", "---\na: {Draft: yes}\n---\n",
    "+++\ndraft = true\n+++\n",
  ]

  @Test("is one though its front matter is written badly", arguments: drafts)
  func isHeldBack(_ matter: String) {
    let file = SourceFile(path: "a.md", text: matter + "TOP\n")
    #expect(Page.read(file, path: "a.md").value.frontMatter.isDraft)
  }

  /// In a vault a property that is nearly another is its keeper's own.
  @Test func isHeldBackInAVaultToo() throws {
    try withTemporaryDirectory { folder in
      try folder.write("{}", to: ".obsidian/app.json")
      let vault = ObsidianVault.holding(folder.path)
      #expect(vault != nil)
      for matter in Self.drafts where !matter.contains("draf:") && !matter.contains("publsh") {
        let file = SourceFile(path: "a.md", text: matter + "TOP\n")
        #expect(Page.read(file, path: "a.md", in: vault).value.frontMatter.isDraft, "\(matter)")
      }
    }
  }

  /// Front matter that says nothing of the kind.
  static let published = [
    "---\ntitle: a: b\n---\n", "---\ndraft: false\nauthor: @bob\n---\n", "---\ndraft:\n---\n",
    "---\ntitle: A draft of it\nauthor: @bob\n---\n", "---\ntitle: x\n\nText, draft: true.\n",
    "---\npublished: 2024-01-02\n---\n", "---\ndrafts: 3\n---\n", "---\nDraft: false\n---\n",
    "---\npublish: true\nauthor: @bob\n---\n", " ---\ntitle: x\n---\n",
    "# A\n\n---\ntitle: x\n---\n", "# A\n\n---\n\nWrite draft: true at the top.\n\n---\n",
    "---\ndraft：false\n---\n", "---\n\nWhat a draft is: nothing.\n\n---\n",
    "---\nredraft: true\nauthor: @bob\n---\n",
    "----\n\nWrite this at the top:\n\ndraft: true\n\n----\n",
    "----\ntitle: x\n----\n", "—\n\ntitle: x\n\n—\n", "---\nparams:\n  draft: false\n---\n",
    "---\nparams:\n  draft:\n---\n", "---\na: [draft, true]\n---\n",
    "---\nd\u{200B}raft: false\n---\n",
  ]

  @Test("is none of which nothing says so", arguments: published)
  func isPublished(_ matter: String) {
    let file = SourceFile(path: "a.md", text: matter + "TOP\n")
    #expect(!Page.read(file, path: "a.md").value.frontMatter.isDraft)
  }

  @Test func isOneInUTF16() {
    for order in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      let text = "\u{FEFF}---\r\ndraft: true\r\n---\r\nTOP\r\n".data(using: order) ?? .init()
      let file = SourceFile(path: "a.md", bytes: Array(text))
      #expect(Page.read(file, path: "a.md").value.frontMatter.isDraft)
    }
  }

  @Test func saysWhyItIsOne() {
    for matter in Self.drafts.dropFirst(4) where !matter.hasPrefix("+") {
      let file = SourceFile(path: "a.md", text: matter + "TOP\n")
      let noticed = Page.read(file, path: "a.md").diagnostics
      #expect(
        noticed.contains { $0.notes.contains { $0.message.hasSuffix("counts as a draft") } },
        "\(matter): \(noticed)")
    }
  }

  @Test func hasItsStagesForItselfAlone() throws {
    let stage = "```swift stage id=secret\nlet zeus = UIViewController()\n```\n"
    let use = "```swift scenario id=u stage=secret\nzeus.title = nil\n```\n"
    let files = [
      "d.md": "---\ndraft: true\n---\n# D\n\n" + stage, "index.md": "# Home\n\n" + use,
      "e.md": "---\ndraft: true\n---\n# E\n\n" + use,
    ]
    try SiteFixture.with(files) { (site) throws in
      let content = site.folder.appendingPathComponent("content").path
      let notebook = try Notebook.load(folder: content, leavingOutDrafts: true).value
      let problems = notebook.pages.map { page in
        page.scenarios.flatMap { notebook.run($0).problems.map(\.id) }
      }
      #expect(problems == [[], [], ["scenario.unknown-stage"]])
      let report = try site.build()
      #expect(site.places(report.diagnostics) == ["index.md:3:24 scenario.unknown-stage"])
      #expect(report.diagnostics[0].notes.first?.message.hasPrefix("'d.md' is a draft") == true)
      #expect(try !site.page("index.html").contains("UIViewController"))
      #expect(try site.build(drafts: true).diagnostics.isEmpty)
      try site.write("# D\n\n" + stage, to: "d.md")
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("index.html").contains("UIViewController"))
      try site.write(files["d.md"] ?? "", to: "d.md")
      #expect(try site.build().diagnostics.count == 1)
      // A stage that is published serves where a draft in the page's own language has another.
      try site.write("# F\n\n" + stage, to: "f.md")
      try site.write(files["index.md"] ?? "", to: "index.zh-Hans.md")
      try site.remove("d.md")
      try site.write("---\ndraft: true\n---\n# D\n\n" + stage, to: "d.zh-Hans.md")
      #expect(try site.build().diagnostics.isEmpty)
    }
  }

  /// An editor's copies of a draft are as secret as the draft.
  @Test(arguments: ["plan.md~", "#plan.md#", "plan.md.orig", "plan.md.bak", "plan.md.swp"])
  func isNotPublishedAsAnEditorsCopy(_ name: String) throws {
    let files = ["index.md": "# Home\n", name: "---\ndraft: true\n---\n# Plan\n", "a.tmp": "kept"]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      #expect(!site.exists(name))
      #expect(site.exists("a.tmp"))
    }
  }
}
