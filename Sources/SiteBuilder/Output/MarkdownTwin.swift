import Markup
import SourceText

/// A page as plain Markdown, for readers that are programs: its source without the front matter, each
/// diagram as text below the scenario that it shows.
enum MarkdownTwin {
  /// Where the twin of a page is written.
  static func path(of output: String) -> String {
    output.hasSuffix(".html") ? output.dropLast(5) + ".md" : output + ".md"
  }

  /// The twin of a page, with diagrams by where they go in its source.
  static func text(_ page: Page, _ diagrams: [(end: Int, text: [UInt8])]) -> [UInt8] {
    let document = page.document
    let bytes = document.file.bytes
    var twin: [UInt8] = []
    twin.reserveCapacity(bytes.count * 2)
    var position = document.frontMatter?.span.range.upperBound ?? 0
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    if document.headings.first?.level != 1 { twin += Array("# \(page.title)\n\n".utf8) }
    for diagram in diagrams.sorted(by: { $0.end < $1.end }) {
      var end = min(diagram.end, bytes.count)
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      guard end >= position else { continue }
      twin += bytes[position..<end]
      twin += Array("\n\n```text\n".utf8)
      twin += diagram.text
      if twin.last != 0x0A { twin.append(0x0A) }
      twin += Array("```".utf8)
      position = end
    }
    twin += bytes[position...]
    return twin
  }
}

/// The list of all pages for readers that are programs, as llmstxt.org describes it.
enum ProgramIndex {
  /// The list of an edition.
  static func text(_ site: Site, edition number: Int) -> [UInt8] {
    let edition = site.map.editions[number]
    let navigation = site.navigations[number]
    let front = site.map.pages[navigation.root]
    var text = "# \(line(site.names[number]))\n\n"
    if let description = front.frontMatter.description { text += "> \(line(description))\n\n" }
    for page in navigation.sequence where !site.made.contains(page) {
      let title = line(site.map.pages[page].title).replacing("]", with: "\\]")
      let output = MarkdownTwin.path(of: site.map.outputs[page])
      let way = SiteAddress.relative(from: edition.folder + "llms.txt", to: output)
      let address =
        (site.baseURL ?? "") + WebAddress.encodedPath(site.baseURL == nil ? way : output)
      text += "- [\(title)](\(address))"
      if let description = site.map.pages[page].frontMatter.description {
        text += ": \(line(description))"
      }
      text += "\n"
    }
    return Array(text.utf8)
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
