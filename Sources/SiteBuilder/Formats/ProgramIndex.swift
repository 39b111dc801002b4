import Markup
import SourceText

/// The list of all pages for readers that are programs, as llmstxt.org describes it.
enum ProgramIndex {
  /// The list of an edition.
  static func text(_ site: Site, edition number: Int) -> [UInt8] {
    let edition = site.map.editions[number]
    let navigation = site.navigations[number]
    let front = site.map.pages[navigation.root]
    var text = "# \(MarkdownAlternate.line(site.names[number]))\n\n"
    if let description = front.frontMatter.description {
      text += "> \(MarkdownAlternate.line(description))\n\n"
    }
    // Lists of links stand under headings, or whoever reads by the rules sees none.
    text += "## \(MarkdownAlternate.line(edition.words("pages")))\n\n"
    let lines = Concurrently.map(navigation.sequence.count) {
      line(of: navigation.sequence[$0], site, edition)
    }
    for line in lines { text += line }
    return Array(text.utf8)
  }

  private static func line(of page: Int, _ site: Site, _ edition: Edition) -> String {
    var title = MarkdownAlternate.line(site.map.pages[page].title)
    if title.utf8.contains(UInt8(ascii: "]")) { title = title.replacing("]", with: "\\]") }
    let output = site.map.alternates[page]
    let way = SiteAddress.relative(from: edition.folder + "llms.txt", to: output)
    let path =
      site.baseURL == nil
      ? WebAddress.encodedPath(way) : WebAddress.asciiEncodedPath(output)
    let address = (site.baseURL ?? "") + MarkdownLinks.encodingParentheses(path)
    var text = "- [\(title)](\(address))"
    let outline = site.map.pages[page].outline
    if let summary = outline.frontMatter.description ?? outline.summary {
      text += ": \(MarkdownAlternate.line(summary))"
    }
    return text + "\n"
  }
}
