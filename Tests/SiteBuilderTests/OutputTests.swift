import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

@Suite("The output folder")
struct OutputTests {
  static let pages = ["index.md": "# Home\n", "a.md": "# A\n", "deep/b.md": "# B\n"]

  @Test(arguments: ["", "/content/..", "/link"])
  func isNoFolderThatHoldsTheContent(_ path: String) throws {
    try SiteFixture.with(["index.md": "# Home\n"]) { (site) throws in
      try FileManager.default.createSymbolicLink(
        at: site.folder.appendingPathComponent("link"), withDestinationURL: site.folder)
      let build = SiteBuild(
        content: site.folder.path + "/content", templates: templates,
        output: site.folder.path + path)
      #expect(throws: SiteError.self) { _ = try build.run() }
      #expect(!site.exists("../index.html"))
    }
  }

  @Test func writesAPageForEachNote() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      let report = try site.build()
      #expect(report.diagnostics.isEmpty)
      #expect(report.pages == 4)
      for path in ["index.html", "a.html", "deep/b.html", "deep/index.html"] {
        #expect(report.written.contains(path), "\(path)")
      }
      let style = try #require(report.written.first { $0.hasSuffix(".css") })
      #expect(style.wholeMatch(of: /assets\/style\.[0-9a-f]{8}\.css/) != nil)
      #expect(try site.page("index.html").contains("<link rel=\"stylesheet\" href=\"\(style)\">"))
      #expect(report.unknown.isEmpty)
    }
  }

  @Test func writesNothingTheSecondTime() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      _ = try site.build()
      let report = try site.build()
      #expect(report.written.isEmpty)
      #expect(report.removed.isEmpty)
    }
  }

  @Test func leavesItsOwnFilesAloneTooWhereThereIsNothingToDo() throws {
    for page in ["# Well\n", "# Not well\n\n[gone](gone.md)\n"] {
      try SiteFixture.with(["index.md": page]) { (site) throws in
        // The files are old enough to be known by their times alone.
        usleep(60_000)
        _ = try site.build()
        let files = [".lifeline-cache", ".lifeline-files"]
        func marks() throws -> [NSNumber?] {
          try files.map { name in
            let path = site.folder.appendingPathComponent("site/\(name)").path
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            return attributes[.systemFileNumber] as? NSNumber
          }
        }
        let before = try marks()
        _ = try site.build()
        #expect(try marks() == before, "\(page)")
      }
    }
  }

  @Test func writesOnlyWhatAChangeTouches() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      _ = try site.build()
      try site.write("# A\n\nmore\n", to: "a.md")
      let written = try site.build().written
      #expect(
        written.filter { !$0.hasPrefix("assets/search/") } == [
          "a.html", "a.md", "assets/previews/0.js", "llms.txt",
        ])
      #expect(written.contains("assets/search/en.js"))
    }
  }

  @Test func removesThePageOfANoteThatMoved() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      _ = try site.build()
      try site.remove("deep/b.md")
      try site.write("# B\n", to: "c.md")
      let report = try site.build()
      #expect(
        report.removed.filter(isPage)
          == ["deep/b.html", "deep/b.md", "deep/index.html", "deep/index.md"])
      #expect(!site.exists("deep"))
      #expect(site.exists("c.html"))
    }
  }

  @Test func keepsAndReportsFilesThatAreNotItsOwn() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      _ = try site.build()
      try site.folder.write("kept", to: "site/deep/own.txt")
      try site.folder.write("kept", to: "site/.hidden")
      let report = try site.build()
      #expect(report.unknown == ["deep/own.txt"])
      #expect(try site.page("deep/own.txt") == "kept")
    }
  }

  @Test func knowsItsOwnFilesWhateverTheirNamesHave() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      try site.folder.write("kept", to: "site/keep.html")
      let name = "a\nkeep.md"
      for text in ["# One\n", "# Two\n"] {
        try site.write(text, to: name)
        #expect(try site.build().unknown == ["keep.html"])
      }
      try site.write("# B\n", to: #"b\nc.md"#)
      _ = try site.build()
      try site.remove(name)
      #expect(try site.build().removed.filter(isPage) == ["a\nkeep.html", "a\nkeep.md"])
      #expect(try site.page("keep.html") == "kept")
      #expect(site.exists(#"b\nc.html"#))
    }
  }

  @Test func refusesToReplaceAFileThatIsNotItsOwn() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      try site.folder.write("somebody's", to: "site/a.html")
      #expect(throws: SiteError.self) { try site.build() }
      #expect(try site.page("a.html") == "somebody's")
      #expect(!site.exists("index.html"))
      #expect(!site.exists(".lifeline-staging"))
    }
  }

  @Test func goesOnWhereAKilledBuildStopped() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      _ = try site.build()
      try FileManager.default.removeItem(at: site.folder.appendingPathComponent("site/a.html"))
      try site.folder.write("half", to: "site/.lifeline-staging/7")
      #expect(try site.build().written == ["a.html"])
      #expect(!site.exists(".lifeline-staging"))
    }
  }

  @Test func writesThroughNoSymbolicLink() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      let outside = site.folder.appendingPathComponent("outside")
      try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
      try site.folder.write("", to: "site/.keep")
      try FileManager.default.createSymbolicLink(
        at: site.folder.appendingPathComponent("site/deep"), withDestinationURL: outside)
      #expect(throws: SiteError.self) { try site.build() }
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
    }
  }

  @Test func readsThroughNoSymbolicLink() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      try site.folder.write("# Secret\n", to: "outside/secret.md")
      try FileManager.default.createSymbolicLink(
        at: site.folder.appendingPathComponent("content/link.md"),
        withDestinationURL: site.folder.appendingPathComponent("outside/secret.md"))
      _ = try site.build()
      #expect(!site.exists("link.html"))
    }
  }

  @Test func writesNothingElsewhereWhateverThePageSaysOfItself() throws {
    let yaml = "language: ../../../evil\naliases: [/../../evil, /..%2Fevil, /a/../../../evil]\n"
    try SiteFixture.with(["index.md": "---\n\(yaml)---\n# A\n"]) { (site) throws in
      #expect(throws: SiteError.self) { try site.build(baseURL: "https://a.example/../../") }
      _ = try? site.build(baseURL: "https://a.example/")
      let names = try FileManager.default.contentsOfDirectory(atPath: site.folder.path)
      #expect(names.sorted() == ["content", "site"])
      let around = try FileManager.default.contentsOfDirectory(
        atPath: site.folder.deletingLastPathComponent().path)
      #expect(!around.contains { $0.hasPrefix("evil") })
    }
  }

  @Test func believesNoListThatLeadsOut() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      _ = try site.build()
      try site.folder.write("mine", to: "precious.txt")
      let list = try site.page(".lifeline-files")
      try site.folder.write(list + "../precious.txt\n/etc/passwd\n", to: "site/.lifeline-files")
      try site.remove("a.md")
      let report = try site.build()
      #expect(report.removed.filter(isPage) == ["a.html", "a.md"])
      #expect(try site.folder.read("precious.txt") == "mine")
    }
  }

  @Test func copiesImagesAndOtherFiles() throws {
    try SiteFixture.with(["index.md": "![a](img/a.svg)\n", "img/a.svg": "<svg/>"]) {
      (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("img/a.svg") == "<svg/>")
    }
  }

  @Test func reportsTwoPagesAtOneAddress() throws {
    try SiteFixture.with(["index.md": "# A\n", "index.markdown": "# B\n"]) { (site) throws in
      #expect(site.places(try site.build().diagnostics) == ["index.md:1:1 page.same-address"])
    }
  }

  @Test func saysWhatIsASymbolicLinkAndSoLeftOut() throws {
    try SiteFixture.with(["index.md": "# A\n", "img/a.svg": "<svg/>"]) { (site) throws in
      let content = site.folder.appendingPathComponent("content").path
      for name in ["other.md", "notes", ".hidden.md"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(content)/\(name)", withDestinationPath: content)
      }
      for _ in 1...2 {
        #expect(
          site.places(try site.build().diagnostics) == [
            "notes:1:1 content.not-read", "other.md:1:1 content.not-read",
          ])
      }
    }
  }

  @Test func takesNoSiteInsideTheContentForContent() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      let content = site.folder.appendingPathComponent("content").path
      // The same folder by two paths, as `--content .` and `--output site` give it.
      let build = SiteBuild(content: content, output: content + "/deep/../site")
      _ = try build.run()
      #expect(try build.run().written.isEmpty)
      #expect(throws: SiteError.self) {
        try SiteBuild(content: content, output: content + "/deep/..").run()
      }
    }
  }

  @Test(arguments: ["deep", "img"])
  func isNoFolderOfTheContentThatHasFilesAlready(_ name: String) throws {
    let files = Self.pages.merging(["img/a.svg": "<svg/>"]) { a, _ in a }
    try SiteFixture.with(files) { (site) throws in
      let content = site.folder.appendingPathComponent("content").path
      let before = try FileManager.default.contentsOfDirectory(atPath: "\(content)/\(name)")
      let build = SiteBuild(
        content: content, templates: templates, output: "\(content)/\(name)")
      let error = #expect(throws: SiteError.self) { try build.run() }
      #expect(
        error?.message.contains("lies in the content and holds '\(before[0])'") == true)
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(content)/\(name)") == before)
      _ = try site.build()
      #expect(site.exists("deep/b.html") && site.exists("img/a.svg"))
    }
  }

  /// A copy of a site without its hidden files has not the list of them.
  @Test func saysThatItsListIsMissing() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      _ = try site.build()
      for name in [".lifeline-files", ".lifeline-cache"] {
        try FileManager.default.removeItem(at: site.folder.appendingPathComponent("site/\(name)"))
      }
      try site.write("# New\n", to: "a.md")
      let error = #expect(throws: SiteError.self) { try site.build() }
      let built = site.folder.path + "/site"
      #expect(
        error?.message
          == "'\(built)/a.html' was not written by a build, and would be replaced;"
          + " there is no list of what builds wrote, '\(built)/.lifeline-files': if this is a site,"
          + " bring that back or remove the folder, otherwise name another with '--output'")
      try FileManager.default.removeItem(at: site.folder.appendingPathComponent("site"))
      _ = try site.build()
      try site.folder.write("mine", to: "site/b.html")
      try site.write("# B\n", to: "b.md")
      let other = #expect(throws: SiteError.self) { try site.build() }
      #expect(other?.message.hasSuffix("and would be replaced") == true)
    }
  }

  @Test func needsItsFolders() throws {
    #expect(throws: SiteError.self) {
      try SiteBuild(content: "/nowhere/at/all", templates: templates).run()
    }
    try SiteFixture.with(Self.pages) { (site) throws in
      #expect(throws: SiteError.self) { try site.build(templates: "/nowhere/at/all") }
    }
  }

  #if os(Linux)
    /// Other systems take the two for one name themselves.
    @Test(arguments: ["md", "png"])
    func namesFilesThatAreCalledTheSame(_ ending: String) throws {
      let files = ["index.md": "# A\n", "\u{E9}.\(ending)": "x"]
      try SiteFixture.with(files) { (site) throws in
        let twin = site.folder.appendingPathComponent("content").path + "/e\u{301}.\(ending)"
        try #require(FileManager.default.createFile(atPath: twin, contents: Data("y".utf8)))
        #expect { try site.build() } throws: { "\($0)".contains("is there twice") }
      }
    }
  #endif

  /// Without any rights, and one that may be listed but not entered.
  @Test(.disabled(if: geteuid() == 0, "everything can be read by root"), arguments: [0, 0o444])
  func takesNoFolderThatCannotBeReadForAnEmptyOne(_ mode: mode_t) throws {
    try SiteFixture.with(["index.md": "# A\n", "d/d.md": "# D\n"]) { (site) throws in
      _ = try site.build()
      let folder = site.folder.appendingPathComponent("content/d").path
      #expect(chmod(folder, mode) == 0)
      defer { chmod(folder, 0o755) }
      #expect { try site.build() } throws: { "\($0)".contains("cannot read") }
      #expect(site.exists("d/d.html"))
    }
  }

  @Test(
    .disabled(if: geteuid() == 0, "everything can be read by root"), arguments: ["", "/d"])
  func isNotEmptyWhereItCannotBeRead(_ path: String) throws {
    try SiteFixture.with(["index.md": "# A\n", "d/d.md": "# D\n"]) { (site) throws in
      _ = try site.build()
      try site.write("# New\n", to: "index.md")
      let folder = site.folder.appendingPathComponent("site").path + path
      #expect(chmod(folder, 0o311) == 0)
      defer { chmod(folder, 0o755) }
      let error = #expect(throws: SiteError.self) { try site.build() }
      #expect(error?.message.hasPrefix("cannot read '\(folder)'") == true)
    }
  }

  /// As a folder is that may be listed but not entered, which root always may: its path is so long that
  /// what lies in it has none.
  @Test func leavesTheSiteAsItWasWhereAFileCannotBeLookedAt() throws {
    try SiteFixture.with(["index.md": "# A\n", "d/d.md": "# D\n"]) { (site) throws in
      _ = try site.build()
      let start = site.folder.appendingPathComponent("content/d").path
      var way = [open(start, O_RDONLY)]
      var length = start.utf8.count
      let name = String(repeating: "n", count: 250)
      while length + 251 < 4080 {
        try #require(mkdirat(way.last!, name, 0o755) == 0)
        way.append(openat(way.last!, name, O_RDONLY))
        length += 251
      }
      let file = String(repeating: "p", count: 250) + ".md"
      close(openat(way.last!, file, O_WRONLY | O_CREAT, 0o644))
      defer {
        unlinkat(way.last!, file, 0)
        while let folder = way.popLast() {
          close(folder)
          if let above = way.last { unlinkat(above, name, AT_REMOVEDIR) }
        }
      }
      #expect { try site.build() } throws: {
        "\($0)".contains("cannot read") && "\($0)".contains("File name too long")
      }
      #expect(site.exists("d/d.html"))
    }
  }

  @Test func leavesDraftsOutUnlessAsked() throws {
    try SiteFixture.with(["index.md": "# A\n", "d.md": "---\ndraft: true\n---\n# D\n"]) {
      (site) throws in
      _ = try site.build()
      #expect(!site.exists("d.html"))
      _ = try site.build(drafts: true)
      #expect(try site.page("d.html").contains("Draft"))
      try site.write("[[D]] [d](d.md)\n", to: "index.md")
      let broken = try site.build().diagnostics
      #expect(broken.map(\.id) == ["link.broken", "link.broken"])
      #expect(broken.allSatisfy { $0.notes.contains { $0.message.contains("is a draft") } })
    }
  }
}

/// Whether a file of a site is none of the search, which has some for each page.
private func isPage(_ path: String) -> Bool { !path.hasPrefix("assets/search/") }
