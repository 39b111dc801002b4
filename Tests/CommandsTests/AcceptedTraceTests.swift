import SourceText
import TestSupport
import Testing

@testable import Commands

@Suite struct AcceptedTraceTests {
  /// A page in which the block between `1️⃣` and `2️⃣` has got the lines `A.a()` and `  B.b()`.
  private func accepted(_ marked: String) -> String {
    let marked = MarkedText(marked)
    let file = SourceFile(path: "notes.md", text: marked.text)
    var edits = FileEdits(file)
    let block = SourceSpan(file: file, range: marked["1️⃣", "2️⃣"])
    AcceptedTrace.replace(block, with: "A.a()\n\n  B.b()\n", in: &edits)
    return String(decoding: edits.result, as: UTF8.self)
  }

  @Test(arguments: [
    ("Text\n1️⃣```trace\nold\n```2️⃣\nText", "Text\n```trace\nA.a()\n\n  B.b()\n```\nText"),
    ("1️⃣```trace\n```2️⃣", "```trace\nA.a()\n\n  B.b()\n```"),
    ("1️⃣~~~trace\r\nold\r\n~~~2️⃣\r\n", "~~~trace\r\nA.a()\r\n\r\n  B.b()\r\n~~~\r\n"),
    (
      "x\r\ny\r1️⃣```trace\rold\r```2️⃣\rz\n",
      "x\r\ny\r```trace\rA.a()\r\r  B.b()\r```\rz\n"
    ),
    (
      "1️⃣- \t```trace\n\told\n\t```2️⃣\n", "- \t```trace\n  \tA.a()\n\n  \t  B.b()\n\t```\n"
    ),
    (
      "1️⃣> - ```trace\n>   old\n>   ```2️⃣\n", "> - ```trace\n>   A.a()\n>\n>     B.b()\n>   ```\n"
    ),
  ])
  func `only the lines between the fences change`(page: String, result: String) {
    #expect(accepted(page) == result)
  }

  @Test func `a block that is right already is no change`() {
    let file = SourceFile(path: "notes.md", text: "```trace\nA.a()\n```\n")
    var edits = FileEdits(file)
    AcceptedTrace.replace(
      SourceSpan(file: file, range: 0..<18), with: "A.a()\n", in: &edits)
    #expect(edits.isEmpty)
  }
}
