import Foundation
import TestSupport
import Testing

/// What notes may bring to a site, by how far whoever builds it trusts them.
@Suite("Trust in notes")
struct TrustTests {
  private static let script = "<script>alert(1)</script>"

  private static func build(
    _ files: [String: String], _ arguments: String..., environment: [String: String] = [:],
    _ body: (URL, CommandUnderTest.Run) throws -> Void
  ) throws {
    try withTemporaryDirectory { folder in
      for (path, text) in files { try folder.write(text, to: path) }
      let run = try CommandUnderTest.run(
        ["build"] + arguments, in: folder, environment: environment)
      try body(folder, run)
    }
  }

  private static func exists(_ path: String, _ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("site/\(path)").path)
  }

  @Test(arguments: ["", "---\nhtml: true\n---\n"])
  func `front matter lets no script through`(_ matter: String) throws {
    try Self.build(["content/index.md": "\(matter)# A\n\n\(Self.script)\n"]) {
      (folder, run) throws in
      #expect(run.error.contains("index.md:\(matter.isEmpty ? 3 : 6):1: warning: '<script>'"))
      #expect(run.error.contains("--allow-scripts"))
      #expect(try !folder.read("site/index.html").contains(Self.script))
    }
  }

  @Test func `the word on the command line does`() throws {
    let text = "# A\n\n\(Self.script)\n"
    try Self.build(["content/index.md": text], "--allow-scripts") { (folder, run) throws in
      #expect(run.error.isEmpty)
      #expect(try folder.read("site/index.html").contains(Self.script))
    }
    try Self.build(["content/index.md": "---\nhtml: false\n---\n\(text)"], "--allow-scripts") {
      (folder, run) throws in
      #expect(try !folder.read("site/index.html").contains(Self.script))
    }
  }

  @Test(arguments: [
    [".gitignore": "a.md\n"], [".gitignore": "*\n!*/\n"], ["sub/.gitignore": "*\n"],
    ["sub/CACHEDIR.TAG": ""], [".gitignore": "sub/\n"],
  ])
  func `a note that a stranger has hidden is spoken of`(_ files: [String: String]) throws {
    try withTemporaryDirectory { folder in
      for (path, text) in files { try folder.write(text, to: "content/" + path) }
      for name in ["a.md", "b.txt", "index.md"] {
        try folder.write("# A\n", to: "content/" + name)
        try folder.write("# A\n", to: "content/sub/" + name)
      }
      for command in [["check", "content"], ["build"]] {
        let usual = try CommandUnderTest.run(command, in: folder)
        #expect(!usual.error.contains("this is not read"))
        let run = try CommandUnderTest.run(command + ["--untrusted"], in: folder)
        #expect(run.error.contains("warning: this is not read, as git ignores it"))
      }
    }
  }

  /// Files, and what is said of each that is not published.
  static let files: [(String, String, String?)] = [
    ("app.js", "alert(1)", "a browser or a host may run it"),
    ("app.min.mjs", "", "a browser or a host may run it"),
    ("a.PHP", "", "a browser or a host may run it"),
    ("a.html.en", "<script>", "it has '<script>'"),
    ("demo.html", "<p onclick=x>", "'<p>' has 'onclick'"),
    ("demo.htm", "<!-- <a title=\" --><script>x</script><!-- \"> -->", "it has '<script>'"),
    ("meta.html", "<meta http-equiv=refresh content=0>", "'<meta>' has 'http-equiv'"),
    ("link.html", "<a href=\"java&#10;script:x\">a</a>", "'<a>' has 'href'"),
    ("seven.html", "<meta charset=utf-7>", "'<meta>' has 'charset'"),
    ("escape.html", "\u{1B}$@", "it is not plain UTF-8"),
    ("a.svg", "<svg><script>x</script></svg>", "it has '<script>'"),
    ("b.svg", "<svg onload='x'/>", "it has 'onload="),
    ("c.svg", "<svg><a xlink:href=\"javascript:x\"/></svg>", "it has 'href="),
    ("d.svg", "<svg><s:script xmlns:s=\"x\">a</s:script></svg>", "it has '<script>'"),
    (
      "e.svg", "<!DOCTYPE svg [<!ENTITY a \"<script>x</script>\">]><svg>&a;</svg>",
      "it declares entities"
    ),
    ("f.svg", "<?xml-stylesheet href=\"a.xsl\"?><svg/>", "it has a style sheet that is no CSS"),
    (
      "f2.svg", "<?xml-stylesheet type='text/xsl' href='a' x=\"type='text/css'\"?><svg/>",
      "it has a style sheet that is no CSS"
    ),
    ("f3.svg", "<svg><g onbegin=\"x\"/></svg>", "it has 'onbegin="),
    (
      "g.svg", "<svg><set attributeName=\"xlink:href\" to=\"javascript:x\"/></svg>",
      "it has 'attributename="
    ),
    (
      "h.svg", "<svg><foreignObject><iframe src=x></iframe></foreignObject></svg>",
      "it has '<iframe>'"
    ),
    ("i.svg", "<svg><!-- > --><script>x</script></svg>", "it has '<script>'"),
    (
      "a.xml", "<a xmlns:h=\"http://www.w3.org/1999/xhtml\"><h:script>x</h:script></a>",
      "it has '<script>'"
    ),
    (
      "ok.svg",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><!-- <script> --><svg><path d='M0 0'/></svg>",
      nil
    ),
    (
      "styled.svg",
      "<?xml-stylesheet href=\"https://a.example/all.min.css\" type=\"text/css\"?><svg/>", nil
    ),
    (
      "named.svg", "<svg one=\"1\"><g only_selected=\"false\" data-name=\"a &lt;b&gt;\"/></svg>",
      nil
    ),
    ("drawn.svg", "<svg content=\"&lt;mxfile host=&quot;a&quot;>&lt;/mxfile>\"><g/></svg>", nil),
    ("feed.xml", "<rss><link>https://a.example</link></rss>", nil),
    (
      "404.html",
      "<!doctype html><html><head><meta charset=utf-8><title>Gone</title><style>p > b {}</style>"
        + "<link rel=icon href=i.png></head><body><main><h1>Gone</h1></main></body></html>", nil
    ),
    ("robots.txt", "User-agent: *", nil), ("app.js.map", "{}", nil), ("CNAME", "a.example", nil),
    ("paper.pdf", "%PDF", nil),
  ]

  @Test(arguments: files)
  func `a file that runs is not published, and that is said`(
    _ name: String, _ text: String, _ fault: String?
  ) throws {
    let files = ["content/index.md": "# A\n", "content/\(name)": text]
    try Self.build(files) { (folder, run) throws in
      #expect(run.status == 0)
      #expect(Self.exists(name, folder) == (fault == nil), "\(run.error)")
      guard let fault else { return #expect(run.error.isEmpty, "\(run.error)") }
      let said = "content/\(name):1:1: warning: this file is not published: \(fault)"
      #expect(run.error.contains(said), "\(run.error)")
      #expect(run.error.contains("'--allow-scripts' publishes"))
    }
    try Self.build(files, "--allow-scripts") { (folder, run) throws in
      #expect(try run.error.isEmpty && folder.read("site/\(name)") == text)
    }
  }

  @Test func `it is an error where pages lead to it`() throws {
    let files = ["content/index.md": "# A\n\n[x](demo.html)\n", "content/demo.html": Self.script]
    try Self.build(files) { (folder, run) throws in
      #expect(run.status != 0)
      #expect(run.error.contains("demo.html:1:1: error: this file is not published"))
      #expect(!Self.exists("demo.html", folder))
    }
  }

  @Test func `the site has its own page where the writer's may not be published`() throws {
    let files = ["content/index.md": "# A\n", "content/404.html": Self.script]
    try Self.build(files, "--base-url", "https://a.example/") { (folder, run) throws in
      #expect(run.error.contains("404.html:1:1: warning"))
      #expect(try !folder.read("site/404.html").contains(Self.script))
    }
  }

  private static let asking = [
    "content/index.md": "---\nhistory: git\n---\n# A\n", "content/CNAME": "evil.example",
    "templates/page.mustache": "<p>mine</p>{{{content}}}",
  ]

  @Test(arguments: [["--untrusted"], []])
  func `notes of strangers get neither templates, nor git, nor the host`(_ options: [String]) throws
  {
    try withTemporaryDirectory { (folder) throws in
      for (path, text) in Self.asking { try folder.write(text, to: path) }
      let run = try CommandUnderTest.run(
        ["build"] + options, in: folder,
        environment: options.isEmpty ? ["LIFELINE_UNTRUSTED": "1"] : [:])
      #expect(run.status == 0)
      for id in ["template.untrusted", "page.untrusted-history", "content.not-published"] {
        #expect(run.error.contains("[\(id)]"), "\(run.error)")
      }
      #expect(try !folder.read("site/index.html").contains("<p>mine</p>"))
      #expect(!Self.exists("CNAME", folder))
      // What was named is trusted.
      let named = try CommandUnderTest.run(
        ["build", "--untrusted", "--templates", "templates"], in: folder)
      #expect(!named.error.contains("template.untrusted"))
      #expect(try folder.read("site/index.html").contains("<p>mine</p>"))
    }
  }

  /// It takes more steps than a scenario of strangers may take, and fewer than one's own may.
  private static let long = "for _ in 0..<30_000 { _ = 1 }\n"

  @Test(arguments: [
    ["build"], ["check"], ["check", "content"], ["embed", "content/index.md"],
    ["render", "content/index.md#s"],
    ["render", "long.swift"],
  ])
  func `scenarios of strangers have smaller budgets in every command`(_ command: [String]) throws {
    try withTemporaryDirectory { (folder) throws in
      try folder.write(Self.long, to: "long.swift")
      let embedded = "<!-- lifeline:begin id=s -->\n<!-- lifeline:end -->\n"
      try folder.write(
        "# A\n\n```swift scenario id=s\n\(Self.long)```\n\n\(command[0] == "embed" ? embedded : "")",
        to: "content/index.md")
      let untrusted = try CommandUnderTest.run(command + ["--untrusted"], in: folder)
      #expect(untrusted.error.contains("[scenario.budget-steps]"), "\(untrusted.error)")
      let own = try CommandUnderTest.run(command, in: folder)
      #expect(!own.error.contains("budget"), "\(own.error)")
    }
  }

  @Test func `to trust and not to trust is a contradiction`() throws {
    for (options, environment, said) in [
      (["--untrusted", "--allow-scripts"], [:], "contradict each other"),
      (["--allow-scripts"], ["LIFELINE_UNTRUSTED": "1"], "LIFELINE_UNTRUSTED, which is set"),
    ] as [([String], [String: String], String)] {
      for command in ["build", "serve"] {
        let run = try CommandUnderTest.run([command] + options, environment: environment)
        #expect(run.status == 2)
        #expect(run.error.contains(said), "\(run.error)")
      }
    }
    let run = try CommandUnderTest.run(
      ["build", "--allow-scripts"], environment: ["LIFELINE_UNTRUSTED": "0"])
    #expect(!run.error.contains("contradict"))
  }
}
