import Foundation
import TestSupport
import Testing

/// Files beside the notes that some browser or some host would run.
@Suite("A file that may run")
struct RunnableFileTests {
  private static let script = "<script>alert(1)</script>"
  private static let xhtml =
    "<x xmlns:h=\"http://www.w3.org/1999/xhtml\"><h:script>alert(1)</h:script></x>"

  /// Whether a build publishes files, each at its path, and what it says.
  private static func published(
    _ files: [String: String], _ options: [String] = []
  ) throws -> (names: Set<String>, said: String) {
    try withTemporaryDirectory { folder in
      try folder.write("# Home\n", to: "content/index.md")
      for (path, text) in files { try folder.write(text, to: "content/\(path)") }
      let run = try CommandUnderTest.run(["build"] + options, in: folder)
      #expect(run.status == 0, "\(run.error)")
      let names = files.keys.filter {
        FileManager.default.fileExists(atPath: "\(folder.path)/site/\($0)")
      }
      return (Set(names), run.error)
    }
  }

  /// The same of a few files at a time: what is said of ten or more is said once.
  private static func publishedByFew(
    _ files: [String: String], _ options: [String] = []
  ) throws -> (names: Set<String>, said: String) {
    var (names, said): (Set<String>, String) = ([], "")
    let paths = files.keys.sorted()
    for start in stride(from: 0, to: paths.count, by: 9) {
      let few = files.filter { paths[start...].prefix(9).contains($0.key) }
      let one = try published(few, options)
      names.formUnion(one.names)
      said += one.said
    }
    return (names, said)
  }

  @Test(arguments: [[], ["--untrusted"]])
  func `is not published whatever it is called`(options: [String]) throws {
    var files: [String: String] = [:]
    for ending in ["xsd", "rng", "xpdl", "owl", "mathml", "mml", "unheard-of"] {
      files["a.\(ending)"] = Self.xhtml
      files["b.\(ending)"] = "<?xml version='1.0'?>\(Self.xhtml)"
      files["c.\(ending)"] = "\u{FEFF} \n<!doctype html>\(Self.script)"
      files["d.\(ending)"] = "words \(Self.script.uppercased())"
      files["e.\(ending)"] = "<!-- --!><img src=x onerror=alert(1)> --><a/>"
    }
    for name in ["none", "a.html ", "b.svg ", "c.xyz.", "d.html.unheard", "e.svg.unheard"] {
      files[name] = Self.script
    }
    files["old.css"] = "a { width: EXPRESSION (alert(1)) }"
    files["older.css"] = "a { behavior : url(a.htc) }"
    files["packed.html.gz"] = "x"
    let (names, said) = try Self.publishedByFew(files, options)
    #expect(names == [])
    for name in files.keys { #expect(said.contains("content/\(name):1:1: warning"), "\(name)") }
  }

  @Test(arguments: [[], ["--untrusted"]])
  func `is not published where a host runs it`(options: [String]) throws {
    let endings = [
      "phar", "php3", "php8", "pht", "phtm", "cfm", "cfc", "jspx", "jspf", "ashx", "asmx", "axd",
      "svc", "cshtml", "asa", "cer", "fcgi", "stm", "ssi", "hhvm", "ctp", "inc", "PHP ",
      "cfml", "jspa", "jsw", "rhtml", "xsp", "CGI",
    ]
    var files = Dictionary(uniqueKeysWithValues: endings.map { ("a.\($0)", "x") })
    for name in ["photo.php.jpg", "photo.asp;.jpg", "a.cgi.txt"] { files[name] = "x" }
    let (names, said) = try Self.published(files, options)
    #expect(names == [])
    #expect(said.contains("'--allow-scripts'") == options.isEmpty)
  }

  /// What notes about programming offer, and hosts run that are set up for it.
  private static let samples = [
    "a.py": "print(1)", "a.rb": "puts 1", "a.pl": "print 1", "a.lua": "print(1)",
    "run.sh": "#!/bin/sh\n", "run": "#!/usr/bin/env python3\n", "api/a.ts": "export {}",
    "functions/a.go": "package a", "a.py.txt": "x", "a.plx": "print 1", "a.wsgi": "x",
    "a.zsh": "ls", "a.exe": "MZ", "a.erb": "x",
  ]
  private static let orders = [
    "_config.yml", "now.json", "vercel.json", "serve.json", "static.json", "Staticfile",
    "firebase.json", "app.yaml", "render.yaml", "amplify.yml", "customHttp.yml", "wrangler.toml",
    "netlify.toml", "Caddyfile", "nginx.conf", "web.config", "CNAME", "_headers", "_redirects",
  ]

  @Test func `is published for download among notes of one's own alone`() throws {
    var files = Self.samples
    for name in Self.orders { files[name] = "x" }
    let usual = try Self.publishedByFew(files)
    #expect(usual.names == Set(files.keys))
    #expect(usual.said.isEmpty, "\(usual.said)")
    let (names, said) = try Self.publishedByFew(files, ["--untrusted"])
    #expect(names == [])
    for name in files.keys { #expect(said.contains("content/\(name):1:1: warning"), "\(name)") }
  }

  @Test(arguments: [[], ["--allow-scripts"]])
  func `is published as one that nobody may execute`(options: [String]) throws {
    try withTemporaryDirectory { folder in
      try folder.write("# Home\n", to: "content/index.md")
      for (path, text) in Self.samples {
        try folder.write(text, to: "content/\(path)")
        try #require(chmod("\(folder.path)/content/\(path)", 0o6755) == 0)
      }
      #expect(try CommandUnderTest.run(["build"] + options, in: folder).status == 0)
      for path in Self.samples.keys {
        var status = stat()
        #expect(stat("\(folder.path)/site/\(path)", &status) == 0)
        #expect(status.st_mode & 0o7111 == 0, "\(path)")
      }
    }
  }

  @Test(arguments: [[], ["--untrusted"]])
  func `is nothing of what cannot`(options: [String]) throws {
    let files = [
      "a.swift": "let a = 1", "a.ts": "let a: Array<script>",
      "a.css": "a { scroll-behavior: smooth }",
      "a.json": "{\"a\": \"<script>\"}", "a.txt": Self.script, "a.csv": "a,b", "LICENSE": "MIT",
      "a.unheard-of": "words", "a.pdf": "%PDF", "a.tar.gz": "x", "paper.v2.pdf": "x",
      "a.xsd": "<?xml version=\"1.0\"?><!-- a --><schema><element name=\"a\"/></schema>",
      "b.xsd": "<schema><element name=\"a\"/></schema>", "a.sqlite": "SQLite\u{1}",
    ]
    let (names, said) = try Self.published(files, options)
    #expect(names == Set(files.keys))
    #expect(said.isEmpty, "\(said)")
  }

  /// Of what nothing leads to, a build says that it does not publish it.
  @Test func `is named by a check where pages lead to it`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(
        "# Home\n\n[one](a.js), ![two](b.svg), [three](c.txt)\n", to: "content/index.md")
      for name in ["a.js", "unlinked.js"] { try folder.write("alert(1)", to: "content/\(name)") }
      try folder.write("<svg", to: "content/b.svg")
      try #require(truncate("\(folder.path)/content/b.svg", 20_000_000) == 0)
      try folder.write("words", to: "content/c.txt")
      for command in [["check"], ["check", "--untrusted"]] {
        let run = try CommandUnderTest.run(command, in: folder)
        #expect(run.status == 0, "\(run.error)")
        let lines = run.error.split(separator: "\n").filter { $0.hasPrefix("content/") }
        #expect(
          lines == [
            "content/a.js:1:1: warning: this file is not published: a browser or a host may run it; pages"
              + " lead to it [content.not-published]",
            "content/b.svg:1:1: warning: this file is not published: it is larger than 10 MB, so it is not"
              + " looked into; pages lead to it [content.not-published]",
          ], "\(run.error)")
      }
    }
  }
}
