import Markup
import SourceText
import Testing

@Suite("Tables")
struct TableTests {
  /// Cells of a row joined by ` ¦ `, the head first; the alignments on top.
  private func table(_ markdown: String) -> [String]? {
    for block in parse(markdown).value.blocks {
      if let table = find(block) { return describe(table) }
    }
    return nil
  }

  private func find(_ block: Block) -> Table? {
    switch block.kind {
    case .table(let table): return table
    case .list(let list): return list.items.flatMap(\.blocks).lazy.compactMap(find).first
    case .quote(let blocks): return blocks.lazy.compactMap(find).first
    default: return nil
    }
  }

  private func describe(_ table: Table) -> [String] {
    var writer = HTMLWriter()
    return [table.alignments.map(\.rawValue).joined(separator: " ")]
      + ([table.head] + table.rows).map { row in
        row.map { writer.write($0) }.joined(separator: " ¦ ")
      }
  }

  @Test func readsAlignmentsAndCells() {
    #expect(
      table("| a | b | c |\n|:--|:-:|--:|\n| 1 | *2* | `3` |\n")
        == ["left center right", "a ¦ b ¦ c", "1 ¦ <em>2</em> ¦ <code>3</code>"])
  }

  @Test func needsNoOuterPipes() {
    #expect(table("a | b\n--|--\n1 | 2\n") == ["natural natural", "a ¦ b", "1 ¦ 2"])
  }

  @Test func fillsAndCutsRowsToTheHead() {
    #expect(
      table("| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n")
        == ["natural natural", "a ¦ b", "1 ¦ ", "1 ¦ 2"])
  }

  @Test func keepsEscapedPipesAlsoInCode() {
    #expect(
      table("| a | b |\n|---|---|\n| x \\| y | `p \\| q` |\n")
        == ["natural natural", "a ¦ b", "x | y ¦ <code>p | q</code>"])
  }

  @Test func splitsAtPipesInCodeAsGitHubDoes() {
    #expect(
      table("| a | b |\n|---|---|\n| `p | q` |\n") == ["natural natural", "a ¦ b", "`p ¦ q`"])
  }

  @Test func standsInListsAndQuotations() {
    #expect(
      table("- item\n\n  | a | b |\n  |---|---|\n  | 1 | 2 |\n")
        == ["natural natural", "a ¦ b", "1 ¦ 2"])
    #expect(
      table("> | a | b |\n> |---|---|\n> | 1 | 2 |\n") == ["natural natural", "a ¦ b", "1 ¦ 2"])
    #expect(
      table("> - > | a |\n>   > |---|\n>   > | 1 |\n") == ["natural", "a", "1"])
  }

  @Test func mayFollowAParagraph() {
    #expect(
      html("text *here*\n| a |\n|---|\n| 1 |\n").hasPrefix("<p>text <em>here</em></p>\n<div"))
  }

  @Test func findsLinksDefinedElsewhereOnThePage() {
    #expect(
      table("| [x] |\n|---|\n| [y][x] |\n\n[x]: https://a.example\n")
        == [
          "natural", "<a href=\"https://a.example\">x</a>", "<a href=\"https://a.example\">y</a>",
        ])
  }

  @Test func knowsFootnotesAndStruckOutText() {
    let page = parse("| a |\n|---|\n| ~~b~~[^1] |\n\n[^1]: note\n")
    #expect(page.diagnostics.isEmpty)
    #expect(page.value.footnotes.map(\.references) == [1])
  }

  @Test(
    arguments: [
      "a | b\n", "a | b\n- | -\n", "| a | b |\n|---|\n", "a\n---\n", "| a |\nb\n",
      "```\n| a |\n|---|\n```",
    ])
  func leavesOtherTextAlone(_ markdown: String) {
    #expect(table(markdown) == nil)
  }

  @Test func tellsWhereALinkInACellStands() {
    var found: Link?
    for block in parse("# T\n\n| a | b |\n|---|---|\n| 1 | [x](gone.md) |\n").value.blocks {
      if let table = find(block), case .link(let link)? = table.rows[0][1].first { found = link }
    }
    #expect(found?.span.start.line == 5)
    #expect(found?.span.start.column == 11)
  }
}
