import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// A new site takes the old one's place at once, and nothing of what others have there is lost.
@Suite struct FolderExchangeTests {
  private static func place(of path: String) -> UInt64? {
    FileSystem.look(path).map(\.signature.place)
  }

  /// Whether a build after a change exchanged the folder of the site for another one.
  private func isExchanged(
    _ site: SiteFixture, named name: String = "site"
  ) throws -> Bool {
    let output = site.folder.path + "/" + name
    let before = Self.place(of: output + "/.")
    try site.write("# Changed\n", to: "a.md")
    let build = SiteBuild(
      content: site.folder.path + "/content", templates: templates, output: output)
    _ = try build.run()
    #expect(try site.page("a.html").contains("Changed"))
    let names = try FileManager.default.contentsOfDirectory(atPath: site.folder.path)
    #expect(!names.contains { $0.hasPrefix(".") })
    return Self.place(of: output + "/.") != before
  }

  @Test func `a site is exchanged as a whole, and unchanged files are not written again`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      let before = Self.place(of: site.folder.path + "/site/assets/search/en.js")
      let style = Self.place(of: site.folder.path + "/site/assets")
      let icon = try #require(
        FileManager.default.contentsOfDirectory(atPath: site.folder.path + "/site/assets")
          .first { $0.hasSuffix(".css") })
      let sheet = Self.place(of: site.folder.path + "/site/assets/\(icon)")
      #expect(try isExchanged(site))
      #expect(Self.place(of: site.folder.path + "/site/assets") != style)
      #expect(Self.place(of: site.folder.path + "/site/assets/\(icon)") == sheet)
      #expect(Self.place(of: site.folder.path + "/site/assets/search/en.js") != before)
      #expect(try site.build().written.isEmpty)
    }
  }

  @Test func `files of others and empty folders are in the new folder too, as they were`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      let output = site.folder.appendingPathComponent("site")
      try output.write("example.org\n", to: "CNAME")
      try output.write("", to: ".nojekyll")
      try output.write("words", to: "deep/own/words.txt")
      try #require(symlink("CNAME", output.path + "/link") == 0)
      try #require(mkdir(output.path + "/empty", 0o755) == 0)
      try #require(chmod(output.path + "/deep", 0o2750) == 0)
      let places = ["CNAME", ".nojekyll", "deep/own/words.txt", "link"].map {
        Self.place(of: "\(output.path)/\($0)")
      }
      #expect(try isExchanged(site))
      let found = ["CNAME", ".nojekyll", "deep/own/words.txt", "link"].map {
        Self.place(of: "\(output.path)/\($0)")
      }
      #expect(found == places)
      #expect(site.exists("empty"))
      var status = stat()
      try #require(lstat(output.path + "/deep", &status) == 0)
      #expect(status.st_mode & 0o7777 == 0o2750)
    }
  }

  @Test func `a folder with hidden folders stays the same one`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      try site.folder.write("ref: refs/heads/pages\n", to: "site/.git/HEAD")
      #expect(try !isExchanged(site))
      #expect(try site.page(".git/HEAD") == "ref: refs/heads/pages\n")
      #expect(!site.exists(".lifeline-staging"))
    }
  }

  #if os(Linux)
    @Test func `a folder in which somebody works stays the same one`() throws {
      try SiteFixture.with(OutputTests.pages) { (site) throws in
        _ = try site.build()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["600"]
        process.currentDirectoryURL = site.folder.appendingPathComponent("site/deep")
        try process.run()
        defer {
          kill(process.processIdentifier, SIGKILL)
          process.waitUntilExit()
        }
        #expect(try !isExchanged(site))
      }
    }

    @Test func `a folder in which nobody works any longer is exchanged`() throws {
      try SiteFixture.with(OutputTests.pages) { (site) throws in
        _ = try site.build()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/true")
        process.currentDirectoryURL = site.folder.appendingPathComponent("site/deep")
        try process.run()
        process.waitUntilExit()
        #expect(try isExchanged(site))
      }
    }
  #endif

  @Test func `a link that the user named leads to the new folder`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      try #require(symlink("site", site.folder.path + "/public") == 0)
      #expect(try isExchanged(site, named: "public"))
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: site.folder.path + "/public")
          == "site")
    }
  }

  // MARK: After a build that was killed between the exchange and the end

  /// Leaves beside the site what such a build leaves, with files that somebody else has put there.
  private func leave(_ files: [String: String], beside site: SiteFixture) throws -> URL {
    let beside = site.folder.appendingPathComponent(".site.lifeline")
    for (path, text) in files { try beside.write(text, to: path) }
    try Staging(folder: beside.path).put(exchangeFor: site.folder.path + "/site")
    return beside
  }

  @Test func `what somebody put into the old folder meanwhile comes into the new one`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      try FileManager.default.copyItem(
        at: site.folder.appendingPathComponent("site"),
        to: site.folder.appendingPathComponent(".site.lifeline"))
      let beside = try leave(["deep/own.txt": "words", "new/own.txt": "mine"], beside: site)
      #expect(try site.build().unknown == ["deep/own.txt", "new/own.txt"])
      #expect(try site.page("deep/own.txt") == "words")
      #expect(!FileManager.default.fileExists(atPath: beside.path))
      #expect(!site.exists(".lifeline-staging"))
    }
  }

  /// It cannot be cleared away, and is in the way of no build.
  @Test func `a file that both folders have is lost in neither`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      let beside = try leave(["own.txt": "theirs"], beside: site)
      try site.folder.write("ours", to: "site/own.txt")
      try site.write("# Changed\n", to: "a.md")
      #expect(try site.build().unknown == ["own.txt"])
      #expect(try site.page("own.txt") == "ours")
      #expect(try beside.read("own.txt") == "theirs")
      #expect(try site.page("a.html").contains("Changed"))
    }
  }

  @Test func `nothing is brought back through a link`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      try #require(mkdir(site.folder.path + "/hooks", 0o755) == 0)
      try #require(symlink("../hooks", site.folder.path + "/site/way") == 0)
      let beside = try leave(["way/post-checkout": "evil"], beside: site)
      try site.write("# Changed\n", to: "a.md")
      _ = try site.build()
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: site.folder.path + "/hooks") == [])
      #expect(try beside.read("way/post-checkout") == "evil")
      #expect(try site.page("a.html").contains("Changed"))
    }
  }

  /// A repository can hold a folder of its name, and what lies in that is not the site's.
  @Test(arguments: [true, false])
  func `a folder beside the site that no build left stays as it is`(_ isBuilt: Bool) throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      if isBuilt { _ = try site.build() }
      try site.folder.write("<script>", to: ".site.lifeline/evil.html")
      try site.write("# Changed\n", to: "a.md")
      for _ in 0..<2 {
        #expect(try site.build().unknown == [])
        #expect(!site.exists("evil.html"))
        #expect(try site.folder.read(".site.lifeline/evil.html") == "<script>")
        #expect(try site.page("a.html").contains("Changed"))
      }
    }
  }

  @Test func `a link beside the site is not followed`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      try site.folder.write("mine", to: "precious/own.txt")
      try #require(symlink("precious", site.folder.path + "/.site.lifeline") == 0)
      try site.write("# Changed\n", to: "a.md")
      _ = try site.build()
      #expect(try site.page("a.html").contains("Changed"))
      #expect(try site.folder.read("precious/own.txt") == "mine")
    }
  }
}
