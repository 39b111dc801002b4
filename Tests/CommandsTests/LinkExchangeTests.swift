import Foundation
import TestSupport
import Testing

/// Two repositories whose sites link to each other, each checked without the other's notes.
@Suite struct LinkExchangeTests {
  private func withIndex(_ body: (URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      try folder.write("# Core\n\n## The order\n", to: "core/content/index.md")
      try folder.write(
        "---\naliases: [/old/push]\n---\n# Push it\n\n## Überschrift\n",
        to: "core/content/a/push it.md")
      try folder.write("---\ndraft: true\n---\n# D\n", to: "core/content/draft.md")
      try folder.write("<svg/>", to: "core/content/i.svg")
      let run = try CommandUnderTest.run(
        [
          "check", "core/content", "--export-links", "core.links",
          "--base-url", "https://a.example/core",
        ], in: folder)
      #expect(run.status == 0, "\(run.error)")
      try FileManager.default.removeItem(at: folder.appendingPathComponent("core"))
      try body(folder)
    }
  }

  @Test(
    arguments: [
      ("https://a.example/core/", nil), ("https://a.example/core", nil),
      ("https://a.example/core/index.html#the-order", nil),
      ("https://a.example/core/#top", nil),
      ("https://a.example/core/a/push%20it.html?x=1#%C3%BCberschrift", nil),
      ("https://a.example/core/a/push%20it", nil), ("https://a.example/core/old/push", nil),
      ("https://a.example/core/i.svg", nil), ("https://a.example/other/x.html", nil),
      ("https://b.example/core/x.html", nil), ("https://a.example/corex", nil),
      ("https://a.example/core/x.html", "'https://a.example/core/' has no page 'x.html'"),
      ("https://a.example/core/draft.html", "has no page 'draft.html'"),
      ("https://a.example/core/i.png", "has no page 'i.png'"),
      (
        "https://a.example/core/#the-ordre",
        "'https://a.example/core/' has no anchor '#the-ordre'"
      ),
    ] as [(String, String?)])
  func `a link to the other site holds where that has the page and the anchor`(
    link: String, fault: String?
  ) throws {
    try withIndex { folder in
      try folder.write("# App\n\n[x](\(link)) <\(link)>\n", to: "content/index.md")
      try folder.write("# Other\n\n[x](\(link))\n", to: "content/other.md")
      for paths in [["content"], ["content/index.md", "content/other.md"]] {
        let run = try CommandUnderTest.run(
          ["check"] + paths + ["--import-links", "core.links"], in: folder)
        #expect(run.status == (fault == nil ? 0 : 1), "\(run.error)")
        if let fault {
          #expect(
            run.error.contains("content/index.md:3:") && run.error.contains("content/other.md:3:"))
          #expect(run.error.contains(fault), "\(run.error)")
        }
      }
      #expect(try CommandUnderTest.run(["check"], in: folder).status == 0)
    }
  }

  @Test func `an index has the same bytes each time, and says what is near`() throws {
    try withIndex { folder in
      let links = try folder.read("core.links")
      #expect(links.contains("\"base\" : \"https://a.example/core/\""))
      #expect(links.contains("\"a/push it.html\"") && links.contains("\"i.svg\""))
      #expect(!links.contains("draft"))
      try folder.write("# App\n\n[x](https://a.example/core/#the-ordre)\n", to: "content/index.md")
      let run = try CommandUnderTest.run(["check", "--import-links", "core.links"], in: folder)
      #expect(run.error.contains("did you mean '#the-order'?"), "\(run.error)")
    }
  }

  @Test(arguments: [
    (["--export-links", "x"], "go together"), (["--base-url", "https://a.example"], "go together"),
    (["--import-links", "z"], "cannot read 'z'"),
    (["--import-links", "content/index.md"], "is no index of links"),
    (
      ["content/index.md", "--export-links", "x", "--base-url", "https://a.example"],
      "is of one folder of notes"
    ),
    (["--export-links", "x", "--base-url", "a b"], "a b"),
  ])
  func `what cannot be exchanged is refused`(options: [String], message: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "content/index.md")
      let run = try CommandUnderTest.run(["check"] + options, in: folder)
      #expect(run.status == 2 && run.error.contains(message), "\(run.error)")
    }
  }
}
