import Foundation
import TestSupport
import Testing

@Suite struct BuildCommandTests {
  private static let page = """
    # Show

    ```swift scenario id=show title="Show A"
    window.rootViewController = A()
    window.makeKeyAndVisible()
    ```

    ```claims
    A.viewDidAppear happens once
    ```

    """

  @Test func `a folder of notes becomes a site, and a second run writes nothing`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      let first = try CommandUnderTest.run(["build"], in: folder)
      #expect(first.status == 0, "\(first.error)")
      #expect(first.error == "")
      #expect(first.output.contains("1 scenario, 1 diagram, 1 claim in "))
      #expect(try folder.read("site/index.html").contains("<svg "))
      let second = try CommandUnderTest.run(["build"], in: folder)
      #expect(second.output.hasSuffix("0 files written to site\n"))
    }
  }

  @Test func `a fault in many pages is said once, and of each where checks are strict`() throws {
    try withTemporaryDirectory { folder in
      for number in 0..<6 { try folder.write("# P\n\n[[gone]]\n", to: "content/p\(number).md") }
      let run = try CommandUnderTest.run(["build"], in: folder)
      #expect(run.error.components(separatedBy: "[link.broken]").count == 2)
      #expect(run.error.contains("  note: the same in 5 other places: content/p1.md:3:1, "))
      let strict = try CommandUnderTest.run(["build", "--strict"], in: folder)
      #expect(strict.error.components(separatedBy: "[link.broken]").count == 7)
      let json = try CommandUnderTest.run(["check", "content", "--format", "json"], in: folder)
      #expect(json.output.components(separatedBy: "link.broken").count >= 7)
    }
  }

  @Test func `strict checks say all faults of trusted notes`() throws {
    try withTemporaryDirectory { folder in
      let links = (0..<150).map { "[x](y\($0).md)\n\n" }.joined()
      try folder.write("# A\n\n" + links, to: "content/index.md")
      for (options, count) in [([], 100), (["--strict"], 150), (["--strict", "--untrusted"], 100)] {
        let run = try CommandUnderTest.run(["build"] + options, in: folder)
        #expect(run.error.components(separatedBy: "[link.broken]").count == count + 1)
        #expect(run.error.contains("50 errors more are not shown") == (count == 100))
      }
    }
  }

  @Test func `files that no build wrote are left alone and named`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      try folder.write("x", to: "site/mine.txt")
      let run = try CommandUnderTest.run(["build"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      #expect(run.output.hasSuffix("\nleft alone in site, written by no build: 'mine.txt'\n"))
    }
  }

  @Test func `folders are the user's to choose`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "notes/index.md")
      let run = try CommandUnderTest.run(
        ["build", "--content", "notes/", "--output", "docs"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      #expect(try folder.read("docs/index.html").contains("Show"))
    }
  }

  @Test func `templates lie where the command is run, or else beside the content`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "docs/content/index.md")
      try folder.write("beside{{{content}}}", to: "docs/templates/page.mustache")
      func page(_ arguments: [String] = []) throws -> String {
        _ = try CommandUnderTest.run(
          ["build", "--content", "docs/content/"] + arguments, in: folder)
        return try folder.read("site/index.html")
      }
      #expect(try page().hasPrefix("beside"))
      try folder.write("here{{{content}}}", to: "templates/page.mustache")
      #expect(try page().hasPrefix("here"))
      #expect(try page(["--templates", "docs/templates"]).hasPrefix("beside"))
    }
  }

  @Test func `a false claim is on the page, and in the exit code`() throws {
    try withTemporaryDirectory { folder in
      let page = Self.page.replacingOccurrences(of: "once", with: "twice")
      try folder.write(page, to: "content/index.md")
      let run = try CommandUnderTest.run(["build"], in: folder)
      #expect(run.status == 1)
      #expect(run.error.contains("content/index.md:9:"), "\(run.error)")
      #expect(try folder.read("site/index.html").contains("<svg "))
    }
  }

  @Test func `a broken scenario is on the page, and the code is 2`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("```swift scenario\nlet = 1\n```\n", to: "content/index.md")
      let run = try CommandUnderTest.run(["build"], in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("content/index.md:2:"))
      #expect(try folder.read("site/index.html").contains("error"))
    }
  }

  @Test func `an address is checked`() throws {
    for address in [
      "example.org", "https://", "https:///a", "https://a.org/?b=1", "https://a.org/#b",
      "https://a.org/b c",
    ] {
      let run = try CommandUnderTest.run(["build", "--base-url", address])
      #expect(run.status == 2)
      #expect(run.error.contains("'\(address)' is no address"))
    }
  }
}
