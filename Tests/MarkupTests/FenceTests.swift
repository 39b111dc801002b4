import Markup
import SourceText
import Testing

@Suite("Fenced blocks")
struct FenceTests {
  private func fence(_ markdown: String) throws -> FencedBlock {
    try #require(parse(markdown).value.fences.first)
  }

  private func describe(_ fence: FencedBlock) -> String {
    let words = fence.infoWords.joined(separator: " ")
    let attributes = fence.attributes.map { " \($0.key)=\($0.value)" }.joined()
    return "\(fence.role?.rawValue ?? "-") [\(words)]\(attributes)"
  }

  static let marks: [(String, String)] = [
    ("```swift\n```", "- [swift]"),
    (
      "```swift scenario id=push title=\"Push A → B\"\n```",
      "scenario [swift scenario] id=push title=Push A → B"
    ),
    ("```swift {scenario id='a b'}\n```", "scenario [swift scenario] id=a b"),
    ("~~~objc stage id=s\n~~~", "stage [objc stage] id=s"),
    ("```trace for=push\n```", "trace [trace] for=push"),
    ("```scenario title=\"a \\\"b\\\"\"\n```", "scenario [scenario] title=a \"b\""),
    ("<!-- scenario id=a -->\n```swift\n```", "scenario [swift] id=a"),
    (
      "<!-- scenario\n  id=a\n  title=\"b c\" -->\n\n```swift\n```",
      "scenario [swift] id=a title=b c"
    ),
    ("- <!-- claims -->\n  ```text\n  ```", "claims [text]"),
  ]

  @Test(arguments: marks)
  func readsWhatMarksABlock(_ markdown: String, _ expected: String) throws {
    let page = parse(markdown)
    #expect(describe(try fence(markdown)) == expected)
    #expect(page.diagnostics.isEmpty)
  }

  static let places: [(name: String, page: String)] = [
    ("plain", "text\n\n```swift scenario\nlet a = 1\n\n  call()\n```\n"),
    ("CRLF", "text\r\n\r\n```swift scenario\r\nlet a = 1\r\n\r\n  call()\r\n```\r\n"),
    ("in a list", "1. text\n\n   ```swift scenario\n   let a = 1\n\n     call()\n   ```\n"),
    ("in a quotation", "> text\n>\n> ```swift scenario\n> let a = 1\n>\n>   call()\n> ```\n"),
    ("indented by two", "text\n\n  ```swift scenario\n  let a = 1\n\n    call()\n  ```\n"),
    ("after Chinese", "文字 🎉\n\n```swift scenario\nlet a = 1\n\n  call()\n```\n"),
    (
      "in a footnote",
      "a[^1]\n\n[^1]: b\n\n    ```swift scenario\n    let a = 1\n\n      call()\n    ```"
    ),
    ("after front matter", "---\ntitle: x\n---\n```swift scenario\nlet a = 1\n\n  call()\n```\n"),
    ("never closed", "```swift scenario\nlet a = 1\n\n  call()"),
    ("never closed in a file that ends a line", "```swift scenario\nlet a = 1\n\n  call()\n"),
    (
      "never closed in a quotation",
      "> ```swift scenario\n> let a = 1\n>\n>   call()\ntext after it\n"
    ),
  ]

  /// The content is the same wherever the block stands, and every byte of it knows its place.
  @Test(arguments: places)
  func mapsItsLinesBackToThePage(_ place: (name: String, page: String)) throws {
    let fence = try fence(place.page)
    #expect(fence.literal.text == "let a = 1\n\n  call()\n")
    for name in ["let", "call"] {
      let own = try #require(Self.offset(of: name, in: fence.literal.bytes))
      let expected = try #require(Self.offset(of: name, in: Array(place.page.utf8)))
      #expect(fence.literal.fileOffset(own) == expected, "\(name)")
    }
  }

  private static func offset(of text: String, in bytes: [UInt8]) -> Int? {
    let wanted = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) }
  }

  /// Tabs reach to the next column that four divides; what is left of one that a container or the fence
  /// takes a part of is blanks.
  @Test(arguments: [
    ("- item\n\t```py\n\tdef f():\n\t\treturn 1\n\t```\n", "def f():\n\treturn 1\n"),
    ("* item\n\t~~~\n\ta\n\n\t  b\n\t~~~\n", "a\n\n  b\n"),
    ("- [ ] item\n\n\t```py\n\tif x:\n\t\ty\n\t```\n", "if x:\n\ty\n"),
    ("1. item\n\t```py\n\tif x:\n\t\ty\n\t```\n", "if x:\n\ty\n"),
    ("- a\n\t- b\n\t\t```py\n\t\tif x:\n\t\t\ty\n\t\t```\n", "if x:\n\ty\n"),
    ("-\t```py\n\tif x:\n\t\ty\n\t```\n", "if x:\n\ty\n"),
    ("- ```py\n\tif x:\n\t\ty\n  ```\n", "  if x:\n  \ty\n"),
    (">```py\n>\tif x:\n>\t\ty\n>```\n", "  if x:\n  \ty\n"),
    (">\t```py\n>\tif x:\n>\t\ty\n>\t```\n", "if x:\n\ty\n"),
    ("> - a\n>\n> \t```py\n> \tif x:\n> \t\ty\n> \t```\n", "if x:\n\ty\n"),
    ("- > a\n  >\t```py\n  >\tif x:\n  >\t\ty\n  >\t```\n", "if x:\n\ty\n"),
    ("  ```py\n\tif x:\n \ty\n   z\n  ```\n", "  if x:\n  y\n z\n"),
    ("```py\n\tif x:\n\t\ty\n```\n", "\tif x:\n\t\ty\n"),
    ("- item\n\t```py\n\t \ta\n\t\t\n  b\n\t```\n", " \ta\n\t\nb\n"),
    ("a[^1]\n\n[^1]: b\n\n\t- c\n\t\t```\n\t\td\n\t\t\te\n\t\t```\n", "d\n\te\n"),
  ])
  func takesTabsForColumns(_ markdown: String, _ expected: String) throws {
    let fence = try fence(markdown)
    #expect(fence.literal.text == expected)
    for (offset, byte) in fence.literal.bytes.enumerated() where byte > 0x20 {
      #expect(fence.literal.file.bytes[fence.literal.fileOffset(offset)] == byte)
    }
  }

  @Test func keepsBackslashesInCode() throws {
    #expect(try fence("```\na\\~b \\[c\\] \\=\n```").literal.text == "a\\~b \\[c\\] \\=\n")
  }

  @Test func takesIndentedFencesForCode() {
    #expect(parse("text\n\n    ```swift scenario\n    a\n").value.fences.isEmpty)
    #expect(parse("- text\n\n\t  ```swift\n    a\n").value.fences.isEmpty)
  }

  static let faults: [(String, [String])] = [
    ("```swift scenario\na", ["1:1 fence.unclosed"]),
    ("text\n\n```swift\na", ["3:1 fence.unclosed"]),
    ("```swift scenario titel=a\n```", ["1:19 fence.unknown-attribute"]),
    ("```swift scenario id=push, stage=st\n```", ["1:26 fence.comma"]),
    ("```swift scenario ios=12, 17\n```", ["1:19 fence.comma"]),
    ("```swift scenario show=layout, views id=a\n```", ["1:19 fence.comma"]),
    ("```swift scenario ios=12,\n```", ["1:25 fence.comma"]),
    ("```swift scenario id=“a” title=“Push it” in=‘A’\n```", []),
    ("```swift scenario id=\n```", ["1:19 fence.malformed-attribute"]),
    ("```swift scenario =a\n```", ["1:19 fence.malformed-attribute"]),
    ("```swift scenario title=\"a\n```", ["1:25 fence.unclosed-quote"]),
    ("```swift scenario id=a id=b\n```", ["1:24 fence.repeated-attribute"]),
    ("```swift scenaro id=a\n```", ["1:10 fence.unknown-word"]),
    ("```js {1,3-4} title=\"x\"\n```", []),
    ("<!-- scenario -->\n\ntext\n", ["1:1 fence.stray-mark"]),
    ("<!-- scenario id=a -->\n```swift scenario\n```", ["1:1 fence.marked-twice"]),
    ("- <!-- scenario tilte=a -->\n  ```swift\n  ```", ["1:17 fence.unknown-attribute"]),
  ]

  @Test(arguments: faults)
  func saysWhatIsWrongAndWhere(_ markdown: String, _ expected: [String]) {
    let found = parse(markdown).diagnostics.map {
      "\($0.span.start.line):\($0.span.start.column) \($0.id)"
    }
    #expect(found == expected)
  }

  /// Marks that are misspelt, or stand where none is read, would leave their blocks unchecked.
  static let slips: [(String, String)] = [
    ("```claim\n```", "1:4 'claims'"),
    ("```traces for=a\n```", "1:4 'trace'"),
    ("```Sceanrios\n```", "1:4 'scenario'"),
    ("```text observe\n```", "1:9 'observed'"),
    ("```text claim source\n```", "1:9 'claims'"),
    ("```swift linenos scenaro id=a\n```", "1:18 'scenario'"),
    ("<!-- claim -->\n```text\n```", "1:6 'claims'"),
    ("<!-- senario id=z -->\n\n```swift\n```", "1:6 'scenario'"),
    ("<!-- senario id=z -->\n\ntext\n", "1:6 'scenario'"),
    ("<!-- scenario: id=z -->\n```swift\n```", "1:6 'scenario'"),
    ("<!-- lifeline:claims -->\n```text\n```", "1:6 'claims'"),
    ("<!-- swift scenario id=z -->\n```swift\n```", "1:6 'scenario'"),
    ("> <!-- stages id=z -->\n> ```swift\n> ```", "1:8 'stage'"),
    ("```swift scenario\n```\n\n```expected\n```", "4:4 'trace'"),
    ("```swift scenario\n```\n\n<!-- assertions -->\n```text\n```", "4:6 'claims'"),
  ]

  @Test(arguments: slips)
  func warnsOfMarksThatMeanNothing(_ markdown: String, _ expected: String) {
    let found = parse(markdown).diagnostics.map { diagnostic in
      let (start, meant) = (diagnostic.span.start, diagnostic.fixIts.first?.replacement ?? "")
      return "\(start.line):\(start.column) '\(meant)'"
    }
    #expect(found == [expected])
  }

  /// Other languages, and comments that are about something else.
  @Test(arguments: [
    "```clojure\n```", "```sage\n```", "```strace\n```", "```state\n```", "```tracker\n```",
    "```sage example\n```", "```console title=\"x\"\n```", "```expected\n```",
    "<!-- claim -->\n\ntext\n\n```text\n```", "<!-- claim by claim -->\n```text\n```",
    "<!-- note: senario -->\n```text\n```", "<!-- state -->\n```text\n```",
    "<!-- swift, a scenario -->\n```swift\n```", "<!-- claim -->\n```swift scenario\n```",
    "<!-- expected -->\n```text\n```", "<!---->\n```text\n```",
    "<!-- prettier-ignore -->\n```swift\n```",
  ])
  func takesOtherWordsForOthers(_ markdown: String) {
    #expect(parse(markdown).diagnostics.isEmpty)
  }

  /// What a mark says beyond what is read would be lost: an id without its key, a title without quotes.
  @Test(
    arguments: [
      ("```swift scenario push\n```", "1:19 fence.extra-word"),
      ("```claims push\n```", "1:11 fence.extra-word"),
      ("```swift scenario title=Push B\n```", "1:30 fence.extra-word"),
      ("<!-- claims push -->\n```text\n```", "1:13 fence.extra-word"),
      ("```swift scenario {.numberLines}\n```", nil), ("```swift scenario {1,3-4}\n```", nil),
      ("```swift scenario showLineNumbers\n```", nil),
      ("```swift ios=12\n```", "1:10 fence.unmarked"),
      ("```swift id=a stage=b\n```", "1:15 fence.unmarked"), ("```swift id=a\n```", nil),
    ] as [(String, String?)])
  func warnsOfWhatIsNotRead(_ markdown: String, _ expected: String?) {
    let found = parse(markdown).diagnostics.map {
      "\($0.span.start.line):\($0.span.start.column) \($0.id)"
    }
    #expect(found == (expected.map { [$0] } ?? []))
  }

  /// Marked blocks where Markdown has none, which would be shown and not checked.
  @Test(
    arguments: [
      ("text\n\n    ```swift scenario\n    a\n    ```\n", "3:5 fence.hidden"),
      ("- a\n\n      ~~~claims\n      a\n", "3:7 fence.hidden"),
      ("<details>\n```swift scenario id=a\n```\n</details>\n", "2:1 fence.hidden"),
      ("<details>\n<!-- claims -->\n```text\n```\n</details>\n", "2:1 fence.hidden"),
      ("<!-- scenario id=a\n\n```swift\n```\n", "1:1 comment.unclosed"),
      ("text\n\n<div>\n<!-- x\n</div>\n", "4:1 comment.unclosed"),
      ("    ```swift\n    a\n    ```\n", nil), ("<details>\n```swift\n```\n</details>\n", nil),
      ("<!--\n```swift scenario\n```\n-->\n", nil), ("<!-- a --><!-- b -->\n", nil),
    ] as [(String, String?)])
  func warnsOfMarkedBlocksThatAreNone(_ markdown: String, _ expected: String?) {
    let found = parse(markdown).diagnostics.map {
      "\($0.span.start.line):\($0.span.start.column) \($0.id)"
    }
    #expect(found == (expected.map { [$0] } ?? []))
  }

  @Test(
    arguments: [
      ("The claims: <!-- claims -->\n```text\na\n```\n", "1:13"),
      ("- The claims: <!-- claims for=a -->\n\n  ```text\n  a\n  ```\n", "1:15"),
      ("<!-- claims --> The claims:\n\n```text\na\n```\n", "1:1"),
      ("## T <!-- scenario id=a -->\n\n```swift\na\n```\n", "1:6"),
      ("The claims: <!-- claims -->\n```claims\na\n```\n", nil),
      ("The claims: <!-- claims -->\n\nText.\n\n```text\na\n```\n", nil),
      ("Look: <!-- trace these calls -->\n```text\na\n```\n", nil),
      ("Look: `<!-- claims -->`\n```text\na\n```\n", nil),
    ] as [(String, String?)])
  func warnsOfAMarkThatHasWordsBesideIt(_ markdown: String, _ place: String?) {
    let found = parse(markdown).diagnostics.map {
      "\($0.span.start.line):\($0.span.start.column) \($0.id)"
    }
    #expect(found == (place.map { ["\($0) fence.mark-beside-words"] } ?? []))
  }

  @Test(arguments: [
    ("```swift\na", "everything after it belongs to it; a line '```' ends it"),
    (
      "> ```swift\n> a\n\nb",
      "everything after it in the quotation belongs to it; a line '```' ends it"
    ),
    (
      "> [!tip]\n> ```swift\n> a\n\nb",
      "everything after it in the quotation belongs to it; a line '```' ends it"
    ),
    (
      "- a\n\n  ```swift\n  a\n\nb",
      "everything after it in the item of the list belongs to it; a line '```' ends it"
    ),
  ])
  func saysHowFarAFenceGoesThatIsNeverClosed(_ markdown: String, _ expected: String) {
    #expect(parse(markdown).diagnostics.first?.notes.map(\.message) == [expected])
  }

  @Test(arguments: [
    ("```swift scenario id=push title=“Push it”\na", "this scenario block 'push' is never closed"),
    ("```swift stage title=\"A\"\na", "this stage block 'A' is never closed"),
    ("```swift scenario\na", "this scenario block is never closed"),
  ])
  func namesTheBlockThatIsNeverClosed(_ markdown: String, _ message: String) {
    #expect(parse(markdown).diagnostics.first?.message == message)
  }

  @Test func readsAListWithBlanksAndValuesInCurlyQuotes() {
    let document = parse("```swift scenario ios=12, 17 title=“Push it”\n```")
    let values = document.value.fences.first.map { [$0["ios"]?.value, $0["title"]?.value] }
    #expect(values == ["12,17", "Push it"])
    #expect(document.diagnostics.first?.fixIts.map(\.replacement) == ["12,17"])
    let comma = parse("```swift scenario id=push, stage=st\n```")
    #expect(comma.value.fences.first?["id"]?.value == "push")
    #expect(comma.diagnostics.first?.fixIts.map(\.replacement) == [""])
  }

  @Test func saysWhatACommentMarks() {
    let found = ["scenario", "claims", "observed"].map { parse("<!-- \($0) -->\n\na").diagnostics }
    #expect(
      found.flatMap { $0.map(\.message) } == [
        "this comment marks a scenario, but no fenced block follows it",
        "this comment marks claims, but no fenced block follows it",
        "this comment marks an observed order, but no fenced block follows it",
      ])
  }

  @Test func suggestsTheAttributeThatWasMeant() {
    let diagnostic = parse("```swift scenario titel=a\n```").diagnostics.first
    #expect(diagnostic?.fixIts.map(\.replacement) == ["title"])
    #expect(diagnostic?.message == "a scenario block has no attribute 'titel'")
    let log = parse("```observed titel=a\n```").diagnostics.first
    #expect(log?.message == "an observed block has no attribute 'titel'")
  }
}
