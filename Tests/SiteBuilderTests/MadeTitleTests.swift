import Markup
import SourceText
import Testing

@testable import SiteBuilder

@Suite struct MadeTitleTests {
  @Test(arguments: [
    "Layout: when frames are right", "When does a child appear?", "a *b* _c_ `d` ~~e~~", "1. x",
    "- x", "https://a.example/b", "[x](y) ![z](y) [[w]]",
    "#tag $x$ ==y== %%z%%", "<b> &amp; \\ ^f {#id}", "a (b) \"c\" 'd' – e",
    "UIViewController's view",
  ])
  func `a title is read again as it was`(title: String) throws {
    let text = "# \(GeneratedPages.escaped(title))\n"
    for inVault in [false, true] {
      let document = Document.parse(SourceFile(path: "a.md", text: text), inVault: inVault).value
      guard case .heading(let heading)? = document.blocks.first?.kind else {
        Issue.record("no heading in \(text)")
        return
      }
      #expect(heading.plainText == title)
      #expect(
        heading.inlines.allSatisfy { if case .text = $0 { true } else { false } },
        "\(heading.inlines)")
    }
  }

  @Test func `what means nothing in Markdown is not escaped`() {
    #expect(
      GeneratedPages.escaped("Layout: does it (really) end?") == "Layout: does it (really) end?")
  }
}
