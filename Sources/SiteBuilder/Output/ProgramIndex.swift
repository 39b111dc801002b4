import Markup
import SourceText

/// The list of all pages for readers that are programs, as llmstxt.org describes it.
enum ProgramIndex {
  /// The list of an edition.
  static func text(_ site: Site, edition number: Int) -> [UInt8] {
    let edition = site.map.editions[number]
    let navigation = site.navigations[number]
    let front = site.map.pages[navigation.root]
    var text = "# \(line(site.names[number]))\n\n"
    if let description = front.frontMatter.description { text += "> \(line(description))\n\n" }
    for page in navigation.sequence where site.hasTwin(page) {
      var title = line(site.map.pages[page].title)
      if title.utf8.contains(UInt8(ascii: "]")) { title = title.replacing("]", with: "\\]") }
      let output = site.map.twins[page]
      let way = SiteAddress.relative(from: edition.folder + "llms.txt", to: output)
      let path = WebAddress.encodedPath(site.baseURL == nil ? way : output)
      let address = (site.baseURL ?? "") + MarkdownLinks.encodingParentheses(path)
      text += "- [\(title)](\(address))"
      if let description = site.map.pages[page].frontMatter.description {
        text += ": \(line(description))"
      }
      text += "\n"
    }
    return Array(text.utf8)
  }

  private static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x80).contains($0) }) { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
