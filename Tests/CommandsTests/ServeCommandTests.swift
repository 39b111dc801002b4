import Foundation
import TestSupport
import Testing

@Suite struct ServeCommandTests {
  private static let page = """
    # Show

    ```swift scenario id=show title="Show A"
    window.rootViewController = A()
    window.makeKeyAndVisible()
    ```

    """

  @Test func `a site is shown, and a change of a page is told to those who read it`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      try folder.write("# Other\n", to: "content/other.md")
      let preview = try PreviewUnderTest(in: folder)
      let front = try preview.get("/")
      #expect(front.status == 200)
      #expect(front.type == "text/html; charset=utf-8")
      #expect(front.text.contains("<svg ") && front.text.contains("/.lifeline/preview.js"))
      let start = try preview.news("/").build

      try folder.write("# Other\n\nMore of it.\n", to: "content/other.md")
      let news = try preview.news("/other.html", since: start)
      #expect(news.isChanged && news.build > start)
      // The page may have been read while it was being written.
      try preview.waitUntil { try $0.get("/other.html").text.contains("More of it.") }
      #expect(try !preview.news("/", since: start).isChanged)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/site"))
    }
  }

  @Test func `a fault is told with its place and line until it is repaired`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      let preview = try PreviewUnderTest(in: folder)
      let start = try preview.news("/")
      #expect(start.problems == [])

      let broken = Self.page.replacingOccurrences(of: "= A()", with: "= )")
      try folder.write(broken, to: "content/index.md")
      let fault = try preview.news("/", since: start.build)
      #expect(fault.isChanged)
      let problem = try #require(fault.problems.first)
      #expect(problem.hasPrefix("content/index.md:4:29: error:"), "\(problem)")
      #expect(problem.contains("window.rootViewController = )\n") && problem.contains("^"))

      try folder.write(Self.page, to: "content/index.md")
      let repaired = try preview.news("/", since: fault.build)
      #expect(repaired.isChanged && repaired.problems == [])
      #expect(preview.command.error.contains("content/index.md:4:29:"))
      try preview.waitUntil { $0.command.error.hasSuffix("all well again\n") }
    }
  }

  @Test func `what a scenario takes for granted is added, and the figure says so`() throws {
    try withTemporaryDirectory { folder in
      let page = "# A\n\n```swift scenario id=a\npresent(bannerController, animated: true)\n```\n"
      try folder.write(page, to: "content/index.md")
      let preview = try PreviewUnderTest(in: folder)
      let front = try preview.get("/")
      #expect(front.text.contains("<svg ") && front.text.contains("bannerController"))
      #expect(front.text.contains("var bannerController = UIViewController()"), "\(front.text)")
      #expect(try preview.news("/").problems == [])
      // The note stays what it is.
      #expect(try folder.read("content/index.md") == page)
    }
  }

  @Test func `saving by rename, two pages at once, a new page and a page that goes are changes`()
    throws
  {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      try folder.write("# Other\n", to: "content/other.md")
      let preview = try PreviewUnderTest(in: folder)
      var build = try preview.news("/").build

      let file = folder.path + "/content/other.md"
      try folder.write("# Other\n\nRenamed.\n", to: "content/.other.md.new")
      #expect(rename(folder.path + "/content/.other.md.new", file) == 0)
      build = try preview.news("/other.html", since: build).build
      #expect(try preview.get("/other.html").text.contains("Renamed."))

      try folder.write("# Other\n\nFirst.\n", to: "content/other.md")
      try folder.write("# Third\n", to: "content/third.md")
      try preview.waitUntil { try $0.get("/other.html").text.contains("First.") }
      try preview.waitUntil { try $0.get("/third.html").status == 200 }

      unlink(file)
      try preview.waitUntil { try $0.get("/other.html").status == 404 }
    }
  }

  @Test func `a folder that goes is told of, what was there stays, and all is well on its return`()
    throws
  {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      let preview = try PreviewUnderTest(in: folder)
      try FileManager.default.removeItem(atPath: folder.path + "/content")
      try preview.waitUntil { try $0.news("/").problems == ["error: no folder 'content'\n"] }
      #expect(try preview.get("/").status == 200)
      try folder.write("# Back\n", to: "content/index.md")
      try preview.waitUntil { try $0.news("/").problems == [] }
      #expect(try preview.get("/").text.contains("Back"))
    }
  }

  @Test func `only the site is shown, only to this machine, only to be read`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      try folder.write("secret", to: "secret.txt")
      let preview = try PreviewUnderTest(in: folder)
      for path in ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//etc/passwd"] {
        let answer = try preview.get(path)
        #expect(answer.status != 200 && !answer.text.contains("secret"), "\(path)")
      }
      #expect(try preview.get("/nowhere.html").status == 404)
      for host in [
        "rebound.example", "127.0.0.1:80@rebound.example", "[::1", "localhost.example",
        "127.0.0.1:a",
        "[::1].example:80", "127.0.0.1.example", "",
      ] {
        #expect(try preview.get("/", host: host).status == 403, "\(host)")
      }
      for host in ["localhost:\(preview.port)", "LOCALHOST", "[::1]", "[::1]:80", "127.0.0.1:80"] {
        #expect(try preview.get("/", host: host).status == 200, "\(host)")
      }
      #expect(try preview.get("/", method: "DELETE").status == 405)
      let head = try preview.get("/", method: "HEAD")
      #expect(head.status == 200 && head.text == "" && head.length > 1000)
    }
  }

  @Test func `a part of a file is sent, however it is asked for`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      try folder.write("0123456789", to: "content/film.mp4")
      try folder.write("", to: "content/empty.mp4")
      let preview = try PreviewUnderTest(in: folder)
      func part(_ range: String, _ more: [String: String] = [:]) throws -> PreviewUnderTest.Answer {
        try preview.get("/film.mp4", headers: more.merging(["Range": range]) { $1 })
      }
      let some = try part("bytes=2-4")
      #expect(some.status == 206 && some.text == "234" && some.length == 3)
      #expect(try part("bytes=0-9223372036854775807").text == "0123456789")
      #expect(try part("bytes=9223372036854775807-").status == 416)
      #expect(try part("bytes=-9223372036854775808").text == "0123456789")
      // Nothing here has a mark that would tell whether it is still the same.
      #expect(try part("bytes=2-4", ["If-Range": "\"mark\""]).text == "0123456789")
      let head = try preview.get("/film.mp4", method: "HEAD", headers: ["Range": "bytes=2-4"])
      #expect(head.status == 200 && head.length == 10 && head.text == "")
      #expect(try preview.get("/empty.mp4").status == 200)
    }
  }

  @Test func `a request that has more to say is answered, and its connection closed`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      let preview = try PreviewUnderTest(in: folder)
      for length in [
        "Content-Length: 10000000000", "Content-Length: 5000", "Transfer-Encoding: chunked",
      ] {
        // No more follows, nor does the client close it.
        let head = "HTTP/1.1\r\nHost: 127.0.0.1\r\n\(length)\r\n\r\n"
        for (method, status) in [("POST", "405"), ("GET", "200")] {
          let answer = try preview.exchange(Array("\(method) / \(head)".utf8))
          #expect(answer.starts(with: "HTTP/1.1 \(status)".utf8), "\(method) \(length)")
        }
      }
      let small = "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\n\r\nmore"
      let last = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
      let text = String(decoding: try preview.exchange(Array((small + last).utf8)), as: UTF8.self)
      #expect(text.hasPrefix("HTTP/1.1 405") && text.contains("HTTP/1.1 200"))
    }
  }

  @Test func `a taken port is said to be, with one that is free`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      let preview = try PreviewUnderTest(in: folder)
      let run = try CommandUnderTest.run(["serve", "--port", "\(preview.port)"], in: folder)
      #expect(run.status == 2)
      #expect(run.error.hasPrefix("error: port \(preview.port) is taken; try --port "))
    }
  }

  /// A script of the search's would tell another site's page what the notes say.
  @Test func `pages of other sites cannot have its files`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      let preview = try PreviewUnderTest(in: folder)
      func status(_ site: String, _ mode: String) throws -> Int {
        try preview.get("/", headers: ["Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode]).status
      }
      #expect(try status("cross-site", "no-cors") == 403)
      #expect(try status("same-site", "no-cors") == 403)
      #expect(try status("cross-site", "navigate") == 200)
      #expect(try status("same-origin", "no-cors") == 200)
      #expect(try status("none", "navigate") == 200)
    }
  }

  @Test func `Control-C ends it and leaves nothing behind`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      let preview = try PreviewUnderTest(in: folder)
      #expect(preview.command.temporaryFiles.count == 1)
      #expect(preview.command.interrupt() == 0)
      #expect(preview.command.temporaryFiles == [])
    }
  }

  @Test func `Control-C ends it during the first build too, and leaves nothing behind`() throws {
    try withTemporaryDirectory { folder in
      let part = Self.page.replacingOccurrences(of: "# Show", with: "")
      for number in 0..<60 {
        let parts = (0..<30).map { part.replacingOccurrences(of: "id=show", with: "id=s\($0)") }
        let text = "# Page \(number)\n\n" + parts.joined(separator: "\n")
        try folder.write(
          text.replacingOccurrences(of: "A()", with: "A\(number)()"),
          to: "content/\(number).md")
      }
      let command = try CommandInBackground(["serve", "--port", "0"], in: folder)
      for _ in 0..<3000 where command.temporaryFiles.isEmpty { usleep(10_000) }
      usleep(100_000)
      #expect(command.interrupt() == 0)
      #expect(command.output == "")
      #expect(command.temporaryFiles == [])
    }
  }

  @Test func `the settings of a vault are seen, in the notes and above them`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("", to: ".git/HEAD")
      try folder.write("# Home\n\none\ntwo\n", to: "content/index.md")
      let preview = try PreviewUnderTest(in: folder)
      func breaksLines() throws -> Bool { try preview.get("/").text.contains("one<br") }
      #expect(try !breaksLines())
      for vault in ["content/.obsidian", ".obsidian"] {
        try folder.write("{}", to: "\(vault)/app.json")
        try preview.waitUntil { _ in try breaksLines() }
        try folder.write("{\"strictLineBreaks\": true}", to: "\(vault)/app.json")
        try preview.waitUntil { _ in try !breaksLines() }
        try folder.write("{}", to: "\(vault)/app.json")
        try preview.waitUntil { _ in try breaksLines() }
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(vault)")
        try preview.waitUntil { _ in try !breaksLines() }
      }
    }
  }

  @Test func `a commit is seen where pages say when they were last changed`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("---\nhistory: git\n---\n# Home\n", to: "content/index.md")
      try git(["init", "-q"], in: folder)
      try git(["add", "content"], in: folder)
      try git(["commit", "-q", "-m", "one"], in: folder)
      let preview = try PreviewUnderTest(in: folder)
      #expect(try preview.get("/").text.contains("2020-01-02"))
      try git(
        ["commit", "-q", "--amend", "--reset-author", "-m", "two"], in: folder, on: "2022-03-04")
      try preview.waitUntil { try $0.get("/").text.contains("2022-03-04") }
    }
  }

  /// A build may come between what git notes of a commit and the commit.
  @Test func `a commit is seen by what git writes last, on another branch too`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("---\nhistory: git\n---\n# Home\n", to: "content/index.md")
      try git(["init", "-q"], in: folder)
      try git(["add", "content"], in: folder)
      try git(["commit", "-q", "-m", "one"], in: folder)
      let preview = try PreviewUnderTest(in: folder)
      for (branch, day) in [("first", "2022-03-04"), ("second", "2023-04-05")] {
        try git(["checkout", "-q", "-b", branch], in: folder)
        let commit = try git(["commit-tree", "-m", day, "HEAD^{tree}"], in: folder, on: day)
        // The build after the checkout.
        usleep(500_000)
        try folder.write(commit, to: ".git/refs/heads/\(branch)")
        try preview.waitUntil { try $0.get("/").text.contains(day) }
      }
    }
  }

  @Test func `what could not be written is tried again`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      let preview = try PreviewUnderTest(in: folder)
      let site = try #require(preview.command.temporaryFolder).appendingPathComponent("site")
      try site.write("", to: "other.html")
      try folder.write("# Other\n", to: "content/other.md")
      try preview.waitUntil { try $0.news("/").problems.count == 1 }
      unlink(site.path + "/other.html")
      try preview.waitUntil { try $0.news("/").problems == [] }
      #expect(try preview.get("/other.html").text.contains("Other"))
    }
  }

  @Test func `templates are seen that are put beside the content, or where it runs`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "docs/content/index.md")
      let preview = try PreviewUnderTest(["--content", "docs/content"], in: folder)
      try folder.write("beside {{{content}}}", to: "docs/templates/page.mustache")
      try preview.waitUntil { try $0.get("/").text.contains("beside") }
      try folder.write("here {{{content}}}", to: "templates/page.mustache")
      try preview.waitUntil { try $0.get("/").text.contains("here") }
      try FileManager.default.removeItem(atPath: "\(folder.path)/templates")
      try preview.waitUntil { try $0.get("/").text.contains("beside") }
    }
  }

  @Test func `what a killed preview left goes when another starts, and what one uses stays`() throws
  {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      let temporary = folder.appendingPathComponent("tmp")
      try folder.write("kept", to: "tmp/other.txt")
      func start() throws -> PreviewUnderTest {
        try PreviewUnderTest(in: folder, temporary: temporary)
      }
      let killed = try start()
      let left = try #require(killed.command.temporaryFolder)
      #expect(killed.command.kill())
      #expect(FileManager.default.fileExists(atPath: left.path))

      let first = try start()
      #expect(!FileManager.default.fileExists(atPath: left.path))
      let used = try #require(first.command.temporaryFolder)
      let second = try start()
      #expect(second.command.temporaryFiles.count == 3)
      #expect(FileManager.default.fileExists(atPath: used.path))
      #expect(try first.get("/").status == 200)
      #expect(first.command.interrupt() == 0 && second.command.interrupt() == 0)
      #expect(second.command.temporaryFiles == ["other.txt"])
    }
  }

  @Test func `a site that is cleared away is built again, and only its owner can read it`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      let preview = try PreviewUnderTest(in: folder)
      let own = try #require(preview.command.temporaryFolder)
      try FileManager.default.removeItem(at: own)
      try preview.waitUntil { try $0.get("/").status == 200 }
      let rights = try FileManager.default.attributesOfItem(atPath: own.path)[.posixPermissions]
      #expect(rights as? Int == 0o700)
      #expect(preview.command.interrupt() == 0)
      #expect(preview.command.temporaryFiles == [])
    }
  }

  @Test func `a folder that is not there is bad input`() throws {
    let run = try CommandUnderTest.run(["serve", "--port", "0", "--content", "nowhere"])
    #expect(run.status == 2)
    #expect(run.error.contains("no folder 'nowhere'"))
  }
}
