import Foundation
import TestSupport
import Testing

/// Builds of one site at the same time come one after another.
@Suite struct ConcurrentBuildTests {
  private static func write(_ pages: Int, in folder: URL) throws {
    for page in 0..<pages {
      let isDraft = page == 0 ? "---\ndraft: true\n---\n" : ""
      try folder.write("\(isDraft)# Page \(page)\n", to: "content/page-\(page).md")
    }
  }

  @Test func `two builds with other pages leave the site of the one that comes last`() throws {
    try withTemporaryDirectory { folder in
      try Self.write(120, in: folder)
      #expect(try CommandUnderTest.run(["build", "--output", "alone"], in: folder).status == 0)
      let alone = try SiteFiles.read(folder.appendingPathComponent("alone"))
      for _ in 0..<5 {
        let other = try CommandInBackground(["build", "--drafts"], in: folder)
        let one = try CommandUnderTest.run(["build"], in: folder)
        #expect(one.status == 0)
        #expect(other.wait() == 0)
        #expect(try CommandUnderTest.run(["build"], in: folder).status == 0)
        #expect(try SiteFiles.read(folder.appendingPathComponent("site")) == alone)
        try FileManager.default.removeItem(at: folder.appendingPathComponent("site"))
      }
    }
  }
}
