import Foundation
import TestSupport
import Testing

@Suite("Odd files among the notes")
struct OddFileTests {
  /// A pipe that nobody writes to holds up whoever opens it.
  @Test(arguments: [
    "content/.obsidian/app.json", "content/.obsidian/templates.json", "content/page.md",
    "content/image.png", "content/index.zh-Hans.md", "site/.lifeline-cache",
    "site/.lifeline-files", "site/.lifeline-lock", "site/index.html", "site/.lifeline-staging",
    "site/assets", "templates/style.css", "templates/font.woff2", "content/.git", ".git",
    ".git/HEAD", ".git/packed-refs", "content/assets/index-a.svg",
  ])
  func `a pipe holds no command up`(path: String) throws {
    try withTemporaryDirectory { folder in
      let scenario = "```swift scenario id=a\nlet a = UIView()\n```\n"
      try folder.write(
        "---\nhistory: git\n---\n# Home\n\n![](image.png) [[page]]\n\n\(scenario)",
        to: "content/index.md")
      let pipe = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: pipe.deletingLastPathComponent(), withIntermediateDirectories: true)
      try #require(mkfifo(pipe.path, 0o644) == 0)
      let commands = [
        ["build"], ["check"], ["embed", "content", "--format", "svg", "--check"],
        ["embed", "content", "--format", "svg"],
      ]
      for command in commands {
        let run = try CommandInBackground(command, in: folder)
        let status = run.wait(atMost: 30)
        #expect(status.map { (0...2).contains($0) } == true, "\(command): \(run.error)")
        if status == nil { _ = run.kill() }
      }
      let preview = try PreviewUnderTest(in: folder)
      #expect(try preview.get("/").status > 0)
      #expect(preview.command.interrupt() == 0)
    }
  }

  @Test(arguments: ["site", "site/a"])
  func `what is no link is not called one`(path: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write("# Home\n", to: "content/index.md")
      try folder.write("# A\n", to: "content/a/a.md")
      if path != "site" { try folder.write("", to: "site/kept") }
      try #require(mkfifo("\(folder.path)/\(path)", 0o644) == 0)
      let run = try CommandUnderTest.run(["build"], in: folder)
      #expect(run.status == 2)
      #expect(
        run.error.contains("'\(path)' is in the way: a folder is to be there"), "\(run.error)")
    }
  }

  @Test func `a page whose name is not UTF-8 is an error, another file a warning`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# Home\n", to: "content/index.md")
      for name in ["n\u{1}te.md", "fo\u{1}o.png", ".hid\u{1}.md", "na\u{1}f/x.md"] {
        let bytes = Array("\(folder.path)/content/\(name)\0".utf8).map { $0 == 1 ? 0xEF : $0 }
        if let slash = bytes.lastIndex(of: UInt8(ascii: "/")), name.contains("/") {
          (bytes[..<slash] + [0]).withUnsafeBufferPointer { path in
            _ = path.withMemoryRebound(to: CChar.self) { mkdir($0.baseAddress!, 0o755) }
          }
        }
        let descriptor = bytes.withUnsafeBufferPointer { path in
          path.withMemoryRebound(to: CChar.self) {
            open($0.baseAddress!, O_CREAT | O_WRONLY, 0o644)
          }
        }
        try #require(descriptor >= 0)
        close(descriptor)
      }
      for command in ["build", "build", "check"] {
        let run = try CommandUnderTest.run([command], in: folder)
        #expect(run.status == 2 || run.status == 1, "\(command)")
        let places = run.error.split(separator: "\n").filter { $0.contains("[content.not-read]") }
        #expect(
          places == [
            "content/fo\u{FFFD}o.png:1:1: warning: the name is not UTF-8, so this is left out [content.not-read]",
            "content/na\u{FFFD}f:1:1: warning: the name is not UTF-8, so this is left out [content.not-read]",
            "content/n\u{FFFD}te.md:1:1: error: the name is not UTF-8, so this is left out [content.not-read]",
          ], "\(run.error)")
      }
      #expect(try folder.read("site/index.html").contains("Home"))
    }
  }

  @Test func `an alias that no file can have is a warning, and the rest is built`() throws {
    try withTemporaryDirectory { folder in
      let long = "/" + String(repeating: "a", count: 300)
      let deep = String(repeating: "/a", count: 2000)
      try folder.write(
        "---\naliases: [\(long), \(deep), /fine]\n---\n# Home\n", to: "content/index.md")
      for command in ["build", "check"] {
        let run = try CommandUnderTest.run([command], in: folder)
        #expect(run.status == 0)
        #expect(
          run.error.contains("content/index.md:2:11: warning: the alias '\(long)' is too long"))
        #expect(
          run.error.contains("content/index.md:2:314: warning: the alias '/a/a"), "\(run.error)")
      }
      #expect(FileManager.default.fileExists(atPath: folder.path + "/site/fine.html"))
      #expect(FileManager.default.fileExists(atPath: folder.path + "/site/index.html"))
    }
  }

  @Test func `a name that is too long for the site's file is an error of that page`() throws {
    try withTemporaryDirectory { folder in
      let name = String(repeating: "b", count: 252)
      try folder.write("# Home\n\ntext\n", to: "content/index.md")
      try folder.write("# Long\n", to: "content/\(name).md")
      let tag = String(repeating: "t", count: 300)
      try folder.write("---\ntags: [\(tag)]\n---\n# Tagged\n", to: "content/tagged.md")
      for command in ["build", "check"] {
        let run = try CommandUnderTest.run([command], in: folder)
        #expect([1, 2].contains(run.status))
        #expect(
          run.error.contains("content/\(name).md:1:1: error: no file can be called '\(name).html'"),
          "\(run.error)")
      }
      #expect(FileManager.default.fileExists(atPath: folder.path + "/site/index.html"))
      #expect(FileManager.default.fileExists(atPath: folder.path + "/site/tagged.html"))
    }
  }
}
