import SourceText

extension HTMLWriter {
  /// Elements without attributes that do no harm and that notes use.
  private static let harmlessTags: Set<String> = ["<br>", "<br/>", "<br />", "<wbr>"]
  /// The same, of those that have an end.
  private static let harmlessNames: Set<String> = [
    "b", "cite", "code", "del", "em", "i", "ins", "kbd", "mark", "q", "s", "samp", "small",
    "strong",
    "sub", "sup", "u", "var",
  ]
  /// The most bytes of code that is never too wide for a line of a phone's.
  private static let longestWholeCode = 20

  mutating func append(_ inlines: [Inline]) {
    let tags = allowsRawHTML ? [] : Self.pairs(in: inlines)
    for (index, inline) in inlines.enumerated() {
      if case .html(let text) = inline, tags.contains(index) {
        html += text.lowercased()
      } else {
        append(inline)
      }
    }
  }

  /// Where harmless elements begin and end, of those that do both in the same running text, one in
  /// another.
  private static func pairs(in inlines: [Inline]) -> Set<Int> {
    var open: [(name: String, index: Int)] = []
    var found: Set<Int> = []
    for (index, inline) in inlines.enumerated() {
      guard case .html(let text) = inline, text.hasPrefix("<"), text.hasSuffix(">") else {
        continue
      }
      let isEnd = text.hasPrefix("</")
      let name = text.dropFirst(isEnd ? 2 : 1).dropLast().lowercased()
      guard harmlessNames.contains(name) else { continue }
      if !isEnd {
        open.append((name, index))
      } else if let start = open.lastIndex(where: { $0.name == name }) {
        found.formUnion([open[start].index, index])
        open.removeSubrange(start...)
      }
    }
    return found
  }

  private mutating func append(_ inline: Inline) {
    switch inline {
    case .text(let text): html.escape(text)
    case .softBreak: html += breaksLines ? "<br>\n" : "\n"
    case .lineBreak: html += "<br>\n"
    case .code(let text): append(code: text)
    case .html(let text): appendRawHTML(text)
    case .emphasis(let content): wrap("em", content)
    case .strong(let content): wrap("strong", content)
    case .strikethrough(let content): wrap("del", content)
    case .highlight(let content): wrap("mark", content)
    case .link(let link): append(link)
    case .image(let image): append(image)
    case .wikilink(let link): append(link)
    case .formula(let text):
      html += "<span class=\"formula\">"
      html.escape(text)
      html += "</span>"
    case .tag(let name):
      open(tag(name), title: "", at: span)
      html += "#\(HTMLText.escaped(name))</a>"
    case .footnote(let reference):
      guard !isPart else {
        let address = HTMLText.escaped(WebAddress.encoded(home) + "#fn.\(reference.number)")
        html += "<sup class=\"footnote\"><a href=\"\(address)\">\(reference.number)</a></sup>"
        return
      }
      let anchor = Self.anchor(of: reference.number, reference.occurrence)
      html +=
        "<sup class=\"footnote\"><a id=\"\(anchor)\" href=\"#fn.\(reference.number)\""
        + " role=\"doc-noteref\">\(reference.number)</a></sup>"
    }
  }

  /// Code; a long name may be broken behind `(`, `:` and `.`, where its parts end.
  private mutating func append(code text: String) {
    // No line begins with a point by itself, though it may begin with a member's name.
    if text.utf8.first == UInt8(ascii: "."), html.endsWide { html += "<wbr>" }
    html += "<code>"
    if text.utf8.count <= Self.longestWholeCode {
      html.escape(text)
    } else {
      var rest = text[...]
      while let end = rest.firstIndex(where: { $0 == "(" || $0 == ":" || $0 == "." }) {
        let next = rest.index(after: end)
        html.escape(String(rest[..<next]))
        rest = rest[next...]
        if let first = rest.first, first.isLetter || first == "_" { html += "<wbr>" }
      }
      html.escape(String(rest))
    }
    html += "</code>"
  }

  private mutating func wrap(_ name: String, _ content: [Inline]) {
    html += "<\(name)>"
    append(content)
    html += "</\(name)>"
  }

  private mutating func append(_ link: Link) {
    let target = self.link(link)
    open(target, title: link.title, at: link.span)
    if let text = target.text { html += HTMLText.escaped(text) } else { append(link.content) }
    html += "</a>"
  }

  private mutating func append(_ link: Wikilink) {
    if link.isEmbed, let embedded = embed(link, .text) {
      html += embedded
      return
    }
    let target = wikilink(link)
    open(target, title: "", at: link.span)
    append(label: link.shownLabel ?? target.text ?? link.plainText)
    html += "</a>"
  }

  /// What a link by name shows: text, and code between backticks.
  private mutating func append(label: String) {
    let parts = label.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count > 2, !parts.count.isMultiple(of: 2) else {
      html += HTMLText.escaped(label)
      return
    }
    for (index, part) in parts.enumerated() {
      let text = HTMLText.escaped(String(part))
      html += index.isMultiple(of: 2) ? text : "<code>\(text)</code>"
    }
  }

  private mutating func open(_ target: Target, title: String, at span: SourceSpan?) {
    html += "<a"
    if let address = target.address, mayLink(to: address, at: span) {
      html += " href=\"\(HTMLText.escaped(WebAddress.encoded(address)))\""
    }
    if let language = target.language { html += " hreflang=\"\(HTMLText.escaped(language))\"" }
    if let className = target.className { html += " class=\"\(HTMLText.escaped(className))\"" }
    if !title.isEmpty { html += " title=\"\(HTMLText.escaped(title))\"" }
    html += ">"
  }

  private mutating func append(_ image: Image) {
    if let link = showing(image) { return append(link) }
    let (alternative, wanted) = ImageSize.wanted(in: image.alternative)
    if ForeignPost.isOne(image.destination) { return append(linkTo: image, text: alternative) }
    guard var picture = self.image(image), isSafe(picture.address, at: image.span) else {
      html += HTMLText.escaped(alternative)
      return
    }
    if let wanted { picture.scale(to: wanted) }
    html += Self.tag(picture, alternative: alternative)
    html.removeLast()
    if !image.title.isEmpty { html += " title=\"\(HTMLText.escaped(image.title))\"" }
    html += ">"
  }

  /// A link to what is written as an image but is a page of another site.
  private mutating func append(linkTo image: Image, text: String) {
    let content: [Inline] = [.text(text.isEmpty ? image.destination : text)]
    append(
      Link(
        destination: image.destination, title: image.title, content: content, span: image.span))
  }

  /// An image as HTML.
  public static func tag(_ picture: Picture, alternative: String) -> String {
    var html = "<img src=\"\(HTMLText.escaped(WebAddress.encoded(picture.address)))\""
    html += " alt=\"\(HTMLText.escaped(alternative))\""
    if let size = picture.size {
      html += " width=\"\(size.width)\""
      if size.height > 0 { html += " height=\"\(size.height)\"" }
    }
    return html + ">"
  }

  private mutating func isSafe(_ address: String, at span: SourceSpan?) -> Bool {
    guard !WebAddress.isSafe(address) else { return true }
    complain(aboutSchemeOf: address, at: span)
    return false
  }

  private mutating func mayLink(to address: String, at span: SourceSpan?) -> Bool {
    guard WebAddress.mayBeLinked(address) else {
      complain(aboutSchemeOf: address, at: span)
      return false
    }
    if let span, WebAddress.scheme(of: address) == "file" {
      diagnostics.append(
        Diagnostic(
          .warning, id: "link.local-file", "a 'file:' address leads somewhere on one machine only",
          at: span))
    }
    return true
  }

  private mutating func complain(aboutSchemeOf address: String, at span: SourceSpan?) {
    guard let span else { return }
    let scheme = WebAddress.scheme(of: address) ?? ""
    diagnostics.append(
      Diagnostic(
        .warning, id: "link.unsafe-scheme", "a page may not link to '\(scheme):' addresses",
        at: span))
  }

  private mutating func appendRawHTML(_ text: String) {
    if allowsRawHTML {
      html += rawHTML(text, span)
    } else if Self.harmlessTags.contains(text.lowercased()) {
      html += text
    } else {
      warnAboutRawHTML()
      html += HTMLText.escaped(text)
    }
  }

  mutating func warnAboutRawHTML() {
    guard let span else { return }
    if let last = diagnostics.last, last.id == "markdown.raw-html", last.span == span { return }
    diagnostics.append(
      Diagnostic(
        .warning, id: "markdown.raw-html", "HTML is shown as text, not passed on", at: span,
        notes: [Diagnostic.Note("'html: true' on the front page passes it on, on all pages")]))
  }
}
