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
    ("{{title", "1:3 template.unclosed", nil),
    ("{{title.x}}", "1:3 template.unknown-key", nil), ("{{x}}", "1:3 template.unknown-key", nil),
    ("{{title} {{titel}}", "1:3 template.unknown-key", nil),
    ("[{{{content}}]", "1:5 template.unclosed", nil), ("[{{{content", "1:5 template.unclosed", nil),
  ]

  /// A template of a user's own, what includes it, and what is wrong in it.
  static let partials: [(String, String, String?)] = [
    ("{{titel}} {{#foo}}x{{/foo}}", "{{> bit}}", "1:3 unknown-key, 1:14 unknown-key"),
    ("{{adress}}", "{{#next}}{{> bit}}{{/next}}{{> bit}}", "1:3 unknown-key"),
    ("{{address}}", "{{#next}}{{> bit}}{{/next}}", nil),
    ("{{address}}", "{{> bit}}", "1:3 unknown-key"),
    ("{{title}}{{> bit}}", "{{> bit}}", "1:14 endless"),
    ("{{#next}}{{> bit}}{{/next}}", "{{> bit}}", "1:14 endless"),
    ("{{/next}}", "{{#next}}{{> bit}}{{/next}}", "1:4 stray-end"),
    ("{{#next}}", "{{> bit}}", "1:4 unclosed"),
    ("{{> bat}}", "{{> bit}}", "1:5 unknown-partial"),
    ("{{titel}}", "nobody includes it", nil),
  ]

  @Test(arguments: partials)
  func areCheckedWhereOthersIncludeThem(
    _ bit: String, _ page: String, _ places: String?
  ) throws {
    try SiteFixture.with(["index.md": "# A\n"]) { (site) throws in
      try site.folder.write(bit, to: "templates/bit.mustache")
      try site.folder.write(page + "{{{content}}}", to: "templates/page.mustache")
      let own = site.folder.appendingPathComponent("templates").path
      let diagnostics = try site.build(templates: own).diagnostics
      let found = diagnostics.map { diagnostic in
        let (start, id) = (diagnostic.span.start, diagnostic.id.dropFirst("template.".count))
        return "\(start.line):\(start.column) \(id)"
      }
      #expect(found.joined(separator: ", ") == places ?? "")
      #expect(diagnostics.allSatisfy { $0.span.file.path.hasSuffix("bit.mustache") })
    }
  }

  @Test(arguments: [
    ("page", "the page"), ("scenario", "a figure"), ("checks", "a figure"), ("log", "a log"),
    ("rules", "the list of rules"), ("observed", "the table of logs"),
  ])
  func saySpeakingOfWhatTheyMakeThatItHasNoKey(_ name: String, _ what: String) throws {
    try SiteFixture.with(["index.md": "# A\n"]) { (site) throws in
      try site.folder.write("{{{content}}}{{titel}}", to: "templates/\(name).mustache")
      let own = site.folder.appendingPathComponent("templates").path
      let messages = try site.build(templates: own).diagnostics.map(\.message)
      #expect(messages.contains("\(what) has no key 'titel'"), "\(messages)")
    }
  }

  @Test(arguments: [
    ("", false), ("<p>{{title}}</p>", false), ("{{#content}}x{{/content}}", false),
    ("{{> bit}}", true), ("{{{content}}}", true), ("{{&content}}", true),
  ])
  func haveAPlaceForTheTextOfAPage(_ page: String, _ isThere: Bool) throws {
    try SiteFixture.with(["index.md": "# A\n"]) { (site) throws in
      try site.folder.write("<main>{{{content}}}</main>", to: "templates/bit.mustache")
      try site.folder.write(page, to: "templates/page.mustache")
      let own = site.folder.appendingPathComponent("templates").path
      let found = try site.build(templates: own).diagnostics
      #expect(found.map(\.id) == (isThere ? [] : ["template.no-content"]))
      #expect(site.exists("index.html") == isThere)
    }
  }

  @Test func areNamedAsThoseOfTheThemeOrIncluded() throws {
    try SiteFixture.with(["index.md": "# A\n"]) { (site) throws in
      try site.folder.write("{{title}}", to: "templates/pages.mustache")
      try site.folder.write("{{title}}", to: "templates/Log.mustache")
      try site.folder.write("{{title}}", to: "templates/footer.mustache")
      try site.folder.write("{{title}}", to: "templates/bits/scenarios.mustache")
      try site.folder.write("{{> bits/scenarios}}{{{content}}}", to: "templates/page.mustache")
      let own = site.folder.appendingPathComponent("templates").path
      let diagnostics = try site.build(templates: own).diagnostics
      #expect(diagnostics.map(\.id) == ["template.unused", "template.unused"])
      #expect(diagnostics.map(\.severity) == [.warning, .warning])
      #expect(
        diagnostics.map { $0.notes.last?.message ?? "" } == [
          "did you mean 'log.mustache'?", "did you mean 'page.mustache'?",
        ])
      #expect(try site.page("index.html") == "A")
    }
  }

  @Test(arguments: [("page.mustach", "page.mustache"), ("script.jss", "script.js")])
  func mayNotHaveNearlyTheirEndings(_ name: String, _ meant: String) throws {
    try SiteFixture.with(["index.md": "# A\n"]) { (site) throws in
      try site.folder.write("x", to: "templates/\(name)")
      try site.folder.write("x", to: "templates/font.woff2")
      let own = site.folder.appendingPathComponent("templates").path
      let found = try site.build(templates: own).diagnostics
      #expect(found.map(\.id) == ["template.unused"])
      #expect(found.first?.notes.first?.message == "did you mean '\(meant)'?")
    }
  }

  @Test(arguments: ["page.mustache", "bit.mustache", "style.css", "script.js"])
  func areUTF8(_ name: String) throws {
    try SiteFixture.with(["index.md": "# A\n"]) { (site) throws in
      let own = site.folder.appendingPathComponent("templates")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      for text in [Data([0xFF, 0xFE, 0x3C, 0]), Data("<p>caf".utf8) + [0xE9]] {
        try text.write(to: own.appendingPathComponent(name))
        let found = try site.build(templates: own.path).diagnostics
        #expect(found.map(\.id) == ["template.encoding"])
        #expect(!site.exists("index.html"))
      }
    }
  }

  @Test func areNotTakenForNoneWhereTheyAreLinks() throws {
    try SiteFixture.with(["index.md": "# A\n"]) { (site) throws in
      try site.folder.write("body {}", to: "shared.css")
      try site.folder.write("a", to: "templates/a.woff2")
      let own = site.folder.appendingPathComponent("templates")
      try FileManager.default.createSymbolicLink(
        at: own.appendingPathComponent("style.css"),
        withDestinationURL: site.folder.appendingPathComponent("shared.css"))
      #expect { try site.build(templates: own.path) } throws: {
        "\($0)".contains("is a symbolic link, and is not followed")
      }
    }
  }

  @Test(.disabled(if: geteuid() == 0, "everything can be read by root"))
  func areNotTakenForNoneWhereTheyCannotBeRead() throws {
    try SiteFixture.with(["index.md": "# A\n"]) { (site) throws in
      try site.folder.write("a", to: "templates/a.woff2")
      let own = site.folder.appendingPathComponent("templates").path
      #expect(chmod(own, 0) == 0)
      defer { chmod(own, 0o755) }
      #expect { try site.build(templates: own) } throws: { "\($0)".contains("cannot read") }
    }
  }

  @Test func bringTheFilesOfFoldersBelow() throws {
    try SiteFixture.with(["index.md": "# A\n"]) { (site) throws in
      try site.folder.write("a", to: "templates/a.woff2")
      try site.folder.write("b", to: "templates/fonts/deep/b.woff2")
      try site.folder.write("c", to: "templates/.hidden/c.woff2")
      let own = site.folder.appendingPathComponent("templates").path
      #expect(try site.build(templates: own).diagnostics.isEmpty)
      #expect(site.exists("assets/a.woff2") && site.exists("assets/fonts/deep/b.woff2"))
      #expect(!site.exists("assets/.hidden/c.woff2"))
      #expect(try site.build(templates: own).written.isEmpty)
      try site.folder.write("new", to: "templates/fonts/deep/b.woff2")
      #expect(try site.build(templates: own).written == ["assets/fonts/deep/b.woff2"])
    }
  }

  @Test(arguments: [
    ("{{! a note } {{titel}}-", "-"), ("{{!}}-", "-"), ("{{{ title }}}-", "A-"),
    ("{{!\n a\n}}\n-", "-"),
  ])
  func haveCommentsThatEndWhereTheTagEnds(_ text: String, _ page: String) throws {
    try SiteFixture.with(["index.md": "# A\n"]) { (site) throws in
      try site.folder.write(text + "{{{content}}}", to: "templates/page.mustache")
      let own = site.folder.appendingPathComponent("templates").path
      #expect(try site.build(templates: own).diagnostics.isEmpty)
      #expect(try site.page("index.html") == page)
    }
  }

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
