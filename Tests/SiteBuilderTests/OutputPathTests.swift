import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("Paths and hashes of written files")
struct OutputPathTests {
  @Test(arguments: ["a.html", "deep/b.html", "a..b/c", "a.", "日本.html"])
  func namesAFileInTheSite(path: String) { #expect(OutputFolder.isSound(path)) }

  @Test(arguments: [
    "", "/", "/a", "a/", "a//b", ".", "..", "a/..", "../a", "a/../b", "a/./b", "a\0b", "...",
    ".hidden", ".git/a.html", "a/.b",
  ])
  func leadsNowhereOrOutOrIsHidden(path: String) { #expect(!OutputFolder.isSound(path)) }

  /// A way through a linked folder spells a path otherwise too.
  @Test func areOneFileHoweverAPathIsSpelledButNotAsHardLinks() throws {
    try withTemporaryDirectory { folder in
      try folder.write("x", to: "d/Push.html")
      let path = folder.path
      try #require(symlink("d", "\(path)/D") == 0)
      #expect(FileSystem.areSpellings("\(path)/d/Push.html", "\(path)/D/Push.html"))
      #expect(!FileSystem.areSpellings("\(path)/d/Push.html", "\(path)/d/push.htm"))
      try #require(link("\(path)/d/Push.html", "\(path)/d/other.html") == 0)
      #expect(!FileSystem.areSpellings("\(path)/d/Push.html", "\(path)/d/other.html"))
    }
  }

  /// On a disk to which large and small letters are the same, the old file is the new one.
  @Test func countsNoFileForAnotherThatTheSiteHasUnderAnotherSpelling() throws {
    try withTemporaryDirectory { folder in
      try folder.write("x", to: "d/Push.html")
      try folder.write("x", to: "old.html")
      let path = folder.path
      try #require(symlink("d", "\(path)/D") == 0)
      let found = try #require(FileSystem.look("\(path)/D/Push.html"))
      let record = OutputFolder.Record(signature: found.signature, hash: 0)
      let entries = [OutputFolder.Entry(path: "D/Push.html", record: record, isStaged: false)]
      func others(_ files: Set<FilePath>) -> Set<FilePath> {
        OutputFolder.others(among: files, than: entries, in: path)
      }
      #expect(others([FilePath("d/Push.html"), FilePath("old.html")]) == [FilePath("old.html")])
      #expect(others([FilePath("D/Push.html")]).count == 1)
    }
  }

  @Test(arguments: [0, 1, 7, 8, 9, 31, 32, 63, 64, 65, 96, 100, 127, 128, 150])
  func everyByteCountsInAHash(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    for hash in [{ ContentHash.of($0) }, { ContentHash.of([$0[...]]) }] as [([UInt8]) -> UInt64] {
      var hashes: Set = [hash(bytes), hash(bytes + [0])]
      for index in bytes.indices {
        var other = bytes
        other[index] ^= 1
        hashes.insert(hash(other))
      }
      #expect(hashes.count == count + 2)
    }
  }
}
