import Foundation
import TestSupport
import Testing

@testable import Commands

/// What `SECURITY.md` promises: a test for each promise, of the same name, with notes that try to break it in
/// as many ways as there are.
@Suite("Security")
struct SecurityPromiseTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `every promise has a test, and every test a promise`() throws {
    let document = try Self.root.read("SECURITY.md")
    let promises = document.matches(of: /(?m)^(\d+)\. \*\*(.+)\.\*\*/)
    #expect(promises.map { Int($0.1) } == Array(1...promises.count).map { $0 })
    let source = try Self.root.read("Tests/CommandsTests/SecurityPromiseTests.swift")
    let tests = source.matches(of: /(?m)^  func `(.+)`\(.*\{|^  @Test func `(.+)`\(/)
      .compactMap { $0.2 ?? $0.1 }.dropFirst()
    #expect(Set(promises.map { String($0.2).lowercased() }) == Set(tests.map { $0.lowercased() }))
    #expect(try Self.root.read("README.md").contains("(SECURITY.md)"))
  }

  // MARK: Promises

  @Test func `no program of the notes is run`() throws {
    try withTemporaryDirectory { folder in
      let notes = try HostileRepository(in: folder, .bare, isPartial: false)
      let name = folder.appendingPathComponent("programs/log").path
      for place in ["content/git", "content/xdg-open", "content/open", "git", "xdg-open"] {
        try FileManager.default.copyItem(atPath: name, toPath: "\(folder.path)/\(place)")
      }
      let scenario =
        "<!-- scenario id=a -->\n```swift\nlet p = Process()\nsystem(\"\(name)\")\n```\n"
      try folder.write("# Page\n\n\(scenario)", to: "content/page.md")
      let environment = ["PATH": ".:content:\(folder.path)/content:/usr/bin:/bin"]
      for command in Self.commands {
        let run = try CommandUnderTest.run(command, in: folder, environment: environment)
        #expect((0...2).contains(run.status), "\(command): \(run.error)")
      }
      let preview = try PreviewUnderTest(in: folder)
      try preview.waitUntil { try $0.get("/").text.contains("Home") }
      _ = preview.command.interrupt()
      #expect(try notes.programsRun == [])
    }
  }

  @Test func `nothing outside the notes is read`() throws {
    try withTemporaryDirectory { folder in
      let secret = "5ecret"
      for name in ["page.md", "image.svg", "style.css", "part.mustache", "id_rsa"] {
        try folder.write("# \(secret)\n\n<svg>\(secret)</svg>\n", to: "outside/\(name)")
      }
      let outside = folder.appendingPathComponent("outside").path
      let work = folder.appendingPathComponent("work")
      let ways = ["../../outside", outside, "file://\(outside)", "linked", "..%2F..%2Foutside"]
      var text = "---\nhistory: git\nsite: Home\n---\n# Home\n\n"
      for way in ways {
        text += "![a](\(way)/image.svg) [a](\(way)/page.md) ![[\(way)/page]] [[\(way)/page]]\n\n"
        text += "<img src=\"\(way)/image.svg\">\n\n<!-- \(way)/page.md -->\n\n"
      }
      text += "<!-- scenario id=a -->\n```swift\nlet text = try? String(contentsOfFile: "
      text += "\"\(outside)/id_rsa\")\nprint(text ?? \"none\")\nlet data = FileManager.default"
      text += ".contents(atPath: \"\(outside)/id_rsa\")\nprint(data as Any)\n```\n"
      try work.write(text, to: "content/index.md")
      let links = [
        ("content/linked", outside), ("content/linked.md", "\(outside)/page.md"),
        ("content/image.svg", "\(outside)/image.svg"), ("content/.obsidian", outside),
        ("content/.git", outside), ("templates", outside),
      ]
      for (path, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: "\(work.path)/\(path)", withDestinationPath: target)
      }
      for isLinked in [true, false] {
        for command in Self.commands {
          let run = try CommandUnderTest.run(command, in: work)
          #expect(!(run.output + run.error).contains(secret), "\(command)")
        }
        for path in try Self.files(work) {
          #expect(try !work.read(path).contains(secret), "\(path) \(isLinked)")
        }
        // With such a folder nothing is built at all.
        if isLinked { try FileManager.default.removeItem(atPath: work.path + "/templates") }
      }
      #expect(try Self.files(work).contains("site/index.html"))
    }
  }

  @Test func `nothing outside the output is written`() throws {
    try withTemporaryDirectory { folder in
      let work = folder.appendingPathComponent("work")
      try folder.write("precious", to: "outside/file.html")
      let scenario = "<!-- scenario id=../../../evil -->\n```swift\nlet a = UIView()\n```\n"
      let up = "../../evil"
      try work.write(
        """
        ---
        language: \(up)
        tags: [\(up), "..", "a/../../../evil"]
        aliases: [/\(up), /..%2F..%2Fevil, "/a/../../../evil.html", "/\\0evil", "//evil/x"]
        ---
        # Home

        \(scenario)

        """, to: "content/index.md")
      try work.write("# B\n", to: "content/..b.md")
      try work.write(
        "../../outside/file.html\n\(folder.path)/outside/file.html\n", to: "site/.lifeline-files")
      // A repository can hold what a build leaves that was killed.
      try work.write("evil", to: ".site.lifeline/assets/evil.html")
      try work.write("evil", to: "site/.lifeline-staging/site/assets/evil.html")
      for path in ["site/tags", "site/assets", "content/assets"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(work.path)/\(path)", withDestinationPath: "\(folder.path)/outside")
      }
      let before = try Self.files(folder).filter { !$0.hasPrefix("work/site/") }
      for command in Self.commands { _ = try CommandUnderTest.run(command, in: work) }
      try FileManager.default.removeItem(atPath: "\(work.path)/site")
      for command in Self.commands { _ = try CommandUnderTest.run(command, in: work) }
      let after = try Self.files(folder).filter { !$0.hasPrefix("work/site/") }
      #expect(after.filter { $0 != "work/notes.epub" } == before)
      #expect(try folder.read("outside/file.html") == "precious")
      let around = try FileManager.default.contentsOfDirectory(
        atPath: folder.deletingLastPathComponent().path)
      #expect(!around.contains { $0.hasPrefix("evil") })
    }
  }

  @Test(arguments: EndlessPages.texts.keys.sorted())
  func `every run ends`(name: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write("# Home\n\n[page](page.md)\n", to: "content/index.md")
      try folder.write(try #require(EndlessPages.texts[name]), to: "content/page.md")
      try #require(mkfifo(folder.path + "/content/pipe.md", 0o644) == 0)
      for command in Self.commands {
        let run = try CommandInBackground(command, in: folder)
        let status = run.wait(atMost: 120)
        if status == nil { _ = run.kill() }
        #expect(status.map { (0...2).contains($0) } == true, "\(command)")
      }
      #expect(try folder.read("site/index.html").contains("Home"))
    }
  }

  @Test func `no script of the notes runs on the site`() throws {
    try withTemporaryDirectory { folder in
      let run = "evil()"
      let lines = [
        "<script>\(run)</script>", "<img src=x onerror=\(run)>", "<svg onload=\(run)></svg>",
        "<iframe srcdoc='<script>\(run)</script>'></iframe>",
        "<style>@import 'javascript:\(run)'</style>",
        "<meta http-equiv=refresh content='0;url=javascript:\(run)'>", "[a](javascript:\(run))",
        "<a href='jav&#9;ascript:\(run)'>a</a>", "![a](data:text/html,<script>\(run)</script>)",
        "<form action=javascript:\(run)><button>a</button></form>",
        "<base href='javascript:\(run)'>",
        "```mermaid\nsequenceDiagram\nA->>B: <script>\(run)</script>\nlink A: a @ javascript:\(run)\n```",
        "<!-- scenario id=a title=\"<script>\(run)</script>\" -->\n```swift\n// note: <script>\(run)</script>\nlet a = UIView()\n```",
      ]
      let matter =
        "---\nhtml: true\ntitle: <script>\(run)</script>\ntags: [\"<script>\(run)</script>\"]\n---\n"
      try folder.write("\(matter)\n" + lines.joined(separator: "\n\n"), to: "content/index.md")
      let files = ["a.js", "a.html", "a.svg", "a.xhtml", "a.mjs", "a.php", "a.cgi"]
      for name in files {
        try folder.write(
          "<svg xmlns='http://www.w3.org/2000/svg'><script>\(run)</script></svg>",
          to: "content/\(name)")
      }
      // A folder of templates is the site's own, and the one exception; with this option it is none.
      try folder.write("<script>\(run)</script>{{{content}}}", to: "templates/page.mustache")
      try folder.write(run, to: "templates/own.js")
      _ = try CommandUnderTest.run(["build", "--untrusted"], in: folder)
      for path in try Self.files(folder).filter({ $0.hasPrefix("site/") }) {
        if path.hasSuffix(".html") {
          #expect(try !folder.read(path).contains("<script>\(run)"), "\(path)")
        }
        #expect(!path.hasSuffix("own.js"))
      }
      try FileManager.default.removeItem(atPath: folder.path + "/templates")
      _ = try CommandUnderTest.run(["build"], in: folder)
      let pages = try Self.files(folder).filter { $0.hasPrefix("site/") && $0.hasSuffix(".html") }
      #expect(pages.contains("site/index.html"))
      for path in pages {
        // Tags alone, not the text between them: there it is what the notes say.
        let tags = try folder.read(path).matches(of: /<[a-zA-Z][^>]*>/).map { String($0.0) }
        #expect(!tags.contains { $0.contains("javascript:") || $0.contains(/\son\w+=/) }, "\(path)")
        #expect(try !folder.read(path).contains("<script>\(run)"), "\(path)")
        #expect(!tags.contains { $0.hasPrefix("<iframe") || $0.hasPrefix("<base") }, "\(path)")
      }
      for name in files {
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/site/\(name)"), "\(name)")
      }
    }
  }

  @Test func `the preview answers this machine alone`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# Home\n", to: "content/index.md")
      let preview = try PreviewUnderTest(in: folder)
      for host in ["rebound.example", "evil.example:\(preview.port)", "127.0.0.1.evil.example"] {
        #expect(try preview.get("/", host: host).status == 403, "\(host)")
      }
      #expect(try preview.get("/", host: "localhost:\(preview.port)").status == 200)
      #expect(try preview.get("/../content/index.md").status != 200)
      let origins = ["http://127.0.0.1:\(preview.port)", "http://localhost:\(preview.port)"]
      let others = [
        "https://evil.example", "null", "http://127.0.0.1:1", "https://localhost:\(preview.port)",
        "http://localhost", "http://localhost:\(preview.port).evil.example",
      ]
      for path in ["/", "/assets/style.css", "/.lifeline/news?wait=no", "/none"] {
        let answer = try preview.get(path)
        #expect(answer.head.contains("Content-Security-Policy: frame-ancestors 'self'"))
        for origin in origins {
          let host = origin.replacing("http://", with: "")
          let status = try preview.get(path, host: host, headers: ["Origin": origin]).status
          #expect(status == answer.status, "\(origin)")
        }
        for origin in others {
          #expect(try preview.get(path, headers: ["Origin": origin]).status == 403, "\(origin)")
        }
      }
      #if os(Linux)
        // All that listens at the port does so at the address of this machine.
        let port = ":" + String(format: "%04X", preview.port)
        var listening: [Substring] = []
        // The system passes lines over when connections come and go while its table is read.
        for _ in 0..<20 where listening.isEmpty {
          for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
            for line in try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n") {
              let words = line.split(separator: " ")
              if words[1].hasSuffix(port), words[3] == "0A" { listening.append(words[1]) }
            }
          }
        }
        let own = ["0100007F", "00000000000000000000000001000000"]
        #expect(!listening.isEmpty)
        #expect(listening.allSatisfy { line in own.contains { line.hasPrefix($0) } })
      #endif
    }
  }

  @Test func `nothing unsafe is written to a terminal or a CI log`() throws {
    try withTemporaryDirectory { folder in
      let nasty = HostileText.nasty
      try folder.write(HostileText.page(), to: "content/index.md")
      for name in ["\(nasty.replacing("/", with: "")).md", "a\n::set-output name=a::b.md"] {
        try folder.write("# \(nasty)\n\n[[\(nasty)]] [b](\(nasty).md)\n", to: "content/\(name)")
      }
      let formats = CheckFormat.allCases.map { ["check", "--format", $0.rawValue] }
      let drawings = ["svg", "text", "trace", "json", "html"].map {
        ["render", "content/index.md#good", "--format", $0]
      }
      for command in Self.commands + formats + drawings + [["check", nasty], [nasty]] {
        let run = try CommandUnderTest.run(command, in: folder)
        #expect(HostileText.faults(in: run.output, run.error) == [], "\(command)")
      }
      let preview = try PreviewUnderTest(in: folder)
      try folder.write("# A\n\n[b](later.md)\n", to: "content/later\(nasty.suffix(40)).md")
      try preview.waitUntil { $0.command.error.contains("later") }
      _ = preview.command.interrupt()
      #expect(HostileText.faults(in: preview.command.output, preview.command.error) == [])
    }
  }

  @Test func `no entry of a shared cache does harm`() throws {
    try withTemporaryDirectory { folder in
      let page =
        "# Page\n\n```swift scenario\nwindow.rootViewController = A()\nwindow.makeKeyAndVisible()\n"
        + "```\n\n```claims\nA.viewDidLoad happens once\n```\n"
      try folder.write(page, to: "content/page.md")
      let check = ["check", "--cache", "cache"]
      #expect(try CommandUnderTest.run(check, in: folder).status == 0)
      let cache = folder.appendingPathComponent("cache")
      let entry = try #require(
        try FileManager.default.subpathsOfDirectory(atPath: cache.path).first { $0.utf8.count > 60 }
      )
      let good = try Data(contentsOf: cache.appendingPathComponent(entry))
      try folder.write(page.replacingOccurrences(of: "once", with: "twice"), to: "content/page.md")
      let wrong = try CommandUnderTest.run(check, in: folder)
      #expect(wrong.status == 1)
      // Whatever a stranger puts under every name that there can be for it, what is false is false.
      for part in 0..<256 {
        let place = cache.appendingPathComponent(String(format: "%02x", part))
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try good.write(to: place.appendingPathComponent(String(entry.dropFirst(3))))
      }
      let forged = try CommandUnderTest.run(check, in: folder)
      #expect(forged.status == 1 && forged.error == wrong.error)
      // What comes with the notes of strangers is not asked.
      try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
      #expect(try CommandUnderTest.run(check + ["--untrusted"], in: folder).status == 2)
      let secret = ["LIFELINE_CACHE_KEY": "secret"]
      let known = try CommandUnderTest.run(
        check + ["--untrusted"], in: folder, environment: secret)
      #expect(known.status == 1 && known.error == wrong.error)
    }
  }

  @Test func `a site is exchanged whole`() throws {
    try withTemporaryDirectory { folder in
      let notes = ChangingNotes(folder: folder)
      var sites: [[String: Data]] = []
      for isNew in [false, true] {
        try notes.write(isNew ? "New" : "Old", isNew: isNew)
        try #require(try notes.build().status == 0)
        sites.append(try SiteFiles.read(notes.site))
      }
      // One step after another is `KilledBuildTests`' to try.
      var (now, step, seen) = (1, 1, Set<Int>())
      while step < 100 {
        try notes.write(now == 1 ? "Old" : "New", isNew: now == 0)
        let status = try notes.build(killedAt: step).status
        let found = try SiteFiles.read(notes.site)
        #expect(sites.contains(found), "killed at step \(step)")
        seen.insert(found == sites[now] ? 0 : 1)
        guard status != 0 else { break }
        if found != sites[now] { now = 1 - now }
        step += 3
      }
      #expect(seen == [0, 1])
    }
  }

  // MARK: Notes

  /// What reads notes and ends.
  private static let commands = [
    ["build"], ["build", "--untrusted"], ["check"], ["check", "--accept"],
    ["embed", "content", "--format", "svg", "--check"], ["embed", "content", "--format", "svg"],
    ["render", "content/index.md", "--format", "text"], ["book", "-o", "notes.epub"],
    ["book", "-o", "notes.epub", "--untrusted"], ["tree", "content/index.md"],
  ]

  /// The files below a folder, sorted; no link is followed.
  private static func files(_ folder: URL) throws -> [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return found.compactMap { $0 as? String }.filter { path in
      let type = try? FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(path)")[.type]
      return type as? FileAttributeType == .typeRegular
    }.sorted()
  }
}
