import Markup

/// Draws which note links to which: titles below each other, and arcs between their rows.
///
/// Each note has its arcs with it, those that lead to it too, so that they stand out, without script, while the
/// pointer rests on its row.
struct GraphDrawing {
  private static let row = 24
  /// How many letters of a title are seen, a Chinese one counting as two, and how wide each is at most.
  private static let letters = 28
  private static let letterWidth = 8

  private let graph: NoteGraph
  /// Where the rows' dots stand.
  private let axis: Int

  init(_ graph: NoteGraph) {
    self.graph = graph
    let longest = graph.nodes.reduce(0) { max($0, Self.width(of: Self.cut($1.title))) }
    axis = longest * Self.letterWidth + 20
  }

  /// The drawing, with the addresses of the notes; it is not read aloud.
  func svg(_ addresses: [String]) -> String {
    let nodes = graph.nodes
    var arcs: [[String]] = Array(repeating: [], count: nodes.count)
    var farthest = 0
    var all = ""
    for (from, node) in nodes.enumerated() {
      for (to, count) in node.links {
        let far = Self.depth(from, to)
        farthest = max(farthest, far)
        let arc = arc(from, to, far)
        all += "<path d=\"\(arc)\"\(Self.weight(count))/>"
        arcs[from].append(arc)
        arcs[to].append(arc)
      }
    }
    let width = axis + farthest + 16
    let height = nodes.count * Self.row
    var svg =
      "<div class=\"graph\" aria-hidden=\"true\">\n<svg width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\">\n<g class=\"arcs\">\(all)</g>\n"
    for (index, node) in nodes.enumerated() {
      let y = place(index)
      let kind = node.isFolder ? " class=\"folder\"" : ""
      let own = arcs[index].isEmpty ? "" : "<path d=\"\(arcs[index].joined())\"/>"
      svg += "<g\(kind)><rect y=\"\(index * Self.row)\" width=\"\(width)\" height=\"\(Self.row)\"/>"
      svg += own + "<circle cx=\"\(axis)\" cy=\"\(y)\" r=\"\(min(3 + arcs[index].count / 4, 7))\"/>"
      svg += "<a href=\"\(addresses[index])\" tabindex=\"-1\">"
      svg += "<text x=\"\(axis - 14)\" y=\"\(y + 5)\" text-anchor=\"end\">"
      svg += "\(HTMLText.escaped(Self.cut(node.title)))</text></a></g>\n"
    }
    return svg + "</svg>\n</div>\n"
  }

  private func place(_ node: Int) -> Int { node * Self.row + Self.row / 2 }

  /// How far an arc swings: less and less the farther it leads, or far ones would need a page as wide as high.
  private static func depth(_ from: Int, _ to: Int) -> Int {
    10 + Int(18 * Float(abs(from - to)).squareRoot())
  }

  private func arc(_ from: Int, _ to: Int, _ depth: Int) -> String {
    let (top, bottom) = (place(min(from, to)), place(max(from, to)))
    let bend = axis + depth * 4 / 3
    return "M\(axis) \(top)C\(bend) \(top) \(bend) \(bottom) \(axis) \(bottom)"
  }

  /// Many links are a thicker arc.
  private static func weight(_ count: Int) -> String {
    guard count > 1 else { return "" }
    return " style=\"stroke-width:\(min(1 + count.bitWidth - count.leadingZeroBitCount, 6))\""
  }

  private static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
  }

  private static func cut(_ title: String) -> String {
    guard width(of: title) > letters else { return title }
    var beginning = title
    while width(of: beginning) >= letters { beginning.removeLast() }
    return beginning + "…"
  }
}
