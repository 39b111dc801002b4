#if os(Linux)
  import Foundation
  import SourceText
  import TestSupport
  import Testing

  @testable import SiteBuilder

  /// `é` is one character or two. A reader sees no difference, and a file system that does has two files.
  @Suite("A file whose name changes in its bytes alone")
  struct FileNameTests {
    @Test(arguments: [".md", ".png", "/a.md", "/a.png"])
    func isPublishedByItsNewName(_ end: String) throws {
      try SiteFixture.with(["index.md": "# Home\n"]) { (site) throws in
        let content = site.folder.appendingPathComponent("content").path
        // A folder's files are as they were when it is called otherwise.
        let (old, new) = ("caf\u{E9}", "cafe\u{301}")
        if end.hasPrefix("/") { try #require(mkdir("\(content)/\(old)", 0o755) == 0) }
        try #require(
          FileManager.default.createFile(atPath: content + "/" + old + end, contents: nil))
        usleep(60_000)
        _ = try site.build()
        let tail = end.hasPrefix("/") ? "" : end
        try #require(rename("\(content)/\(old)\(tail)", "\(content)/\(new)\(tail)") == 0)
        let report = try site.build()
        #expect(report.unknown.isEmpty)
        let built = site.folder.appendingPathComponent("site").path
        let files = Self.files(built)
        #expect(files.contains { $0.holdsBytes(of: new) })
        #expect(!files.contains { $0.holdsBytes(of: old) })
        #expect(try site.build().written.isEmpty)
        try FileManager.default.removeItem(atPath: built)
        _ = try site.build()
        #expect(Self.files(built).map { Array($0.utf8) } == files.map { Array($0.utf8) })
      }
    }

    /// The paths of all files below a folder, as they are, in the order of their bytes.
    private static func files(_ folder: String) -> [String] {
      (FileSystem.names(in: folder) ?? []).flatMap { name in
        FileSystem.kind("\(folder)/\(name)") == .folder
          ? files("\(folder)/\(name)").map { "\(name)/\($0)" } : [name]
      }
    }
  }
#endif
