import Foundation
import SourceText
import TestSupport
import Testing

/// What is too large to be read.
@Suite struct SizeLimitTests {
  private func check(_ files: [String: String]) throws -> CommandUnderTest.Run {
    try withTemporaryDirectory { folder in
      for (path, text) in files { try folder.write(text, to: path) }
      return try CommandUnderTest.run(["build", "--content", "notes"], in: folder)
    }
  }

  @Test func `a page of more than two megabytes is an error`() throws {
    let run = try check(["notes/a.md": "# A\n\n" + String(repeating: "word ", count: 500_000)])
    #expect(run.status == 2)
    #expect(
      run.error.hasPrefix(
        "notes/a.md:1:1: error: this page is larger than 2000 kB, and is not read [page.too-large]")
    )
  }

  /// A file has the size of a disk and takes no room on one, as an archive can bring it.
  @Test(arguments: [
    ["build", "--content", "notes"], ["check", "notes"], ["embed", "notes"],
    ["embed", "notes/a.md"], ["render", "notes/a.md"], ["render", "b.swift"],
    ["render", "c.swift", "--stage", "b.swift"],
  ])
  func `what is too large is read no further by any command`(command: [String]) throws {
    try withTemporaryDirectory { folder in
      try folder.write("let a = 1\n", to: "c.swift")
      for name in ["notes/a.md", "b.swift"] {
        try folder.write("# A\n", to: name)
        try #require(truncate("\(folder.path)/\(name)", 1 << 40) == 0)
      }
      let run = try CommandUnderTest.run(command, in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains(" is larger than 2000 kB, and is not read"), "\(run.error)")
    }
  }

  @Test func `front matter of more than a hundred kilobytes is an error`() throws {
    let keys = (0..<20_000).map { "key\($0): a\n" }.joined()
    let run = try check(["notes/a.md": "---\n\(keys)---\n\n# A\n"])
    #expect(run.status == 2)
    #expect(run.error.contains("[front-matter.too-large]"))
  }

  @Test func `large front matter with the sign of a draft is a draft's`() throws {
    let keys = (0..<20_000).map { "key\($0): a\n" }.joined()
    try withTemporaryDirectory { folder in
      try folder.write("---\n\(keys)draft: true\n---\n\n# Secret\n", to: "notes/a.md")
      _ = try CommandUnderTest.run(["build", "--content", "notes"], in: folder)
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "site/a.html").path))
    }
  }

  @Test func `a template of more than half a megabyte is an error`() throws {
    let run = try check([
      "notes/a.md": "# A\n",
      "templates/page.mustache": "{{{content}}}" + String(repeating: "word ", count: 200_000),
    ])
    #expect(run.status == 2)
    #expect(run.error.contains("[template.too-large]"))
  }

  @Test(arguments: ["swift", "objc"])
  func `a program of more than half a megabyte is an error`(language: String) throws {
    let program = String(repeating: "int a = 1;\n", count: 50_000)
    let run = try check(["notes/a.md": "# A\n\n```\(language) scenario\n\(program)```\n"])
    #expect(run.status == 2)
    #expect(
      run.error.hasPrefix(
        "notes/a.md:4:1: error: this program is larger than 500 kB, and is not read"),
      "\(run.error)")
    #expect(run.error.matches(of: /error:/).count == 1, "\(run.error)")
  }

  /// A page is written for each, and a folder is made for each part of one.
  @Test(arguments: ["/a%", "/%/a" + String(repeating: "/b", count: 500)])
  func `old addresses without number are an error, and cost little`(alias: String) throws {
    let aliases = (0..<5000).prefix(80_000 / alias.utf8.count).map {
      alias.replacing("%", with: "\($0)")
    }
    try withTemporaryDirectory { folder in
      try folder.write(
        "---\naliases: [\(aliases.joined(separator: ", "))]\n---\n# A\n", to: "notes/a.md")
      for command in [["build", "--content", "notes"], ["check", "notes"]] {
        let run = try CommandUnderTest.run(command, in: folder)
        #expect(run.status == 2)
        #expect(run.error.matches(of: /\[page.too-many-aliases\]/).count == 1, "\(run.error)")
      }
      let site = FileManager.default.enumerator(atPath: folder.path + "/site")?.allObjects ?? []
      #expect((1...2_100).contains(site.count))
      #expect(
        FileManager.default.fileExists(atPath: folder.path + "/site/a0.html") == (alias == "/a%"))
    }
  }

  @Test func `a diagram of more than 200 kilobytes is an error`() throws {
    let lines = String(repeating: "A->>B: message\n", count: 20_000)
    let run = try check(["notes/a.md": "```mermaid\nsequenceDiagram\n\(lines)```\n"])
    #expect(run.error.contains("[mermaid.too-large]"))
  }

  @Test(arguments: [
    ("page.mustache", "this template is larger than 500 kB, and is not read"),
    ("style.css", "this file of the templates is larger than 20000 kB, and is not read"),
    ("x.png", "this file of the templates is larger than 20000 kB, and is not read"),
    ("words.fr.yaml", "this file of the templates is larger than 2000 kB, and is not read"),
    ("rules.fr.yaml", "this file of the templates is larger than 2000 kB, and is not read"),
  ])
  func `what is too large among the templates is read no further`(
    name: String, problem: String
  ) throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "notes/a.md")
      try folder.write("", to: "templates/\(name)")
      try #require(truncate("\(folder.path)/templates/\(name)", 1 << 40) == 0)
      let run = try CommandUnderTest.run(["build", "--content", "notes"], in: folder)
      #expect(run.status == 2)
      #expect(run.error.hasPrefix("templates/\(name):1:1: error: \(problem)"), "\(run.error)")
      #expect(run.error.matches(of: /error:/).count == 1, "\(run.error)")
    }
  }

  @Test func `a list of files that no build wrote is not read, and a cache is none`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "notes/a.md")
      let command = ["build", "--content", "notes"]
      _ = try CommandUnderTest.run(command, in: folder)
      try #require(truncate("\(folder.path)/site/.lifeline-cache", 1 << 40) == 0)
      let built = try CommandUnderTest.run(command, in: folder)
      #expect(built.status == 0, "\(built.error)")
      try #require(truncate("\(folder.path)/site/.lifeline-files", 1 << 40) == 0)
      try folder.write("# B\n", to: "notes/b.md")
      let run = try CommandUnderTest.run(command, in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("'site/.lifeline-files' is larger than 64 MB"), "\(run.error)")
    }
  }

  @Test(arguments: ["a.svg", "b.html", "a.css", "a.xml", "404.html", "a.unknown"])
  func `what is too large to be looked into is not published`(name: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "notes/a.md")
      try folder.write("<svg", to: "notes/\(name)")
      try #require(truncate("\(folder.path)/notes/\(name)", 1 << 40) == 0)
      let run = try CommandUnderTest.run(["build", "--content", "notes"], in: folder)
      #expect(
        run.error.hasPrefix(
          "notes/\(name):1:1: warning: this file is not published: it is larger than 10 MB, so it is not"
            + " looked into [content.not-published]"), "\(run.error)")
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/site/\(name)"))
    }
  }

  @Test func `a large file is copied as it is, and once`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "notes/a.md")
      let source = folder.appending(path: "notes/a.png")
      var data = Data((0..<1_500_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
      data += Data(count: 3_000_000)
      func build() throws -> Int {
        try data.write(to: source)
        let command = ["build", "--content", "notes", "--quiet"]
        let run = try CommandUnderTest.run(command, in: folder)
        #expect(run.status == 0, "\(run.error)")
        let published = folder.appending(path: "site/a.png")
        #expect(try Data(contentsOf: published) == data)
        let attributes = try FileManager.default.attributesOfItem(atPath: published.path)
        return try #require(attributes[.systemFileNumber] as? Int)
      }
      let first = try build()
      #expect(try build() == first)
      data[4_000_000] = 1
      #expect(try build() != first)
    }
  }

  /// The word stands where one piece of the file ends and the next begins.
  @Test func `a script in a large file of an unknown kind is found`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "notes/a.md")
      var data = Data(count: 11 << 20)
      data.replaceSubrange((3 << 20) - 3..<(3 << 20) + 4, with: Data("<ScRiPt".utf8))
      try data.write(to: folder.appending(path: "notes/a.bin"))
      let run = try CommandUnderTest.run(["build", "--content", "notes"], in: folder)
      #expect(run.error.contains("this file is not published: it has '<script'"), "\(run.error)")
    }
  }

  @Test func `templates that multiply each other are one error`() throws {
    var files = ["notes/a.md": "# A\n", "templates/page.mustache": "{{{content}}}\n[{{> l0}}]"]
    for level in 0..<9 {
      files["templates/l\(level).mustache"] = String(repeating: "{{> l\(level + 1)}}", count: 3)
    }
    files["templates/l9.mustache"] = "Z"
    try withTemporaryDirectory { folder in
      for (path, text) in files { try folder.write(text, to: path) }
      let multiplied = try CommandUnderTest.run(["build", "--content", "notes"], in: folder)
      #expect(multiplied.status == 2)
      #expect(
        multiplied.error.hasPrefix(
          "templates/page.mustache:2:6: error: with this one, 'page' includes templates more than 10000 times"
            + " [template.too-many-partials]"), "\(multiplied.error)")
      #expect(multiplied.error.matches(of: /error:/).count == 1, "\(multiplied.error)")
      // A third of it is shown whole.
      try folder.write("{{{content}}}[{{> l1}}]", to: "templates/page.mustache")
      let run = try CommandUnderTest.run(["build", "--content", "notes"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      #expect(try folder.read("site/a.html").hasSuffix("[\(String(repeating: "Z", count: 6_561))]"))
    }
  }

  @Test(arguments: [false, true])
  func `templates that include each other too deep are one error`(isSeenBefore: Bool) throws {
    var files = ["notes/a.md": "# A\n", "templates/page.mustache": "{{{content}}}{{> l0}}"]
    // The end of the chain is seen first where it is not too deep.
    if isSeenBefore { files["templates/page.mustache"] = "{{{content}}}{{> l20}}{{> l0}}" }
    for level in 0..<40 { files["templates/l\(level).mustache"] = "{{> l\(level + 1)}}" }
    files["templates/l40.mustache"] = "Z"
    let run = try check(files)
    #expect(run.status == 2)
    #expect(run.error.contains("templates include each other more than 32 deep here"))
    #expect(run.error.matches(of: /error:/).count == 1, "\(run.error)")
  }

  @Test func `sections that stand too deep in each other are one error`() throws {
    let run = try check([
      "notes/a.md": "# A\n",
      "templates/page.mustache": "{{{content}}}" + String(repeating: "{{#title}}", count: 20_000),
    ])
    #expect(run.status == 2)
    #expect(run.error.components(separatedBy: "[template.too-deep]").count == 2)
    #expect(run.error.contains("sections stand in each other more than 32 deep here"))
  }

  @Test func `a template that is included very often ends, and says so on the page`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "notes/a.md")
      let including = "{{{content}}}" + String(repeating: "{{> long}}", count: 60)
      try folder.write(including, to: "templates/page.mustache")
      try folder.write(String(repeating: "x", count: 200_000), to: "templates/long.mustache")
      _ = try CommandUnderTest.run(["build", "--content", "notes"], in: folder)
      let page = try folder.read("site/a.html")
      #expect(page.utf8.count < 5_000_000)
      #expect(
        page.hasSuffix("The template makes too much of this page, and ends here.</strong></p>"))
    }
  }

  @Test func `a template that multiplies lists ends, and says so on the page`() throws {
    let links = (0..<40).map { "[b\($0)](b\($0).md) " }.joined()
    var files = [
      "notes/a.md":
        "---\ntags: [\((0..<60).map { "t\($0)" }.joined(separator: ", "))]\n---\n\n# A\n\n\(links)\n"
    ]
    for number in 0..<40 { files["notes/b\(number).md"] = "# B\n" }
    files["templates/page.mustache"] =
      String(repeating: "{{#tags}}", count: 6) + "x" + String(repeating: "{{/tags}}", count: 6)
      + "{{{content}}}"
    try withTemporaryDirectory { folder in
      for (path, text) in files { try folder.write(text, to: path) }
      _ = try CommandUnderTest.run(["build", "--content", "notes"], in: folder)
      let page = try folder.read("site/a.html")
      #expect(
        page.hasSuffix("The template makes too much of this page, and ends here.</strong></p>"))
    }
  }
}
