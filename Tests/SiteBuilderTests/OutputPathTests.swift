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

  @Test(arguments: [0, 1, 7, 8, 9, 31, 32, 63, 64, 65, 96, 100, 127, 128, 150])
  func everyByteCountsInAHash(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    for hash in [{ ContentHash.of($0) }, { PageHash.of([$0[...]]) }] as [([UInt8]) -> UInt64] {
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
