import SiteBuilder

/// A drawing as a part of a page in HTML, in which its text can be selected and searched; and one for a phone,
/// where the first would not fit.
enum InlineFigure {
  /// What a figure begins with.
  static let opening = "<figure class=\"lifeline\" style=\"margin:1em 0;overflow-x:auto\">"

  /// What a phone of usual width has room for, in pixels.
  private static let phoneWidth = 358

  /// The drawings of a scenario in a figure.
  static func html(_ rendition: Rendition) -> String {
    let wide = RenderFormat.svg.document([rendition])
    let narrow = RenderFormat.svg.document([rendition], .init(width: phoneWidth))
    var drawings = html(wide)
    if narrow != wide {
      // Hidden by itself, so that what does not read style sheets shows one of the two.
      let start = "<svg "
      drawings +=
        "\n"
        + html(narrow).replacing(start, with: "\(start)style=\"display:none\" ", maxReplacements: 1)
    }
    if let end = drawings.firstRange(of: "</style>") {
      drawings.replaceSubrange(end.lowerBound..<end.lowerBound, with: rules)
    }
    return "\(opening)\n\(drawings)\n</figure>"
  }

  /// A drawing without an empty line: that would end the HTML where it stands in Markdown.
  private static func html(_ svg: String) -> String {
    var lines: [Substring] = []
    for line in svg.linesWithLast {
      if line.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
        // An empty line of a text is one all the same.
        if !lines.isEmpty { lines.append("&#10;") }
      } else {
        lines.append(line)
      }
    }
    while lines.last == "&#10;" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// That a drawing is dark where the page is and not where the reader's system is, since many pages are
  /// light on every system; how generators of documentation say which a page is, besides those ways that
  /// every drawing knows; and how wide it is.
  private static let rules: String = {
    let dark = "[data-md-color-scheme=slate],.coal,.navy,.ayu,[data-bs-theme=dark],.quarto-dark"
    let light = "[data-md-color-scheme=default],.rust,[data-bs-theme=light],.quarto-light"
    return "svg.ll:where(.lifeline>*){color-scheme:inherit}"
      + ":is(\(dark)) .ll{color-scheme:dark}:is(\(light)) .ll{color-scheme:light}"
      + "[data-theme=auto] .ll{color-scheme:light dark}"
      // In a narrow column it is as wide as that, down to what can still be read.
      + ".lifeline>.ll{max-width:max(100%,30rem);height:auto}.lifeline>.ll+.ll{max-width:100%}"
      + "@media screen and (max-width:40rem){.lifeline>.ll:first-child:not(:last-child){display:none}"
      + ".lifeline>.ll+.ll{display:block!important}}"
  }()
}
