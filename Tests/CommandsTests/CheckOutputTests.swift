import Foundation
import TestSupport
import Testing

@testable import Commands

/// Where the results of `check` go, and what its summary shows.
@Suite struct CheckOutputTests {
  private static let page = """
    # A

    ```swift scenario id=a title="Once & twice"
    window.rootViewController = A()
    window.makeKeyAndVisible()
    ```

    ```claims
    A.viewDidLoad happens twice
    ```

    """

  @Test(arguments: [
    (["--format", "json", "--format", "sarif"], "one form goes to standard output"),
    (["--format", "json="], "'json=' names no file"),
    (["--format", "json=r/a", "--format", "sarif=./r/../r/a"], "two forms go to './r/../r/a'"),
    (["--format", "json=content/index.md"], "'content/index.md' is a page that is checked"),
    (["--format", "json=content"], "cannot write 'content'"),
    (["--format", "xml"], "'xml' is invalid"),
  ])
  func `what cannot be written is refused, and the notes stay`(
    options: [String], message: String
  ) throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      let run = try CommandUnderTest.run(["check"] + options, in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains(message), "\(run.error)")
      #expect(try folder.read("content/index.md") == Self.page)
    }
  }

  @Test func `no report is written through a link that strangers have put among their notes`()
    throws
  {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      try folder.write("mine", to: "mine")
      try #require(symlink("mine", folder.path + "/report.xml") == 0)
      let arguments = ["check", "--format", "junit=report.xml"]
      let run = try CommandUnderTest.run(arguments + ["--untrusted"], in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("'report.xml' is a symbolic link"), "\(run.error)")
      #expect(try folder.read("mine") == "mine")
      #expect(try CommandUnderTest.run(arguments, in: folder).status == 1)
      #expect(try folder.read("mine").hasPrefix("<?xml"))
    }
  }

  @Test func `a summary shows what failed with its diagram, and links to its lines`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/(a).md")
      try folder.write("# B\n\n[`` ``` ``](c.md)\n", to: "content/index.md")
      let run = try CommandUnderTest.run(
        ["check", "--format", "markdown"], in: folder,
        environment: [
          "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "me/notes",
          "GITHUB_SHA": "0123456789", "GITHUB_WORKSPACE": folder.path,
        ])
      #expect(run.status == 1)
      let parts = [
        "## Lifeline: 2 errors\n\n2 pages, 1 scenario, 1 claim.\n",
        "### `Once & twice`\n\n[`content/(a).md:9`](https://github.com/me/notes/blob/0123456789/content/%28a%29.md?plain=1#L9)\n\n```text\n",
        "<details open><summary>What happened</summary>\n\n```text\nOnce & twice\n", "│ window",
        "### `content/index.md`\n", "\n````text\ncontent/index.md:3:",
      ]
      for part in parts { #expect(run.output.contains(part), "\(part)\n\(run.output)") }
    }
  }

  @Test func `the summary of a step on GitHub keeps what others have written there`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      try folder.write("# Earlier\n\n", to: "summary.md")
      let arguments = ["check", "--format", "markdown=summary.md"]
      let path = folder.appendingPathComponent("summary.md").path
      _ = try CommandUnderTest.run(
        arguments, in: folder, environment: ["GITHUB_STEP_SUMMARY": path])
      #expect(try folder.read("summary.md").hasPrefix("# Earlier\n\n## Lifeline: 1 error\n"))
      // Without a step, what others have written would be lost; a summary of ours is replaced.
      let refused = try CommandUnderTest.run(arguments, in: folder)
      #expect(refused.status == 2 && refused.error.contains("'summary.md' is a page of notes"))
      #expect(try folder.read("summary.md").hasPrefix("# Earlier\n"))
      for _ in 1...2 {
        _ = try CommandUnderTest.run(["check", "--format", "markdown=own.md"], in: folder)
        #expect(try folder.read("own.md").hasPrefix("## Lifeline: 1 error\n"))
      }
    }
  }

  @Test func `a name that is very long is cut in what is said of it`() throws {
    let name = String(repeating: "a", count: 100_000)
    let run = try CommandUnderTest.run(["check", "--files-from", "-"], stdin: name + "\n")
    #expect(run.status == 2 && run.error.contains("aaa…"))
    #expect(run.error.utf8.count < 5_000)
  }

  /// Whoever names a page, or what the command reads, has mistyped.
  @Test(arguments: [
    ["render", "content/a.md", "--format", "svg", "-o", "new/../content/a.md"],
    ["render", "content/a.md", "--format", "svg", "-o", "content/b.md"],
    ["check", "content", "--export-links", "content/b.md", "--base-url", "https://a/"],
    ["check", "content/a.md", "--format", "json=content/b.md"],
    ["check", "content/a.md", "--format", "markdown=content/b.md"],
    ["check", "--files-from", "list", "--format", "json=list"],
    ["build", "--depfile", "list=content/b.md"], ["build", "--depfile", "list=content/c.txt"],
    ["trace", "log", "--scenario", "content/a.md#a", "--format", "svg", "-o", "content/a.md"],
  ])
  func `no output is written over what is read, nor over a page`(arguments: [String]) throws {
    try withTemporaryDirectory { folder in
      let texts = [
        "content/a.md": "# A\n\n```swift scenario id=a\nA().loadViewIfNeeded()\n```\n",
        "content/b.md": "# B\n",
        "content/c.txt": "C\n", "list": "content/a.md\n", "log": "A viewDidLoad\n",
      ]
      for (path, text) in texts { try folder.write(text, to: path) }
      let run = try CommandUnderTest.run(arguments, in: folder)
      #expect(run.status == 2, "\(run.error)")
      #expect(run.error.contains("would be lost"), "\(run.error)")
      for (path, text) in texts { #expect(try folder.read(path) == text) }
    }
  }

  @Test func `a summary has room for what a page of a job takes`() throws {
    try withTemporaryDirectory { folder in
      // The carets below a line are as far to the right as the fault is.
      let line = String(repeating: "wide ", count: 77)
      for number in 0..<1_000 {
        try folder.write("# A\n\n\(line)[x](y)\n", to: "content/p\(number).md")
      }
      let run = try CommandUnderTest.run(["check", "--format", "markdown"], in: folder)
      #expect(run.output.utf8.count < 1_000_000)
      #expect(run.output.hasPrefix("## Lifeline: 1000 errors\n"))
      #expect(run.output.contains(" more faults of pages and scenarios did not fit here.\n"))
    }
  }

  @Test func `paths are counted from the repository in every report, from wherever it is made`()
    throws
  {
    try withTemporaryDirectory { folder in
      try folder.write("ref: refs/heads/main\n", to: "clone/.git/HEAD")
      try folder.write("# A\n\n[x](y.md)\n", to: "clone/docs/notes/index.md")
      let whole = folder.appendingPathComponent("clone/docs/notes").path
      for (place, path) in [
        (".", "clone/docs/notes"), ("clone", "./docs/notes"),
        ("clone/docs", "notes/index.md"), ("clone/docs/notes", "."),
        ("clone/docs/notes", whole),
      ] {
        for format in CheckFormat.allCases where format != .text {
          let run = try CommandUnderTest.run(
            ["check", path, "--format", format.rawValue],
            in: folder.appendingPathComponent(place))
          let output = run.output
          #expect(output.contains("docs/notes/index.md"), "\(place) \(path) \(output)")
          #expect(!output.contains("clone") && !output.contains("./"), "\(place) \(path)")
        }
      }
    }
  }

  @Test func `every kind of diagnostic is described`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    let known = Set(DiagnosticFamily.known.map(\.name))
    var found: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(
        contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: /id: "([a-z-]+)\.[a-z.-]+"/) {
        found.insert(String(match.1))
      }
    }
    #expect(found.count > 20)
    #expect(found.subtracting(known) == [])
    #expect(DiagnosticFamily.known.map(\.name) == known.sorted())
  }
}
