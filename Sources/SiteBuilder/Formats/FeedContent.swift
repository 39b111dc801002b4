import Markup
import SourceText

/// What a feed shows of a page: its text with its diagrams as text, which every reader of feeds shows.
struct FeedContent: Sendable {
  /// How many lines of text a diagram has that is shown: four in five have no more, and the rest would take
  /// the room of whole pages.
  private static let longestDiagram = 50

  /// Whether a diagram as text is too long to be shown.
  static func isLong(_ text: [UInt8]) -> Bool {
    text.count { $0 == UInt8(ascii: "\n") } > longestDiagram
  }

  /// The hash of the page's source, and what else it is made of.
  let source: UInt64
  let asked: AskedQuestions
  /// The text as HTML, escaped as XML; nothing where that is longer than a feed may be.
  let html: [UInt8]

  /// What a feed that is published at an address shows of a page: what the last build made, where it would
  /// be made of the same again.
  static func of(
    _ site: Site, page: Int, _ baseURL: String, known: [FilePath: FeedContent],
    _ allowance: ShownAllowance
  ) -> FeedContent {
    let source = site.map.pages[page].outline.hash
    if let known = known[FilePath(site.map.pages[page].path)], known.source == source,
      known.asked.areAnsweredTheSame(by: site, to: page, looksTheSame: false)
    {
      return known
    }
    let asked = AskedSite(site, page: page)
    let html = XMLText.escaped(html(asked, baseURL, allowance))
    return FeedContent(
      source: source, asked: asked.questions,
      html: html.utf8.count <= Feed.room ? Array(html.utf8) : [])
  }

  /// The page's plain Markdown, which has all that it shows, as HTML.
  private static func html(
    _ site: AskedSite, _ baseURL: String, _ allowance: ShownAllowance
  ) -> String {
    let page = site.text(of: site.index)
    let edits = edits(site, baseURL, allowance)
    let alternate = MarkdownAlternate.text(page, edits, describes: false)
    let breaksLines = site.breaksLines
    let document = Document.parse(
      SourceFile(path: page.file.path, bytes: alternate), keepsLines: breaksLines,
      inVault: site.isVault
    ).value
    let words = site.edition.words
    let resolver = LinkResolver(site, page: site.index, baseURL: baseURL)
    var writer = HTMLWriter(in: FeedSurroundings(resolver, words))
    writer.home = baseURL + WebAddress.asciiEncodedPath(site.output(of: site.index))
    writer.rawHTML = site.rawHTML
    writer.breaksLines = breaksLines
    writer.speak(words)
    return writer.write(document, showsTitle: false)
  }

  /// What reads otherwise in the page. Only the texts of its diagrams are drawn.
  private static func edits(
    _ site: AskedSite, _ baseURL: String, _ allowance: ShownAllowance
  ) -> [MarkdownEdit] {
    let scenarios = site.text(of: site.index).scenarios
    let outcomes = scenarios.map { site.outcome(of: $0, on: site.index) }
    let artist = FigureArtist(site)
    let figures = artist.begin(scenarios, outcomes).mapValues { figure in
      var figure = figure
      artist.addText(to: &figure)
      return figure
    }
    return BodyWriter(site, outcomes: outcomes, drawn: figures, allowance, readFrom: baseURL)
      .write().edits
  }
}

extension FeedContent {
  init(_ reader: inout ByteReader) {
    source = reader.number()
    asked = AskedQuestions(&reader)
    html = reader.countedBytes()
  }

  func write(to writer: inout TextBuffer) {
    writer.write(source)
    asked.write(to: &writer)
    writer.write(counted: html)
  }
}

/// The site around a page that is read elsewhere.
private final class FeedSurroundings: HTMLSurroundings {
  private var resolver: LinkResolver
  private let words: Words

  init(_ resolver: LinkResolver, _ words: Words) {
    self.resolver = resolver
    self.words = words
  }

  func resolved(_ html: String, at lines: SourceSpan?) -> String {
    MarkupAddresses.resolved(html, at: lines, by: &resolver)
  }

  func target(of link: Link) -> HTMLWriter.Target { resolver.resolve(link) }

  func target(of link: Wikilink) -> HTMLWriter.Target { resolver.resolve(link) }

  func picture(of image: Image) -> Picture? { resolver.resolve(image) }

  func shown(by image: Image) -> Wikilink? { resolver.embed(of: image) }

  func embed(_ link: Wikilink, _ place: HTMLWriter.EmbedPlace) -> [UInt8]? {
    if place == .line, resolver.standsInText(link) { return nil }
    if let file = resolver.embeddedFile(link, isBlock: place != .text) { return file }
    return place == .text ? nil : []
  }

  func title(ofCallout kind: String) -> String { words.title(ofCallout: kind) }
}
