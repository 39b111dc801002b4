import Foundation
import TestSupport
import Testing

@Suite struct CheckCommandTests {
  /// A page with a push, and something after it.
  private func page(_ expectation: String) -> String {
    """
    # Push

    ```swift scenario id=push
    let nav = UINavigationController(rootViewController: A())
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()
    nav.pushViewController(B(), animated: true)
    ```

    \(expectation)

    """
  }

  /// Checks a knowledge base of one page.
  private func check(_ page: String, _ arguments: [String] = []) throws -> CommandUnderTest.Run {
    try withTemporaryDirectory { folder in
      try folder.write(page, to: "content/push.md")
      return try CommandUnderTest.run(["check"] + arguments, in: folder)
    }
  }

  @Test func `claims that hold are counted`() throws {
    let run = try check(
      page(
        "```claims\nA.viewWillDisappear before B.viewWillAppear\nB.viewDidLoad happens once\n```"))
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error == "")
    #expect(run.output == "1 page, 1 scenario, 2 claims: all well\n")
  }

  @Test func `a false claim exits with 1 and says where and what happened`() throws {
    let run = try check(page("```claims\nB.viewDidAppear happens twice\n```"))
    #expect(run.status == 1)
    #expect(run.error.contains("content/push.md:12:"), "\(run.error)")
    #expect(run.error.contains("error: "))
    #expect(run.error.contains("B.viewDidAppear happens twice"))
    #expect(run.output == "1 page, 1 scenario, 1 claim: 1 error\n")
  }

  @Test(arguments: ["```claim\n", "<!-- claim -->\n```text\n"])
  func `claims that nothing checks are warned of`(opening: String) throws {
    let run = try check(page(opening + "B.viewDidAppear happens twice\n```"))
    #expect(run.status == 0)
    #expect(run.error.contains(": warning: 'claim' means nothing here"), "\(run.error)")
    #expect(run.error.contains("did you mean 'claims'?"), "\(run.error)")
  }

  @Test func `what a build says of addresses and of symbolic links is said`() throws {
    try withTemporaryDirectory { folder in
      for name in ["README.md", "a.markdown", "a.md"] {
        try folder.write("# One\n", to: "content/\(name)")
      }
      try folder.write("---\naliases: [/b]\n---\n# Two\n", to: "content/index.md")
      try folder.write("# B\n", to: "content/b.md")
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("content/linked").path, withDestinationPath: "/")
      let run = try CommandUnderTest.run(["check"], in: folder)
      #expect(run.status == 2)
      for said in [
        "content/README.md:1:1: warning: an index stands for this folder",
        "content/a.md:1:1: error: 'a.markdown' is written to 'a.html' already",
        "content/index.md:2:11: warning: the alias '/b' is the address of another page",
        "content/linked:1:1: warning: a symbolic link is not followed",
      ] { #expect(run.error.contains(said), "\(run.error)") }
      let one = try CommandUnderTest.run(["check", "content/b.md"], in: folder)
      #expect(one.status == 0 && one.error == "", "\(one.error)")
    }
  }

  @Test(arguments: [
    ("```claims\n\n```", "this block claims nothing"),
    ("```claims\n# later\n```", "this block claims nothing"),
    ("```observed\n\n```", "this block has no call in it"),
  ])
  func `a block that says nothing is warned of, and is no claim`(block: String, message: String)
    throws
  {
    let run = try check(page(block))
    #expect(run.status == 0)
    #expect(run.error.hasPrefix("content/push.md:11:1: warning: \(message)"), "\(run.error)")
    #expect(run.output.contains("0 claims"), "\(run.output)")
  }

  @Test func `an expected trace that differs shows the first call that does`() throws {
    let run = try check(
      page("```trace\n…\nB.viewWillAppear(true)\nA.viewWillDisappear(true)\n…\n```"))
    #expect(run.status == 1)
    #expect(run.error.contains("content/push.md:1"), "\(run.error)")
    #expect(run.error.contains("A.viewWillDisappear"))
  }

  @Test func `a broken link exits with 1, an unknown name with 2`() throws {
    let link = try check(page("[no page](pop.md)"))
    #expect(link.status == 1)
    #expect(link.error.contains("content/push.md:11:"))
    let name = try check("```swift scenario\nlet a = A()\na.viewDidLod()\n```\n")
    #expect(name.status == 2)
    #expect(name.error.contains("content/push.md:3:"), "\(name.error)")
    #expect(name.error.contains("^"))
  }

  @Test(arguments: [
    ("```observed\nB.viewDidAppear\nA.viewDidDisappear\n```", "observed.differs", 1),
    (
      "```observed differs=why\nA.viewDidAppear\nA.viewDidDisappear\nB.viewDidAppear\n```",
      "observed.agrees", 1
    ),
    ("```trace for=pop\n…\n```", "scenario.unknown-id", 2),
    ("```claims\non iOS x: B.viewDidAppear happens once\n```", "claim.bad-version", 2),
    ("```claims\nB appears\n```", "claim.unreadable", 2),
  ])
  func `what can be read and does not hold exits with 1, what cannot be read with 2`(
    block: String, id: String, status: Int32
  ) throws {
    let run = try check(page(block))
    #expect(run.error.contains("[\(id)]"), "\(run.error)")
    #expect(run.status == status)
  }

  @Test(arguments: ["claims", "trace", "observed"])
  func `a block that belongs to no scenario exits with 2`(role: String) throws {
    let run = try check("```\(role)\nA.viewDidLoad\n```\n")
    #expect(run.error.contains("[\(role).no-scenario]"), "\(run.error)")
    #expect(run.status == 2)
  }

  @Test func `a loop without an end is stopped by its budget`() throws {
    let run = try check("```swift scenario\nwhile true {}\n```\n")
    #expect(run.status == 2)
    #expect(run.error.contains("content/push.md:2:"), "\(run.error)")
  }

  @Test(arguments: [
    ("json", "\"claims\" : 1"), ("junit", "<testsuites "), ("github", "::error file="),
    ("gitlab", "\"check_name\" : \"claim.false\""), ("sarif", "\"ruleId\" : \"claim.false\""),
    ("markdown", "## Lifeline: 1 error"),
  ])
  func `the result is written for programs too`(form: String, part: String) throws {
    let run = try check(page("```claims\nB.viewDidAppear happens twice\n```"), ["--format", form])
    #expect(run.status == 1)
    #expect(run.output.contains(part))
    #expect(run.error.contains("error: "))
  }

  @Test func `accepting rewrites what does not hold and nothing else`() throws {
    let loose = "```trace\n…\nB.viewDidAppear(true)\n…\n```"
    let wrong = "> ```trace\n> B.viewDidAppear(true)\n> ```"
    try withTemporaryDirectory { folder in
      let before = page(loose + "\r\n\n" + wrong + "\n\nText  ")
      try folder.write(before, to: "content/push.md")
      let accepting = try CommandUnderTest.run(["check", "--accept"], in: folder)
      #expect(accepting.status == 0, "\(accepting.error)")
      #expect(accepting.output.contains("1 trace rewritten"))
      let after = try folder.read("content/push.md")
      let halves = before.components(separatedBy: "> B.viewDidAppear(true)\n")
      #expect(after.hasPrefix(halves[0]))
      #expect(after.hasSuffix(halves[1]))
      #expect(after.contains("B.viewWillAppear(true)\n"))
      #expect(try CommandUnderTest.run(["check"], in: folder).status == 0)
      #expect(try CommandUnderTest.run(["check", "--accept"], in: folder).status == 0)
      #expect(try folder.read("content/push.md") == after)
    }
  }

  @Test func `what is left after accepting stands at the lines that are there then`() throws {
    let both = "```trace\n```\n\n```claims\nB.viewDidAppear happens twice\n```"
    try withTemporaryDirectory { folder in
      try folder.write(page(both), to: "content/push.md")
      let accepting = try CommandUnderTest.run(["check", "--accept"], in: folder)
      #expect(accepting.output.contains("1 trace rewritten: 1 error"), "\(accepting.output)")
      let lines = try folder.read("content/push.md").components(separatedBy: "\n")
      let line = try #require(lines.firstIndex(of: "B.viewDidAppear happens twice")) + 1
      #expect(accepting.error.hasPrefix("content/push.md:\(line):1: error: "), "\(accepting.error)")
      #expect(try CommandUnderTest.run(["check"], in: folder).error == accepting.error)
    }
  }

  @Test func `a link to a draft is broken on what is published, as it is in a build`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n\n[d](d.md) [[d]]\n", to: "content/index.md")
      try folder.write(
        "---\ndraft: true\n---\n# D\n\n[e](e.md) [x](x.md)\n", to: "content/d.md")
      try folder.write("---\ndraft: true\n---\n# E\n", to: "content/e.md")
      let run = try CommandUnderTest.run(["check"], in: folder)
      #expect(run.output == "3 pages, 0 scenarios, 0 claims: 3 errors\n", "\(run.error)")
      #expect(run.error.contains("content/index.md:3:5: error: there is no page or file 'd.md'"))
      #expect(run.error.contains("'d.md' is a draft, and left out"), "\(run.error)")
      #expect(run.error.contains("content/d.md:6:15: error: there is no page or file 'x.md'"))
      try folder.write("# A\n", to: "content/index.md")
      let alone = try CommandUnderTest.run(["check", "content/index.md"], in: folder)
      #expect(alone.status == 0, "\(alone.error)")
    }
  }

  @Test func `a folder is warned of what a build of it warns of`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "content/index.md")
      try folder.write("---\nsite: Mine\n---\n# B\n", to: "content/b.md")
      let build = try CommandUnderTest.run(["build"], in: folder)
      #expect(build.error.contains("content/b.md:2:1: warning: 'site' counts"), "\(build.error)")
      #expect(try CommandUnderTest.run(["check"], in: folder).error == build.error)
      // By itself a page may belong to another folder's site.
      #expect(try CommandUnderTest.run(["check", "content/b.md"], in: folder).error == "")
    }
  }

  @Test func `a page is checked alone, and knows the stages and pages around it`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(
        "```swift stage id=one\nlet a = A()\n```\n\n[x](lost.md)\n", to: "notes/a.md")
      try folder.write(
        "[a](../a.md)\n\n```swift scenario stage=one\nwindow.rootViewController = a\n```\n",
        to: "notes/deep/b.md")
      let run = try CommandUnderTest.run(["check", "notes/deep/b.md"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      #expect(run.output == "1 page, 1 scenario, 0 claims: all well\n")
    }
  }

  @Test func `a site that was built among the notes is none of them`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# Front\n\n```swift stage id=one\nlet a = A()\n```\n", to: "index.md")
      let build = ["build", "--content", ".", "--output", "public/en"]
      #expect(try CommandUnderTest.run(build, in: folder).status == 0)
      let run = try CommandUnderTest.run(["check", "."], in: folder)
      #expect(run.status == 0, "\(run.error)")
      #expect(run.output == "1 page, 0 scenarios, 0 claims: all well\n")
      let twin = try CommandUnderTest.run(["check", "public/en/index.md"], in: folder)
      #expect(twin.status == 2)
      #expect(twin.error.contains("'public/en/index.md' is no page of the notes in '.'"))
    }
  }

  /// The same rule as `render` has.
  @Test func `a page knows the stages and pages around it wherever the command is called`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(
        "# Front\n\n```swift stage id=one\nclass A: UIViewController {}\nlet a = A()\n```\n",
        to: "kb/index.md")
      try folder.write(
        "[x](../index.md)\n\n```swift scenario stage=one\na.viewDidLod()\n```\n", to: "kb/deep/b.md"
      )
      let deep = folder.appendingPathComponent("kb/deep")
      let base = folder.appendingPathComponent("kb")
      for (path, place) in [
        (deep.appendingPathComponent("b.md").path, folder), ("b.md", deep), ("./b.md", deep),
        ("deep/b.md", base),
      ] {
        let run = try CommandUnderTest.run(["check", path], in: place)
        #expect(run.error.hasPrefix("\(path):4:3: error: "), "\(path): \(run.error)")
        #expect(run.output == "1 page, 1 scenario, 0 claims: 1 error\n", "\(path): \(run.error)")
      }
      // A folder is a knowledge base of its own, but for the stages.
      let run = try CommandUnderTest.run(["check", "deep"], in: base)
      #expect(run.error.contains("deep/b.md:4:3: error: "), "\(run.error)")
      #expect(run.output == "1 page, 1 scenario, 0 claims: 2 errors\n", "\(run.error)")
    }
  }

  @Test(arguments: [
    ("note.qmd", "```{.swift .scenario #push}\n%\n```\n\n```claims\n#\n```\n", 7),
    (
      "note.mdx", "{/* scenario id=push */}\n```swift\n%\n```\n\n{/* claims */}\n```text\n#\n```\n",
      9
    ),
    (
      "note.adoc",
      "// scenario id=push\n[source,swift]\n----\n%\n----\n\n// claims\n----\n#\n----\n", 10
    ),
    (
      "note.rst",
      ".. scenario id=push\n\n.. code-block:: swift\n\n   %\n\n.. claims\n\n.. code-block:: text\n\n   #\n",
      12
    ),
  ])
  func `notes in other languages are checked, by name and in a folder`(
    name: String, note: String, line: Int
  ) throws {
    try withTemporaryDirectory { folder in
      func write(_ claim: String) throws {
        let program = "window.rootViewController = A()\nwindow.makeKeyAndVisible()"
        let blanks = name.hasSuffix("rst") ? "   " : ""
        try folder.write(
          note.replacing("%", with: program.replacing("\n", with: "\n" + blanks))
            .replacing("#\n", with: claim + "\n"), to: "docs/" + name)
      }
      for path in ["docs/" + name, "docs"] {
        try write("A.viewDidLoad happens once")
        let well = try CommandUnderTest.run(["check", path], in: folder)
        #expect(well.output == "1 page, 1 scenario, 1 claim: all well\n", "\(well.error)")
        try write("A.viewDidLoad happens twice")
        let wrong = try CommandUnderTest.run(["check", path], in: folder)
        #expect(wrong.status == 1)
        #expect(wrong.error.contains("docs/\(name):\(line):"), "\(wrong.error)")
      }
    }
  }

  @Test func `a class stands for its only object, in what is looked at too`() throws {
    let page = """
      ```swift scenario id=a
      class B: UIViewController { var isReady = false }
      let nav = UINavigationController(rootViewController: A())
      window.rootViewController = nav
      window.makeKeyAndVisible()
      let b = B()
      b.isReady = true
      nav.pushViewController(b, animated: false)
      ```

      ```claims
      B.isReady is true in B.viewDidLoad
      B.parent is nav in B.viewDidLoad
      ```

      """
    let run = try check(page)
    #expect(run.output == "1 page, 1 scenario, 2 claims: all well\n", "\(run.error)")
  }

  @Test func `other notes without a scenario are none of its business`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "docs/a.md")
      try folder.write("= B\n\nlink:nowhere.adoc[]\n", to: "docs/b.adoc")
      try folder.write("A\n=\n\n.. code-block:: swift\n\n   let a = (\n", to: "docs/c.rst")
      let run = try CommandUnderTest.run(["check", "docs"], in: folder)
      #expect(run.status == 0 && run.error == "", "\(run.error)")
    }
  }
}
