import Foundation
import TestSupport
import Testing

/// A build that is killed leaves what was there.
@Suite struct KilledBuildTests {
  private static let pages = 60

  private static func write(_ text: String, in folder: URL) throws {
    for page in 0..<pages {
      let note = """
        # Page \(page)

        \(text) [next](page-\((page + 1) % pages).md)

        ```swift scenario id=show
        window.rootViewController = \(text)()
        window.makeKeyAndVisible()
        ```

        """
      try folder.write(note, to: "content/page-\(page).md")
    }
  }

  @Test func `whenever a build is killed, each file is as it was or as it will be`() throws {
    try withTemporaryDirectory { folder in
      let site = folder.appendingPathComponent("site")
      try Self.write("Old", in: folder)
      #expect(try CommandUnderTest.run(["build"], in: folder).status == 0)
      let old = try SiteFiles.read(site)
      try Self.write("New", in: folder)
      #expect(try CommandUnderTest.run(["build", "--output", "other"], in: folder).status == 0)
      let new = try SiteFiles.read(folder.appendingPathComponent("other"))
      #expect(old != new)

      var hasEnded = false
      var moment: UInt32 = 0
      while !hasEnded {
        let build = try CommandInBackground(["build"], in: folder)
        usleep(moment)
        moment += 25_000
        hasEnded = !build.kill()
        let now = try SiteFiles.read(site)
        for (path, bytes) in old {
          #expect(now[path] == bytes || now[path] == new[path], "\(path) after \(moment) µs")
        }
      }
      #expect(try SiteFiles.read(site) == new)
    }
  }

  @Test func `a build that is killed among its last steps leaves pages of one build`() throws {
    try withTemporaryDirectory { folder in
      let site = folder.appendingPathComponent("site")
      try Self.write("Old", in: folder)
      #expect(try CommandUnderTest.run(["build"], in: folder).status == 0)
      try Self.write("New", in: folder)
      #expect(try CommandUnderTest.run(["build", "--output", "other"], in: folder).status == 0)
      let new = try SiteFiles.read(folder.appendingPathComponent("other"))

      let file = site.appendingPathComponent("page-0.html").path
      let before = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
      let build = try CommandInBackground(["build"], in: folder)
      // The first page is in its place, the others are on their way.
      for _ in 0..<200_000 {
        let now = try? FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
        if now != before { break }
        usleep(50)
      }
      _ = build.kill()
      let staging = site.appendingPathComponent(".lifeline-staging").path
      for _ in 0..<1_000 {
        let rest =
          FileManager.default.enumerator(atPath: staging)?.compactMap { $0 as? String } ?? []
        if !rest.contains(where: { $0.hasSuffix(".html") }) { break }
        usleep(10_000)
      }
      let found = try SiteFiles.read(site)
      for (path, bytes) in new { #expect(found[path] == bytes, "\(path)") }
    }
  }
}
