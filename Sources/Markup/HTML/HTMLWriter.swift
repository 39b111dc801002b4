import Mathematics
package import SourceText

/// Writes a document as HTML in which nothing of the page is markup that this writer did not make.
///
/// Text is escaped, addresses with a dangerous scheme lead nowhere, and HTML in the page is written anew by
/// a list of elements and attributes unless `rawHTML` says otherwise. What only the site knows (how a scenario is drawn,
/// where a link leads) comes from its surroundings.
package struct HTMLWriter: ~Copyable {
  /// Where a link leads, and how it is marked.
  package struct Target {
    /// The address; nil makes plain text of the link.
    package var address: String?
    /// A class for the style sheet.
    package var className: String?
    /// What to show instead of what the page says.
    package var text: String?
    /// The language there, where it is another than here.
    package var language: String?

    /// Creates a target.
    package init(_ address: String?, className: String? = nil, text: String? = nil) {
      self.address = address
      self.className = className
      self.text = text
    }
  }

  /// What becomes of HTML in the page.
  package var rawHTML = RawHTML.listed
  /// Whether the lines of a paragraph are lines for the reader too.
  package var breaksLines = false
  /// How many bytes fenced blocks are likely to become.
  package var room = 0
  /// Whether this is a part of a page that is shown in another: its anchors stay at home.
  package var isPart = false
  /// The address of the page where what is written is read elsewhere: ways to parts of the page begin with
  /// it, and headings have none to themselves.
  package var home: String?
  /// What leads back from a footnote, for readers who hear the page.
  package var footnoteBack = "back to the text"
  /// What the box of a task says that is done.
  package var taskDone = "done"
  /// What the box of a task says that is not done.
  package var taskOpen = "to do"
  /// What was noticed on the way.
  package internal(set) var diagnostics: [Diagnostic] = []

  var html = TextBuffer()
  var span: SourceSpan?
  var openElements = OpenElements()
  /// What has been said of HTML in the block that is being written.
  var htmlFaults = HTMLFaults()
  /// Whether running text stands where blocks may stand too.
  var takesBlocks = false
  /// The commands that the formulas so far have defined.
  var ownCommands = OwnCommands()
  /// How many formulas could not be set.
  var formulaFaults = 0
  /// Whether a link is being written.
  var isInLink = false

  let surroundings: any HTMLSurroundings

  /// Creates a writer.
  package init(in surroundings: any HTMLSurroundings = NoSurroundings()) {
    self.surroundings = surroundings
  }

  /// The HTML of a whole document, footnotes included.
  package mutating func write(_ document: Document, showsTitle: Bool = true) -> String {
    String(decoding: bytes(of: document, showsTitle: showsTitle), as: UTF8.self)
  }

  /// The same as UTF-8.
  package mutating func bytes(of document: Document, showsTitle: Bool = true) -> [UInt8] {
    // Pages are long: where what they were thought to take is enough, nothing is copied.
    TextBuffer.bytes(capacity: document.file.bytes.count * 2 + room) { bytes in
      swap(&html, &bytes)
      write(showsTitle ? document.blocks[...] : document.blocksBelowTitle)
      write(document.footnotes)
      swap(&html, &bytes)
    }
  }

  /// The HTML of some blocks, as UTF-8.
  package mutating func bytes(of blocks: [Block]) -> [UInt8] {
    html = TextBuffer()
    write(blocks[...])
    return html.bytes
  }

  /// The HTML of what a heading says, as UTF-8.
  package mutating func bytes(ofHeading block: Block) -> [UInt8] {
    html = TextBuffer()
    guard case .heading(let heading) = block.kind else { return [] }
    span = block.span
    enclose { $0.append(heading.inlines) }
    return html.bytes
  }

  /// The HTML of a footnote of another page, as UTF-8.
  package mutating func bytes(of footnote: Footnote) -> [UInt8] {
    html = TextBuffer()
    write(footnote)
    return html.bytes
  }

  /// The HTML of some running text.
  package mutating func write(_ inlines: [Inline]) -> String {
    html = TextBuffer()
    enclose { $0.append(inlines) }
    return html.text
  }

  // MARK: Blocks

  /// Blocks that stand in an element of their own.
  private mutating func write(_ blocks: ArraySlice<Block>) {
    enclose { writer in
      for block in blocks { writer.write(block) }
    }
  }

  mutating func write(_ block: Block) {
    span = block.span
    if case .html = block.kind {} else { endBeforeBlock() }
    guard let id = block.id, !isPart else {
      writeKind(of: block)
      return
    }
    html += "<div id=\"\(HTMLText.escaped("^" + id))\">\n"
    writeKind(of: block)
    html.append(markup: "</div>\n")
  }

  private mutating func writeKind(of block: Block) {
    switch block.kind {
    case .paragraph(let inlines):
      if !hasBlockLine(inlines) {
        element(isRightToLeft(block.span) ? "<p dir=\"auto\">" : "<p>", inlines, "</p>\n")
      } else {
        writeBlockLines(inlines)
      }
    case .heading(let heading): write(heading)
    case .fence(let fence) where fence.isFormula: append(formula: fence)
    case .fence(let fence):
      if !surroundings.write(fence, to: &html) { html += Self.plainCode(fence) }
    case .indentedCode(let text): html += "<pre><code>\(HTMLText.escaped(text))</code></pre>\n"
    case .html(let text): writeRawHTML(text)
    case .quote(let blocks):
      html.append(markup: "<blockquote")
      appendDirection(of: blocks)
      html.append(markup: ">\n")
      write(blocks[...])
      html.append(markup: "</blockquote>\n")
    case .callout(let callout): write(callout)
    case .tabs(let tabs): write(tabs)
    case .list(let list): write(list)
    case .table(let table): write(table, isMixed: isRightToLeft(block.span))
    case .definitions(let entries): write(entries, isMixed: isRightToLeft(block.span))
    case .thematicBreak: html.append(markup: "<hr>\n")
    }
  }

  /// Whether the source of a block has letters that are written from right to left: then what it begins with decides
  /// on its direction.
  private func isRightToLeft(_ span: SourceSpan) -> Bool {
    Bidirectional.holdsRightToLeft(span.file.bytes[span.range])
  }

  /// The attribute by which what an element begins with decides on its direction.
  private static let ownDirection: StaticString = " dir=\"auto\""

  /// The direction of an element whose bar stands where its text begins; those in it have their own, and do not count
  /// where an element decides by itself.
  private mutating func appendDirection(of blocks: [Block]) {
    guard let first = blocks.first, isRightToLeft(first.span) else { return }
    let isLeftward = Bidirectional.beginsRightToLeft(Array(first.plainText.utf8)[...])
    html.append(markup: isLeftward ? " dir=\"rtl\"" : " dir=\"ltr\"")
  }

  mutating func element(_ start: StaticString, _ inlines: [Inline], _ end: StaticString) {
    html.append(markup: start)
    enclose { $0.append(inlines) }
    html.append(markup: end)
  }

  private mutating func write(_ heading: Heading) {
    guard !isPart else {
      html += "<h\(heading.level)"
      if isRightToLeft(heading.span) { html.append(markup: Self.ownDirection) }
      html.append(UInt8(ascii: ">"))
      enclose { $0.append(heading.inlines) }
      html += "</h\(heading.level)>\n"
      return
    }
    let anchor = surroundings.anchor(of: heading)
    let level = UInt8(ascii: "0") + UInt8(heading.level)
    html.append(markup: "<h")
    html.append(level)
    html.append(markup: " id=\"")
    html.escape(anchor)
    html.append(UInt8(ascii: "\""))
    if isRightToLeft(heading.span) { html.append(markup: Self.ownDirection) }
    html.append(UInt8(ascii: ">"))
    enclose { $0.append(heading.inlines) }
    if home == nil {
      html.append(markup: "<a class=\"anchor\" href=\"#")
      html.escape(anchor)
      html.append(markup: "\" aria-hidden=\"true\" tabindex=\"-1\"></a>")
    }
    html.append(markup: "</h")
    html.append(level)
    html.append(markup: ">\n")
  }

  /// A fenced block as code, and nothing more.
  package static func plainCode(_ fence: FencedBlock) -> String {
    let language = fence.language.map { " class=\"language-\(HTMLText.escaped($0))\"" } ?? ""
    return "<pre><code\(language)>\(HTMLText.escaped(fence.literal.text))</code></pre>\n"
  }

  private mutating func write(_ callout: Callout) {
    let isFolding = callout.folding != .none
    let style = Callouts.style(of: callout.kind)
    let isOpen = callout.folding == .open ? " open" : ""
    html +=
      isFolding
      ? "<details class=\"callout \(style)\"\(isOpen)"
      : "<div class=\"callout \(style)\" role=\"note\""
    appendDirection(of: callout.blocks)
    html +=
      isFolding ? ">\n<summary class=\"callout-title\">" : ">\n<p class=\"callout-title\">"
    let start = html.count
    if callout.title.isEmpty {
      html += HTMLText.escaped(surroundings.title(ofCallout: callout.kind))
    } else {
      enclose { $0.append(callout.title) }
    }
    if isFolding { endFoldedTitle(from: start) } else { html.append(markup: "</p>\n") }
    write(callout.blocks[...])
    html += isFolding ? "</details>\n" : "</div>\n"
  }

  /// Ends the title of a callout that folds, with the links of it below.
  private mutating func endFoldedTitle(from start: Int) {
    let title = FoldedTitle(html.take(from: start))
    html += title.text
    html.append(markup: "</summary>\n")
    guard !title.links.isEmpty else { return }
    html.append(markup: "<p>")
    for (index, link) in title.links.enumerated() {
      if index > 0 { html.append(markup: " · ") }
      html += link
    }
    html.append(markup: "</p>\n")
  }

  /// Tabs, below each other with their titles: a script makes one visible at a time.
  private mutating func write(_ tabs: [Tab]) {
    html.append(markup: "<div class=\"tabs\">\n")
    for tab in tabs {
      html.append(markup: "<section>\n<p class=\"tab\">")
      html.escape(tab.title)
      html.append(markup: "</p>\n")
      write(tab.blocks[...])
      html.append(markup: "</section>\n")
    }
    html.append(markup: "</div>\n")
  }

  private mutating func write(_ list: List) {
    switch list.start {
    case nil: html.append(markup: "<ul>\n")
    case 1: html.append(markup: "<ol>\n")
    case let start?: html += "<ol start=\"\(start)\">\n"
    }
    for item in list.items {
      html += Self.openTag(
        of: item, isRightToLeft: item.blocks.first.map { isRightToLeft($0.span) } ?? false)
      enclose { $0.write(item, isTight: list.isTight) }
      html.append(markup: "</li>\n")
    }
    html.append(markup: list.start == nil ? "</ul>\n" : "</ol>\n")
  }

  private mutating func write(_ item: List.Item, isTight: Bool) {
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
        if hasBlockLine(inlines),
          writeBlockLines(inlines, isTight: isTight, isFirst: index == 0, box: box ?? "")
        {
          box = nil
          continue
        }
        if !isTight { html.append(markup: "\n<p>") } else if index > 0 { html.append(0x0A) }
        if let box { html += box }
        box = nil
        if isTight { appendAmongBlocks(inlines) } else { enclose { $0.append(inlines) } }
        if !isTight { html.append(markup: "</p>") }
      } else {
        html.append(markup: "\n")
        write(block)
      }
    }
    if let box { html += box }
  }

  /// The beginning of an item; of a task, with the mark in its box for style sheets.
  private static func openTag(of item: List.Item, isRightToLeft: Bool) -> String {
    let direction = isRightToLeft ? " dir=\"auto\"" : ""
    guard let task = item.task else { return "<li\(direction)>" }
    let mark = task.mark.map { " data-task=\"\(HTMLText.escaped(String($0)))\"" } ?? ""
    return "<li class=\"task\"\(mark)\(direction)>"
  }

  private mutating func write(_ entries: [Definition], isMixed: Bool) {
    func isOwn(_ text: [Inline]) -> Bool { isMixed && Self.isRightToLeft(text) }
    html.append(markup: "<dl>\n")
    for entry in entries {
      element(isOwn(entry.term) ? "<dt dir=\"auto\">" : "<dt>", entry.term, "</dt>\n")
      for meaning in entry.meanings {
        element(isOwn(meaning) ? "<dd dir=\"auto\">" : "<dd>", meaning, "</dd>\n")
      }
    }
    html.append(markup: "</dl>\n")
  }

  private static func isRightToLeft(_ text: [Inline]) -> Bool {
    Bidirectional.holdsRightToLeft(Array(text.plainText.utf8)[...])
  }

  private mutating func write(_ table: Table, isMixed: Bool) {
    html.append(markup: "<div class=\"table\"><table>\n<thead>\n")
    write(row: table.head, "<th", "</th>", table.alignments, isMixed)
    html.append(markup: "</thead>\n")
    if !table.rows.isEmpty {
      html.append(markup: "<tbody>\n")
      for row in table.rows { write(row: row, "<td", "</td>", table.alignments, isMixed) }
      html.append(markup: "</tbody>\n")
    }
    html.append(markup: "</table></div>\n")
  }

  private mutating func write(
    row: [[Inline]], _ start: StaticString, _ end: StaticString, _ alignments: [Table.Alignment],
    _ isMixed: Bool
  ) {
    html.append(markup: "<tr>")
    for (cell, alignment) in zip(row, alignments) {
      html.append(markup: start)
      if alignment != .natural { html += " class=\"\(alignment.rawValue)\"" }
      if isMixed, Self.isRightToLeft(cell) { html.append(markup: Self.ownDirection) }
      html.append(UInt8(ascii: ">"))
      enclose { $0.appendAmongBlocks(cell) }
      html.append(markup: end)
    }
    html.append(markup: "</tr>\n")
  }

  private mutating func write(_ footnotes: [Footnote]) {
    guard !isPart else { return }
    let others = footnotes.isEmpty ? surroundings.furtherNotes() : []
    guard !footnotes.isEmpty || !others.isEmpty else { return }
    html.append(markup: "<section class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n")
    for footnote in footnotes { write(footnote) }
    // What the page's own footnotes show may have further ones.
    html += footnotes.isEmpty ? others : surroundings.furtherNotes()
    html.append(markup: "</ol>\n</section>\n")
  }

  private mutating func write(_ footnote: Footnote) {
    html += "<li id=\"fn.\(footnote.number)\">\n"
    enclose { writer in
      for block in footnote.blocks.dropLast() { writer.write(block) }
      writer.writeEnd(of: footnote)
    }
    html += "</li>\n"
  }

  /// The last block of a footnote; the ways back end its text, or stand below what is no text.
  private mutating func writeEnd(of footnote: Footnote) {
    let last = footnote.blocks.last
    if let last, last.id == nil, case .paragraph(let inlines) = last.kind,
      !hasBlockLine(inlines)
    {
      span = last.span
      html.append(markup: isRightToLeft(last.span) ? "<p dir=\"auto\">" : "<p>")
      enclose { $0.append(inlines) }
      html.append(markup: "\u{A0}")
    } else {
      if let last { write(last) }
      html.append(markup: "<p>")
    }
    for occurrence in 1...max(1, footnote.references) {
      let anchor = Self.anchor(of: footnote.number, occurrence)
      html +=
        "<a class=\"backlink\" href=\"\(HTMLText.escaped(home ?? ""))#\(anchor)\" role=\"doc-backlink\""
        + " aria-label=\"\(HTMLText.escaped(footnoteBack))\">↩</a>"
    }
    html.append(markup: "</p>\n")
  }

  /// No heading can have an anchor with a dot in it.
  static func anchor(of footnote: Int, _ occurrence: Int) -> String {
    occurrence == 1 ? "fnref.\(footnote)" : "fnref.\(footnote).\(occurrence)"
  }
}

/// The kinds of callouts, GitHub's and Obsidian's.
package enum Callouts {
  /// The style by which a kind is shown: one of GitHub's five, or `quote`.
  package static func style(of kind: String) -> String {
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
