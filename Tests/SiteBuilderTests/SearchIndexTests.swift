import Foundation
import SiteBuilder
import TestSupport
import Testing

/// The index of a search: which of its files a page's words are in, and that these are few.
@Suite("The index of a search")
struct SearchIndexTests {
  /// Many pages, each of other words.
  static func pages(_ count: Int, changed: Int? = nil) -> [String: String] {
    var pages: [String: String] = ["index.md": "# Home\n"]
    for number in 0..<count {
      let words = (0..<40).map { "word\((number * 7 + $0 * 13) % 997)x" }.joined(separator: " ")
      let more = number == changed ? "unheardof changes" : "as it was"
      pages["p\(number).md"] = "# Page \(number)\n\n\(words)\n\n## Part\n\n\(words) \(more)\n"
    }
    return pages
  }

  private static func files(_ site: SiteFixture, _ kind: String) throws -> [String: String] {
    let folder = site.folder.appendingPathComponent("site/assets/search/en")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let wanted = names.filter { $0.hasPrefix(kind) }
    return try Dictionary(uniqueKeysWithValues: wanted.map { ($0, try folder.read($0)) })
  }

  @Test func hasEachTermInOneFile() throws {
    try SiteFixture.with(Self.pages(100)) { (site) throws in
      _ = try site.build()
      let files = try Self.files(site, "terms-")
      #expect(files.count >= 8)
      for word in ["\npag ", "\nword13x ", "\npart "] {
        #expect(files.values.count { $0.contains(word) } == 1, "\(word)")
      }
      let largest = files.values.map(\.utf8.count).max() ?? 0
      #expect(largest < files.values.reduce(0) { $0 + $1.utf8.count } / 4)
    }
  }

  @Test func findsNamesByTheirPartsAndWordsByTheirStems() throws {
    let page = "# Popping pages\n\nIt calls viewWillAppear on UINavigationController in iOS 18.\n"
    try SiteFixture.with(["index.md": page]) { (site) throws in
      _ = try site.build()
      let terms = try Self.files(site, "terms-").values.joined()
      for term in [
        "pop", "pag", "viewwillappear", "willappear", "appear", "navigationcontroller", "ui",
        "ios18", "18",
      ] { #expect(terms.contains("\n\(term) "), "\(term)") }
      #expect(!terms.contains("\npopping "))
    }
  }

  @Test func dividesChineseIntoSignsAndPairs() throws {
    let page = "---\nlanguage: zh-Hans\n---\n# 标签页\n\n先调用父视图。\n"
    try SiteFixture.with(["index.md": page]) { (site) throws in
      _ = try site.build()
      let folder = site.folder.appendingPathComponent("site/assets/search/zh-Hans")
      let terms = try folder.read("terms-0.js")
      for term in ["调", "调用", "父视", "标签页", "~tab"] {
        #expect(terms.contains("\n\(term) "), "\(term)")
      }
      #expect(!terms.contains("\n先调用 "))
    }
  }

  @Test func changesTheFilesOfTheWordsThatChangedAndNoOthers() throws {
    try SiteFixture.with(Self.pages(100)) { (site) throws in
      _ = try site.build()
      let before = try Self.files(site, "")
      try site.write(Self.pages(100, changed: 42)["p42.md"] ?? "", to: "p42.md")
      let written = try site.build().written.filter { $0.hasPrefix("assets/search/en/terms-") }
      #expect(!written.isEmpty && written.count <= 5)
      let changed = try Self.files(site, "")
      #expect(changed != before)
      try FileManager.default.removeItem(at: site.folder.appendingPathComponent("site"))
      _ = try site.build()
      #expect(try Self.files(site, "") == changed)
    }
  }

  @Test func bearsWordsAndPagesOfAnyLength() throws {
    let long = String(repeating: "a", count: 5_000)
    let page = "# A\n\n\(long) 1 \(long)\n\n" + String(repeating: "多", count: 9_000) + " end\n"
    try SiteFixture.with(["index.md": page]) { (site) throws in
      _ = try site.build()
      let shown = try Self.files(site, "0-0")
      #expect(shown.values.allSatisfy { $0.utf8.count < 8_000 })
      #expect(try Self.files(site, "terms-").values.joined().contains("\nend "))
    }
  }
}
