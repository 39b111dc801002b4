/// Pieces that parsers stumble over, and what a stranger would try.
enum FuzzWords {
  static let anywhere = [
    "\u{0}", "\u{1B}[31m", "\u{202E}", "\u{FEFF}", "\u{2028}", "e\u{301}", "👩‍👩‍👧‍👦", "\r\n", "\r", "\n",
    "\n\n", "\t", " ",
    "    ", "\\", "\"", "'", "<", ">", "&", "&#x6A;", "&lt;", "&#0;", "&colon;", "%00", "%2e%2e/",
    "../", "/", "//",
    "-1", "0", "9223372036854775807", "99999999999999999999", "1e999", "日本", "ß",
  ]

  /// What leads out of a folder, and numbers that count too far.
  static let paths = [
    "../outside.txt", "../../outside.txt", "/etc/passwd", "../", "content/a.md", ".git/config",
    "\u{0}", "\u{7F}", "\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}\u{1}",
  ]

  static let active = [
    "<script>alert(1)</script>", "<scr", "ipt>", "</script>", "<img src=x onerror=alert(1)>",
    "<svg onload=alert(1)>", "<svg><style>", "<math><mi//xlink:href=\"javascript:alert(1)\">",
    "<a href=\"javascript:alert(1)\">", "[a](javascript:alert(1))", "[a](java\nscript:alert(1))",
    "![a](javascript:1)", "<javascript:alert(1)>", "[a](<java&Tab;script:1>)", " onclick=alert(1) ",
    "\" onmouseover=\"alert(1)", "' autofocus onfocus='", "<iframe srcdoc=\"",
    "<base href=//a.example/>",
    "<style>", "</style>", "<textarea>", "</textarea>", "</title>", "<title>", "<!--", "-->",
    "--!>", "<![CDATA[",
    "]]>", "<?", "<a b='", "<p/onclick=alert(1)>", "<noscript>", "<template>",
    "<form action=javascript:1>",
    "<details open ontoggle=alert(1)>", "</article>", "</main>", "</body>",
  ]

  static let markdown = [
    "# ", "## ", "- ", "1. ", "> ", "```", "```swift scenario id=a\n", "~~~", "    ", "* * *",
    "---\n", "===\n", "[", "](",
    ")", "![", "[[", "]]", "![[", "|", "[^1]", "[^1]: ", "[a]: b\n", "**", "__", "~~", "==", "%%",
    "$", "$$", "`", "``",
    "\\\n", "  \n", "\n: ", "- [ ] ", "- [x] ", "> [!note]- ", "#tag ", "^block", ":::", "{#id}",
    "<http://a>",
    "https://a.example/(", "www.a", "<div>", "</div>", "<details>", "<summary>", "<br>", "&nbsp;",
    "srcset=\"a 1x,",
    "claims", "trace", "<!-- scenario id=a -->", "<!-- claims -->", "<!-- lifeline:begin id=a -->",
    "<!-- lifeline:end -->", "A.viewDidLoad happens once\n",
    "```mermaid\nsequenceDiagram\nA->>B: c\n```\n",
    "| a | b |\n| - | - |\n",
  ]

  static let frontMatter = [
    "---\n", "title: ", "title: <script>\n", "order: ", "tags: [", "tags:\n  - a\n",
    "aliases: [/a/b]\n",
    "aliases: [../../evil]\n", "date: 2026-02-03\n", "date: 0000-00-00\n", "draft: true\n",
    "html: true\n",
    "html: false\n", "history: git\n", "language: ../x\n", "language: zh-Hans\n", "ios: [1, 2]\n",
    "image: a.png\n",
    "description: \"", "&a [", "*a", "!!binary ", "? ", ": ", "{", "}", "[", "]", "|\n", ">\n",
    "<<: *a", "# ", "%YAML 9",
    "name: ", "url: javascript:alert(1)\n",
  ]

  static let template = [
    "{{", "}}", "{{{", "}}}", "{{#", "{{^", "{{/", "{{>", "{{!", "{{=<% %>=}}", "{{#pages}}",
    "{{/pages}}", "{{.}}",
    "{{title}}", "{{{content}}}", "{{#backlinks}}", "{{/backlinks}}", "{{#hasTags}}",
    "{{words.pages}}",
  ]

  static let mermaid = [
    "sequenceDiagram\n", "participant ", "actor ", "->>", "-->>", "-x", "-)", "<<->>", "+", "-",
    ": ", "Note over ",
    "Note left of ", "loop ", "alt ", "else ", "opt ", "par ", "and ", "critical ", "option ",
    "break ", "rect rgb(1,2,3)\n",
    "end\n", "activate ", "deactivate ", "autonumber ", "box ", "create ", "destroy ",
    "links A: {\"a\": \"", "as ", ";",
    "%%", "%%{init: {}}%%", "title ", "accDescr {", "}", "<br/>", "#35;", "\n",
  ]

  static let plantUML = [
    "@startuml\n", "@enduml\n", "participant ", "actor ", "database ", "->", "-->", "<-", "->>",
    "->x ",
    "o<-", "-[#red]>", "[->", "->]", "?->", "->?", " ++", " --", " **", " !!", " : ", "note left\n",
    "note over ", "end note\n", "ref over ", "end ref\n", "alt ", "else ", "group a [b]\n", "end\n",
    "box \"", "end box\n", "activate ", "deactivate ", "return ", "destroy ", "create ",
    "autonumber ",
    "\"", " as ", " order ", "<<", ">>", "[[", "]]", "{{", "}}", "== a ==\n", "...", "|||\n", "& ",
    "/ ",
    "/'", "'/", "**", "//", "\"\"", "--", "__", "~", "<color:red>", "</b>", "<U+0041>", "&#65;",
    "\\n",
    "\\\n", "!include a\n", "skinparam a {\n", "}\n", "<style>\n", "</style>\n", "legend\n",
    "title\n",
    "mainframe a\n", "autoactivate on\n", "newpage\n", "#", "(", "[", "]\n", "\n",
  ]

  static let request = [
    "GET ", "HEAD ", "POST ", "/", "/index.html", "/.lifeline/news?page=/&build=1",
    "/.lifeline/preview.js", "/a/../../",
    "%2e%2e%2f", "%00", "?", "#", " HTTP/1.1\r\n", " HTTP/1.0\r\n", " HTTP/9.9\r\n",
    "Host: 127.0.0.1\r\n",
    "Host: evil.example\r\n", "Host:\r\n", "Content-Length: 5\r\n", "Content-Length: -1\r\n",
    "Content-Length: 99999999999999999999\r\n", "Transfer-Encoding: chunked\r\n", "\r\n",
    "5\r\nhello\r\n0\r\n\r\n",
    "Range: bytes=0-1\r\n", "Range: bytes=-9999999999999999999999\r\n", "Range: bytes=5-1,9-\r\n",
    "Connection: close\r\n", "Connection: upgrade\r\nUpgrade: websocket\r\n",
    "Expect: 100-continue\r\n",
    "Sec-Fetch-Site: cross-site\r\n", "\n", "\r", " folded\r\n", ": ",
    "GET http://127.0.0.1/ HTTP/1.1\r\n", "* ", "\t",
  ]
}
