import Markup
import SourceText

/// The Atom feed of an edition: the pages that have a date, the newest first.
enum Feed {
  private static let longest = 30
  /// How many bytes of pages it holds whole; readers refuse feeds of a megabyte. Pages that have no room
  /// are announced with their summary.
  private static let room = 500_000
  /// How many lines of text a diagram has that is shown; four fifths of a page are diagrams otherwise, most
  /// of them longer than the window of a reader.
  static let longestDiagram = 20

  /// The feed of a site that is published at an address.
  static func text(_ site: Site, edition number: Int, _ baseURL: String) -> String {
    let edition = site.map.editions[number]
    let name = XMLText.escaped(site.names[number])
    let dated = site.map.pages(of: number)
      .filter { site.map.pages[$0].frontMatter.date != nil }
      .sorted { (date(site, $1), $0) < (date(site, $0), $1) }
      .prefix(longest)
    var xml = """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(XMLText.escaped(edition.language))">
      <title>\(name)</title>
      <id>\(XMLText.escaped(baseURL + edition.folder))</id>
      <link href="\(XMLText.escaped(baseURL + edition.folder))"/>
      <link rel="self" href="\(XMLText.escaped(baseURL + edition.feed))"/>
      <author><name>\(name)</name></author>
      <updated>\(dated.first.map { date(site, $0) } ?? "1970-01-01")T00:00:00Z</updated>

      """
    var room = Self.room
    for index in dated {
      let page = site.map.pages[index]
      let address = XMLText.escaped(baseURL + WebAddress.asciiEncodedPath(site.map.outputs[index]))
      xml += """
        <entry>
        <title>\(XMLText.escaped(page.title))</title>
        <id>\(address)</id>
        <link href="\(address)"/>
        <updated>\(date(site, index))T00:00:00Z</updated>

        """
      if let text = page.frontMatter.description ?? page.outline.summary {
        xml += "<summary>\(XMLText.escaped(text))</summary>\n"
      }
      let content = room > 0 ? content(site, index, baseURL) : ""
      if content.utf8.count <= room {
        xml += content
        room -= content.utf8.count
      }
      xml += "</entry>\n"
    }
    return xml + "</feed>\n"
  }

  /// The text of a page with its diagrams as text, which every reader of feeds shows.
  private static func content(_ site: Site, _ index: Int, _ baseURL: String) -> String {
    let page = site.map.pages[index]
    let body = PageRenderer(site, page: index).body(
      page.scenarios.map { site.notebook.run($0) }, readFrom: baseURL)
    let twin = MarkdownTwin.text(page, body.edits, describes: false)
    let file = SourceFile(path: page.file.path, bytes: twin)
    let breaksLines = site.notebook.vault?.breaksLines ?? false
    let document = Document.parse(
      file, keepsLines: breaksLines, inVault: site.notebook.vault != nil
    ).value
    var resolver = LinkResolver(site, page: index, from: index, baseURL: baseURL)
    var writer = HTMLWriter()
    writer.home = baseURL + WebAddress.asciiEncodedPath(site.map.outputs[index])
    writer.speak(site.edition(of: index).words)
    writer.allowsRawHTML = site.allowsHTML
    writer.rawHTML = { MarkupAddresses.resolved($0, at: $1, by: &resolver) }
    writer.breaksLines = breaksLines
    writer.link = { resolver.resolve($0) }
    writer.image = { resolver.resolve($0) }
    writer.wikilink = { resolver.resolve($0) }
    writer.showing = { resolver.embed(of: $0) }
    writer.embed = { link, place in
      if place == .line, resolver.standsInText(link) { return nil }
      if let file = resolver.embeddedFile(link, isBlock: place != .text) { return file }
      return place == .text ? nil : []
    }
    let base = XMLText.escaped(baseURL + WebAddress.asciiEncodedPath(site.map.outputs[index]))
    return "<content type=\"html\" xml:base=\"\(base)\">"
      + XMLText.escaped(writer.write(document, showsTitle: false)) + "</content>\n"
  }

  private static func date(_ site: Site, _ index: Int) -> String {
    site.map.pages[index].frontMatter.date ?? ""
  }
}

/// The map of the site for search engines.
enum SiteMapFile {
  /// The map of a site that is published at an address.
  static func text(_ site: Site, _ baseURL: String) -> String {
    var xml = """
      <?xml version="1.0" encoding="utf-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

      """
    for (page, output) in zip(site.map.pages, site.map.outputs) {
      xml += "<url><loc>\(XMLText.escaped(baseURL + WebAddress.asciiEncodedPath(output)))</loc>"
      if let date = site.days[page.path] ?? page.frontMatter.date {
        xml += "<lastmod>\(date)</lastmod>"
      }
      xml += "</url>\n"
    }
    return xml + "</urlset>\n"
  }
}
