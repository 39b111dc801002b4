import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

/// A page that draws which note links to which, where the front page asks for it.
@Suite("The graph of notes")
struct NoteGraphTests {
  private static let pages = [
    "index.md": "---\ngraph: true\n---\n# Home\n\n[A](a.md)\n",
    "a.md": "# A & co\n\n[B](in/b.md), [B again](in/b.md#x), [[A & co]]\n",
    "in/b.md": "---\nlinkTitle: Bee\n---\n# B\n\n## X\n\n[A](../a.md)\n", "alone.md": "# Alone\n",
  ]

  @Test func drawsAndListsTheLinksOfEachNote() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("graph.html")
      // Home to A, A to B and B to A, each once.
      #expect(page.matches(of: /<path d="M\d+ \d+C/).count == 3 + 3)
      #expect(page.contains("<div class=\"graph\" aria-hidden=\"true\">"))
      #expect(
        page.contains(
          "<li><a href=\"a.html\">A &amp; co</a> <span>links to</span> <a href=\"in/b.html\">Bee</a></li>"
        ))
      #expect(page.contains("Linked with no other note: <a href=\"alone.html\">Alone</a></p>"))
      #expect(try site.page("graph.md").contains("- [A & co](a.md) links to [Bee](in/b.md)"))
      // It stands with what is looked up, and is as it was when nothing changed.
      let apart = try site.page("a.html").components(separatedBy: "class=\"apart\"")
      #expect(apart.count == 2 && apart[1].contains("<a href=\"graph.html\">Graph of notes</a>"))
      #expect(try site.build().written.isEmpty)
      try site.write("# Alone\n\n[A](a.md)\n", to: "alone.md")
      #expect(try site.build().written.contains("graph.html"))
    }
  }

  @Test func isThereWhereItIsAskedForAlone() throws {
    var pages = Self.pages
    pages["index.md"] = "# Home\n"
    try SiteFixture.with(pages) { (site) throws in
      _ = try site.build()
      #expect(!site.exists("graph.html"))
    }
  }

  @Test func leavesAPageOfItsNameToTheWriter() throws {
    var pages = Self.pages
    pages["Graph.md"] = "# Mine\n"
    try SiteFixture.with(pages) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("Graph.html").contains(">Mine</h1>"))
      #expect(!site.exists("graph.html"))
    }
  }

  @Test func drawsFoldersWhereThereAreManyNotes() throws {
    var pages = ["index.md": "---\ngraph: true\n---\n# Home\n"]
    for number in 0..<240 {
      let folder = "part\(number % 3)"
      pages["\(folder)/n\(number).md"] =
        "# N\(number)\n\n[next](../part\((number + 1) % 3)/n\((number + 1) % 240).md)\n"
    }
    try SiteFixture.with(pages) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("graph.html")
      #expect(page.contains("There are 241 notes"))
      #expect(page.matches(of: /<circle/).count == 4)
      #expect(page.contains(" (80)"))
    }
  }
}
