import Foundation
import SiteBuilder
import TestSupport
import Testing

/// Of a large folder, pages are read twice and not kept.
@Suite struct `Pages that are not kept` {
  private static let pages: [String: String] = {
    var pages = [
      "index.md": "# Home\n\n![[p1]]\n\n![[p2#s2]]\n",
      "stages.md": "# Stages\n\n```swift stage id=shared\nlet a = UIViewController()\n```\n",
    ]
    for number in 0..<12 {
      pages["p\(number).md"] = """
        # Page \(number)

        Words of page \(number), beside [the next](p\((number + 1) % 12).md).

        ```swift scenario id=s\(number) stage=shared title="Number \(number)"
        window.rootViewController = a
        window.makeKeyAndVisible()
        ```

        """
    }
    return pages
  }()

  /// What is in each file of a site, with the folder's own lists.
  private static func files(keeping kept: Int, rebuilding: Bool) throws -> [String: Data] {
    var files: [String: Data] = [:]
    try SiteFixture.with(pages) { site in
      var build = SiteBuild(
        content: site.folder.appendingPathComponent("content").path, templates: templates,
        output: site.folder.appendingPathComponent("site").path)
      build.keptPages = kept
      #expect(try build.run().diagnostics.isEmpty)
      if rebuilding {
        try site.write(Self.pages["p3.md", default: ""] + "\nMore.\n", to: "p3.md")
        #expect(try build.run().diagnostics.isEmpty)
      }
      let folder = site.folder.appendingPathComponent("site")
      for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
      where path != ".lifeline-cache" {
        files[path] = FileManager.default.contents(
          atPath: folder.appendingPathComponent(path).path)
      }
    }
    return files
  }

  @Test(arguments: [0, 5], [false, true])
  func `make the same site as those that are`(kept: Int, rebuilding: Bool) throws {
    let site = try Self.files(keeping: kept, rebuilding: rebuilding)
    #expect(site.count > 30)
    #expect(try site == Self.files(keeping: 1_000, rebuilding: rebuilding))
  }
}
