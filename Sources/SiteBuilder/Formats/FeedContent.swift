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

  /// What it is made of, as one number.
  let fingerprint: UInt64
  /// The text as HTML, escaped as XML; nothing where that is longer than a feed may be.
  let html: [UInt8]

  /// What a feed that is published at an address shows of a page: what the last build made, where it would
  /// be made of the same again.
  static func of(
    _ site: Site, page: Int, _ baseURL: String, known: [FilePath: FeedContent],
    _ allowance: ShownAllowance
  ) -> FeedContent {
    let fingerprint = PageFingerprint.ofText(site, page: page)
    if let known = known[FilePath(site.map.pages[page].path)], known.fingerprint == fingerprint {
      return known
    }
    let html = XMLText.escaped(html(site, page, baseURL, allowance))
    return FeedContent(
      fingerprint: fingerprint, html: html.utf8.count <= Feed.room ? Array(html.utf8) : [])
  }

  /// The page's plain Markdown, which has all that it shows, as HTML.
  private static func html(
    _ site: Site, _ index: Int, _ baseURL: String, _ allowance: ShownAllowance
  ) -> String {
    let page = site.map.pages[index]
    let edits = edits(site, index, baseURL, allowance)
    let alternate = MarkdownAlternate.text(page, edits, describes: false)
    let breaksLines = site.notebook.vault?.breaksLines ?? false
    let document = Document.parse(
      SourceFile(path: page.file.path, bytes: alternate), keepsLines: breaksLines,
      inVault: site.notebook.vault != nil
    ).value
    let words = site.edition(of: index).words
    let resolver = LinkResolver(site, page: index, from: index, baseURL: baseURL)
    var writer = HTMLWriter(in: FeedSurroundings(resolver, words))
    writer.home = baseURL + WebAddress.asciiEncodedPath(site.map.outputs[index])
    writer.rawHTML = site.rawHTML
    writer.breaksLines = breaksLines
    writer.speak(words)
    return writer.write(document, showsTitle: false)
  }

  /// What reads otherwise in the page. Only the texts of its diagrams are drawn.
  private static func edits(
    _ site: Site, _ index: Int, _ baseURL: String, _ allowance: ShownAllowance
  ) -> [MarkdownEdit] {
    let scenarios = site.map.pages[index].scenarios
    let outcomes = scenarios.map { site.outcome(of: $0, on: index) }
    let artist = FigureArtist(site, page: index)
    let figures = artist.begin(scenarios, outcomes).mapValues { figure in
      var figure = figure
      artist.addText(to: &figure)
      return figure
    }
    let renderer = PageRenderer(site, page: index)
    return renderer.body(outcomes, drawn: figures, allowance, readFrom: baseURL).edits
  }
}

extension FeedContent {
  init(_ reader: inout ByteReader) {
    fingerprint = reader.number()
    html = reader.countedBytes()
  }

  func write(to writer: inout ByteWriter) {
    writer.write(fingerprint)
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
