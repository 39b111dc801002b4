import Markup
import SourceText
import Testing

/// Markdown and the HTML it becomes.
struct HTMLCase: CustomTestStringConvertible {
  let name: String
  let markdown: String
  let html: String

  init(_ name: String, _ markdown: String, _ html: String) {
    self.name = name
    self.markdown = markdown
    self.html = html
  }

  var testDescription: String { name }
}

func parse(_ text: String, inVault: Bool = false) -> Checked<Document> {
  Document.parse(SourceFile(path: "page.md", text: text), inVault: inVault)
}

func html(_ text: String, inVault: Bool = false) -> String {
  var writer = HTMLWriter()
  return writer.write(parse(text, inVault: inVault).value)
}

@Suite("Markdown to HTML")
struct HTMLTests {
  static let blocks: [HTMLCase] = [
    HTMLCase("a heading has an anchor", "## Push & pop", heading(2, "push--pop", "Push &amp; pop")),
    HTMLCase("a tight list", "- a\n- b\n", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    HTMLCase(
      "a loose list", "1. a\n\n2. b\n",
      "<ol>\n<li>\n<p>a</p></li>\n<li>\n<p>b</p></li>\n</ol>\n"),
    HTMLCase("a list that starts later", "3. c\n", "<ol start=\"3\">\n<li>c</li>\n</ol>\n"),
    HTMLCase(
      "tasks", "- [x] done\n- [ ] not yet\n- none",
      """
      <ul>
      <li class="task"><input type="checkbox" disabled checked aria-label="done"> done</li>
      <li class="task"><input type="checkbox" disabled aria-label="to do"> not yet</li>
      <li>none</li>
      </ul>

      """),
    HTMLCase(
      "an escaped box is no task", "- \\[ ] text", "<ul>\n<li>[ ] text</li>\n</ul>\n"),
    HTMLCase("a quotation", "> a\nb", "<blockquote>\n<p>a\nb</p>\n</blockquote>\n"),
    HTMLCase(
      "a callout", "> [!NOTE]\n> Mind this.",
      """
      <div class="callout note" role="note">
      <p class="callout-title">Note</p>
      <p>Mind this.</p>
      </div>

      """),
    HTMLCase(
      "a callout that folds, with a title", "> [!bug]- Known *issue*\n> text\n>\n> more",
      """
      <details class="callout caution">
      <summary class="callout-title">Known <em>issue</em></summary>
      <p>text</p>
      <p>more</p>
      </details>

      """),
    HTMLCase(
      "a callout that folds, with a link in its title: what folds is pressed as a whole",
      "> [!tip]- See [*this*](a.md) and <b@c.example>\n> text",
      foldedTip(
        "See <em>this</em> and b@c.example",
        "<a href=\"a.md\"><em>this</em></a> · <a href=\"mailto:b@c.example\">b@c.example</a></p>\n<p>text"
      )),
    HTMLCase("a callout of one's own", "> [!注意] 标题\n> a", note("标题", "a")),
    HTMLCase("the same by a picture", "> [!🔥]\n> a", note("🔥", "a")),
    HTMLCase("the same by a word with a mark", "> [!überblick]\n> a", note("Überblick", "a")),
    HTMLCase("the same with an escape", "> [!a\\#b]\n> a", note("A#b", "a")),
    HTMLCase("a callout whose first line ends with blanks", "> [!TIP]  \n> a", tip("Tip", "a")),
    HTMLCase(
      "a callout whose first line ends with a backslash", "> [!TIP]\\\n> a", tip("Tip", "a")),
    HTMLCase("a title that ends with blanks", "> [!TIP] *b*  \n> a", tip("<em>b</em>", "a")),
    HTMLCase("what a theme is told of a callout", "> [!tip|wide-3 right] T\n> a", tip("T", "a")),
    HTMLCase("the same without a title", "> [!tip|a]-\n> b", foldedTip("Tip", "b")),
    HTMLCase(
      "a kind of several words", "> [!Multi  column|x y]\n> a",
      tip("Multi column", "a").replacing("out tip", with: "out note")),
    HTMLCase(
      "no kind at all", "> [! ]\n> a\n\n> [!|x]",
      "<blockquote>\n<p>[! ]\na</p>\n</blockquote>\n<blockquote>\n<p>[!|x]</p>\n</blockquote>\n"),
    HTMLCase(
      "code with names and parentheses", "```\n[[a]](b)\n```",
      "<pre><code>[[a]](b)\n</code></pre>\n"),
    HTMLCase(
      "a name of a callout", "> [!tldr]\n> ^summary\n\na",
      "<div id=\"^summary\">\n<div class=\"callout important\" role=\"note\">\n"
        + "<p class=\"callout-title\">Tldr</p>\n</div>\n</div>\n<p>a</p>\n"),
    HTMLCase(
      "an escaped mark is no callout", "> \\[!NOTE]\n> text",
      "<blockquote>\n<p>[!NOTE]\ntext</p>\n</blockquote>\n"),
    HTMLCase(
      "code with a class of Pandoc's", "```{#a .objective-c .numberLines}\na\n```",
      "<pre><code class=\"language-objective-c\">a\n</code></pre>\n"),
    HTMLCase(
      "code", "```swift\na < b\n```",
      "<pre><code class=\"language-swift\">a &lt; b\n</code></pre>\n"),
    HTMLCase("a comment vanishes", "a\n\n<!-- secret -->\n\nb", "<p>a</p>\n<p>b</p>\n"),
    HTMLCase("a comment in a line vanishes", "a<!-- secret -->b", "<p>ab</p>\n"),
    HTMLCase(
      "a carriage return ends a line", "# A\rb\r\rc\r\n\rd\n\n```\re\r```\r",
      heading(1, "a", "A")
        + "<p>b</p>\n<p>c</p>\n<p>d</p>\n<pre><code>e\n</code></pre>\n"),
  ]

  static func tip(_ title: String, _ text: String) -> String {
    "<div class=\"callout tip\" role=\"note\">\n<p class=\"callout-title\">\(title)</p>\n"
      + "<p>\(text)</p>\n</div>\n"
  }

  static func note(_ title: String, _ text: String) -> String {
    "<div class=\"callout note\" role=\"note\">\n<p class=\"callout-title\">\(title)</p>\n"
      + "<p>\(text)</p>\n</div>\n"
  }

  static func foldedTip(_ title: String, _ text: String) -> String {
    "<details class=\"callout tip\">\n<summary class=\"callout-title\">\(title)</summary>\n"
      + "<p>\(text)</p>\n</details>\n"
  }

  static func heading(_ level: Int, _ anchor: String, _ content: String) -> String {
    "<h\(level) id=\"\(anchor)\">\(content)"
      + "<a class=\"anchor\" href=\"#\(anchor)\" aria-hidden=\"true\" tabindex=\"-1\"></a>"
      + "</h\(level)>\n"
  }

  @Test(arguments: blocks)
  func writesBlocks(_ example: HTMLCase) {
    #expect(html(example.markdown) == example.html)
  }

  static func unresolved(_ name: String) -> String { "<a class=\"unresolved\">\(name)</a>" }

  static let inlines: [HTMLCase] = [
    HTMLCase("struck out", "a ~~b *c*~~ d", "a <del>b <em>c</em></del> d"),
    HTMLCase("one tilde is a range", "3~5 和 7~9", "3~5 和 7~9"),
    HTMLCase("three tildes are text", "a ~~~b~~~ c", "a ~~~b~~~ c"),
    HTMLCase("an escaped tilde is text", "\\~~a~~", "~~a~~"),
    HTMLCase(
      "escapes in what is struck out", "~~a \\[b\\] ==\\#c==~~", "<del>a [b] <mark>#c</mark></del>"),
    HTMLCase(
      "emphasis beside escapes", "\\[_a_\\], \\#_b_ \\~_c_\\~,\\=",
      "[<em>a</em>], #<em>b</em> ~<em>c</em>~,="),
    HTMLCase("an escaped colon", "a\n\\: b", "a\n: b"),
    HTMLCase("a lone mark is text", "~~a", "~~a"),
    HTMLCase("marks before blanks are text", "a ~~ b ~~ c", "a ~~ b ~~ c"),
    HTMLCase(
      "a short name stays on one line", "`viewWillAppear(_:)`", "<code>viewWillAppear(_:)</code>"),
    HTMLCase(
      "a long name breaks between its parts", "`nav.pushViewController(_:animated:)`",
      "<code>nav.<wbr>pushViewController(<wbr>_:<wbr>animated:)</code>"),
    HTMLCase(
      "a line may begin with the point of a member", "`.a`、`.b`（`.c`）用`.d`, `.e` é`.f`",
      "<code>.a</code>、<wbr><code>.b</code>（<code>.c</code>）用<wbr><code>.d</code>, "
        + "<code>.e</code> é<code>.f</code>"),
    HTMLCase("code keeps its backslash", "`\\~~ \\[^1]`", "<code>\\~~ \\[^1]</code>"),
    HTMLCase("a dangerous scheme leads nowhere", "[x](javascript:alert)", "<a>x</a>"),
    HTMLCase(
      "so does every scheme that is not known",
      "[a](blob:https://x/1) [b](view-source:https://x) [c](filesystem:http://x/a) "
        + "[d](about:blank) [e](feed:javascript:alert) [f](jar:https://x!/a) [g](new-one:x)",
      "<a>a</a> <a>b</a> <a>c</a> <a>d</a> <a>e</a> <a>f</a> <a>g</a>"),
    HTMLCase("so does a disguised one", "[x](<java\u{09}script:alert>)", "<a>x</a>"),
    HTMLCase("so does an image", "![alt](data:text/html,x)", "alt"),
    HTMLCase("so does an image of an app's", "![alt](zotero://x)", "alt"),
    HTMLCase(
      "an app's address leads there", "[x](obsidian://open?vault=v)",
      "<a href=\"obsidian://open?vault=v\">x</a>"),
    HTMLCase("so does a message's", "[x](message:abc)", "<a href=\"message:abc\">x</a>"),
    HTMLCase("a file's does on its machine", "[x](file:///a)", "<a href=\"file:///a\">x</a>"),
    HTMLCase(
      "what is no scheme leads nowhere", "[x](1a:b) [y](<ob sidian:b>)", "<a>x</a> <a>y</a>"),
    HTMLCase("markup in text is escaped", "a &lt;b&gt; \"c\"", "a &lt;b&gt; &quot;c&quot;"),
    HTMLCase("HTML is shown", "a <script>x</script>", "a &lt;script&gt;x&lt;/script&gt;"),
    HTMLCase("harmless HTML passes", "<kbd>⌘</kbd><br>", "<kbd>⌘</kbd><br>"),
    HTMLCase("a type in angle brackets is text", "Array<Int>, <T>", "Array&lt;Int&gt;, &lt;T&gt;"),
    HTMLCase("what does not end ends with its paragraph", "a <b>c", "a <b>c</b>"),
    HTMLCase(
      "a formula is left alone", "$a*b*c$ $5", "\(FormulaTests.inLine("$a*b*c$")) $5"),
    HTMLCase("an escaped tag is text", "a \\#b", "a #b"),
    HTMLCase(
      "a name holds code and brackets", "[[Page#The `<X>` *type*]]",
      "<a class=\"unresolved\">Page › The <code>&lt;X&gt;</code> *type*</a>"),
    HTMLCase("code is no name", "`[[a` b]]", "<code>[[a</code> b]]"),
    HTMLCase("an escaped note is text", "a \\^[b]", "a ^[b]"),
    HTMLCase("a note without end is text", "a ^[b ^[ c", "a ^[b ^[ c"),
    HTMLCase(
      "attributes are escaped", "[x](<a\"b> \"t\\\"u\")",
      "<a href=\"a%22b\" title=\"t&quot;u\">x</a>"),
    HTMLCase("an unresolved name", "[[Page#Part|text]]", "<a class=\"unresolved\">text</a>"),
    HTMLCase("blanks are no name", "[[ ]]", "[[ ]]"),
    HTMLCase("a name is no link's text", "**[[a]]()**", "<strong>\(unresolved("a"))()</strong>"),
    HTMLCase(
      "behind a name is text", "[[a]](_:) [[a|b]](c)",
      "\(unresolved("a"))(_:) \(unresolved("b"))(c)"),
    HTMLCase("behind what a name shows is text", "![[p.png]](x)", "\(unresolved("p.png"))(x)"),
    HTMLCase(
      "a link may stand behind a name", "[[a]][b](c)", "\(unresolved("a"))<a href=\"c\">b</a>"),
    HTMLCase("code is no name with parentheses", "`[[a]](b)`", "<code>[[a]](b)</code>"),
    HTMLCase(
      "a call in brackets is no name", "[[self view] add:[[UIView alloc] init]]",
      "[[self view] add:[[UIView alloc] init]]"),
    HTMLCase("a bracket behind a name is text", "[[a]]]", "\(unresolved("a"))]"),
    HTMLCase("an escaped name is text", "\\[[Page]]", "[[Page]]"),
  ]

  @Test(arguments: inlines)
  func writesRunningText(_ example: HTMLCase) {
    #expect(html(example.markdown) == "<p>\(example.html)</p>\n")
  }

  /// The marks that cmark does not know, each in a text that is plain otherwise.
  static let marks = [
    "[^1]": "role=\"doc-noteref\"", "^[n]": "role=\"doc-noteref\"", "[[P]]": "class=\"unresolved\"",
    "~~a~~": "<del>a</del>", "==a==": "<mark>a</mark>", "https://a.example": "<a href=",
    "#tag": "class=\"tag\"",
  ]

  @Test func putsBlanksForWhatControlsTerminals() {
    #expect(HTMLText.escaped("a\u{1B}[1m\u{0}b\u{7F}\n\tc") == "a [1m b \n\tc")
  }

  /// Eight bytes are looked at together, so each mark stands at every place of two such groups.
  @Test(arguments: marks)
  func findsMarksWhereverTheyStand(_ mark: String, _ wanted: String) {
    for before in 0..<17 {
      let text = String(repeating: "a", count: before) + " " + mark
      for after in ["", " b", " it's 50 % - isn't it?"] {
        let found = html("\(text)\(after)\n\n[^1]: note\n")
        #expect(found.contains(wanted), "\(text)\(after)")
      }
    }
    let remark = html(String(repeating: "a", count: 11) + " %%no%% b\n")
    #expect(!remark.contains("no"))
  }

  @Test func takesFootnotesOutOfTheText() {
    let page = html("a^[one *b* [[c]]] d[^x] e^[[f](g.md)]\n\n[^x]: two\n")
    #expect(page.contains("#fn.1\" role=\"doc-noteref\">1</a></sup> d<sup"))
    #expect(page.contains("<p>one <em>b</em> <a class=\"unresolved\">c</a>\u{A0}<a"))
    #expect(page.contains("<li id=\"fn.2\">\n<p>two\u{A0}<a"))
    #expect(page.contains("<li id=\"fn.3\">\n<p><a href=\"g.md\">f</a>\u{A0}<a"))
  }

  @Test func showsRawHTMLBlocksAsTextAndSaysSo() {
    let page = parse("<form onclick=\"x\">\ntext\n</form>\n")
    var writer = HTMLWriter()
    #expect(
      writer.write(page.value)
        == "<pre class=\"raw-html\"><code>&lt;form onclick=&quot;x&quot;&gt;\ntext\n&lt;/form&gt;\n"
        + "</code></pre>\n")
    #expect(writer.diagnostics.map(\.id) == ["markdown.raw-html"])
    #expect(writer.diagnostics.first?.span.start == SourcePosition(line: 1, column: 1))
  }

  @Test func showsAllHTMLAsTextWhereThatIsAskedFor() {
    var writer = HTMLWriter()
    writer.rawHTML = .shown
    #expect(
      writer.write(parse("<div>\na\n</div>\n\nb <kbd>c</kbd> <a>d</a> <b>e\n").value)
        == "<pre class=\"raw-html\"><code>&lt;div&gt;\na\n&lt;/div&gt;\n</code></pre>\n"
        + "<p>b <kbd>c</kbd> &lt;a&gt;d&lt;/a&gt; &lt;b&gt;e</p>\n")
    #expect(writer.diagnostics.map(\.id) == ["markdown.raw-html", "markdown.raw-html"])
  }

  @Test func passesRawHTMLOnWhenAllowed() {
    var writer = HTMLWriter()
    writer.rawHTML = .passed
    #expect(
      writer.write(parse("<form>\na\n</form>\n\nb <i onclick=c>c</i>\n").value)
        == "<form>\na\n</form>\n<p>b <i onclick=c>c</i></p>\n")
    #expect(writer.write(parse("<pre>\na\n\nb\n</pre>").value) == "<pre>\na\n\nb\n</pre>\n")
    #expect(writer.diagnostics.isEmpty)
  }

  /// Eight bytes are looked at together, so each character stands at every place of two such groups.
  @Test func escapesWhateverTheCharactersStandNextTo() {
    let entities = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
    for plain in ["a", "!", "\t", "é", "\u{BC}"] {
      for (character, entity) in entities {
        for before in 0..<17 {
          for after in [0, 1, 7, 9] {
            let (left, right) = (
              String(repeating: plain, count: before), String(repeating: plain, count: after)
            )
            #expect(HTMLText.escaped(left + character + right) == left + entity + right)
            #expect(
              HTMLText.escaped(left + character + character + right)
                == left + entity + entity + right)
          }
        }
      }
    }
  }
}
