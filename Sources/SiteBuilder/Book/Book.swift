import Markup
import SourceText

/// Which notes a book has.
package struct BookChoice: Sendable {
  /// The folder of the content whose notes it has; nothing for all.
  package var folder: String
  /// The language, one of the site's; nil for its own.
  package var language: String?

  /// Creates a choice.
  package init(folder: String = "", language: String? = nil) {
    self.folder = folder
    self.language = language
  }
}

/// A book in the form EPUB 3, made of the pages of a site that has just been built.
///
/// It has nothing that the site has not: its pages are those that were written, and its pictures are files
/// that were published.
struct Book {
  private let site: Site
  private let folder: String
  private let edition: Int
  private let output: String
  /// Its pages, in the order in which they are read, and where each stands among them.
  private let pages: [Int]
  private let places: [Int: Int]
  private let pageAt: [String: Int]
  /// The anchors of each of its pages.
  private let anchors: [Set<String>]

  init(_ site: Site, _ choice: BookChoice, in output: String) throws(SiteError) {
    self.site = site
    self.output = output
    folder = choice.folder
    edition = try Self.edition(choice.language, of: site)
    let pages = Self.pages(of: site, edition, below: choice.folder).filter {
      FileSystem.kind("\(output)/\(site.map.outputs[$0])") != nil
    }
    guard !pages.isEmpty else { throw Self.empty(choice.folder) }
    self.pages = pages
    places = Dictionary(uniqueKeysWithValues: zip(pages, pages.indices))
    pageAt = Dictionary(pages.map { (site.map.outputs[$0], $0) }) { first, _ in first }
    anchors = pages.map { BookMarkup.ids(in: Self.html(of: $0, site, output)) }
  }

  private static func edition(_ language: String?, of site: Site) throws(SiteError) -> Int {
    guard let language else { return 0 }
    let languages = site.map.editions.map(\.language)
    guard let found = languages.firstIndex(of: language) else {
      throw SiteError(
        "there are no pages in '\(language)'; there are some in: \(languages.joined(separator: ", "))"
      )
    }
    return found
  }

  /// The pages that somebody wrote, in a folder and those below it.
  private static func pages(of site: Site, _ edition: Int, below folder: String) -> [Int] {
    site.navigations[edition].sequence.filter { index in
      let key = site.map.pages[index].name.key
      let isInside =
        folder.isEmpty || key.hasPrefix(folder + "/") || key == folder + ".md"
      return isInside && !site.made.contains(index) && !site.isGathered(index)
        && !site.isListOfTags(index)
    }
  }

  private static func empty(_ folder: String) -> SiteError {
    SiteError(
      folder.isEmpty
        ? "there are no notes to make a book of"
        : "there are no notes in a folder '\(folder)' of the content")
  }

  private static func html(of page: Int, _ site: Site, _ output: String) -> String {
    let bytes = FileSystem.read(site.map.outputs[page], below: output, atMost: .max) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: The archive

  /// The book as a file.
  func archive() throws(SiteError) -> [UInt8] {
    var pictures = BookPictures(output: output)
    let chapters = pages.indices.map { chapter($0, &pictures) }
    let package = BookPackage(
      title: title, language: site.map.editions[edition].language, identifier: identifier,
      changed: changed, chapters: chapters, pictures: pictures.files)
    let navigation = BookContents(site, edition: edition, places: places, title: title)
    let files =
      [
        ("mimetype", Array("application/epub+zip".utf8)),
        ("META-INF/container.xml", Array(BookPackage.container.utf8)),
        ("book/package.opf", package.bytes()),
        ("book/nav.xhtml", navigation.bytes()),
        ("book/style.css", Array(BookTheme.style.utf8)),
      ] + chapters.map { ("book/\($0.name)", $0.bytes) }
    var archive = ZipArchive()
    var isWhole = files.reduce(true) { archive.add($1.0, $1.1) && $0 }
    for picture in pictures.files where isWhole {
      isWhole = archive.add("book/\(picture.name)", try pictures.bytes(of: picture))
    }
    guard isWhole else {
      throw SiteError("the book would be larger than two gigabytes; name a folder of fewer notes")
    }
    return archive.finished()
  }

  private func chapter(_ place: Int, _ pictures: inout BookPictures) -> BookChapter {
    let page = pages[place]
    let from = site.map.outputs[page]
    var found = pictures
    var markup = BookMarkup()
    markup.link = { link(to: $0, from: page) }
    markup.picture = { address in
      if address.hasPrefix("data:image/") { return address }
      return Self.path(of: address, from: from).flatMap { found.name(of: $0) }
    }
    let body = markup.write(Self.html(of: page, site, output))
    pictures = found
    let matter = site.map.pages[page].frontMatter
    let language = matter.language ?? site.map.editions[edition].language
    return BookChapter(
      place: place, title: site.map.pages[page].title, language: language, body: body,
      hasDrawings: markup.hasDrawings, hasFormulas: markup.hasFormulas)
  }

  // MARK: Links

  /// Where a link of a page leads: in the book, at the address of the published site, or nowhere.
  private func link(to address: String, from page: Int) -> String? {
    if let scheme = WebAddress.scheme(of: address) {
      return ["http", "https", "mailto"].contains(scheme) ? WebAddress.encoded(address) : nil
    }
    guard !address.hasPrefix("//") else { return nil }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let way = String(parts[0])
    let anchor = parts.count > 1 ? WebAddress.decoded(String(parts[1])) : ""
    let from = site.map.outputs[page]
    guard let path = way.isEmpty ? from : Self.path(of: way, from: from) else { return nil }
    if let target = pageAt[path], let place = places[target] {
      let isKnown = anchors[place].contains(anchor)
      if target == page { return isKnown ? "#" + anchor : nil }
      return BookChapter.name(of: place) + (isKnown ? "#" + anchor : "")
    }
    guard let baseURL = site.baseURL else { return nil }
    return baseURL + WebAddress.asciiEncodedPath(path)
      + (anchor.isEmpty ? "" : "#" + WebAddress.asciiEncoded(String(parts[1])))
  }

  /// The path of a file of the site that an address of a page names; nil for one elsewhere.
  private static func path(of address: String, from page: String) -> String? {
    guard WebAddress.scheme(of: address) == nil, !address.hasPrefix("/") else { return nil }
    let way = address.prefix { $0 != "?" && $0 != "#" }
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in WebAddress.decoded(String(way)).split(separator: "/") {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else if part != "." {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  // MARK: What it is called

  private var title: String {
    let name = site.names[edition]
    let key = "\(folder)/index.md"
    guard !folder.isEmpty else { return name }
    let page = site.map.pages(of: edition).first {
      [key, folder + ".md"].contains(site.map.pages[$0].name.key)
    }
    return "\(name) · \(page.map { site.map.pages[$0].title } ?? folder)"
  }

  /// The same for the same book, whatever its notes say: a reader finds its place again in a newer one.
  private var identifier: String {
    var hash = ContentHash()
    for part in [site.baseURL ?? "", site.names[0], site.map.editions[edition].language, folder] {
      hash.add(part)
    }
    let digits = String(hash.value, radix: 16)
    return "urn:lifeline:" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The day on which its newest page was changed, as far as that is known.
  private var changed: String {
    let days = pages.compactMap { page -> String? in
      let page = site.map.pages[page]
      return site.days[page.path] ?? page.frontMatter.date
    }
    return (days.max() ?? "2000-01-01") + "T00:00:00Z"
  }
}
