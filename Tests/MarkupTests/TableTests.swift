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
      table("| a | b |\n|---|---|\n| x \\| y | `p \\| q` |\n| x \\\\| y |\n")
        == ["natural natural", "a ¦ b", "x | y ¦ <code>p | q</code>", "x | y ¦ "])
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

  private static let start =
    "<div class=\"table\"><table>\n<thead>\n<tr><th>a</th><th>b</th></tr>\n</thead>\n"
  private static let end = "</table></div>\n"

  private static func table(_ cells: String...) -> String {
    let rows = cells.map { "<tr><td>\($0)</td><td></td></tr>\n" }.joined()
    return start + (rows.isEmpty ? "" : "<tbody>\n\(rows)</tbody>\n") + end
  }

  /// What stands directly above the head of a table, or below its rows.
  static let neighbours: [HTMLCase] = [
    HTMLCase("a rule", "{}\n---\nnext", "\(table())<hr>\n<p>next</p>\n"),
    HTMLCase("a rule below a row", "{}\n| 1 |\n-----", "\(table("1"))<hr>\n"),
    HTMLCase("signs of equality", "{}\n| 1 |\n===", table("1", "===")),
    HTMLCase("two rules", "{}\n---\n\n---", "\(table())<hr>\n<hr>\n"),
    HTMLCase("two rules at once", "{}\n---\n---", "\(table())<hr>\n<hr>\n"),
    HTMLCase("two dashes", "{}\n--", table("--")),
    HTMLCase("an empty item", "{}\n-\n", "\(table())<ul>\n<li></li>\n</ul>\n"),
    HTMLCase(
      "a list that starts later", "{}\n2. c\n3. d",
      "\(table())<ol start=\"2\">\n<li>c</li>\n<li>d</li>\n</ol>\n"),
    HTMLCase("indented code", "{}\n| 1 |\n    c\n", "\(table("1"))<pre><code>c\n</code></pre>\n"),
    HTMLCase(
      "text outside its quotation", "> {}\n> 1\nb",
      "<blockquote>\n\(table("1"))<p>b</p>\n</blockquote>\n"),
    HTMLCase(
      "text outside its list", "1. x\n\n   {}\n   1\nb",
      "<ol>\n<li>\n<p>x</p>\n\(table("1"))\n<p>b</p></li>\n</ol>\n"),
    HTMLCase("text above and a rule", "c\nd\n{}\n---", "<p>c\nd</p>\n\(table())<hr>\n"),
    HTMLCase("indented text above", "c\n    # d\n{}", "<p>c\n# d</p>\n\(table())"),
    HTMLCase("a definition above", "[r]: x.md\n{}\n[r]", table("<a href=\"x.md\">r</a>")),
    HTMLCase(
      "the mark of a callout", "> [!NOTE]\n> {}\n> 1",
      "<div class=\"callout note\" role=\"note\">\n<p class=\"callout-title\">Note</p>\n"
        + "\(table("1"))</div>\n"),
    HTMLCase(
      "the box of a task", "- [x] do\n  {}",
      "<ul>\n<li class=\"task\"><input type=\"checkbox\" disabled checked aria-label=\"done\"> do\n"
        + "\(table())</li>\n</ul>\n"),
  ]

  @Test(arguments: neighbours)
  func leavesWhatStandsDirectlyBesideItAlone(_ example: HTMLCase) throws {
    let marks = example.markdown.split(separator: "\n").first { $0.hasSuffix("{}") }?.dropLast(2)
    let head = "| a | b |\n\(marks ?? "")| - | - |"
    #expect(html(example.markdown.replacing("{}", with: head)) == example.html)
  }

  /// A page of a few kilobytes makes no site of many megabytes.
  @Test func fillsNoMoreCellsInThanGitHubDoes() {
    let columns = 9_000
    let head =
      String(repeating: "|a", count: columns) + "|\n" + String(repeating: "|-", count: columns)
    let page = parse(head + "|\n" + String(repeating: "|1|\n", count: 100))
    #expect(page.value.blocks.count == 2)
    if case .table(let table)? = page.value.blocks.first?.kind { #expect(table.rows.count == 59) }
    #expect(page.diagnostics.map(\.id) == ["table.too-many-missing-cells"])
    #expect(page.diagnostics.first?.span.start.line == 62)
  }

  @Test func isNoTableThatOnlyAnUnderlineMakesOne() {
    #expect(html("| a |\n---").hasPrefix("<h2"))
    #expect(html("| a | b |\n--").hasPrefix("<h2"))
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

  /// Nearly all cells are read without cmark, which must not be seen.
  @Test(
    arguments: [
      "once, when the view is asked for", "a: b", "50 % (or so); and \"more\"", "1. no list",
      "- no",
      "`viewDidLoad()`", "`a` and `b`", "`a", "`a``", "``a``", "` a `", "`a &amp; b`", "`a$b$`",
      "www.a.example", "wwx", "http://a.example", "a@b.example", "a & b", "&amp;", "#tag", "a~~b~~",
      "[[Page]]", "a_b_c", "*a*", "<br>", "a\\_b", "$a_1$", "[a](b)", "é, 控制器。",
    ])
  func aCellSaysWhatAParagraphSays(text: String) throws {
    let rows = try #require(table("| a |\n| - |\n| \(text) |"))
    guard case .paragraph(let inlines)? = parse("x \(text)").value.blocks.first?.kind else {
      Issue.record("no paragraph")
      return
    }
    var writer = HTMLWriter()
    #expect(["x \(rows[2])"] == [writer.write(inlines)])
  }
}
