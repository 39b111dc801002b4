import Markup

/// The Atom feed of an edition: the pages that have a date, the newest first.
enum Feed {
  private static let longest = 30

  /// The feed of a site that is published at an address.
  static func text(_ site: Site, edition number: Int, _ baseURL: String) -> String {
    let edition = site.map.editions[number]
    let name = HTMLText.escaped(site.names[number])
    let dated = site.map.pages(of: number)
      .filter { site.map.pages[$0].frontMatter.date != nil }
      .sorted { (date(site, $1), $0) < (date(site, $0), $1) }
      .prefix(longest)
    var xml = """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(HTMLText.escaped(edition.language))">
      <title>\(name)</title>
      <id>\(HTMLText.escaped(baseURL + edition.folder))</id>
      <link href="\(HTMLText.escaped(baseURL + edition.folder))"/>
      <link rel="self" href="\(HTMLText.escaped(baseURL + edition.feed))"/>
      <author><name>\(name)</name></author>
      <updated>\(dated.first.map { date(site, $0) } ?? "1970-01-01")T00:00:00Z</updated>

      """
    for index in dated {
      let page = site.map.pages[index]
      let address = HTMLText.escaped(baseURL + WebAddress.encoded(site.map.outputs[index]))
      xml += """
        <entry>
        <title>\(HTMLText.escaped(page.title))</title>
        <id>\(address)</id>
        <link href="\(address)"/>
        <updated>\(date(site, index))T00:00:00Z</updated>

        """
      if let text = page.frontMatter.description {
        xml += "<summary>\(HTMLText.escaped(text))</summary>\n"
      }
      xml += "</entry>\n"
    }
    return xml + "</feed>\n"
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
      xml += "<url><loc>\(HTMLText.escaped(baseURL + WebAddress.encoded(output)))</loc>"
      if let date = page.frontMatter.date { xml += "<lastmod>\(date)</lastmod>" }
      xml += "</url>\n"
    }
    return xml + "</urlset>\n"
  }
}
