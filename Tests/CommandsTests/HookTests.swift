import Foundation
import TestSupport
import Testing

/// Hooks, as the command runs them.
@Suite struct HookTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A hook that does something with a page, and keeps a record of the pages that it was given.
  private static func hook(_ change: String) -> String {
    """
    #!/usr/bin/env python3
    import json, sys
    page = json.load(sys.stdin)
    with open("log", "a") as log:
        print(page["page"]["path"], file=log)
    blocks = page["tree"]["children"]
    \(change)
    json.dump(page, sys.stdout)
    """
  }

  private func write(_ text: String, to name: String, in folder: URL) throws {
    try folder.write(text, to: name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appendingPathComponent(name).path)
  }

  private func log(in folder: URL) -> [String] {
    let text = (try? folder.read("log")) ?? ""
    return text.split(separator: "\n").map(String.init).sorted()
  }

  // MARK: The manual

  @Test(arguments: ["hooks.md", "hooks.zh-Hans.md"])
  func `the hooks of the manual run as they stand`(page: String) throws {
    let text = try Self.root.read("content/manual/\(page)")
    let programs = text.matches(of: /```python\n((?s).*?)```\n/).map { String($0.1) }
    try #require(programs.count == 2)
    try withTemporaryDirectory { folder in
      try write(programs[0], to: "issues.py", in: folder)
      try write(programs[1], to: "reading-time.py", in: folder)
      try folder.write(
        "---\nreading-time: true\n---\n# Push\n\nSee **GH-12** and `GH-13`.\n",
        to: "content/index.md")
      for command in ["build", "check"] {
        let run = try CommandUnderTest.run(
          [command, "--hook", "./issues.py", "--hook", "./reading-time.py"], in: folder)
        #expect(run.status == 0, "\(run.error)")
      }
      #expect(
        try folder.read("site/index.md").hasPrefix(
          """
          # Push

          *1 min to read*

          See **[GH-12](https://github.com/me/app/issues/12)** and `GH-13`.
          """))
      let tried = try Shell.run(
        "'\(CommandUnderTest.executable.path)' tree content/index.md | ./issues.py", in: folder)
      #expect(tried.output.contains("issues/12"))
    }
  }

  @Test
  func
    `a tree has the path below the notes, shows what is hidden, and is of no linked file of a stranger's`()
    throws
  {
    try withTemporaryDirectory { folder in
      try folder.write("# a \u{202E} b\n", to: "content/notes/a.md")
      let tree = try Shell.run(
        "'\(CommandUnderTest.executable.path)' tree content/notes/a.md", in: folder)
      #expect(tree.output.contains(#""path":"notes/a.md""#))
      #expect(tree.output.contains(#"a \u202E b"#))
      let link = folder.appending(path: "content/link.md")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: folder.appending(path: "content/notes/a.md"))
      let linked = try Shell.run(
        "'\(CommandUnderTest.executable.path)' tree content/link.md --untrusted", in: folder)
      #expect(linked.status != 0)
      #expect(linked.output.isEmpty)
    }
  }

  @Test func `a page whose front matter is not YAML has no tree`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("---\ntitle: [A\n---\n# A\n", to: "a.md")
      let run = try CommandUnderTest.run(["tree", "a.md"], in: folder)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.error.hasPrefix("a.md:2:8: error: the front matter is not YAML"))
    }
  }

  // MARK: What is kept

  @Test func `a second build runs no hook, and a changed page goes through it alone`() throws {
    try withTemporaryDirectory { folder in
      try write(
        Self.hook("blocks.append({'type': 'markdown', 'value': 'Added.'})"), to: "hook.py",
        in: folder)
      try folder.write("# Home\n\n[A](a.md), [B](b.md)\n", to: "content/index.md")
      try folder.write("# A\n", to: "content/a.md")
      try folder.write("# B\n", to: "content/b.md")
      func build(_ options: String...) throws {
        let run = try CommandUnderTest.run(["build", "--hook", "./hook.py"] + options, in: folder)
        #expect(run.status == 0, "\(run.error)")
      }
      try build()
      #expect(log(in: folder) == ["a.md", "b.md", "index.md"])
      try build()
      #expect(log(in: folder).count == 3)
      try folder.write("# Another A\n", to: "content/a.md")
      try build()
      #expect(log(in: folder) == ["a.md", "a.md", "b.md", "index.md"])
      // Another option makes all pages anew, of what the hooks made of them.
      try build("--base-url", "https://example.org/")
      #expect(log(in: folder).count == 4)
      #expect(try folder.read("site/b.md") == "# B\n\nAdded.\n")
      // Another hook is another matter.
      try write(
        Self.hook("blocks.append({'type': 'markdown', 'value': 'Other.'})"), to: "hook.py",
        in: folder)
      try build()
      #expect(log(in: folder).count == 7)
      #expect(try folder.read("site/b.md") == "# B\n\nOther.\n")
    }
  }

  @Test func `what hooks make is kept for checks, where a cache is named`() throws {
    try withTemporaryDirectory { folder in
      try write(
        Self.hook("blocks.append({'type': 'markdown', 'value': '[x](gone.md)'})"), to: "hook.py",
        in: folder)
      try folder.write("# Home\n", to: "content/index.md")
      for count in [1, 1, 1] {
        let run = try CommandUnderTest.run(
          ["check", "--hook", "./hook.py", "--cache", "cache"], in: folder)
        #expect(run.status == 1)
        #expect(run.error.contains("content/index.md:1:"), "\(run.error)")
        #expect(log(in: folder).count == count)
      }
    }
  }

  // MARK: What they change

  @Test func `blocks that a hook leaves keep their bytes, and messages the lines of the note`()
    throws
  {
    try withTemporaryDirectory { folder in
      try write(
        Self.hook(
          """
          blocks[1:1] = [{"type": "paragraph", "children": [{"type": "text", "value": t}]}
                         for t in ["1. *no* list", "- [x] $a$"]]
          """), to: "hook.py", in: folder)
      let rest = "Text  with\n   odd blanks,  and [a link](gone.md).\n\n* a\n* b\n\n[x]: y\n"
      try folder.write("# Home\n\n\(rest)", to: "content/index.md")
      let run = try CommandUnderTest.run(["build", "--hook", "./hook.py"], in: folder)
      #expect(run.status == 1)
      #expect(run.error.contains("content/index.md:4:"), "\(run.error)")
      #expect(run.error.contains("\n 4 |    odd blanks,"), "\(run.error)")
      let text = try folder.read("site/index.md")
      #expect(text == "# Home\n\n1\\. \\*no\\* list\n\n\\- \\[x\\] \\$a\\$\n\n\(rest)")
      let html = try folder.read("site/index.html")
      #expect(html.contains("<p>1. *no* list</p>"))
      #expect(html.contains("<p>- [x] $a$</p>"))
    }
  }

  @Test func `HTML of a hook goes through the list`() throws {
    try withTemporaryDirectory { folder in
      let html = "<script>alert(1)</script><kbd onclick='x()'>K</kbd>"
      try write(
        Self.hook("blocks.append({'type': 'html', 'value': \"<div>\(html)</div>\"})"),
        to: "hook.py",
        in: folder)
      try folder.write("# Home\n", to: "content/index.md")
      let run = try CommandUnderTest.run(["build", "--hook", "./hook.py"], in: folder)
      #expect(run.status == 0 || run.status == 1, "\(run.error)")
      let page = try folder.read("site/index.html")
      #expect(page.contains("<kbd>K</kbd>"))
      #expect(page.contains("&lt;script&gt;alert(1)"))
      #expect(!page.contains("onclick"))
    }
  }

  @Test func `the same pages give the same bytes`() throws {
    try withTemporaryDirectory { folder in
      try write(
        Self.hook("blocks[0]['children'].append({'type': 'text', 'value': '!'})"), to: "hook.py",
        in: folder)
      for number in 1...20 {
        try folder.write(
          "# Page \(number)\n\n[Next](\(number % 20 + 1).md)\n", to: "content/\(number).md")
      }
      for site in ["one", "two"] {
        let run = try CommandUnderTest.run(
          ["build", "--hook", "./hook.py", "--output", site], in: folder)
        #expect(run.status == 0, "\(run.error)")
      }
      let difference = try Shell.run(
        "diff -r -x .lifeline-cache -x .lifeline-files one two", in: folder)
      #expect(difference.status == 0, "\(difference.output)")
      #expect(try folder.read("one/7.html").contains("Page 7!"))
    }
  }

  // MARK: What goes wrong

  @Test(arguments: [
    ("import sys; sys.exit(3)", "ends with code 3; 'lifeline tree' shows what it was given"),
    ("raise ValueError('no')", "ends with code 1: ValueError: no;"),
    ("print('Hello')", "writes no JSON (line 1, column 1:"),
    ("print('{}')", "writes no 'tree';"),
    ("import sys; sys.stdout.buffer.write(b'\\xff')", "writes what is no UTF-8;"),
    ("print('x' * 9_000_000)", "writes more than 40"),
    ("print('{\"tree\": {\"type\": \"paragraph\"}}')", "has a 'paragraph' at the top;"),
    (
      "print('{\"tree\": {\"type\": \"root\", \"children\": [{\"type\": \"lnk\"}]}}')",
      "has a 'lnk', which is no type of node; did you mean 'link'?;"
    ),
    (
      "print('{\"tree\": {\"type\": \"root\", \"children\": [{\"type\": \"text\", \"value\": \"a\"}]}}')",
      "puts a 'text' into a 'root'; in that may stand 'blockquote',"
    ),
    (
      "print('{\"tree\": {\"type\": \"root\", \"children\": [{\"type\": \"heading\"}]}}')",
      "has a 'heading' without 'depth';"
    ),
    (
      "print('{\"tree\": {\"type\": \"root\", \"children\": [{\"type\": \"heading\", \"depth\": 7}]}}')",
      "has a 'heading' with a 'depth' that is not a whole number from 1 to 6;"
    ),
    (
      "print('{\"tree\": {\"type\": \"root\", \"children\": [{\"type\": \"html\", \"vale\": \"\"}]}}')",
      "has a 'html' with 'vale', which it does not know; it has 'value';"
    ),
    (
      "print('{\"version\": 2, \"tree\": {\"type\": \"root\", \"children\": []}}')",
      "changes 'version'; only 'tree' may change;"
    ),
    (
      "print('{\"tree\": {\"type\": \"root\", \"children\": [{\"type\": \"paragraph\", \"children\": [{\"type\": \"emphasis\", \"children\": [{\"type\": \"text\", \"value\": \" a\"}]}]}]}}')",
      "makes a 'paragraph' that Markdown cannot say: ' a';"
    ),
  ])
  func `a hook that fails ends the command in words, and the site stays`(
    program: String, message: String
  ) throws {
    try withTemporaryDirectory { folder in
      try folder.write("# Home\n", to: "content/index.md")
      #expect(try CommandUnderTest.run(["build"], in: folder).status == 0)
      let before = try folder.read("site/index.html")
      try folder.write("# Other\n", to: "content/index.md")
      try write("#!/usr/bin/env python3\n\(program)\n", to: "hook.py", in: folder)
      for command in ["build", "check"] {
        let run = try CommandUnderTest.run([command, "--hook", "./hook.py"], in: folder)
        #expect(run.status == 2)
        #expect(
          run.error.hasPrefix(
            "error: content/index.md: the hook './hook.py' \(message.dropLast(message.hasSuffix(";") ? 1 : 0))"
          ),
          "\(run.error)")
        #expect(run.error.split(separator: "\n").count == 1, "\(run.error)")
      }
      #expect(try folder.read("site/index.html") == before)
    }
  }

  @Test func `a hook that is not there is an error that says how one is named`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# Home\n", to: "content/index.md")
      try folder.write("", to: "plain.py")
      for (name, message) in [
        ("./gone.py", "there is no hook './gone.py'"),
        ("no-such-program", "there is no program 'no-such-program' in the folders of PATH"),
        ("./plain.py", "the hook './plain.py' is no file that can be executed; 'chmod +x'"),
        ("./content", "the hook './content' is no file that can be executed"),
      ] {
        let run = try CommandUnderTest.run(["build", "--hook", name], in: folder)
        #expect(run.status == 2)
        #expect(run.error.contains(message), "\(run.error)")
      }
    }
  }

  @Test(arguments: ["build", "check", "serve"])
  func `notes of strangers go through no hook`(command: String) throws {
    try withTemporaryDirectory { folder in
      try write(Self.hook("pass"), to: "hook.py", in: folder)
      try folder.write("# Home\n", to: "content/index.md")
      for (options, environment) in [
        (["--untrusted"], [:]), ([], ["LIFELINE_UNTRUSTED": "1"]),
      ] {
        let run = try CommandUnderTest.run(
          [command, "--hook", "./hook.py"] + options, in: folder, environment: environment)
        #expect(run.status == 2)
        #expect(run.error.contains("'--hook' runs a program on what the notes say"), "\(run.error)")
      }
      #expect(log(in: folder) == [])
    }
  }

  @Test func `what git knows and what is accepted are of notes without hooks`() throws {
    try withTemporaryDirectory { folder in
      try write(Self.hook("pass"), to: "hook.py", in: folder)
      try folder.write("# Home\n", to: "content/index.md")
      for option in [["--accept"], ["--since", "HEAD"]] {
        let run = try CommandUnderTest.run(["check", "--hook", "./hook.py"] + option, in: folder)
        #expect(run.status == 2)
        #expect(run.error.contains("'--hook'"), "\(run.error)")
      }
    }
  }
}
