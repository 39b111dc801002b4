import Markup
import SourceText
import Testing

/// Blocks of code as other tools than ours write them.
@Suite("Blocks of other tools")
struct OtherToolsFenceTests {
  private func read(_ text: String, _ path: String) -> Checked<Document> {
    Document.parse(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  private func describe(_ fence: FencedBlock) -> String {
    let attributes = fence.attributes.map { " \($0.key)=\($0.value)" }.joined()
    let code = fence.literal.text.replacing("\n", with: "|")
    return "\(fence.role?.rawValue ?? "-") \(fence.language ?? "-")\(attributes): \(code)"
  }

  static let blocks: [(path: String, text: String, expected: [String])] = [
    // Pandoc and Quarto.
    ("a.qmd", "```{.swift .scenario #push}\nx\n```", ["scenario swift id=push: x|"]),
    (
      "a.md", "```{#push .swift .scenario title=\"B\"}\nx\n```",
      ["scenario swift title=B id=push: x|"]
    ),
    ("a.md", "```{.swift .numberLines .scenario}\nx\n```", ["scenario swift: x|"]),
    ("a.md", "```{.text .claims for=push}\nx\n```", ["claims text for=push: x|"]),
    ("a.md", "```{.swift #push}\nx\n```", ["- swift: x|"]),
    // MkDocs.
    (
      "a.md",
      "=== \"Swift\"\n\n    ```swift scenario\n    x\n      y\n    ```\n\n=== \"C\"\n\n    ```c\n    z\n    ```\n",
      ["scenario swift: x|  y|", "- c: z|"]
    ),
    (
      "a.md",
      "!!! note\n    === \"A\"\n        <!-- scenario id=a -->\n        ```swift\n        x\n        ```\n\n    ```\n    y\n    ```\n",
      ["scenario swift id=a: x|", "- -: y|"]
    ),
    ("a.md", "??? tip \"T\"\n\t```swift scenario\n\tx\n\t```", ["scenario swift: x|"]),
    (
      "a.md", "````\n=== \"A\"\n\n    ```swift scenario\n````\n\n    code",
      ["- -: === \"A\"||    ```swift scenario|"]
    ),
    // MDX.
    ("a.mdx", "{/* scenario id=a */}\n```swift\nx\n```", ["scenario swift id=a: x|"]),
    ("a.mdx", "- {/* claims for=a */}\n\n  ```text\n  x\n  ```", ["claims text for=a: x|"]),
    (
      "a.mdx", "```js\n{/* scenario */}\n```\n\n```swift\nx\n```",
      ["- js: {/* scenario */}|", "- swift: x|"]
    ),
    ("a.md", "{/* scenario id=a */}\n```swift\nx\n```", ["- swift: x|"]),
    // AsciiDoc.
    (
      "a.adoc", "= T\n\n// scenario id=a\n[source,swift]\n----\nx\n----\n",
      ["scenario swift id=a: x|"]
    ),
    (
      "a.adoc", "// scenario\n.Title\n[source%linenums,swift]\n-----\nx\n----\n-----",
      ["scenario swift: x|----|"]
    ),
    (
      "a.adoc", "// claims for=a\n----\nx\n----\n\n[,ruby]\n----\ny\n----",
      ["claims - for=a: x|", "- ruby: y|"]
    ),
    ("a.adoc", "// scenario\n```swift\nx\n```", ["scenario swift: x|"]),
    ("a.asciidoc", "....\n// scenario\n----\n....\n====\n----\nx\n----\n====", ["- -: x|"]),
    // reStructuredText.
    (
      "a.rst",
      "T\n=\n\n.. scenario id=a\n\n.. code-block:: swift\n   :linenos:\n\n   x\n\n     y\n\nz",
      ["scenario swift id=a: x||  y|"]
    ),
    ("a.rst", "* a\n\n  .. scenario\n\n  .. code:: swift\n\n     x\n\n  b", ["scenario swift: x|"]),
    ("a.rst", ".. code-block:: c\n\n\tx\n..\n\n.. note:: y", ["- c: x|"]),
  ]

  @Test(arguments: blocks)
  func `are read as those tools read them`(path: String, text: String, expected: [String]) {
    let page = read(text, path)
    #expect(page.value.fences.map(describe) == expected, "\(text)")
    #expect(page.diagnostics.filter { $0.severity == .error }.map(\.message) == [], "\(text)")
  }

  @Test func `point into the file`() throws {
    for (path, text, _) in Self.blocks where text.contains("\nx") || text.contains(" x") {
      let fence = try #require(
        read(text, path).value.fences.first { $0.literal.text.hasPrefix("x") })
      #expect(fence.literal.span(0..<1).text == "x", "\(text)")
    }
  }

  @Test(arguments: [
    ("a.adoc", "// scenario\n\ntext\n\n----\nx\n----", "fence.stray-mark"),
    ("a.adoc", "// scenario\n[source,swift]\n----\nx\n", "fence.unclosed"),
    ("a.adoc", "// scenaro id=a\n----\nx\n----", "fence.unknown-word"),
    ("a.rst", ".. scenario\n\ntext", "fence.stray-mark"),
    ("a.rst", ".. scenaro id=a\n\n.. code:: swift\n\n   x", "fence.unknown-word"),
    ("a.adoc", "// scenario color=red\n----\nx\n----", "fence.unknown-attribute"),
    ("a.mdx", "{/* scenario */}\n\ntext", "fence.stray-mark"),
  ])
  func `that are marked badly are told of`(path: String, text: String, id: String) {
    #expect(read(text, path).diagnostics.map(\.id).contains(id), "\(text)")
  }
}
