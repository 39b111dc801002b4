import Markup
import SourceText

/// Writes the text of one page, with what it shows of others.
struct BodyWriter {
  /// How deep pages may show pages that show pages.
  private static let deepest = 8

  private let site: Site
  private let index: Int
  private let edition: Edition
  private var figures: FigureWriter
  private(set) var diagnostics: [Diagnostic] = []
  /// The diagrams as text, and where in the page's source they go.
  private var texts: [(end: Int, text: [UInt8])] = []
  /// The pages that are being shown inside each other, this one first.
  private var open: [Int]

  init(_ site: Site, page index: Int, outcomes: [ScenarioOutcome]) {
    self.site = site
    self.index = index
    self.edition = site.edition(of: index)
    self.figures = FigureWriter(site, page: index, outcomes: outcomes)
    self.open = [index]
  }

  /// The whole text.
  mutating func write() -> PageRenderer.Body {
    var document = site.map.pages[index].document
    document.dropTitle()
    let html = write(from: index) { $0.bytes(of: document) }
    var body = PageRenderer.Body()
    body.html = html
    body.diagnostics = diagnostics + figures.diagnostics
    body.diagrams = figures.count
    body.shown = figures.shown
    body.texts = texts
    return body
  }

  /// Writes something of a page into this one.
  private mutating func write(
    from page: Int, _ body: (inout HTMLWriter) -> [UInt8]
  ) -> [UInt8] {
    var resolver = LinkResolver(site.map, page: page, from: index, site.notebook.images)
    let isPart = open.count > 1
    var inner = self
    var writer = HTMLWriter()
    writer.isPart = isPart
    writer.home = WebAddress.encodedPath(
      SiteAddress.relative(from: site.map.outputs[index], to: site.map.outputs[page]))
    writer.allowsRawHTML = site.allowsHTML
    writer.link = { resolver.resolve($0) }
    writer.image = { resolver.resolve($0) }
    writer.wikilink = { resolver.resolve($0) }
    writer.fence = { fence in
      let html = inner.figures.html(of: fence, on: page)
      if fence.role == .scenario { inner.keepText(at: fence.span) }
      return html
    }
    writer.embed = { link, isBlock in
      if let image = resolver.embeddedFile(link, isBlock: isBlock) { return image }
      return isBlock ? inner.embed(link, on: page) : nil
    }
    speak(&writer, page)
    let html = body(&writer)
    // What was noticed on another page is said there.
    let noticed = isPart ? [] : writer.diagnostics + resolver.diagnostics
    let all = inner.diagnostics + noticed
    self = inner
    diagnostics = all
    return html
  }

  /// Gives the writer the words of a language, and the anchors that the page shares.
  private func speak(_ writer: inout HTMLWriter, _ page: Int) {
    let (map, words) = (site.map, edition.words)
    let (site, index) = (site, index)
    writer.tag = { name in
      HTMLWriter.Target(site.address(ofTag: name, from: index), className: "tag")
    }
    writer.anchor = { map.anchor($0.anchor, on: page) ?? $0.anchor }
    writer.calloutTitle = { kind in
      words.all[kind] ?? kind.prefix(1).uppercased() + kind.dropFirst()
    }
    writer.footnoteBack = words("footnote-back")
    writer.taskDone = words("task-done")
    writer.taskOpen = words("task-open")
  }

  // MARK: What is shown from elsewhere

  /// A scenario, a section, a block or a page; nil when there is none such, and then a link that
  /// leads nowhere says so.
  private mutating func embed(_ link: Wikilink, on page: Int) -> [UInt8]? {
    if let figure = figures.figure(link, on: page) {
      keepText(at: link.span)
      return figure
    }
    for target in site.map.pagesMeant(by: link.page, from: page) {
      let document = site.map.pages[target].document
      guard let blocks = Transclusion.blocks(of: document, part: link.heading) else { continue }
      guard !open.contains(target), open.count < Self.deepest else {
        complain(about: link)
        return []
      }
      open.append(target)
      let html = write(from: target) { $0.bytes(of: blocks) }
      open.removeLast()
      return Array("<div class=\"embed\">\n".utf8) + html + Array("</div>\n".utf8)
    }
    return nil
  }

  /// Takes note of a diagram as text, for the page as plain Markdown.
  private mutating func keepText(at span: SourceSpan) {
    guard let text = figures.takeText(), open.count == 1 else { return }
    texts.append((span.range.upperBound, text))
  }

  private mutating func complain(about link: Wikilink) {
    guard open.count == 1 || open.contains(index) else { return }
    diagnostics.append(
      Diagnostic(
        id: "link.circle", "'\(link.plainText)' would be shown inside itself", at: link.span))
  }
}
