import Foundation
import TestSupport
import Testing

/// Sites whose scenarios can be edited and run in their pages. What a browser makes of them is tested in
/// `Tests/Browser/test_live.py`; here the module is a stand-in.
@Suite struct LiveSiteTests {
  private func withNotes(_ body: (URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      try folder.write(
        """
        # Home

        ```swift scenario id=push ios=12,17 show=views tour=all
        let page = A()
        ```

        ```objc scenario
        A *page = [A new];
        ```

        """, to: "content/index.md")
      try folder.write("# 首页\n", to: "content/index.zh-Hans.md")
      try folder.write("\0asm", to: "live/lifeline.wasm")
      try folder.write("lifelineModule(\"\")", to: "live/lifeline.wasm.js")
      try body(folder)
    }
  }

  private func build(in folder: URL, _ options: String...) throws -> CommandUnderTest.Run {
    try CommandUnderTest.run(["build"] + options, in: folder)
  }

  @Test func `without '--live' nothing of it is in the site`() throws {
    try withNotes { folder in
      #expect(try build(in: folder).status == 0)
      let html = try folder.read("site/index.html")
      #expect(!html.contains("data-live") && !html.contains("class=\"live\""))
      let assets = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/site/assets")
      #expect(!assets.contains { $0.hasPrefix("live") })
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/site/playground.html"))
    }
  }

  @Test func `a page names the module, the script and its words, and each figure how it is run`()
    throws
  {
    try withNotes { folder in
      // An earlier site without it is made anew.
      #expect(try build(in: folder).status == 0)
      #expect(try build(in: folder, "--live", "live").status == 0)
      let html = try folder.read("site/index.html")
      let head = try #require(
        html.firstMatch(
          of:
            /data-live="(assets\/live\.[0-9a-f]+\.js)" data-live-module="(assets\/lifeline\.[0-9a-f]+\.wasm)" data-live-words="(assets\/live-words\.[0-9a-f]+\.js)" data-rules="rules\.html"/
        ))
      #expect(try folder.read("site/\(head.1)").hasPrefix("(() => {\n\"use strict\";"))
      #expect(try folder.read("site/\(head.2)") == "\0asm")
      #expect(try folder.read("site/\(head.2).js") == "lifelineModule(\"\")")
      #expect(try folder.read("site/\(head.3)").contains("\"reset\":\"Reset\""))
      #expect(html.contains("data-live=\"ios: 12,17\nshow: views\ntour: "))
      #expect(html.contains("data-live=\"language: objc\nios: 17\""))
    }
  }

  @Test func `each language has its words and a playground with the scenarios of the notes`() throws
  {
    try withNotes { folder in
      #expect(try build(in: folder, "--live", "live").status == 0)
      let chinese = try folder.read("site/zh-Hans/index.html")
      let words = try #require(chinese.firstMatch(of: /data-live-words="\.\.\/([^"]+)"/))
      let script = try folder.read("site/\(words.1)")
      #expect(script.contains("\"reset\":\"还原\"") && script.contains("\"diagram-turn\":\"第 {} 轮"))
      let playground = try folder.read("site/playground.html")
      #expect(playground.contains("<pre data-part=\"program\">\nlet page = A()\n</pre>"))
      #expect(try folder.read("site/zh-Hans/playground.html").contains("class=\"playground\""))
    }
  }

  @Test func `a note of that name keeps its address`() throws {
    try withNotes { folder in
      try folder.write("# My own\n", to: "content/playground.md")
      #expect(try build(in: folder, "--live", "live").status == 0)
      #expect(try folder.read("site/playground.html").contains("My own"))
    }
  }

  @Test func `a second build writes nothing`() throws {
    try withNotes { folder in
      #expect(try build(in: folder, "--live", "live").status == 0)
      let second = try build(in: folder, "--live", "live")
      #expect(second.status == 0)
      #expect(second.output.contains("; 0 files written"), "\(second.output)")
    }
  }

  @Test(arguments: ["nowhere", "content"])
  func `a folder without the module is an error`(_ name: String) throws {
    try withNotes { folder in
      let run = try build(in: folder, "--live", name)
      #expect(run.status == 2)
      #expect(run.error.contains("'--live' takes the folder 'live' of a release"), "\(run.error)")
    }
  }

  @Test func `a file that is no module is an error`() throws {
    try withNotes { folder in
      try folder.write("<html>", to: "live/lifeline.wasm")
      let run = try build(in: folder, "--live", "live")
      #expect(run.status == 2)
      #expect(run.error.contains("is no WebAssembly module"), "\(run.error)")
    }
  }
}
