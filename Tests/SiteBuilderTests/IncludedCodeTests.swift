import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

/// Blocks that show files of the notes.
@Suite("Code from files")
struct IncludedCodeTests {
  static let code = "import A\n// ANCHOR: b\n  func b() {\n    c()\n  }\n// ANCHOR_END: b\n"

  static func page(_ line: String) -> String { "# H\n\n```swift\n\(line)\n```\n" }

  static let shown: [(line: String, code: String)] = [
    ("{{#include main.swift}}", "import A\n  func b() {\n    c()\n  }\n"),
    ("{{#include main.swift:3:5}}", "func b() {\n  c()\n}\n"),
    ("{{#include main.swift:b}}", "func b() {\n  c()\n}\n"),
    ("--8<-- \"main.swift:4\"", "c()\n"),
  ]

  /// Other tools see the path from where they run.
  @Test(arguments: ["code/main.swift", "content/code/main.swift"])
  func isFoundFromTheContentFolderAndFromBesideIt(_ path: String) throws {
    try SiteFixture.with(["a/b.md": Self.page("--8<-- \"\(path):4\"")]) { (site) throws in
      try site.write(Self.code, to: "code/main.swift")
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("a/b.md").contains("```swift\nc()\n```"))
    }
  }

  @Test(arguments: shown) func isShownAndInThePlainMarkdown(
    _ example: (line: String, code: String)
  ) throws {
    try SiteFixture.with(["index.md": Self.page(example.line)]) { (site) throws in
      try site.write(Self.code, to: "main.swift")
      #expect(try site.build().diagnostics.isEmpty)
      let html = try site.page("index.html")
      let text = html.replacing(/<[^>]*>/, with: "")
      #expect(text.contains("\n\(example.code)"), "\(html)")
      #expect(try site.page("index.md").contains("```swift\n\(example.code)```"))
    }
  }

  /// A script's text in a block of code is text; that it lies among the notes is another matter.
  @Test func isNoLinkToItsFile() throws {
    try SiteFixture.with(["index.md": Self.page("{{#include main.js}}")]) { (site) throws in
      try site.write("alert(1)\n", to: "main.js")
      let found = try site.build().diagnostics
      #expect(!found.contains { $0.severity == .error || $0.message.contains("pages lead to it") })
      #expect(try site.page("index.html").contains("alert"))
    }
  }

  @Test func isOfAPartWithTheFirstMarksOfItsName() throws {
    let line = "{{#include main.swift:b}}"
    try SiteFixture.with(["index.md": Self.page(line)]) { (site) throws in
      try site.write(
        "// ANCHOR_END: b\n" + Self.code + "// ANCHOR: b\nlater()\n// ANCHOR_END: b\n",
        to: "main.swift")
      #expect(try site.build().diagnostics.isEmpty)
      let text = try site.page("index.md")
      #expect(text.contains("func b()") && !text.contains("later"), "\(text)")
    }
  }

  @Test func isNoMoreThanAPageMayShow() throws {
    let blocks = String(repeating: "```js\n{{#include main.txt}}\n```\n\n", count: 20)
    try SiteFixture.with(["index.md": "# H\n\n" + blocks]) { (site) throws in
      try site.write(String(repeating: "text\n", count: 50_000), to: "main.txt")
      let found = try site.build().diagnostics
      #expect(found.map(\.id) == ["link.too-many"])
      #expect(try site.page("index.html").utf8.count < 4_000_000)
    }
  }

  @Test func isReadAgainWhenItsFileChanges() throws {
    try SiteFixture.with(["index.md": Self.page("{{#include main.swift}}")]) { (site) throws in
      try site.write("one()\n", to: "main.swift")
      _ = try site.build()
      try site.write("another()\n", to: "main.swift")
      _ = try site.build()
      #expect(try site.page("index.html").contains("another"))
    }
  }

  @Test(arguments: [
    "{{#include ../outside.swift}}", "{{#include none.swift}}", "{{#include main.swift:9}}",
    "{{#include main.swift:nothing}}", "{{#include link.swift}}", "{{#include index.md}}",
    "{{#include /etc/hostname}}", "{{#include bytes.bin}}",
  ])
  func isAnErrorWhereThereIsNone(_ line: String) throws {
    try SiteFixture.with(["index.md": Self.page(line)]) { (site) throws in
      try site.write(Self.code, to: "main.swift")
      try Data([0x61, 0x00, 0xFF]).write(
        to: site.folder.appendingPathComponent("content/bytes.bin"))
      let outside = site.folder.appendingPathComponent("outside.swift")
      try Data("secret()".utf8).write(to: outside)
      try FileManager.default.createSymbolicLink(
        at: site.folder.appendingPathComponent("content/link.swift"), withDestinationURL: outside)
      let found = try site.build().diagnostics.filter { $0.id != "content.not-read" }
      #expect(found.map(\.id) == ["code.not-included"])
      #expect(found.first?.span.text == line)
      #expect(try !site.page("index.html").contains("secret"))
    }
  }
}
