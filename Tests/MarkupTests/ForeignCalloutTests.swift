import Markup
import SourceText
import Testing

/// Callouts in the notations of MkDocs, VitePress, Docusaurus and Quarto.
@Suite struct ForeignCalloutTests {
  private static func callout(_ style: String, _ title: String, _ html: String) -> String {
    "<div class=\"callout \(style)\" role=\"note\">\n<p class=\"callout-title\">\(title)</p>\n\(html)</div>\n"
  }

  private static func folded(_ style: String, _ title: String, _ html: String, open: Bool = false)
    -> String
  {
    "<details class=\"callout \(style)\"\(open ? " open" : "")>\n"
      + "<summary class=\"callout-title\">\(title)</summary>\n\(html)</details>\n"
  }

  static let pages: [HTMLCase] = [
    HTMLCase(
      "of MkDocs", "a\n\n!!! note\n    *b*\n\n    c\n\nd",
      "<p>a</p>\n\(callout("note", "Note", "<p><em>b</em></p>\n<p>c</p>\n"))<p>d</p>\n"),
    HTMLCase(
      "with a title and words for themes", "!!! tip inline end \"Use `x`\"\n\n    b",
      callout("tip", "Use <code>x</code>", "<p>b</p>\n")),
    HTMLCase(
      "that fold", "??? warning\n    a\n\n???+ tip \"T\"\n    b",
      folded("warning", "Warning", "<p>a</p>\n") + folded("tip", "T", "<p>b</p>\n", open: true)),
    HTMLCase(
      "of VitePress, without blank lines", "a\n::: tip\nb\n:::\nc",
      "<p>a</p>\n\(callout("tip", "Tip", "<p>b</p>\n"))<p>c</p>\n"),
    HTMLCase(
      "of Docusaurus", ":::warning[Look out]\n\n- b\n\n:::",
      callout("warning", "Look out", "<ul>\n<li>b</li>\n</ul>\n")),
    HTMLCase(
      "in callouts", "::::note A b\n\n:::tip\n\nc\n\n:::\n\nd\n\n::::",
      callout("note", "A b", callout("tip", "Tip", "<p>c</p>\n") + "<p>d</p>\n")),
    HTMLCase(
      "of details", "::: details More {open}\na\n:::",
      folded("note", "More", "<p>a</p>\n", open: true)),
    HTMLCase(
      "of Quarto", "::: {.callout-tip title=\"T\"}\na\n:::", callout("tip", "T", "<p>a</p>\n")),
    HTMLCase(
      "in tabs", "=== \"A\"\n\n    !!! tip\n        b\n\n    c",
      TabTests.tabs(TabTests.tab("A", callout("tip", "Tip", "<p>b</p>\n") + "<p>c</p>\n"))),
    HTMLCase("that never end", ":::tip\na\n\nb", callout("tip", "Tip", "<p>a</p>\n<p>b</p>\n")),
    HTMLCase(
      "in code", "```\n:::tip\n!!! note\n    a\n:::\n```",
      "<pre><code>:::tip\n!!! note\n    a\n:::\n</code></pre>\n"),
    HTMLCase("that hold nothing", "!!! note\n\nb", "<p>!!! note</p>\n<p>b</p>\n"),
    HTMLCase(
      "that are none", "::: card\na\n:::\n\n!!! Look out\n",
      "<p>::: card\na\n:::</p>\n<p>!!! Look out</p>\n"),
  ]

  @Test(arguments: pages)
  func areCallouts(_ example: HTMLCase) {
    #expect(html(example.markdown) == example.html)
  }

  @Test(arguments: [":::tip\n[x](a.md)\n:::\n", "!!! tip\n    [x](a.md)\n"])
  func keepTheirPlaces(_ markdown: String) {
    let page = Document.parse(SourceFile(path: "a.md", text: markdown))
    #expect(LinkWitness(writing: page.value).positions == [markdown.hasPrefix(":") ? "2:5" : "2:9"])
  }

  @Test(arguments: [":::tip\n", "::::tip\n:::note\n", ":::\n", "!!! note\n    "])
  func areReadInTheTimeOfTheirLength(_ line: String) {
    let text = String(repeating: line, count: 20_000)
    _ = Document.parse(SourceFile(path: "a.md", text: text))
  }
}
