import SiteBuilder
import Testing

/// What previews of a page say of it, where it says nothing of itself.
@Suite("A summary")
struct SummaryTests {
  /// The beginning of a page, and what is made of it.
  @Test(arguments: [
    ("![[a#push]]\n\nThe first sentence. Another.", "The first sentence."),
    ("![[x.png]]\n\nThe first sentence.", "The first sentence."),
    ("![pic](x.png)\n\nThe first sentence.", "The first sentence."),
    ("![pic](x.png)\nThe first sentence.", "The first sentence."),
    ("![[x.png|300]] The first sentence.", "The first sentence."),
    (
      "[![build](x.png)](a.md) **![](x.png)**\n![[x.png]]\n\nThe first sentence.",
      "The first sentence."
    ),
    ("The ![red](x.png) button.", "The red button."),
    ("![pic](x.png)", "pic"),
    ("![[a#push]]\n\n![pic](x.png)", "a › push"),
    ("![pic](x.png)\n\n— 1 —", "pic"),
  ])
  func isTheFirstSentenceOfText(_ text: String, _ summary: String) throws {
    let files = ["a.md": "# A\n\n## Push\n\nOf A.\n", "b.md": "# B\n\n\(text)\n", "x.png": "x"]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      let preview = "<meta property=\"og:description\" content=\""
      let page = try site.page("b.html")
      #expect(page.contains("\(preview)\(summary)\""))
      #expect(try site.page("llms.txt").contains(": \(summary)\n"))
    }
  }
}
