/// A drawing as a part of a page in HTML, in which its text can be selected and searched.
enum InlineFigure {
  /// What a figure begins with.
  static let opening = "<figure class=\"lifeline\" style=\"margin:1em 0;overflow-x:auto\">"

  /// The drawing in a figure, without an empty line: that would end the HTML where it stands in Markdown.
  static func html(_ svg: String) -> String {
    var lines: [Substring] = []
    for line in svg.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy({ $0 == " " || $0 == "\t" || $0 == "\r" }) {
        // An empty line of a text is one all the same.
        if !lines.isEmpty { lines.append("&#10;") }
      } else {
        lines.append(line)
      }
    }
    while lines.last == "&#10;" { lines.removeLast() }
    var drawing = lines.joined(separator: "\n")
    if let end = drawing.firstRange(of: "</style>") {
      drawing.replaceSubrange(end.lowerBound..<end.lowerBound, with: rules)
    }
    return "\(opening)\n\(drawing)\n</figure>"
  }

  /// How the generators of documentation say that a page is dark or light, besides those ways that every
  /// drawing knows, and how wide it is.
  private static let rules: String = {
    let dark = "[data-md-color-scheme=slate],.coal,.navy,.ayu,[data-bs-theme=dark],.quarto-dark"
    let light = "[data-md-color-scheme=default],.rust,[data-bs-theme=light],.quarto-light"
    return ":is(\(dark)) .ll{color-scheme:dark}:is(\(light)) .ll{color-scheme:light}"
      // In a narrow column it is as wide as that, down to what can still be read.
      + ".lifeline>.ll{max-width:max(100%,30rem);height:auto}"
  }()
}
