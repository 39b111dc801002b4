import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// What is written down for a build that may be killed, and whom it is believed from.
@Suite struct SiteJournalTests {
  /// Leaves what a build of this machine leaves that was killed.
  private static func leave(
    _ change: SiteChange, in site: URL, _ damage: ([UInt8]) -> [UInt8] = { $0 }
  ) throws {
    try site.write("theirs", to: ".lifeline-staging/site/precious.txt")
    let mark = try Staging(folder: site.path).leaveMark()
    try Data(damage(SiteJournal(change, []).encoded(mark)))
      .write(to: site.appendingPathComponent(".lifeline-staging/journal"))
  }

  @Test(arguments: [
    (5_000, 1, 0, true), (5_000, 50, 0, true), (5_000, 30, 20, true), (5_000, 51, 0, false),
    (5_000, 30, 21, false), (4_999, 1, 0, false), (40_000, 400, 0, true), (0, 1, 0, false),
  ])
  func `a few of many files are a small part, and many or those of a small site are none`(
    kept: Int, new: Int, removed: Int, isSmall: Bool
  ) {
    var change = SiteChange()
    change.kept = Array(repeating: "a", count: kept)
    change.new = Array(repeating: "b", count: new)
    change.removed = Array(
      repeating: SiteChange.Removal(path: "c", signature: .none), count: removed)
    #expect(change.isSmallPart == isSmall)
  }

  @Test func `a build that keeps its folder puts files in their places one by one`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      func place() -> UInt64? {
        FileSystem.look(site.folder.path + "/site")?.signature.place
      }
      _ = try site.build()
      let first = place()
      try site.folder.write("# Other\n", to: "content/a.md")
      _ = try site.build(keepingFolder: true)
      #expect(place() == first)
      #expect(try site.page("a.html").contains("Other"))
      #expect(!site.exists(".lifeline-staging"))
      try site.folder.write("# Another\n", to: "content/a.md")
      _ = try site.build()
      #expect(place() != first)
    }
  }

  /// Somebody else may have put one there, in a pull request.
  @Test(arguments: ["../precious.txt", "way/precious.txt", "way/../../precious.txt", ".git/config"])
  func `a journal leads nowhere else, whoever wrote it`(_ path: String) throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      try site.folder.write("mine", to: "precious.txt")
      let output = site.folder.appendingPathComponent("site")
      try #require(symlink("..", output.path + "/way") == 0)
      var change = SiteChange()
      change.new = [path]
      change.replacing = [FilePath(path)]
      let found = try #require(FileSystem.look(site.folder.path + "/precious.txt"))
      change.removed = [SiteChange.Removal(path: path, signature: found.signature)]
      try Self.leave(change, in: output)
      _ = try? site.build()
      #expect(try site.folder.read("precious.txt") == "mine")
      #expect(!site.exists(".git"))
    }
  }

  @Test func `a journal that is cut short or changed is none`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      let output = site.folder.appendingPathComponent("site")
      let before = try site.page("a.html")
      var change = SiteChange()
      change.new = ["precious.txt"]
      let damages: [([UInt8]) -> [UInt8]] = [
        { Array($0.dropLast()) }, { $0.dropLast(9) + [$0[$0.count - 9] ^ 1] + $0.suffix(8) },
        { _ in [] }, { _ in Array(repeating: 0xFF, count: 99) },
      ]
      for damage in damages {
        try Self.leave(change, in: output, damage)
        _ = try site.build()
        #expect(!site.exists("precious.txt") && !site.exists(".lifeline-staging"))
      }
      #expect(try site.page("a.html") == before)
      try Self.leave(change, in: output)
      #expect(try site.build().unknown == ["precious.txt"])
    }
  }

  /// A repository or an archive can hold one, with all that lies beside it.
  @Test func `a journal that came with a copy of the folder is none`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      let output = site.folder.appendingPathComponent("site")
      var change = SiteChange()
      change.new = ["precious.txt"]
      try Self.leave(change, in: output)
      let copy = site.folder.appendingPathComponent("copy")
      try FileManager.default.copyItem(at: output, to: copy)
      let left = try FileManager.default.attributesOfItem(
        atPath: output.path + "/.lifeline-staging/mark")
      try FileManager.default.setAttributes(
        [.modificationDate: left[.modificationDate] as Any],
        ofItemAtPath: copy.path + "/.lifeline-staging/mark")
      try FileManager.default.removeItem(at: output)
      try FileManager.default.moveItem(at: copy, to: output)
      _ = try site.build()
      #expect(!site.exists("precious.txt") && !site.exists(".lifeline-staging"))
    }
  }

  @Test func `what waits behind a link is not brought into the site`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      try site.folder.write("key", to: "outside/key.txt")
      let output = site.folder.appendingPathComponent("site")
      var change = SiteChange()
      change.new = ["way/key.txt"]
      try Self.leave(change, in: output)
      try #require(
        symlink(site.folder.path + "/outside", output.path + "/.lifeline-staging/site/way") == 0)
      _ = try site.build()
      #expect(try site.folder.read("outside/key.txt") == "key")
      #expect(!site.exists("way/key.txt"))
    }
  }

  @Test
  func `a link in the place of the folder with a journal is removed, and not what it leads to`()
    throws
  {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      try site.folder.write("mine", to: "outside/journal")
      try #require(symlink("../outside", site.folder.path + "/site/.lifeline-staging") == 0)
      _ = try site.build()
      #expect(try site.folder.read("outside/journal") == "mine")
      #expect(!site.exists(".lifeline-staging"))
    }
  }

  /// What somebody puts where a new file is to be, while that waits for its place.
  @Test func `a file that came meanwhile is not replaced`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      let output = site.folder.appendingPathComponent("site")
      var change = SiteChange()
      change.new = ["precious.txt"]
      try Self.leave(change, in: output)
      try output.write("mine", to: "precious.txt")
      let error = #expect(throws: SiteError.self) { try site.build() }
      #expect(
        error?.message.hasSuffix("precious.txt' is in the way: a file is to be there") == true)
      #expect(try site.page("precious.txt") == "mine")
      try FileManager.default.removeItem(at: output.appendingPathComponent("precious.txt"))
      _ = try site.build()
      #expect(try site.page("precious.txt") == "theirs")
    }
  }
}
