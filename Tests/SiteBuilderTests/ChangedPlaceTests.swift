import Foundation
import SiteBuilder
import TestSupport
import Testing

/// What was a file becomes a folder, and the reverse, as notes are moved about.
@Suite("Places that change")
struct ChangedPlaceTests {
  private static let asFolder = [
    "index.md": "# Home\n", "x/y.txt": "below", "x/deep/z.md": "# Z\n",
  ]

  @Test func aFileTakesThePlaceOfAFolder() throws {
    try SiteFixture.with(Self.asFolder) { (site) throws in
      _ = try site.build()
      try site.remove("x")
      try site.write("a file", to: "x")
      let report = try site.build()
      #expect(
        report.removed.filter { !$0.hasPrefix("assets/search/") } == [
          "x/deep/index.html", "x/deep/index.md", "x/deep/z.html", "x/deep/z.md", "x/index.html",
          "x/index.md", "x/y.txt",
        ])
      #expect(try site.page("x") == "a file")
      #expect(try site.build().written.isEmpty)
    }
  }

  @Test func aFolderTakesThePlaceOfAFile() throws {
    try SiteFixture.with(["index.md": "# Home\n", "x": "a file"]) { (site) throws in
      _ = try site.build()
      try site.remove("x")
      try site.write("# Z\n", to: "x/deep/z.md")
      #expect(try site.build().removed == ["x"])
      #expect(site.exists("x/deep/z.html"))
      #expect(try site.build().written.isEmpty)
    }
  }

  @Test func foldersThatAKilledBuildLeftEmptyAreInNobodysWay() throws {
    try SiteFixture.with(["index.md": "# Home\n"]) { (site) throws in
      _ = try site.build()
      try FileManager.default.createDirectory(
        at: site.folder.appendingPathComponent("site/x/deep"), withIntermediateDirectories: true)
      try site.write("a file", to: "x")
      _ = try site.build()
      #expect(try site.page("x") == "a file")
    }
  }

  @Test(arguments: ["x/own.txt", "x/deep/.hidden"])
  func somebodysFileBelowKeepsItsPlaceAndAllElseToo(path: String) throws {
    try SiteFixture.with(Self.asFolder) { (site) throws in
      _ = try site.build()
      try site.folder.write("somebody's", to: "site/\(path)")
      try site.remove("x")
      try site.write("a file", to: "x")
      try site.write("# Home\n\nmore\n", to: "index.md")
      let error = #expect(throws: SiteError.self) { try site.build() }
      #expect(error?.message.hasSuffix("site/x' is in the way: a file is to be there") == true)
      #expect(try site.page(path) == "somebody's")
      #expect(try !site.page("index.html").contains("more"))
    }
  }
}
