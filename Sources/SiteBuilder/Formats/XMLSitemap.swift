import Markup

/// The map of the site for search engines.
enum XMLSitemap {
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
