import Foundation
import TestSupport
import Testing

/// What `check` looks at of a repository: what changed since a commit, or what a list names.
@Suite struct CheckPartTests {
  private static let pages = [
    "index.md": "# Front\n\n[a](a.md#one) and [[b]]\n",
    "a.md": "# A\n\n## One\n\n![[b]]\n",
    "b.md": """
    # B

    ```swift scenario id=x stage=st
    window.rootViewController = A()
    window.makeKeyAndVisible()
    ```

    ```claims
    A.viewDidLoad happens once
    ```

    """,
    "deep/c.md": "# C\n\n```swift stage id=st\nclass A: UIViewController {}\n```\n",
    "d.md": "# D\n\n[front](index.md)\n",
  ]

  private func withRepository(_ body: (URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      for (path, text) in Self.pages { try folder.write(text, to: "content/\(path)") }
      try git(["init", "-q", "-b", "main"], in: folder)
      try git(["add", "-A"], in: folder)
      try git(["commit", "-q", "-m", "one"], in: folder)
      try git(["tag", "-a", "-m", "tag", "v1"], in: folder)
      try git(["update-ref", "refs/remotes/origin/main", "HEAD"], in: folder)
      try body(folder)
    }
  }

  /// The pages that were looked at.
  private func looked(_ run: CommandUnderTest.Run) -> [String] {
    run.error.split(separator: "\n").filter { $0.contains(" claim") }.compactMap {
      $0.split(separator: ":").first.map { String($0.dropFirst("content/".count)) }
    }
  }

  @Test(
    arguments: [
      ([:], []),
      (["d.md": "# D\n"], ["d.md"]),
      // What shows it is another too.
      (["b.md": "# B\n"], ["a.md", "b.md"]),
      // A scenario runs in the stage of another page.
      (
        ["deep/c.md": "# C\n\n```swift stage id=st\nclass A: UIViewController { }\n```\n"],
        ["b.md", "deep/c.md"]
      ),
      // A heading is gone, a page, a stage.
      (["a.md": "# A\n\n## Two\n"], ["a.md", "index.md"]),
      (["b.md": nil], ["a.md", "index.md"]),
      (["deep/c.md": nil], ["b.md"]),
      // What git does not know has changed; a name that two pages have is not sure.
      (["e.md": "# E\n"], ["e.md"]),
      (["x/b.md": "# B\n", "y/b.md": "# B\n"], ["x/b.md", "y/b.md"]),
      // The front page speaks for all.
      (["index.md": "# Front\n"], ["a.md", "b.md", "d.md", "deep/c.md", "index.md"]),
    ] as [([String: String?], [String])])
  func `since a commit it looks at what changed and at what depends on that`(
    changes: [String: String?], pages: [String]
  ) throws {
    try withRepository { folder in
      for (path, text) in changes {
        if let text {
          try folder.write(text, to: "content/\(path)")
        } else {
          try FileManager.default.removeItem(
            at: folder.appendingPathComponent("content/\(path)"))
        }
      }
      for isCommitted in [false, true] {
        if isCommitted {
          try git(["add", "-A"], in: folder)
          try git(["commit", "-q", "--allow-empty", "-m", "two"], in: folder)
        }
        let run = try CommandUnderTest.run(["check", "--verbose", "--since", "v1"], in: folder)
        #expect(looked(run) == pages, "\(run.error)")
      }
      // The result is that of all pages, which held before.
      let since = try CommandUnderTest.run(["check", "--since", "v1"], in: folder)
      let all = try CommandUnderTest.run(["check"], in: folder)
      #expect(since.error == all.error && since.status == all.status)
    }
  }

  @Test(arguments: [1, 2, 3, 20])
  func `parts together are what one check of all notes is`(count: Int) throws {
    try withTemporaryDirectory { folder in
      for (path, text) in Self.faulty { try folder.write(text, to: path) }
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/content/linked", withDestinationPath: "/etc")
      let whole = try CommandUnderTest.run(["check", "--format", "sarif"], in: folder)
      var reports: [String] = []
      for number in 1...count {
        reports.append("\(number).json")
        _ = try CommandUnderTest.run(
          ["check", "--part", "\(number)/\(count)", "--format", "json=\(number).json"], in: folder)
      }
      let merged = try CommandUnderTest.run(
        ["report"] + reports + ["--format", "sarif"], in: folder)
      #expect(merged.output == whole.output && merged.status == whole.status)
      for place in ["content/linked", "content/a.html", "content/b/c.md", "content/p2.md"] {
        #expect(whole.output.contains(place), "\(place)")
      }
    }
  }

  /// Notes with faults of their own, and a folder with some.
  private static let faulty = [
    "content/index.md": "---\nunknownkey: 1\n---\n# Front\n\n[x](a.md#none) [f](.secret.pem)\n",
    "content/a.md": """
    # A

    ```swift scenario id=x
    window.rootViewController = A()
    window.makeKeyAndVisible()
    ```

    ```claims
    A.viewDidLoad happens twice
    ```

    """,
    "content/a.html": "x", "content/.secret.pem": "k",
    "content/b/c.md": "# C\n\n```swift scenario id=x stage=nope\nfoo(\n```\n",
    "content/n.adoc": "= N\n",
    "content/p1.md": "# P\n\n[a](a.md) [q](q1.md)\n",
    "content/p2.md": "# P\n\n[a](a.md) [q](q2.md)\n",
    "content/p3.md": "# P\n",
  ]

  @Test(arguments: ["0/4", "5/4", "x/2", "1", "1/0", "-1/2", "1/2/3", "1/99999999999999999999"])
  func `what is no part is an error with a way out`(part: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "content/a.md")
      let run = try CommandUnderTest.run(["check", "--part=\(part)"], in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("a number and of how many parts, such as 2/4"), "\(run.error)")
    }
  }

  @Test(arguments: [
    "HEAD~", "HEAD^", "@~", "v1", "main~1", "origin/main", "refs/tags/v1", "HASH",
  ])
  func `a commit has the names that git gives it`(name: String) throws {
    try withRepository { folder in
      let hash = try git(["rev-parse", "--short=9", "HEAD"], in: folder)
      try folder.write("# D\n", to: "content/d.md")
      try git(["commit", "-q", "-am", "two"], in: folder)
      let name = name == "HASH" ? hash.trimmingCharacters(in: .whitespacesAndNewlines) : name
      for isPacked in [false, true] {
        if isPacked { try git(["gc", "-q"], in: folder) }
        let run = try CommandUnderTest.run(["check", "--verbose", "--since", name], in: folder)
        #expect(looked(run) == ["d.md"], "\(run.error)")
      }
      #expect(
        try CommandUnderTest.run(["check", "--since", "HEAD"], in: folder).output.hasPrefix(
          "0 pages"))
    }
  }

  @Test(arguments: ["nope", "--output=x", "../HEAD", "HEAD~x", "v1^{tree}", "deadbeef"])
  func `what is no commit is an error with a way out`(name: String) throws {
    try withRepository { folder in
      let run = try CommandUnderTest.run(["check", "--since=\(name)"], in: folder)
      #expect(run.status == 2)
      #expect(
        run.error.contains("error: git cannot tell what has changed since '\(name)'"),
        "\(run.error)")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/x"))
    }
  }

  @Test func `a folder that is in no repository has no commits`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "content/a.md")
      let run = try CommandUnderTest.run(["check", "--since", "main"], in: folder)
      #expect(run.status == 2 && run.error.contains("has a '.git'"), "\(run.error)")
    }
  }

  @Test func `git is not asked about strangers' notes`() throws {
    try withRepository { folder in
      let run = try CommandUnderTest.run(["check", "--untrusted", "--since", "v1"], in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("'--since' asks git, which is not asked about untrusted notes"))
    }
  }

  @Test
  func `a note in another language is looked at when it changed, or may run in another stage`()
    throws
  {
    try withRepository { folder in
      let scenario = "```swift scenario\nwindow.rootViewController = A()\n```\n"
      try folder.write("# Q\n\n\(scenario)", to: "content/q.qmd")
      try folder.write("# R\n\n\(scenario)", to: "content/r.qmd")
      try git(["add", "-A"], in: folder)
      try git(["commit", "-q", "-m", "two"], in: folder)
      try folder.write("# RR\n\n\(scenario)", to: "content/r.qmd")
      let run = try CommandUnderTest.run(["check", "--verbose", "--since", "HEAD"], in: folder)
      #expect(looked(run) == ["r.qmd"], "\(run.error)")
    }
  }

  @Test(arguments: [
    "content/a.md\ncontent/d.md\n", "content/a.md\r\n\ncontent/d.md",
    "content/a.md\0content/d.md\0",
  ])
  func `a list names notes by lines or with zeros`(list: String) throws {
    try withRepository { folder in
      try folder.write(list, to: "list")
      for arguments in [["--files-from", "list"], ["--files-from", "-"]] {
        let run = try CommandUnderTest.run(
          ["check", "--verbose"] + arguments, stdin: list, in: folder)
        #expect(run.status == 0 && looked(run) == ["a.md", "d.md"], "\(run.error)")
      }
      let both = try CommandUnderTest.run(
        ["check", "--verbose", "--files-from", "list", "--since", "HEAD"], in: folder)
      #expect(both.status == 0 && looked(both) == [], "\(both.error)")
    }
  }

  @Test func `an empty list is no note, and what a list names has to be there`() throws {
    try withRepository { folder in
      let none = try CommandUnderTest.run(["check", "--files-from", "-"], stdin: "\n", in: folder)
      #expect(none.output == "0 pages, 0 scenarios, 0 claims: all well\n" && none.status == 0)
      let gone = try CommandUnderTest.run(
        ["check", "--files-from", "-"], stdin: "content/z.md\n", in: folder)
      #expect(gone.status == 2 && gone.error.contains("no file or folder 'content/z.md'"))
      let list = try CommandUnderTest.run(["check", "--files-from", "z"], in: folder)
      #expect(list.status == 2 && list.error.contains("cannot read 'z'"))
    }
  }

  @Test func `parts find together what the whole finds`() throws {
    try withRepository { folder in
      try folder.write("# D\n\n[x](x.md) [a](a.md#three) [[C]] [[nobody]]\n", to: "content/d.md")
      try folder.write("# E\n\n```swift scenario stage=str\nA()\n```\n", to: "content/e.md")
      let all = try CommandUnderTest.run(["check"], in: folder)
      var errors = ""
      for list in ["a.md deep/c.md", "b.md d.md", "e.md index.md"] {
        let names = list.split(separator: " ").map { "content/\($0)\n" }.joined()
        errors += try CommandUnderTest.run(
          ["check", "--files-from", "-"], stdin: names, in: folder
        ).error
      }
      #expect(errors == all.error && !errors.isEmpty)
    }
  }
}
