import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// What is written down for a build that may be killed, and whom it is believed from.
@Suite struct SiteJournalTests {
  private static func leave(_ bytes: [UInt8], in site: URL) throws {
    try site.write("theirs", to: ".lifeline-staging/site/precious.txt")
    try Data(bytes).write(to: site.appendingPathComponent(".lifeline-staging/journal"))
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
      try Self.leave(SiteJournal(change, []).encoded, in: output)
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
      let whole = SiteJournal(change, []).encoded
      var changed = whole
      changed[whole.count / 2] ^= 1
      for bytes in [Array(whole.dropLast()), changed, [], Array(repeating: 0xFF, count: 99)] {
        try Self.leave(bytes, in: output)
        _ = try site.build()
        #expect(!site.exists("precious.txt") && !site.exists(".lifeline-staging"))
      }
      #expect(try site.page("a.html") == before)
      try Self.leave(whole, in: output)
      #expect(try site.build().unknown == ["precious.txt"])
    }
  }

  /// What somebody puts where a new file is to be, while that waits for its place.
  @Test func `a file that came meanwhile is not replaced`() throws {
    try SiteFixture.with(OutputTests.pages) { (site) throws in
      _ = try site.build()
      let output = site.folder.appendingPathComponent("site")
      var change = SiteChange()
      change.new = ["precious.txt"]
      try Self.leave(SiteJournal(change, []).encoded, in: output)
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
