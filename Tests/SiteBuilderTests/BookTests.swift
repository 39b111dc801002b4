import Foundation
import SiteBuilder
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Books")
struct BookTests {
  private static let scenario =
    "```swift scenario id=p title=\"Shown\"\nwindow.rootViewController = UIViewController()\n"
    + "window.makeKeyAndVisible()\n```\n"

  private static let notes = [
    "index.md": "---\nsite: Notes & more\n---\n# Home\n\n[in](guide/a.md)\n",
    "guide/index.md": "---\norder: 1\n---\n# Guide\n\nFirst.\n",
    "guide/a.md":
      "# A <tag>\n\n[b](b.md#part), [c](../c.md), [web](https://a.example/?x=1&y=2), [here](#a-tag)\n\n"
      + "$x^2$ ![dot](dot.png) ![far](https://b.example/far.png)\n\n- [x] done\n\n\(scenario)",
    "guide/b.md":
      "# B\n\n## Part\n\n<p align=\"center\">one<br>two</p>\n\n"
      + "<script>alert(1)</script><b onclick=\"x()\">bold</b>\n",
    "guide/dot.png": "no picture, but a file",
    "c.md": "# C\n\nOutside.\n",
    "guide/draft.md": "---\ndraft: true\n---\n# Secret\n",
  ]

  /// The files of a book of some notes, in their order.
  private func book(
    _ notes: [String: String] = notes, folder: String = "", baseURL: String? = nil,
    language: String? = nil
  ) throws -> [(name: String, text: String)] {
    try SiteFixture.with(notes) { (site) throws in
      Self.files(in: try Self.archive(site, folder: folder, baseURL: baseURL, language: language))
    }
  }

  private static func archive(
    _ site: SiteFixture, folder: String = "", baseURL: String? = nil, language: String? = nil
  ) throws -> [UInt8] {
    var build = SiteBuild(
      content: site.folder.appendingPathComponent("content").path, templates: nil,
      output: site.folder.appendingPathComponent("book").path, baseURL: baseURL)
    build.trust = .none
    build.book = BookChoice(folder: folder, language: language)
    return try build.run().book
  }

  /// Reads what an archive holds, by the heads of its files.
  private static func files(in bytes: [UInt8]) -> [(name: String, text: String)] {
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    var files: [(String, String)] = []
    var place = 0
    while number(place, 4) == 0x0403_4B50 {
      let isShort = number(place + 8, 2) == 8
      let (size, whole) = (number(place + 18, 4), number(place + 22, 4))
      let start = place + 30 + number(place + 26, 2)
      let name = String(decoding: bytes[place + 30..<start], as: UTF8.self)
      let stored = Array(bytes[start..<start + size])
      let content = isShort ? Inflate.bytes(stored) ?? [] : stored
      #expect(content.count == whole, "\(name)")
      #expect(isShort == (size < whole), "\(name)")
      files.append((name, String(decoding: content, as: UTF8.self)))
      place = start + size
    }
    #expect(number(place, 4) == 0x0201_4B50, "the directory follows")
    return files
  }

  private func text(_ name: String, of files: [(name: String, text: String)]) throws -> String {
    try #require(files.first { $0.name == name }?.text, "there is \(name)")
  }

  @Test func haveTheNotesOfAFolderInTheOrderOfTheNavigation() throws {
    let files = try book(folder: "guide")
    #expect(
      files.map(\.name) == [
        "mimetype", "META-INF/container.xml", "book/package.opf", "book/nav.xhtml",
        "book/style.css", "book/page-1.xhtml", "book/page-2.xhtml", "book/page-3.xhtml",
        "book/picture-1.png",
      ])
    #expect(files[0].text == "application/epub+zip")
    let titles = files.filter { $0.name.hasPrefix("book/page") }.map {
      String($0.text.firstMatch(of: /<title>(.*)<\/title>/)?.1 ?? "")
    }
    #expect(titles == ["Guide", "A &lt;tag&gt;", "B"])
    let package = try text("book/package.opf", of: files)
    #expect(package.contains("<dc:title>Notes &amp; more · Guide</dc:title>"))
    #expect(package.contains("<dc:language>en</dc:language>"))
    #expect(
      package.contains(
        "href=\"page-2.xhtml\" media-type=\"application/xhtml+xml\" properties=\"mathml svg\""))
    let contents = try text("book/nav.xhtml", of: files)
    #expect(contents.contains("<a href=\"page-2.xhtml\">A &lt;tag&gt;</a>"))
    #expect(!files.contains { $0.text.contains("Secret") })
  }

  @Test func keepLinksBetweenTheirNotesAndLeadToTheSiteOtherwise() throws {
    let near = try text("book/page-2.xhtml", of: book(folder: "guide"))
    #expect(near.contains("<a href=\"page-3.xhtml#part\">b</a>, c, "))
    #expect(near.contains("<a href=\"https://a.example/?x=1&amp;y=2\""))
    #expect(near.contains("href=\"#a-tag\""))
    let known = try text(
      "book/page-2.xhtml", of: book(folder: "guide", baseURL: "https://c.example/n/"))
    #expect(known.contains("<a href=\"https://c.example/n/c.html\">c</a>"))
  }

  @Test func areWellFormedAndHaveNothingThatRunsOrIsLoaded() throws {
    let files = try book()
    for file in files where file.name.hasSuffix(".xhtml") || file.name.hasSuffix(".opf") {
      #expect(XMLParser(data: Data(file.text.utf8)).parse(), "\(file.name) is XML")
      #expect(!file.text.contains("<script") && !file.text.contains("onclick"))
      #expect(!file.text.contains("src=\"http"))
    }
    let all = files.map(\.text).joined()
    #expect(all.contains("<img src=\"picture-1.png\" alt=\"dot\""))
    #expect(all.contains("[far]"))
    #expect(all.contains("☑ done"))
    #expect(all.contains("<h2 id=\"part\">Part</h2>"))
    #expect(all.contains("<p style=\"text-align: center\">one<br/>two</p>"))
    #expect(all.contains("<svg xmlns=\"http://www.w3.org/2000/svg\"") && !all.contains("<style"))
    #expect(all.contains(#/<svg [^>]*viewBox="[^"]+"[^>]*font-family="/#))
  }

  @Test func areTheSameBytesForTheSameNotes() throws {
    let books = try (0..<2).map { _ in
      try SiteFixture.with(Self.notes) { (site) throws in try Self.archive(site) }
    }
    #expect(books[0] == books[1])
    #expect(!books[0].isEmpty)
  }

  @Test func sayWhichFolderOrLanguageThereIsNot() throws {
    #expect { try book(folder: "gide") } throws: {
      ($0 as? SiteError)?.message == "there are no notes in a folder 'gide' of the content"
    }
    #expect { try book(language: "fr") } throws: {
      ($0 as? SiteError)?.message == "there are no pages in 'fr'; there are some in: en"
    }
  }
}
