import SourceText

extension HTMLWriter {
  /// Elements with an end, without attributes, that do no harm and that notes use.
  private static let harmlessNames: Set<String> = [
    "b", "cite", "code", "del", "em", "i", "ins", "kbd", "mark", "q", "s", "samp", "small",
    "strong",
    "sub", "sup", "u", "var",
  ]
  /// The most bytes of code that is never too wide for a line of a phone's.
  private static let longestWholeCode = 20

  mutating func append(_ inlines: [Inline]) {
    guard rawHTML == .shown, inlines.contains(where: Self.isHTML) else {
      for inline in inlines { append(inline) }
      return
    }
    let tags = Self.pairs(in: inlines)
    for (index, inline) in inlines.enumerated() {
      if case .html(let text) = inline, tags.contains(index) {
        html += text.lowercased()
      } else {
        append(inline)
      }
    }
  }

  /// Appends running text that stands where blocks may stand too: in cells, and in items without paragraphs.
  mutating func appendAmongBlocks(_ inlines: [Inline]) {
    takesBlocks = true
    append(inlines)
    takesBlocks = false
  }

  private static func isHTML(_ inline: Inline) -> Bool {
    if case .html = inline { true } else { false }
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
    case .softBreak: html.append(markup: breaksLines ? "<br>\n" : "\n")
    case .lineBreak: html.append(markup: "<br>\n")
    case .code(let text): append(code: text)
    case .html(let text): appendRawHTML(text)
    case .emphasis(let content): element("<em>", content, "</em>")
    case .strong(let content): element("<strong>", content, "</strong>")
    case .strikethrough(let content): element("<del>", content, "</del>")
    case .highlight(let content): element("<mark>", content, "</mark>")
    case .link(let link): append(link)
    case .image(let image): append(image)
    case .wikilink(let link): append(link)
    case .formula(let formula): append(formula)
    case .tag(let name):
      open(surroundings.target(ofTag: name), title: "", at: span)
      html += "#\(HTMLText.escaped(name))</a>"
    case .footnote(let mark):
      let reference = isPart ? surroundings.mark(mark) : mark
      let anchor = Self.anchor(of: reference.number, reference.occurrence)
      html +=
        "<sup class=\"footnote\"><a id=\"\(anchor)\""
        + " href=\"\(HTMLText.escaped(home ?? ""))#fn.\(reference.number)\""
        + " role=\"doc-noteref\">\(reference.number)</a></sup>"
    }
  }

  /// Code; a long name may be broken behind `(`, `:` and `.`, where its parts end.
  private mutating func append(code text: String) {
    // No line begins with a point by itself, though it may begin with a member's name.
    if text.utf8.first == UInt8(ascii: "."), html.endsWide { html.append(markup: "<wbr>") }
    html.append(markup: "<code>")
    if text.utf8.count <= Self.longestWholeCode {
      html.escape(text)
    } else {
      var rest = text.unicodeScalars[...]
      while let end = rest.firstIndex(where: { $0 == "(" || $0 == ":" || $0 == "." }) {
        let next = rest.index(after: end)
        html.escape(String(rest[..<next]))
        rest = rest[next...]
        if let first = rest.first, Self.mayBegin(first) { html.append(markup: "<wbr>") }
      }
      html.escape(String(rest))
    }
    html.append(markup: "</code>")
  }

  /// Whether a line of code may begin with a character: a letter, and no mark on the one before it.
  private static func mayBegin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    default: scalar.properties.isAlphabetic && !scalar.properties.isGraphemeExtend
    }
  }

  private mutating func append(_ link: Link) {
    let target = surroundings.target(of: link)
    open(target, title: link.title, at: link.span)
    if let text = target.text { html.escape(text) } else { appendInLink(link.content) }
    html.append(markup: "</a>")
  }

  private mutating func appendInLink(_ inlines: [Inline]) {
    let wasInLink = isInLink
    isInLink = true
    enclose { $0.append(inlines) }
    isInLink = wasInLink
  }

  private mutating func append(_ link: Wikilink) {
    if link.isEmbed, let embedded = surroundings.embed(link, .text) {
      html += embedded
      return
    }
    let target = surroundings.target(of: link)
    open(target, title: "", at: link.span)
    append(label: target.text ?? link.shownLabel ?? link.plainText)
    html.append(markup: "</a>")
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
    html.append(markup: "<a")
    if let address = target.address, mayLink(to: address, at: span) {
      append(" href=\"", WebAddress.encoded(address))
    }
    if let language = target.language { append(" hreflang=\"", language) }
    if let className = target.className { append(" class=\"", className) }
    if !title.isEmpty { append(" title=\"", title) }
    html.append(markup: ">")
  }

  /// An attribute, from the blank before its name on.
  private mutating func append(_ start: StaticString, _ value: String) {
    html.append(markup: start)
    html.escape(value)
    html.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ image: Image) {
    if let link = surroundings.shown(by: image) { return append(link) }
    let (alternative, wanted) = ImageSize.atEnd(of: image.alternative)
    if ForeignPost.isOne(image.destination) { return append(linkTo: image, text: alternative) }
    guard var picture = surroundings.picture(of: image), isSafe(picture.address, at: image.span)
    else {
      html += HTMLText.escaped(alternative)
      return
    }
    if let wanted { picture.scale(to: wanted) }
    html += Self.tag(picture, alternative: alternative)
    html.removeLast()
    if !image.title.isEmpty { append(" title=\"", image.title) }
    html.append(markup: ">")
  }

  /// A link to what is written as an image but is a page of another site.
  private mutating func append(linkTo image: Image, text: String) {
    let content: [Inline] = [.text(text.isEmpty ? image.destination : text)]
    append(
      Link(
        destination: image.destination, title: image.title, content: content, span: image.span))
  }

  /// An image as HTML.
  package static func tag(_ picture: Picture, alternative: String) -> String {
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
}
