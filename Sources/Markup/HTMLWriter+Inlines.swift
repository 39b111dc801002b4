import SourceText

extension HTMLWriter {
  /// Elements without attributes that do no harm and that notes use.
  private static let harmlessTags: Set<String> = [
    "<br>", "<br/>", "<br />", "<wbr>", "<kbd>", "</kbd>", "<sub>", "</sub>", "<sup>", "</sup>",
    "<mark>", "</mark>",
  ]

  mutating func append(_ inlines: [Inline]) {
    for inline in inlines { append(inline) }
  }

  private mutating func append(_ inline: Inline) {
    switch inline {
    case .text(let text): html.escape(text)
    case .softBreak: html += "\n"
    case .lineBreak: html += "<br>\n"
    case .code(let text):
      html += "<code>"
      html.escape(text)
      html += "</code>"
    case .html(let text): appendRawHTML(text)
    case .emphasis(let content): wrap("em", content)
    case .strong(let content): wrap("strong", content)
    case .strikethrough(let content): wrap("del", content)
    case .highlight(let content): wrap("mark", content)
    case .link(let link): append(link)
    case .image(let image): append(image)
    case .wikilink(let link): append(link)
    case .tag(let name):
      open(tag(name), title: "", at: span)
      html += "#\(HTMLText.escaped(name))</a>"
    case .footnote(let reference):
      if isPart { return }
      let anchor = Self.anchor(of: reference.number, reference.occurrence)
      html +=
        "<sup class=\"footnote\"><a id=\"\(anchor)\" href=\"#fn.\(reference.number)\""
        + " role=\"doc-noteref\">\(reference.number)</a></sup>"
    }
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
    if link.isEmbed, let embedded = embed(link, false) {
      html += embedded
      return
    }
    let target = wikilink(link)
    open(target, title: "", at: link.span)
    html += HTMLText.escaped(link.label ?? target.text ?? link.plainText) + "</a>"
  }

  private mutating func open(_ target: Target, title: String, at span: SourceSpan?) {
    html += "<a"
    if let address = target.address, isSafe(address, at: span) {
      html += " href=\"\(HTMLText.escaped(WebAddress.encoded(address)))\""
    }
    if let language = target.language { html += " hreflang=\"\(HTMLText.escaped(language))\"" }
    if let className = target.className { html += " class=\"\(HTMLText.escaped(className))\"" }
    if !title.isEmpty { html += " title=\"\(HTMLText.escaped(title))\"" }
    html += ">"
  }

  private mutating func append(_ image: Image) {
    let (alternative, wanted) = ImageSize.wanted(in: image.alternative)
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
    guard let span else { return false }
    let scheme = WebAddress.scheme(of: address) ?? ""
    diagnostics.append(
      Diagnostic(
        .warning, id: "link.unsafe-scheme", "a page may not link to '\(scheme):' addresses",
        at: span))
    return false
  }

  private mutating func appendRawHTML(_ text: String) {
    if allowsRawHTML || Self.harmlessTags.contains(text.lowercased()) {
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
        .warning, id: "markdown.raw-html", "HTML is shown as text, not passed on", at: span))
  }
}
