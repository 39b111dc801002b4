import Markup
import SourceText

/// The Atom feed of an edition: the pages that have a date, the newest first.
struct Feed {
  private static let longest = 30
  /// How many bytes of pages it holds whole; readers refuse feeds of a megabyte. Pages that have no room
  /// are announced with their summary.
  static let room = 900_000

  private let site: Site
  private let baseURL: String
  private let edition: Edition
  private let name: String
  /// The pages that it announces.
  private let pages: [Int]
  /// What it shows of pages, by their paths, for the next build.
  let contents: [FilePath: FeedContent]

  /// The feed of a site that is published at an address; of what the last build showed, that is taken
  /// which is as it was. Each page shows as much of others in it as it does by itself.
  init(
    _ site: Site, edition number: Int, _ baseURL: String, known: [FilePath: FeedContent],
    shown: [ShownParts]
  ) {
    self.site = site
    self.baseURL = baseURL
    edition = site.map.editions[number]
    name = XMLText.escaped(site.names[number])
    let pages = Self.pages(of: site, edition: number)
    self.pages = pages
    let found = Concurrently.map(pages.count) { place in
      FeedContent.of(
        site, page: pages[place], baseURL, known: known,
        ShownAllowance(room: shown[pages[place]]))
    }
    contents = Dictionary(
      uniqueKeysWithValues: zip(pages.map { FilePath(site.map.pages[$0].path) }, found))
  }

  /// The pages that the feed of an edition announces, the newest first.
  static func pages(of site: Site, edition number: Int) -> [Int] {
    let dated = site.map.pages(of: number).compactMap { page in
      published(site.map.pages[page]).map { (page: page, published: $0) }
    }
    return dated.sorted { ($1.published, $0.page) < ($0.published, $1.page) }
      .prefix(longest).map(\.page)
  }

  /// The feed as a file.
  func bytes() -> [UInt8] {
    let folder = XMLText.escaped(baseURL + edition.folder)
    var xml: [UInt8] = []
    xml.append(
      text: """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(XMLText.escaped(edition.language))">
        <title>\(name)</title>
        <id>\(folder)</id>
        <link href="\(folder)"/>
        <link rel="self" href="\(XMLText.escaped(baseURL + edition.feed))"/>
        <author><name>\(name)</name></author>
        <updated>\(pages.map(updated).max() ?? "1970-01-01T00:00:00Z")</updated>

        """)
    var room = Self.room
    for page in pages { append(page, in: &room, to: &xml) }
    xml.append(text: "</feed>\n")
    return xml
  }

  private func append(_ index: Int, in room: inout Int, to xml: inout [UInt8]) {
    let page = site.map.pages[index]
    let address = XMLText.escaped(baseURL + WebAddress.asciiEncodedPath(site.map.outputs[index]))
    xml.append(
      text: """
        <entry>
        <title>\(XMLText.escaped(page.title))</title>
        <id>\(address)</id>
        <link href="\(address)"/>
        <published>\(Self.published(page) ?? "")</published>
        <updated>\(updated(index))</updated>

        """)
    if let text = page.frontMatter.description ?? page.outline.summary {
      xml.append(text: "<summary>\(XMLText.escaped(text))</summary>\n")
    }
    if let html = contents[FilePath(page.path)]?.html, !html.isEmpty, html.count <= room {
      xml.append(text: "<content type=\"html\" xml:base=\"\(address)\">")
      xml.append(contentsOf: html)
      xml.append(text: "</content>\n")
      room -= html.count
    }
    xml.append(text: "</entry>\n")
  }

  // MARK: Dates

  /// When a page was first published, as RFC 3339 writes it; nil for one that says nothing of that.
  private static func published(_ page: Page) -> String? {
    page.frontMatter.date.map { "\($0)T\(page.frontMatter.time ?? midnight)" }
  }

  private static let midnight = "00:00:00Z"

  /// When a page was last changed, as far as the site knows: of that it has days.
  private func updated(_ index: Int) -> String {
    let page = site.map.pages[index]
    let published = Self.published(page) ?? ""
    guard let day = site.days[page.path], let first = page.frontMatter.date, day > first else {
      return published
    }
    return "\(day)T\(Self.midnight)"
  }
}
