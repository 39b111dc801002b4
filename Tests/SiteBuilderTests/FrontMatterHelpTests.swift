import SiteBuilder
import SourceText
import Testing

/// What front matter is told that is wrong: how it would be right.
@Suite("Help with front matter")
struct FrontMatterHelpTests {
  private func help(_ yaml: String) throws -> [String] {
    try SiteFixture.with(["index.md": "---\n\(yaml)\n---\n# A\n"]) { (site) throws in
      try site.build().diagnostics.map { diagnostic in
        "\(diagnostic.id.dropFirst("front-matter.".count)): "
          + diagnostic.notes.map(\.message).joined(separator: "; ")
      }
    }
  }

  @Test(arguments: ["title: [译] b", "title: \"a\" b", "title: > x", "title: *bold* start"])
  func saysThatATextWithAMarkBeforeItStandsInQuotes(_ yaml: String) throws {
    #expect(try help(yaml).first?.contains("stands whole in quotes") == true)
  }

  @Test(arguments: ["title: *x", "title: a\ntags: *x"])
  func saysSoOfANameThatNothingHas(_ yaml: String) throws {
    let note = "a text that begins with '*' stands in quotes: 'title: \"*x\"'"
    #expect(try help(yaml) == ["malformed: \(note)"])
  }

  @Test(arguments: ["title: - x", "tags: - x"])
  func saysWhereTheItemsOfAListStand(_ yaml: String) throws {
    let note =
      "the items of a list stand on lines of their own; a text that begins with '- ' stands in quotes"
    #expect(try help(yaml) == ["malformed: \(note)"])
  }

  @Test(arguments: ["title: A\n  order: 3", "marks:\n  a: b\n    c: d"])
  func tellsALineThatIsIndentedFromATextWithAColon(_ yaml: String) throws {
    let note =
      "an indented line belongs to the value above it; keys beside each other begin in the same column"
    #expect(try help(yaml) == ["malformed: \(note)"])
  }

  @Test(arguments: ["title: Push: the order", "marks:\n  a: b: c"])
  func putsATextWithAColonInQuotes(_ yaml: String) throws {
    let note = "a text that has ': ' in it stands in quotes: 'title: \"Push: the order\"'"
    #expect(try help(yaml) == ["malformed: \(note)"])
  }

  @Test(arguments: [
    (
      "title: [a]",
      "such as 'title: The order of calls'; one that begins with a bracket stands in quotes"
    ),
    ("description: {a: b}", "such as 'description: The order of calls'"),
    ("tags: {a: b}", "such as 'tags: [one, two]'"),
    ("claims: [[a]]", "such as 'claims: [one, two]'"),
    ("order: first", "such as 'order: 3'"), ("date: 2026-02-30", "the calendar has no such day"),
    ("date: 2026-13-01", "the calendar has no such day"),
    ("date: yesterday", ""),
    ("marks: x", "such as 'marks:', and on the next line '  On screen: 显示'"),
  ])
  func givesAnExample(_ yaml: String, _ note: String) throws {
    #expect(try help(yaml) == ["wrong-value: \(note)"])
  }

  @Test func `a fault behind bytes that are no UTF-8 is an error`() {
    let note = Array("---\ne: ".utf8) + [0x8F, 0x91, 0xB0] + Array(": \n---\n".utf8)
    let page = Page.read(SourceFile(path: "a.md", bytes: note), path: "a.md")
    #expect(page.diagnostics.contains { $0.id == "front-matter.malformed" })
  }
}
