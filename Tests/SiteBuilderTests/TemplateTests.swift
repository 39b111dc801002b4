import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

@Suite("Templates")
struct TemplateTests {
  static let faults: [(String, String, String?)] = [
    ("<p>{{titel}}</p>", "1:6 template.unknown-key", "title"),
    ("{{#next}}{{adress}}{{/next}}", "1:12 template.unknown-key", "address"),
    ("{{address}}", "1:3 template.unknown-key", nil),
    ("\n  {{> heder}}", "2:7 template.unknown-partial", nil),
    ("{{#title}}", "1:4 template.unclosed", nil),
    ("{{/title}}", "1:4 template.stray-end", nil),
  ]

  @Test(arguments: faults)
  func areCheckedBeforeAnythingIsWritten(
    _ text: String, _ place: String, _ help: String?
  ) throws {
    try SiteFixture.with(["index.md": "# A\n"]) { (site) throws in
      let own = site.folder.appendingPathComponent("templates")
      try FileManager.default.copyItem(at: URL(fileURLWithPath: templates), to: own)
      try own.write(text, to: "page.mustache")
      let report = try site.build(templates: own.path)
      let found = report.diagnostics.first { $0.id != "template.malformed" }
      let start = try #require(found?.span.start)
      #expect("\(start.line):\(start.column) \(found?.id ?? "")" == place)
      #expect(found?.fixIts.first?.replacement == help)
      #expect(!site.exists("index.html"))
    }
  }
}
