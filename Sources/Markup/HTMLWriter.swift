public import SourceText

/// Writes a document as HTML in which nothing of the page is markup that this writer did not make.
///
/// Text is escaped, addresses with a dangerous scheme lead nowhere, and HTML in the page is shown as
/// text unless `allowsRawHTML` says otherwise. What only the site knows (how a scenario is drawn,
/// where a link leads) comes from the closures.
public struct HTMLWriter {
  /// Where a link leads, and how it is marked.
  public struct Target {
    /// The address; nil makes plain text of the link.
    public var address: String?
    /// A class for the style sheet.
    public var className: String?
    /// What to show instead of what the page says.
    public var text: String?
    /// The language there, where it is another than here.
    public var language: String?

    /// Creates a target.
    public init(_ address: String?, className: String? = nil, text: String? = nil) {
      self.address = address
      self.className = className
      self.text = text
    }
  }

  /// Whether HTML in the page is passed on as it is.
  public var allowsRawHTML = false
  /// What is passed on of a piece of HTML in the page, and of the lines that it stands on.
  public var rawHTML: (String, SourceSpan?) -> String = { html, _ in html }
  /// Whether the lines of a paragraph are lines for the reader too.
  public var breaksLines = false
  /// The HTML of a fenced block; nil for the plain code.
  public var fence: (FencedBlock) -> [UInt8]? = { _ in nil }
  /// Where a link leads.
  public var link: (Link) -> Target = { Target($0.destination) }
  /// Where an image is; nil shows its alternative text.
  public var image: (Image) -> Picture? = { Picture($0.destination) }
  /// Whether this is a part of a page that is shown in another: its anchors and footnotes stay at home.
  public var isPart = false
  /// The way to the page that the part is from, where its footnotes are.
  public var home = ""
  /// Where a link by name leads.
  public var wikilink: (Wikilink) -> Target = { _ in Target(nil, className: "unresolved") }
  /// Where a tag leads.
  public var tag: (String) -> Target = { _ in Target(nil, className: "tag") }
  /// What stands in place of `![[…]]`: HTML of running text where it stands in a line, of blocks
  /// otherwise; nil for a link.
  public var embed: (Wikilink, EmbedPlace) -> [UInt8]? = { _, _ in nil }
  /// What an image shows that is no picture, as `![[…]]` would; nil for a picture.
  public var showing: (Image) -> Wikilink? = { _ in nil }
  /// The anchor that is written for a heading.
  public var anchor: (Heading) -> String = { $0.anchor }
  /// What leads back from a footnote, for readers who hear the page.
  public var footnoteBack = "back to the text"
  /// What the box of a task says that is done.
  public var taskDone = "done"
  /// What the box of a task says that is not done.
  public var taskOpen = "to do"
  /// The title of a callout that has none.
  public var calloutTitle: (String) -> String = { $0.prefix(1).uppercased() + $0.dropFirst() }
  /// What was noticed on the way.
  public internal(set) var diagnostics: [Diagnostic] = []

  var html = HTMLBuffer()
  var span: SourceSpan?

  /// Creates a writer.
  public init() {}

  /// The HTML of a whole document, footnotes included.
  public mutating func write(_ document: Document) -> String {
    String(decoding: bytes(of: document), as: UTF8.self)
  }

  /// The same as UTF-8.
  public mutating func bytes(of document: Document) -> [UInt8] {
    html = HTMLBuffer()
    html.reserveCapacity(document.file.bytes.count * 2)
    for block in document.blocks { write(block) }
    write(document.footnotes)
    return html.bytes
  }

  /// The HTML of some blocks, as UTF-8.
  public mutating func bytes(of blocks: [Block]) -> [UInt8] {
    html = HTMLBuffer()
    for block in blocks { write(block) }
    return html.bytes
  }

  /// The HTML of some running text.
  public mutating func write(_ inlines: [Inline]) -> String {
    html = HTMLBuffer()
    append(inlines)
    return html.text
  }

  // MARK: Blocks

  mutating func write(_ block: Block) {
    span = block.span
    guard let id = block.id, !isPart else {
      writeKind(of: block)
      return
    }
    html += "<div id=\"\(HTMLText.escaped("^" + id))\">\n"
    writeKind(of: block)
    html += "</div>\n"
  }

  private mutating func writeKind(of block: Block) {
    switch block.kind {
    case .paragraph(let inlines):
      if isText(inlines) {
        element("p", inlines)
      } else if case .formula(let text)? = inlines.first {
        html += "<div class=\"formula\" tabindex=\"0\">\(HTMLText.escaped(text))</div>\n"
      } else {
        writeEmbedLines(inlines)
      }
    case .heading(let heading): write(heading)
    case .fence(let fence):
      if let figure = self.fence(fence) { html += figure } else { html += Self.plainCode(fence) }
    case .indentedCode(let text): html += "<pre><code>\(HTMLText.escaped(text))</code></pre>\n"
    case .html(let text): writeRawHTML(text)
    case .quote(let blocks):
      html += "<blockquote>\n"
      for block in blocks { write(block) }
      html += "</blockquote>\n"
    case .callout(let callout): write(callout)
    case .list(let list): write(list)
    case .table(let table): write(table)
    case .definitions(let entries): write(entries)
    case .thematicBreak: html += "<hr>\n"
    }
  }

  /// Whether a paragraph has no line that shows something of elsewhere, and is no formula that stands
  /// alone.
  private func isText(_ inlines: [Inline]) -> Bool {
    if inlines.count == 1, case .formula(let text) = inlines[0], text.hasPrefix("$$") {
      return false
    }
    return !hasEmbedLine(inlines)
  }

  mutating func element(_ name: String, _ inlines: [Inline]) {
    html += "<"
    html += name
    html += ">"
    append(inlines)
    html += "</"
    html += name
    html += ">\n"
  }

  private mutating func write(_ heading: Heading) {
    guard !isPart else {
      html += "<h\(heading.level)>"
      append(heading.inlines)
      html += "</h\(heading.level)>\n"
      return
    }
    let anchor = HTMLText.escaped(self.anchor(heading))
    html += "<h\(heading.level) id=\"\(anchor)\">"
    append(heading.inlines)
    html +=
      "<a class=\"anchor\" href=\"#\(anchor)\" aria-hidden=\"true\" tabindex=\"-1\"></a>"
      + "</h\(heading.level)>\n"
  }

  /// A fenced block as code, and nothing more.
  public static func plainCode(_ fence: FencedBlock) -> String {
    let language = fence.language.map { " class=\"language-\(HTMLText.escaped($0))\"" } ?? ""
    return "<pre><code\(language)>\(HTMLText.escaped(fence.literal.text))</code></pre>\n"
  }

  private mutating func writeRawHTML(_ text: String) {
    if allowsRawHTML {
      html += rawHTML(text, span)
      if text.utf8.last != 0x0A { html += "\n" }
    } else {
      warnAboutRawHTML()
      html += "<pre class=\"raw-html\"><code>\(HTMLText.escaped(text))</code></pre>\n"
    }
  }

  private mutating func write(_ callout: Callout) {
    let isFolding = callout.folding != .none
    let style = Callouts.style(of: callout.kind)
    let isOpen = callout.folding == .open ? " open" : ""
    html +=
      isFolding
      ? "<details class=\"callout \(style)\"\(isOpen)>\n<summary class=\"callout-title\">"
      : "<div class=\"callout \(style)\" role=\"note\">\n<p class=\"callout-title\">"
    if callout.title.isEmpty {
      html += HTMLText.escaped(calloutTitle(callout.kind))
    } else {
      append(callout.title)
    }
    html += isFolding ? "</summary>\n" : "</p>\n"
    for block in callout.blocks { write(block) }
    html += isFolding ? "</details>\n" : "</div>\n"
  }

  private mutating func write(_ list: List) {
    let name = list.start == nil ? "ul" : "ol"
    let start = list.start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    html += "<\(name)\(start)>\n"
    for item in list.items { write(item, isTight: list.isTight) }
    html += "</\(name)>\n"
  }

  private mutating func write(_ item: List.Item, isTight: Bool) {
    html += item.task.map { Self.openTag(of: $0) } ?? "<li>"
    var box = item.task.map { task in
      "<input type=\"checkbox\" disabled\(task.isDone ? " checked" : "")"
        + " aria-label=\"\(HTMLText.escaped(task.isDone ? taskDone : taskOpen))\"> "
    }
    for (index, block) in item.blocks.enumerated() {
      if case .paragraph(let inlines) = block.kind {
        span = block.span
        if let id = block.id, !isPart {
          html += "<a id=\"\(HTMLText.escaped("^" + id))\"></a>"
        }
        if hasEmbedLine(inlines),
          writeEmbedLines(inlines, isTight: isTight, isFirst: index == 0, box: box ?? "")
        {
          box = nil
          continue
        }
        html += isTight ? (index > 0 ? "\n" : "") : "\n<p>"
        html += box ?? ""
        box = nil
        append(inlines)
        if !isTight { html += "</p>" }
      } else {
        html += "\n"
        write(block)
      }
    }
    html += (box ?? "") + "</li>\n"
  }

  /// The beginning of a task, with the mark in its box for style sheets.
  private static func openTag(of task: TaskMark) -> String {
    let mark = task.mark.map { " data-task=\"\(HTMLText.escaped(String($0)))\"" } ?? ""
    return "<li class=\"task\"\(mark)>"
  }

  private mutating func write(_ entries: [Definition]) {
    html += "<dl>\n"
    for entry in entries {
      element("dt", entry.term)
      for meaning in entry.meanings { element("dd", meaning) }
    }
    html += "</dl>\n"
  }

  private mutating func write(_ table: Table) {
    html += "<div class=\"table\"><table>\n<thead>\n"
    write(row: table.head, "th", table.alignments)
    html += "</thead>\n"
    if !table.rows.isEmpty {
      html += "<tbody>\n"
      for row in table.rows { write(row: row, "td", table.alignments) }
      html += "</tbody>\n"
    }
    html += "</table></div>\n"
  }

  private mutating func write(row: [[Inline]], _ name: String, _ alignments: [Table.Alignment]) {
    html += "<tr>"
    for (cell, alignment) in zip(row, alignments) {
      html += "<"
      html += name
      if alignment != .natural { html += " class=\"\(alignment.rawValue)\"" }
      html += ">"
      append(cell)
      html += "</"
      html += name
      html += ">"
    }
    html += "</tr>\n"
  }

  private mutating func write(_ footnotes: [Footnote]) {
    guard !footnotes.isEmpty, !isPart else { return }
    html += "<section class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n"
    for footnote in footnotes {
      html += "<li id=\"fn.\(footnote.number)\">\n"
      for block in footnote.blocks.dropLast() { write(block) }
      writeEnd(of: footnote)
      html += "</li>\n"
    }
    html += "</ol>\n</section>\n"
  }

  /// The last block of a footnote; the ways back end its text, or stand below what is no text.
  private mutating func writeEnd(of footnote: Footnote) {
    let last = footnote.blocks.last
    if let last, last.id == nil, case .paragraph(let inlines) = last.kind, isText(inlines) {
      span = last.span
      html += "<p>"
      append(inlines)
      html += "\u{A0}"
    } else {
      if let last { write(last) }
      html += "<p>"
    }
    for occurrence in 1...max(1, footnote.references) {
      let anchor = Self.anchor(of: footnote.number, occurrence)
      html +=
        "<a class=\"backlink\" href=\"#\(anchor)\" role=\"doc-backlink\""
        + " aria-label=\"\(HTMLText.escaped(footnoteBack))\">↩</a>"
    }
    html += "</p>\n"
  }

  /// No heading can have an anchor with a dot in it.
  static func anchor(of footnote: Int, _ occurrence: Int) -> String {
    occurrence == 1 ? "fnref.\(footnote)" : "fnref.\(footnote).\(occurrence)"
  }
}

/// The kinds of callouts, GitHub's and Obsidian's.
public enum Callouts {
  /// The style by which a kind is shown: one of GitHub's five, or `quote`.
  public static func style(of kind: String) -> String {
    switch kind {
    case "tip", "hint", "success", "check", "done": "tip"
    case "important", "abstract", "summary", "tldr", "example": "important"
    case "warning", "attention", "question", "help", "faq": "warning"
    case "caution", "danger", "error", "failure", "fail", "missing", "bug": "caution"
    case "quote", "cite": "quote"
    default: "note"
    }
  }
}
