import Markup
import SourceText
import Testing

/// Parts of which a reader looks at one.
@Suite("Tabs")
struct TabTests {
  static func tab(_ title: String, _ html: String) -> String {
    "<section>\n<p class=\"tab\">\(title)</p>\n\(html)</section>\n"
  }

  static func tabs(_ tabs: String...) -> String {
    "<div class=\"tabs\">\n\(tabs.joined())</div>\n"
  }

  static let pages: [HTMLCase] = [
    HTMLCase(
      "of MkDocs", "a\n\n=== \"A\"\n\n    *b*\n\n=== \"B & C\"\n    c\n\nd",
      "<p>a</p>\n\(tabs(tab("A", "<p><em>b</em></p>\n"), tab("B &amp; C", "<p>c</p>\n")))<p>d</p>\n"
    ),
    HTMLCase(
      "in tabs", "=== \"A\"\n\n    === \"B\"\n\n        b\n\n    c",
      tabs(tab("A", tabs(tab("B", "<p>b</p>\n")) + "<p>c</p>\n"))),
    HTMLCase(
      "of two groups", "=== \"A\"\n\n    a\n\n===! \"B\"\n\n    b",
      tabs(tab("A", "<p>a</p>\n")) + tabs(tab("B", "<p>b</p>\n"))),
    HTMLCase(
      "that hold nothing", "=== \"A\"\n\nb", "<p>=== &quot;A&quot;</p>\n<p>b</p>\n"),
    HTMLCase(
      "in code", "    === \"A\"\n\n        b",
      "<pre><code>=== &quot;A&quot;\n\n    b\n</code></pre>\n"),
    HTMLCase(
      "of blocks with names", "```js [a.js]\na\n```\n\n```ts [my b]\nb\n```",
      tabs(
        tab("a.js", "<pre><code class=\"language-js\">a\n</code></pre>\n"),
        tab("my b", "<pre><code class=\"language-ts\">b\n</code></pre>\n"))),
    HTMLCase(
      "of one block with a name", "```js [a.js]\na\n```\n\nb",
      "<pre><code class=\"language-js\">a\n</code></pre>\n<p>b</p>\n"),
    HTMLCase(
      "of groups of blocks",
      "::: code-group\n```js [a]\na\n```\n:::\n\n::: code-group\n\n```js [b]\nb\n```\n\n:::\n\nc",
      tabs(tab("a", "<pre><code class=\"language-js\">a\n</code></pre>\n"))
        + tabs(tab("b", "<pre><code class=\"language-js\">b\n</code></pre>\n")) + "<p>c</p>\n"),
  ]

  @Test(arguments: pages)
  func showTheirTitles(_ example: HTMLCase) {
    #expect(html(example.markdown) == example.html)
  }

  @Test func keepTheirHeadingsAndTheirCode() {
    let page = Document.parse(
      SourceFile(path: "a.md", text: "=== \"A\"\n\n    ## B\n\n    ```js\n    c\n    ```\n")
    ).value
    #expect(page.headings.map(\.plainText) == ["B"])
    #expect(page.fences.map(\.literal.text) == ["c\n"])
  }
}
