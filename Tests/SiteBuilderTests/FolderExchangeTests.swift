import Foundation
import SiteBuilder
import TestSupport
import Testing

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

  /// What a build that was killed between the exchange and the end leaves.
  @Test func `what somebody put into the old folder meanwhile comes into the new one`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      let beside = site.folder.appendingPathComponent(".site.lifeline")
      try FileManager.default.copyItem(
        at: site.folder.appendingPathComponent("site"), to: beside)
      try beside.write("words", to: "deep/own.txt")
      try beside.write("mine", to: "new/own.txt")
      #expect(try site.build().unknown == ["deep/own.txt", "new/own.txt"])
      #expect(try site.page("deep/own.txt") == "words")
      #expect(!FileManager.default.fileExists(atPath: beside.path))
    }
  }

  /// It cannot be cleared away, and is in the way of no build.
  @Test func `a file that both folders have is lost in neither`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      try site.folder.write("theirs", to: ".site.lifeline/own.txt")
      try site.folder.write("ours", to: "site/own.txt")
      try site.write("# Changed\n", to: "a.md")
      #expect(try site.build().unknown == ["own.txt"])
      #expect(try site.page("own.txt") == "ours")
      #expect(try site.folder.read(".site.lifeline/own.txt") == "theirs")
      #expect(try site.page("a.html").contains("Changed"))
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
