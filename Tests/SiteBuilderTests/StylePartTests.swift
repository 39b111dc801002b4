import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

/// A style sheet is written in parts and published as one file.
@Suite("The parts of a style sheet")
struct StylePartTests {
  private static let part = "style/10-colours.css"

  /// The sheet of a site whose theme has some files of its own.
  private func sheet(_ own: [String: String]) throws -> (text: String, warnings: [String]) {
    try SiteFixture.with(["index.md": "# A\n"]) { (site) throws in
      for (path, text) in own { try site.folder.write(text, to: "templates/\(path)") }
      let folder = site.folder.appendingPathComponent("templates").path
      let report = try site.build(templates: own.isEmpty ? templates : folder)
      let name = try #require(
        try site.page("index.html").firstMatch(of: /rel="stylesheet" href="([^"]+)"/)?.1)
      #expect(!site.exists("assets/style"))
      return (try site.page(String(name)), report.diagnostics.map(\.id))
    }
  }

  @Test func areJoinedInTheOrderOfTheirNames() throws {
    let text = try sheet([:]).text
    let signs = [
      "--paper:", ".navigation {", "figure.scenario {", "dialog.search {", "@media print {\n  html",
    ]
    let places = signs.map { text.range(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap { $0 }.sorted() == places.compactMap { $0 })
  }

  @Test func areReplacedByThoseOfTheSameName() throws {
    let (text, warnings) = try sheet([Self.part: ":root { --paper: pink }"])
    #expect(text.contains("--paper: pink }\n") && !text.contains("--paper: light-dark"))
    #expect(text.contains(".navigation {") && warnings.isEmpty)
  }

  @Test func haveThoseOfATheme() throws {
    let (text, warnings) = try sheet(["style/99-mine.css": "p { color: pink }"])
    #expect(text.hasSuffix("p { color: pink }\n") && warnings.isEmpty)
    #expect(text.contains("--paper:"))
  }

  @Test func giveWayToASheetOfATheme() throws {
    let (text, warnings) = try sheet(["style.css": "p { color: pink }"])
    #expect(text.hasSuffix("\np { color: pink }") && !text.contains("--paper:"))
    #expect(warnings.isEmpty)
  }

  @Test func areNotMistakenForASheetThatIsMisspelt() throws {
    #expect(try sheet(["styles.css": "p {}"]).warnings == ["template.unused"])
  }
}
