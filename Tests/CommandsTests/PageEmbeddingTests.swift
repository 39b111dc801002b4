import SourceText
import Testing

@testable import Commands

@Suite struct PageEmbeddingTests {
  /// A page after its scenarios, the blocks that start with a line `…```swift`, have got `*` drawn.
  private func embedded(_ text: String, content: String = "*") -> PageEmbedding {
    let file = SourceFile(path: "notes.md", text: text)
    var spans: [SourceSpan] = []
    var opened: Int?
    for index in file.lineStarts.indices {
      let line = file.lineRange(index)
      guard file.text(line).contains("```") else { continue }
      if let start = opened {
        spans.append(SourceSpan(file: file, range: start..<line.upperBound))
        opened = nil
      } else {
        opened = line.lowerBound
      }
    }
    let blocks = spans.filter { $0.text.contains("```swift") }
    let owners = blocks.enumerated().map { PageRegions.Owner(id: "s\($0 + 1)", block: $1) }
    let diagrams = owners.map {
      PageEmbedding.Diagram(id: $0.id ?? "", owner: $0, content: content)
    }
    return PageEmbedding(PageRegions(file, owners: owners, fences: spans), diagrams: diagrams)
  }

  private func text(_ embedding: PageEmbedding) -> String {
    String(decoding: embedding.edits.result, as: UTF8.self)
  }

  @Test(arguments: [
    (
      "at the end of a page without a final newline", "```swift\na\n```",
      "```swift\na\n```\n\n<!-- lifeline:begin id=s1 hash=304446189d6a458d -->\n\n*\n\n<!-- lifeline:end -->"
    ),
    (
      "before an empty line", "```swift\n```\n\nText\n",
      "```swift\n```\n\n<!-- lifeline:begin id=s1 hash=304446189d6a458d -->\n\n*\n\n<!-- lifeline:end -->\n\nText\n"
    ),
    (
      "before text", "```swift\n```\nText\n",
      "```swift\n```\n\n<!-- lifeline:begin id=s1 hash=304446189d6a458d -->\n\n*\n\n<!-- lifeline:end -->\n\nText\n"
    ),
    (
      "with carriage returns", "x\r\n```swift\r\n```\r\n",
      "x\r\n```swift\r\n```\r\n\r\n<!-- lifeline:begin id=s1 hash=304446189d6a458d -->\r\n\r\n*\r\n\r\n<!-- lifeline:end -->\r\n"
    ),
    (
      "with carriage returns alone", "x\r```swift\r```\ry\r\nz\n",
      "x\r```swift\r```\r\r<!-- lifeline:begin id=s1 hash=304446189d6a458d -->\r\r*\r\r<!-- lifeline:end -->\r\ry\r\nz\n"
    ),
    (
      "in a quotation", "> ```swift\n> ```\n> more\n",
      "> ```swift\n> ```\n>\n> <!-- lifeline:begin id=s1 hash=304446189d6a458d -->\n>\n> *\n>\n> <!-- lifeline:end -->\n>\n> more\n"
    ),
    (
      "in a list", "- ```swift\n  ```\n",
      "- ```swift\n  ```\n\n  <!-- lifeline:begin id=s1 hash=304446189d6a458d -->\n\n  *\n\n  <!-- lifeline:end -->\n"
    ),
    (
      "below the name of the block", "```swift\n```\n^flow\n\nText\n",
      "```swift\n```\n^flow\n\n<!-- lifeline:begin id=s1 hash=304446189d6a458d -->\n\n*\n\n<!-- lifeline:end -->\n\nText\n"
    ),
    (
      "below a name that stands apart, in a quotation", "> ```swift\n> ```\n>\n> ^flow\n",
      "> ```swift\n> ```\n>\n> ^flow\n>\n> <!-- lifeline:begin id=s1 hash=304446189d6a458d -->\n>\n> *\n>\n> <!-- lifeline:end -->\n"
    ),
    (
      "before text that begins with a caret", "```swift\n```\n^a b\n",
      "```swift\n```\n\n<!-- lifeline:begin id=s1 hash=304446189d6a458d -->\n\n*\n\n<!-- lifeline:end -->\n\n^a b\n"
    ),
    (
      "after each of two blocks", "```swift\n```\n\n```swift\n```\n",
      """
      ```swift
      ```

      <!-- lifeline:begin id=s1 hash=304446189d6a458d -->

      *

      <!-- lifeline:end -->

      ```swift
      ```

      <!-- lifeline:begin id=s2 hash=304446189d6a458d -->

      *

      <!-- lifeline:end -->

      """
    ),
  ])
  func `a diagram is put after its block`(name: String, page: String, result: String) {
    let first = embedded(page)
    #expect(text(first) == result)
    #expect(!first.stale.isEmpty)
    let second = embedded(result)
    #expect(second.edits.isEmpty)
    #expect(second.stale.isEmpty)
  }

  @Test func `a region is replaced where its author has moved it`() {
    let page = """
      ```swift
      ```
      ```text trace
      <!-- lifeline:begin id=s1 -->
      ```
      Text
      <!-- lifeline:begin id=s1 hash=\(MadeHash.of(lines: ["was"])) -->
      was
      <!-- lifeline:end -->
      More

      """
    #expect(
      text(embedded(page)) == """
        ```swift
        ```
        ```text trace
        <!-- lifeline:begin id=s1 -->
        ```
        Text
        <!-- lifeline:begin id=s1 hash=304446189d6a458d -->

        *

        <!-- lifeline:end -->
        More

        """)
  }

  @Test(arguments: [
    ("without an end", "<!-- lifeline:begin id=s1 -->\nText\n", "embed.unclosed-region", 4),
    (
      "whose end is lost",
      "<!-- lifeline:begin id=s1 -->\nMy own words\n\n"
        + "<!-- lifeline:begin id=q -->\n*\n<!-- lifeline:end -->\n", "embed.unclosed-region", 4
    ),
    ("without a begin", "My own words\n<!-- lifeline:end -->\n", "embed.unopened-region", 5),
    (
      "with a mark that is cut off", "<!-- lifeline:begin id=s1\n*\n<!-- lifeline:end -->\n",
      "embed.damaged-mark", 4
    ),
    (
      "without an id", "<!-- lifeline:begin -->\n*\n<!-- lifeline:end -->\n",
      "embed.damaged-mark", 4
    ),
  ])
  func `a region is an error at its line`(name: String, region: String, id: String, line: Int) {
    let file = SourceFile(path: "notes.md", text: "```swift\n```\n\n" + region)
    let faults = PageRegions(file, owners: [], fences: []).faults
    #expect(faults.first?.id == id)
    #expect(faults.first?.span.start.line == line)
  }

  @Test func `a region stays where its author has put it, with what stands before its lines`() {
    let page =
      "> <!-- lifeline:begin id=s1 hash=\(MadeHash.of(lines: ["was"])) note -->\n> was\n"
      + "> <!-- lifeline:end -->\n\n```swift\n```\n"
    #expect(
      text(embedded(page))
        == "> <!-- lifeline:begin id=s1 hash=\(MadeHash.of(lines: ["", "*", ""])) note -->\n>\n> *\n>\n"
        + "> <!-- lifeline:end -->\n\n```swift\n```\n")
  }

  @Test func `a region that was edited stays, and is reported with the difference`() {
    let made = MadeHash.of(lines: ["", "a", "b", ""])
    let page =
      "```swift\n```\n\n<!-- lifeline:begin id=s1 hash=\(made) -->\n\na\nmine\n\n<!-- lifeline:end -->\n"
    let embedding = embedded(page, content: "a\nb")
    #expect(embedding.edits.isEmpty)
    #expect(embedding.diagnostics.map(\.id) == [EmbedCheck.edited])
    #expect(embedding.diagnostics.first?.span.start.line == 7)
    #expect(embedding.diagnostics.first?.notes.prefix(2).map(\.message) == ["- mine", "+ b"])
  }

  @Test(arguments: [
    ("the same", "a ──▶ b\nc", true), ("drawn otherwise", "a ─▷  b\nc", true),
    ("with other words", "a ──▶ b\nmine", false),
  ])
  func `what an earlier version has made is replaced where no word is lost`(
    name: String, old: String, isReplaced: Bool
  ) {
    let page =
      "```swift\n```\n\n<!-- lifeline:begin id=s1 -->\n\n\(old)\n\n<!-- lifeline:end -->\n"
    let embedding = embedded(page, content: "a ──▶ b\nc")
    #expect(embedding.edits.isEmpty != isReplaced)
    #expect(embedding.diagnostics.isEmpty == isReplaced)
    #expect(embedding.stale.isEmpty == (name != "drawn otherwise"))
  }
}
