import Fuzzing
import Markup
import SourceText
import Testing

/// HTML of pages, of which only what a list has comes out.
@Suite("HTML by a list")
struct ListedHTMLTests {
  /// HTML that notes use, and what it becomes.
  static let used: [(String, String)] = [
    (
      "<details open>\n<summary>s</summary>\n\na\n\n</details>",
      "<details open>\n<summary>s</summary>\n<p>a</p>\n</details>"
    ),
    (
      "<p align=center><img src='a.png' width=40 alt=\"b &eacute; &amp; c\"></p>",
      "<p align=\"center\"><img src=\"a.png\" width=\"40\" alt=\"b &eacute; &amp; c\"></p>"
    ),
    ("a <KBD>b</KBD> <sub>c</sub> d<br/>e", "a <kbd>b</kbd> <sub>c</sub> d<br>e"),
    ("<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"),
    ("a</br>b", "a<br>b"),
    ("<dl><dt>a<dd>b</dl>", "<dl><dt>a</dt><dd>b</dd></dl>"),
    ("<ruby>漢<rp>(<rt>kan<rp>)</ruby>", "<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>"),
    (
      "<table><thead><tr><th colspan=2>a<tbody><tr><td>b</table>",
      "<table><thead><tr><th colspan=\"2\">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody>"
        + "</table>"
    ),
    (
      "<picture><source srcset='a.png 1x,b.png 2x'><img src=c.png></picture>",
      "<picture><source srcset=\"a.png 1x, b.png 2x\"><img src=\"c.png\"></picture>"
    ),
    ("<img src=\"data:image/png;base64,AA==\">", "<img src=\"data:image/png;base64,AA==\">"),
    (
      "<span style='color:#f00;font-weight:bold'>a</span>",
      "<span style=\"color: #f00; font-weight: bold\">a</span>"
    ),
    (
      "<a id=x name=y href='?a=1&copy=2'>z</a>",
      "<a id=\"x\" name=\"y\" href=\"?a=1&amp;copy=2\">z</a>"
    ),
    (
      "<div markdown=\"1\" dir=rtl>\n\n*a*\n\n</div>",
      "<div dir=\"rtl\">\n<p><em>a</em></p>\n</div>"
    ),
    ("a &nbsp; <i>&lt;b&gt; & c</i>", "\u{A0} <i>&lt;b&gt; &amp; c</i>"),
  ]

  @Test(arguments: used)
  func `what notes use comes out`(_ html: String, _ expected: String) {
    let (written, diagnostics) = Self.write(html)
    #expect(written.contains(expected), "\(written)")
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
  }

  /// Ways to run a script, and the warning that each gets.
  static let vectors: [(String, String)] = [
    ("<script>alert(1)</script>", "raw-html"), ("<ScRiPt src=//e.example></sCrIpT>", "raw-html"),
    ("<img src=x onerror=alert(1)>", "raw-attribute"),
    ("<img src=x OnError=alert(1)>", "raw-attribute"),
    ("<img/src=x/onerror=alert(1)>", ""),
    ("<img src=`x`onerror=alert(1)>", ""),
    ("<a title=\"a\"onclick=alert(1)>b</a>", ""),
    ("<div\u{0C}onmouseover=alert(1)>x</div>", "raw-attribute"),
    ("<div =x onclick=alert(1)>x</div>", "raw-attribute"),
    ("<a href=javascript:alert(1)>a</a>", "unsafe-scheme"),
    ("<a href=\" &#14; JaVaScRiPt:alert(1)\">a</a>", "unsafe-scheme"),
    ("<a href=\"java&#x0A;script&colon;alert(1)\">a</a>", "unsafe-scheme"),
    ("<a href=\"java&Tab;script:alert(1)\">a</a>", "unsafe-scheme"),
    ("<a href='vbscript:x'>a</a>", "unsafe-scheme"),
    ("<span href=\"http://a.example\">a</span>", "raw-attribute"),
    ("<a href='data:text/html,x'>a</a>", "unsafe-scheme"),
    ("<a href='blob:https://x/1'>a</a>", "unsafe-scheme"),
    ("<a href='feed:javascript:x'>a</a>", "unsafe-scheme"),
    ("<a href='View-Source:https://x'>a</a>", "unsafe-scheme"),
    ("<img src='data:image/svg+xml,<svg onload=alert(1)>'>", "unsafe-scheme"),
    ("<img srcset='javascript:x 1x'>", "raw-attribute"),
    ("<video poster=javascript:x><source src=javascript:x></video>", "unsafe-scheme"),
    ("<blockquote cite=javascript:x>a</blockquote>", "unsafe-scheme"),
    ("<iframe srcdoc='<script>alert(1)</script>'></iframe>", "raw-html"),
    ("<form><button formaction=javascript:x>a</button></form>", "raw-html"),
    ("<svg><a xlink:href=javascript:x><text>a</text></a></svg>", "raw-html"),
    ("<svg><style><img src=x onerror=alert(1)></style></svg>", "raw-html"),
    (
      "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=x onerror=x&gt;\">",
      "raw-html"
    ),
    ("<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\"></noscript>", "raw-html"),
    ("<template><script>alert(1)</script></template>", "raw-html"),
    ("<meta http-equiv=refresh content='0;url=javascript:x'>", "raw-html"),
    ("<base href=//e.example>", "raw-html"), ("<link rel=stylesheet href=//e.example>", "raw-html"),
    ("<style>@import '//e.example'</style>", "raw-html"),
    ("<div style='background:url(javascript:x)'>a</div>", "raw-attribute"),
    ("<div style='width:expression(alert(1))'>a</div>", "raw-attribute"),
    ("<div style='position:fixed;top:0'>a</div>", "raw-attribute"),
    ("<p id='page.content'>a</p>", "raw-attribute"), ("<img name=currentScript>", "raw-attribute"),
    ("<table><tr><td><table></table></table></table>a", "unpaired-tag"),
    ("<object data=x></object>", "raw-html"), ("<embed src=x>", "raw-html"),
    ("<input autofocus onfocus=alert(1)>", "raw-html"), ("<textarea></textarea>", "raw-html"),
    ("<xmp><img src=x onerror=x></xmp>", "raw-html"), ("<plaintext>", "raw-html"),
    ("<title></title>", "raw-html"), ("<select><option>", "raw-html"),
    ("<scr<!-- -->ipt>alert(1)</script>", ""), ("<div><![CDATA[<img src=x onerror=x>]]></div>", ""),
    ("<div><!--> <img src=x onerror=x> --></div>", ""), ("<div><?php <script> ?></div>", ""),
    ("<details ontoggle=alert(1) open>a</details>", "raw-attribute"),
    ("<a target=_top href=x>a</a>", "raw-attribute"),
    ("<div hidden data-a=b>a</div>", "raw-attribute"),
    ("<a href=\"https://a.example\" title=\"a\" b", ""),
  ]

  @Test(arguments: vectors)
  func `what runs does not, and a warning says so`(_ html: String, _ warning: String) {
    for page in [
      html, "a \(html)", "- \(html)", "> \(html)", "| a |\n|---|\n| \(html) |", "# \(html)",
    ] {
      let (written, diagnostics) = Self.write(page)
      if let fault = WrittenHTML.fault(written) { Issue.record("\(fault) in \(written)") }
      if page == html, !warning.isEmpty {
        #expect(diagnostics.contains { $0.id.hasSuffix(".\(warning)") }, "\(diagnostics.map(\.id))")
      }
    }
  }

  @Test func `what is left out is named at its place`() {
    let text = "# T\n\ntext\nand <b onclick=x style='top:0;color:red' foo>c</b>\n"
    let (written, diagnostics) = Self.write(text)
    #expect(written.contains("and <b style=\"color: red\">c</b>"))
    #expect(
      diagnostics.map(\.message) == ["the attributes 'onclick', 'style: top', 'foo' are left out"])
    #expect(diagnostics.first?.span.start == SourcePosition(line: 4, column: 5))
  }

  @Test func `an element that may not stand in its place is text with its end`() {
    let (written, diagnostics) = Self.write("a <div>b</div> c\n")
    #expect(written == "<p>a &lt;div&gt;b&lt;/div&gt; c</p>\n")
    #expect(diagnostics.map(\.id) == ["markdown.displaced-tag"])
  }

  @Test func `elements end before blocks in which they cannot go on`() {
    let (written, _) = Self.write("<p>\n\na\n\n</p>\n\n<table>\n\nb\n\n</table>\n")
    #expect(WrittenHTML.fault(written) == nil)
    #expect(written == "<p>\n</p><p>a</p>\n\n<table>\n</table><p>b</p>\n\n")
  }

  @Test func `whatever bytes a page has, only what the list has comes out`() {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<3_000 {
      let page = Self.randomPage(&generator)
      let (written, _) = Self.write(page)
      if let fault = WrittenHTML.fault(written) {
        Issue.record("\(fault)\nof \(page.debugDescription)\nin \(written)")
        return
      }
    }
  }

  // MARK: -

  private static let pieces = [
    "<", ">", "</", "<!--", "-->", "<![CDATA[", "]]>", "<?", "\"", "'", "=", "/", "`", "&", "&#",
    ";", "\n",
    "\n\n", "\n- ", "\n> ", " | ", "\n|---|---|\n", "*", "**", "[", "](x)", "\t", "\u{0C}", "\u{0}",
    "é", "\u{202E}", "a", " href=", " src=", " onclick=", " style=", " id=", " srcset=", " class=",
    "javascript:", "data:text/html,", "color:red", "url(x)", "alert(1)", "script", "style", "svg",
    "math",
    "noscript", "template", "iframe", "textarea", "title", "table", "tr", "td", "th", "tbody",
    "caption",
    "colgroup", "col", "p", "div", "b", "i", "a", "ul", "ol", "li", "dl", "dt", "dd", "h1",
    "details",
    "summary", "ruby", "rt", "picture", "source", "img", "br", "hr", "pre", "select", "form",
    "input", "center",
  ]

  private static func randomPage(_ generator: inout SeededGenerator) -> String {
    let names = pieces.filter { $0.allSatisfy { $0.isLetter || $0.isNumber } && $0 != "a" }
    var page = ""
    for _ in 0..<Int.random(in: 1...40, using: &generator) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0...2: page += "<\(names.randomElement(using: &generator) ?? "")>"
      case 3...4: page += "</\(names.randomElement(using: &generator) ?? "")>"
      default: page += pieces.randomElement(using: &generator) ?? ""
      }
    }
    return page
  }

  private static func write(_ text: String) -> (html: String, diagnostics: [Diagnostic]) {
    var writer = HTMLWriter()
    let page = Document.parse(SourceFile(path: "a.md", text: text))
    let html = writer.write(page.value)
    return (html, writer.diagnostics)
  }
}
