import Foundation
import Lifecycle
import SourceText
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("A cache that machines share")
struct SharedCacheTests {
  private static let page = """
    # A

    ```swift scenario stage=st
    window.rootViewController = A()
    ```

    ```claims
    A.viewDidLoad happens once
    ```

    """
  private static let stage = "# S\n\n```swift stage id=st\nclass A: UIViewController {}\n```\n"

  private func notebook(_ page: String = page, stage: String = stage) -> Notebook {
    Notebook.load([
      SourceFile(path: "a.md", text: page), SourceFile(path: "s.md", text: stage),
    ]).value
  }

  private func withCache(
    secret: String? = nil, limit: Int = 1 << 24, _ body: (SharedCache, URL) throws -> Void
  ) throws {
    try withTemporaryDirectory { folder in
      try body(
        SharedCache(folder.appendingPathComponent("cache").path, secret: secret, limit: limit),
        folder.appendingPathComponent("cache"))
    }
  }

  private func entries(of folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.utf8.count > 60
    }.sorted()
  }

  private static let verdict = KeptVerdict(cases: [
    KeptVerdict.Case(use: Use(steps: 7, messages: 8, output: 9), checks: 3)
  ])

  @Test func `has of a page what was kept of it, until anything is other that decides it`() throws {
    try withCache { (cache, _) throws in
      let known = notebook()
      #expect(known.verdict(of: known.pages[0], in: cache) == nil)
      known.keep(Self.verdict, of: known.pages[0], in: cache)
      let again = notebook()
      let found = try #require(again.verdict(of: again.pages[0], in: cache))
      #expect(found.cases.map(\.use) == [Use(steps: 7, messages: 8, output: 9)])
      #expect(found.cases.map(\.checks) == [3])
      let others = [
        notebook(Self.page + "\n"),
        notebook(stage: Self.stage.replacingOccurrences(of: "{}", with: "{ }")),
        notebook(stage: Self.stage.replacingOccurrences(of: "st\n", with: "other\n")),
      ]
      for other in others { #expect(other.verdict(of: other.pages[0], in: cache) == nil) }
      var poorer = notebook()
      poorer.budget = .untrusted
      #expect(poorer.verdict(of: poorer.pages[0], in: cache) == nil)
    }
  }

  @Test func `goes by no path and no time, so that it can be moved`() throws {
    try withCache { (cache, folder) throws in
      let known = notebook()
      known.keep(Self.verdict, of: known.pages[0], in: cache)
      let moved = folder.deletingLastPathComponent().appendingPathComponent("moved")
      try FileManager.default.copyItem(at: folder, to: moved)
      let elsewhere = try SharedCache(moved.path, secret: nil, limit: 1 << 24)
      #expect(known.verdict(of: known.pages[0], in: elsewhere) != nil)
    }
  }

  @Test func `believes what was written with the same secret, and no other`() throws {
    try withTemporaryDirectory { folder in
      let known = notebook()
      func cache(_ secret: String?) throws -> SharedCache {
        try SharedCache(folder.path, secret: secret, limit: 1 << 24)
      }
      for (writer, reader) in [(nil, "a"), ("a", nil), ("a", "b")] as [(String?, String?)] {
        known.keep(Self.verdict, of: known.pages[0], in: try cache(writer))
        #expect(known.verdict(of: known.pages[0], in: try cache(writer)) != nil)
        #expect(known.verdict(of: known.pages[0], in: try cache(reader)) == nil)
      }
    }
  }

  @Test func `takes damaged and foreign entries for none, whatever they are`() throws {
    try withCache { (cache, folder) throws in
      let known = notebook()
      known.keep(Self.verdict, of: known.pages[0], in: cache)
      let name = try #require(try entries(of: folder).first)
      let place = folder.appendingPathComponent(name)
      let whole = try Data(contentsOf: place)
      var damaged = (0..<whole.count).map { at in
        var bytes = whole
        bytes[at] ^= 0x40
        return bytes
      }
      damaged += (0..<whole.count).map { whole.prefix($0) }
      damaged += [whole + [0], Data(count: 3_000_000)]
      for bytes in damaged {
        try bytes.write(to: place)
        #expect(known.verdict(of: known.pages[0], in: cache) == nil)
      }
      for make in [mkfifo(_:_:), mkdir(_:_:)] {
        try FileManager.default.removeItem(at: place)
        try #require(make(place.path, 0o755) == 0)
        #expect(known.verdict(of: known.pages[0], in: cache) == nil)
        known.keep(Self.verdict, of: known.pages[0], in: cache)
      }
      // A link to the very entry is followed neither.
      try? FileManager.default.removeItem(at: place)
      let other = folder.appendingPathComponent("other")
      try whole.write(to: other)
      try FileManager.default.createSymbolicLink(at: place, withDestinationURL: other)
      #expect(known.verdict(of: known.pages[0], in: cache) == nil)
      known.keep(Self.verdict, of: known.pages[0], in: cache)
      #expect(known.verdict(of: known.pages[0], in: cache) != nil)
      #expect(try Data(contentsOf: other) == whole)
    }
  }

  @Test func `sums of what entries claim do not overflow`() throws {
    var writer = TextBuffer()
    writer.write([0]) { writer, _ in
      for _ in 0..<4 { writer.write(Int.max) }
    }
    #expect(KeptVerdict(writer.bytes, scenarios: 1) == nil)
    #expect(KeptVerdict(Self.verdict.bytes, scenarios: 2) == nil)
    #expect(KeptVerdict(Self.verdict.bytes + [0], scenarios: 1) == nil)
    #expect(KeptVerdict(Self.verdict.bytes, scenarios: 1) != nil)
  }

  @Test func `is no larger than it may be, and loses what was not asked for the longest`() throws {
    try withCache(limit: 256 * 4096) { (cache, folder) throws in
      // Names that begin alike lie in one part, which may have 4096 bytes.
      let names = (0..<8).map { "ab" + String(repeating: "\($0)", count: 62) }
      for name in names[..<3] { cache.keep(Array(repeating: 1, count: 1000), as: name) }
      cache.finish()
      #expect(try entries(of: folder).count == 3)
      // The first is asked for again an hour later.
      for name in names[..<3] {
        let path = "\(folder.path)/ab/\(name.dropFirst(2))"
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: path)
      }
      #expect(cache.entry(names[0]) != nil)
      for name in names[3..<5] { cache.keep(Array(repeating: 1, count: 1000), as: name) }
      cache.finish()
      let left = names.filter { cache.entry($0) != nil }
      #expect(left == [names[0], names[3], names[4]])
    }
  }

  @Test func `many threads keep and ask at once, and each sees an entry whole or none`() throws {
    try withCache { (cache, folder) throws in
      let name = String(repeating: "ab", count: 32)
      let bytes: [UInt8] = Array(repeating: 5, count: 100_000)
      DispatchQueue.concurrentPerform(iterations: 200) { step in
        if step % 2 == 0 {
          cache.keep(bytes, as: name)
        } else if let found = cache.entry(name) {
          #expect(found == bytes)
        }
      }
      #expect(cache.entry(name) == bytes)
      #expect(try entries(of: folder).count == 1)
    }
  }

  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_00),
        "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee"
      ),
    ])
  func `SHA-256 is that of FIPS 180-4`(text: String, hash: String) {
    func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
    #expect(hex(SHA256.of(Array(text.utf8))) == hash)
    // However it comes.
    var pieces = SHA256()
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: 37) {
      pieces.add(Array(bytes[start..<min(start + 37, bytes.count)]))
    }
    #expect(hex(pieces.finished()) == hash)
  }

  @Test func `HMAC is that of RFC 4231`() {
    let code = SHA256.code(
      of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8))
    #expect(
      code.map { String(format: "%02x", $0) }.joined()
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    let long = SHA256.code(
      of: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      key: Array(repeating: 0xaa, count: 131))
    #expect(
      long.map { String(format: "%02x", $0) }.joined()
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }
}
