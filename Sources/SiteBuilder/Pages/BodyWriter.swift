import Markup
import SourceText

/// Writes the text of one page, with what it shows of others.
final class BodyWriter {
  /// How deep pages may show pages that show pages.
  static let deepest = 8

  private let site: AskedSite
  private let index: Int
  private let edition: Edition
  private var figures: FigureWriter
  private(set) var diagnostics: [Diagnostic] = []
  /// What reads otherwise in the plain Markdown of the page that is being written: this one, or the
  /// innermost that it shows.
  private var edits: [MarkdownEdit] = []
  /// Where the site is published, if the plain Markdown is for readers elsewhere.
  private let baseURL: String?
  /// Whether something is left for Mermaid's script to draw.
  private var asksMermaid = false
  /// The links whose parts are being shown inside each other, the one on this page first.
  private var open: [Opening] = []

  /// The footnotes of what is shown.
  private let notes: EmbeddedNotes
  private var isInNotes = false

  /// What is shown of other pages, and how much may be.
  private var shown = ShownParts()
  private let allowance: ShownAllowance
  /// The parts of the pages of which some were asked for.
  private let parts = KnownParts()
  /// The links that were complained about.
  private var faulty: Set<SourceSpan> = []
  /// The ids that HTML of this page gives.
  private var ids: MarkupIDs?

  /// A link that shows a part of a page, by its own page and its place there.
  private struct Opening {
    let page: Int
    let place: Int
  }

  init(
    _ site: AskedSite, outcomes: [ScenarioOutcome], drawn: [Int: FigureDrawing],
    _ allowance: ShownAllowance, readFrom baseURL: String?
  ) {
    self.site = site
    self.allowance = allowance
    self.baseURL = baseURL
    index = site.index
    edition = site.edition
    notes = EmbeddedNotes(site.text(of: site.index).document, page: site.index)
    figures = FigureWriter(site, outcomes: outcomes, drawn: drawn)
    ids = MarkupIDs(site)
  }

  /// The heading at the top of the page, for its frame, where it refers to something.
  func writeTitle() -> [UInt8]? {
    let page = site.text(of: index)
    guard page.outline.titleRefers, let title = page.document.blocks.first else { return nil }
    return write(from: index) { $0.bytes(ofHeading: title) }
  }

  /// The whole text below the title.
  func write() -> PageRenderer.Body {
    let page = site.text(of: index)
    // What is noticed of the title is said with the text, and both become plain Markdown.
    _ = writeTitle()
    let html = write(from: index) {
      $0.bytes(of: page.document, showsTitle: !page.outline.beginsWithTitle)
    }
    var body = PageRenderer.Body()
    body.html = html
    if asksMermaid, let script = site.script {
      body.html += script.html(from: site.output(of: index)).utf8
    }
    body.diagnostics = diagnostics + figures.diagnostics
    body.diagrams = figures.count
    body.shown = figures.shown
    body.edits = edits
    body.shownParts = shown.within(allowance.room)
    return body
  }

  /// Writes something of a page into this one.
  private func write(
    from page: Int, _ body: (inout HTMLWriter) -> [UInt8]
  ) -> [UInt8] {
    let surroundings = Surroundings(self, page, isPart: !open.isEmpty || isInNotes)
    var writer = HTMLWriter(in: surroundings)
    writer.isPart = surroundings.isPart
    writer.rawHTML = site.rawHTML
    writer.breaksLines = site.breaksLines
    writer.room = surroundings.isPart ? 0 : figures.room
    writer.speak(edition.words)
    let html = body(&writer)
    // What was noticed on another page is said there.
    if !surroundings.isPart {
      diagnostics += writer.diagnostics + surroundings.resolver.diagnostics
    }
    return html
  }

  // MARK: What is shown from elsewhere

  /// A block with the code of the file that it names; the block as it is written where it names none.
  private func withIncludedCode(_ fence: FencedBlock, on page: Int) -> FencedBlock {
    guard let inclusion = fence.inclusion else { return fence }
    // Where nothing is left no more is looked for: that is work too, on each of many blocks.
    guard !shown.exceeds(allowance.room),
      !shown.fills(allowance.room) || take(ShownParts(parts: 1, bytes: 1), at: inclusion.span)
    else { return fence }
    switch IncludedCode.read(inclusion, on: page, site) {
    case .success(let code):
      guard take(ShownParts(parts: 1, bytes: code.utf8.count), at: inclusion.span) else {
        return fence
      }
      let file = inclusion.span.file
      let range = inclusion.span.range
      let lines = code.utf8.last == 0x0A ? code.utf8.dropLast() : code.utf8[...]
      keep(
        MarkdownEdit(
          range: range,
          text: MarkdownAlternate.indented(
            Array(lines), by: MarkdownAlternate.indentation(at: range.lowerBound, in: file))))
      return fence.holding(code)
    case .failure(let fault):
      if open.isEmpty, !isInNotes { diagnostics.append(fault) }
      return fence
    }
  }

  /// A scenario, a section, a block or a page; nil when there is none such, and then a link that
  /// leads nowhere says so.
  private func embed(
    _ link: Wikilink, on page: Int, _ place: HTMLWriter.EmbedPlace
  ) -> [UInt8]? {
    guard !shown.exceeds(allowance.room) else { return [] }
    // Where nothing is left a part is not made at all: it may be a long drawing, on each of many pages.
    guard !shown.fills(allowance.room) || take(ShownParts(parts: 1, bytes: 1), for: link) else {
      return []
    }
    if let figure = figures.figure(link, on: page) {
      guard take(ShownParts(parts: 1, bytes: figure.count), for: link) else { return [] }
      keepFigure(of: link, place)
      return figure
    }
    for target in site.pages(shownBy: link.page, on: page) {
      let shown = site.text(of: target)
      guard let blocks = parts.blocks(of: link.heading, target, shown) else { continue }
      guard take(ShownParts(parts: 1), for: link) else { return [] }
      open.append(Opening(page: page, place: link.span.range.lowerBound))
      defer { open.removeLast() }
      guard !isOpen(blocks, of: target) else {
        complain(about: link, "link.circle", "'\(link.plainText)' would be shown inside itself")
        return []
      }
      guard open.count < Self.deepest else {
        complain(
          about: link, "link.too-deep",
          "'\(link.plainText)' is not shown here: pages show pages no more than \(Self.deepest - 1) deep"
        )
        return []
      }
      let bytes = Self.range(of: blocks)?.count ?? 0
      guard take(ShownParts(bytes: bytes), for: link) else { return [] }
      return show(blocks, of: target, by: link, place)
    }
    return nil
  }

  private func show(
    _ blocks: [Block], of target: Int, by link: Wikilink, _ place: HTMLWriter.EmbedPlace
  ) -> [UInt8] {
    let outer = edits
    edits = []
    let html = write(from: target) { $0.bytes(of: blocks) }
    let document = site.text(of: target).document
    if let range = Self.range(of: blocks) {
      edits += notes.edits(in: range, of: document, page: target)
    }
    let text = plain(blocks, of: document)
    edits = outer
    keep(edit(text, at: link, place))
    return Array("<div class=\"embed\">\n".utf8) + html + Array("</div>\n".utf8)
  }

  /// The footnotes of what was shown, and in the plain Markdown what they say.
  private func writeNotes() -> [UInt8] {
    guard !notes.notes.isEmpty else { return [] }
    let outer = edits
    let file = site.text(of: index).document.file
    var html: [UInt8] = []
    var text: [UInt8] = []
    isInNotes = true
    while notes.written < notes.notes.count {
      let note = notes.notes[notes.written]
      notes.written += 1
      edits = []
      html += write(from: note.page) {
        $0.bytes(of: note.footnote.numbered(note.number, references: note.references))
      }
      guard let range = note.footnote.definition else { continue }
      let document = site.text(of: note.page).document
      edits += notes.edits(in: range, of: document, page: note.page, keepsDefinitions: true)
      text += Array("\n".utf8) + plain(note.footnote.blocks, of: document) + Array("\n".utf8)
    }
    isInNotes = false
    edits = outer
    if file.bytes.last.map({ $0 != 0x0A }) ?? false { text.insert(0x0A, at: 0) }
    keep(MarkdownEdit(range: file.bytes.count..<file.bytes.count, text: text))
    return html
  }

  /// Whether some blocks have a link in them whose part is being shown: they would be shown in it again,
  /// and so for ever.
  private func isOpen(_ blocks: [Block], of page: Int) -> Bool {
    guard let range = Self.range(of: blocks) else { return false }
    return open.contains { $0.page == page && range.contains($0.place) }
  }

  // MARK: The page as plain Markdown

  private func keep(_ edit: MarkdownEdit?) {
    if let edit { edits.append(edit) }
  }

  /// What plain Markdown has of the figure that was written last; for readers elsewhere what leads to a
  /// long diagram, which would take the room of other pages.
  private func takePlain() -> PlainFigure? {
    var figure = figures.takePlain()
    guard let baseURL, let long = figure,
      let text = long.text, FeedContent.isLong(text)
    else { return figure }
    figure?.text = nil
    figure?.link = way(to: long.title, at: "#" + WebAddress.encoded(long.anchor), baseURL)
    return figure
  }

  /// What leads to a diagram on this page from elsewhere.
  private func way(to title: String?, at fragment: String, _ baseURL: String) -> String {
    let page = baseURL + WebAddress.asciiEncodedPath(site.output(of: index))
    let text = edition.words("diagram") + (title.map { edition.words("colon") + $0 } ?? "")
    return "[\(MarkdownLinks.escaped(text))](\(MarkdownLinks.encodingParentheses(page))\(fragment))"
  }

  /// Puts what the page draws of a block of Mermaid or PlantUML in its place as text, for readers elsewhere, who see no
  /// drawings.
  private func keepDrawing(of fence: FencedBlock) {
    guard let baseURL, let (title, text) = DrawnFigure.text(of: fence, edition) else { return }
    let block =
      FeedContent.isLong(text)
      ? Array(way(to: title, at: "", baseURL).utf8)
      : MarkdownAlternate.fence(text, word: "text")
    let (first, end) = Self.lines(of: fence)
    edits.append(MarkdownAlternate.edit(blocks: block, at: first..<end, in: fence.span.file))
  }

  /// Where a block of code begins, behind the marks of what it stands in, and where its last line ends.
  private static func lines(of fence: FencedBlock) -> (first: Int, end: Int) {
    let file = fence.span.file
    let lines = fence.span.range
    let first = file.bytes[lines].firstIndex { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") }
    let end = file.lineRange(file.lineIndex(at: lines.upperBound)).upperBound
    return (first ?? lines.lowerBound, end)
  }

  /// Puts a diagram as text below its scenario, and above it a stage that is not the page's own.
  private func keepText(around fence: FencedBlock) {
    guard let figure = takePlain() else { return }
    let file = fence.span.file
    let (first, end) = Self.lines(of: fence)
    let indentation = MarkdownAlternate.indentation(at: first, in: file)
    let start = fence.isMarkedByComment ? fence.markSpan.range.lowerBound : first
    for (place, text) in [(start, figure.stages), (end, figure.below)] where !text.isEmpty {
      var lines = MarkdownAlternate.indented(text, by: indentation)
      if place == start { lines += indentation }
      edits.append(MarkdownEdit(range: place..<place, text: lines))
    }
  }

  /// Puts a scenario of elsewhere, and its diagram as text if it has one to itself, where it is shown.
  private func keepFigure(of link: Wikilink, _ place: HTMLWriter.EmbedPlace) {
    guard let figure = takePlain() else { return }
    keep(edit(figure.whole, at: link, place))
  }

  /// What is shown of a page, in plain Markdown.
  private func plain(_ blocks: [Block], of document: Document) -> [UInt8] {
    guard let range = Self.range(of: blocks) else { return [] }
    var text = MarkdownAlternate.part(of: document, range, edits)
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return text
  }

  /// Where blocks that follow each other stand in their page.
  private static func range(of blocks: [Block]) -> Range<Int>? {
    guard let first = blocks.first?.span.range, let last = blocks.last?.span.range else {
      return nil
    }
    return first.lowerBound..<max(first.upperBound, last.upperBound)
  }

  /// Blocks in place of a link; nil where its notation is not found.
  private func edit(
    _ text: [UInt8], at link: Wikilink, _ place: HTMLWriter.EmbedPlace
  ) -> MarkdownEdit? {
    let file = link.span.file
    let range = link.sourceRange
    guard file.bytes[range].starts(with: "![".utf8) else { return nil }
    guard place == .line else { return MarkdownAlternate.edit(blocks: text, at: range, in: file) }
    return MarkdownAlternate.edit(blocks: text, inTextAt: range, in: file, after: edits.last)
  }

  // MARK: What is wrong

  private func check(_ html: String, at span: SourceSpan?) {
    if let found = ids?.diagnostics(html, at: span) { diagnostics += found }
  }

  private func complain(about link: Wikilink, _ id: String, _ message: String) {
    guard faulty.insert(link.span).inserted else { return }
    diagnostics.append(Diagnostic(id: id, message, at: link.span))
  }

  /// Counts what a link shows; false where that is too much, which is said of the first such link.
  private func take(_ more: ShownParts, for link: Wikilink) -> Bool {
    take(more, at: link.span)
  }

  private func take(_ more: ShownParts, at span: SourceSpan) -> Bool {
    let wasTooMuch = shown.exceeds(allowance.room)
    shown += more
    guard shown.exceeds(allowance.room) else { return true }
    if !wasTooMuch { diagnostics.append(allowance.fault(at: span)) }
    return false
  }
}

// MARK: - The site around a page

extension BodyWriter {
  /// The site around a page that is written, or around a part of it.
  private final class Surroundings: HTMLSurroundings {
    private let body: BodyWriter
    private let page: Int
    private let links: MarkdownLinks
    let isPart: Bool
    private(set) var resolver: LinkResolver

    init(_ body: BodyWriter, _ page: Int, isPart: Bool) {
      self.body = body
      self.page = page
      self.isPart = isPart
      resolver = LinkResolver(body.site, page: page, saysFaults: !isPart)
      links = MarkdownLinks(site: body.site, page: page, baseURL: body.baseURL)
    }

    func resolved(_ html: String, at lines: SourceSpan?) -> String {
      if !isPart { body.check(html, at: lines) }
      return MarkupAddresses.resolved(html, at: lines, by: &resolver)
    }

    func write(_ fence: FencedBlock, to html: inout TextBuffer) -> Bool {
      let fence = body.withIncludedCode(fence, on: page)
      if body.site.script != nil, fence.isForMermaid { body.asksMermaid = true }
      let isWritten = body.figures.write(fence, on: page, to: &html)
      if fence.role == .scenario {
        body.keepText(around: fence)
      } else {
        body.keepDrawing(of: fence)
      }
      return isWritten
    }

    func target(of link: Link) -> HTMLWriter.Target {
      let place = resolver.place(of: link)
      body.keep(links.edit(of: link, place))
      return resolver.resolve(link, place)
    }

    func target(of link: Wikilink) -> HTMLWriter.Target {
      let target = resolver.resolve(link)
      body.keep(links.edit(of: link, shown: target.text))
      return target
    }

    func target(ofTag name: String) -> HTMLWriter.Target {
      HTMLWriter.Target(body.site.address(ofTag: name), className: "tag")
    }

    func picture(of image: Image) -> Picture? {
      body.keep(links.edit(of: image))
      return resolver.resolve(image)
    }

    func shown(by image: Image) -> Wikilink? {
      guard let link = resolver.embed(of: image) else { return nil }
      if Media(link.page) != nil { body.keep(links.edit(of: image)) }
      return link
    }

    func embed(_ link: Wikilink, _ place: HTMLWriter.EmbedPlace) -> [UInt8]? {
      if place == .line, resolver.standsInText(link) { return nil }
      if let file = resolver.embeddedFile(link, isBlock: place != .text) {
        body.keep(links.edit(ofFile: link))
        return file
      }
      return place == .text ? nil : body.embed(link, on: page, place)
    }

    func mark(_ reference: FootnoteReference) -> FootnoteReference {
      body.notes.mark(reference, of: page, body.site.text(of: page).document)
    }

    func furtherNotes() -> [UInt8] { body.writeNotes() }

    func anchor(of heading: Markup.Heading) -> String {
      body.site.anchor(ofHeading: heading.anchor, on: page)
    }

    func title(ofCallout kind: String) -> String { body.edition.words.title(ofCallout: kind) }
  }
}
