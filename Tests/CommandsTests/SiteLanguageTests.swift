import Foundation
import TestSupport
import Testing

/// A site in more than two languages, one of them from right to left.
@Suite struct SiteLanguageTests {
  private func withNotes(_ languages: [String], _ body: (URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      try folder.write("# Home\n\n[Page](page.md)\n", to: "content/index.md")
      try folder.write("# Page\n", to: "content/page.md")
      for language in languages {
        try folder.write("# \(language)\n", to: "content/index.\(language).md")
      }
      try body(folder)
    }
  }

  private func switchOf(_ page: String, in folder: URL) throws -> Substring {
    let html = try folder.read("site/\(page)")
    return try #require(html.firstMatch(of: /<nav class="languages"(?s).*?<\/nav>/)).0
  }

  @Test func `every page leads to all languages, and opens a list of many`() throws {
    try withNotes(["ar", "de", "zh-Hans"]) { folder in
      #expect(try CommandUnderTest.run(["build"], in: folder).status == 0)
      let list = try switchOf("ar/index.html", in: folder)
      #expect(list.contains("<details class=\"choice\"><summary>"))
      #expect(list.matches(of: /hreflang="([^"]+)"/).map { $0.1 } == ["en", "de", "zh-Hans"])
      // Where a page has no translation, the way is to the nearest that there is.
      #expect(try switchOf("page.html", in: folder).contains("href=\"ar/index.html\""))
      let arabic = try folder.read("site/ar/index.html")
      #expect(arabic.contains("<html lang=\"ar\" dir=\"rtl\""))
      #expect(
        arabic.matches(of: /rel="alternate" hreflang="([^"]+)"/).map { String($0.1) } == [
          "en", "ar", "de", "zh-Hans", "x-default",
        ])
    }
    try withNotes(["de"]) { folder in
      #expect(try CommandUnderTest.run(["build"], in: folder).status == 0)
      let list = try switchOf("index.html", in: folder)
      #expect(!list.contains("<details"))
    }
  }

  @Test func `a language without words is said, until the site brings them`() throws {
    try withNotes(["ar", "de", "zh-Hans"]) { folder in
      func said() throws -> [String] {
        let run = try CommandUnderTest.run(["build"], in: folder)
        #expect(run.status == 0)
        return run.output.split(separator: "\n").filter { $0.contains("frame of pages") }
          .map { String($0.prefix { $0 != ":" }) }
      }
      #expect(try said() == ["ar", "de"])
      // A site that has not changed says it again.
      #expect(try said() == ["ar", "de"])
      try folder.write("search: Suche\n", to: "templates/words.de.yaml")
      #expect(try said() == ["ar"])
      #expect(try folder.read("site/de/index.html").contains(">Suche<"))
      #expect(try folder.read("site/ar/index.html").contains(">Search<"))
    }
  }
}
