/// Finds out whether a page says what a hook asked for.
enum TreeComparison {
  /// What it does not say; nil where it says all.
  static func difference(between wanted: TreeNode, and found: TreeNode) -> HookFault? {
    guard let node = firstDifference(normal(root: wanted), normal(root: found)) else { return nil }
    return HookFault(
      "makes \(node.type == "root" ? "blocks" : "a '\(node.type)'") that Markdown cannot say\(beginning(of: node))",
      "'html' and 'markdown' take what is written in other ways")
  }

  private static func beginning(of node: TreeNode) -> String {
    var text = ""
    func add(_ node: TreeNode) {
      guard text.count < 40 else { return }
      text += node.text("value") ?? node.text("alt") ?? ""
      for child in node.children { add(child) }
    }
    add(node)
    let line = MarkdownAlternate.line(text)
    return line.isEmpty ? "" : ": '\(line.prefix(40))\(line.count > 40 ? "…" : "")'"
  }

  /// The innermost node that is not found as it is wanted.
  private static func firstDifference(_ wanted: TreeNode, _ found: TreeNode) -> TreeNode? {
    guard wanted.type == found.type, wanted.attributes == found.attributes else { return wanted }
    let (first, second) = (wanted.children, found.children)
    if let free = first.firstIndex(where: isFree), let last = first.lastIndex(where: isFree) {
      // What stands in Markdown may be any number of nodes.
      let behind = first.count - 1 - last
      guard free + behind <= second.count else { return wanted }
      let pairs =
        Array(zip(first[..<free], second)) + Array(zip(first.suffix(behind), second.suffix(behind)))
      return pairs.lazy.compactMap { firstDifference($0, $1) }.first
    }
    if let inside = zip(first, second).lazy.compactMap({ firstDifference($0, $1) }).first {
      return inside
    }
    return first.count == second.count ? nil : wanted
  }

  private static func isFree(_ node: TreeNode) -> Bool {
    node.type == "markdown" || node.type == "inlineMarkdown"
  }

  // MARK: What is the same in Markdown

  private static func normal(root: TreeNode) -> TreeNode {
    var root = normal(root)
    // A footnote that nothing refers to is not shown, and the others are in the order of their marks.
    var labels: Set<String> = []
    collect(root, &labels)
    let notes = root.children.filter {
      $0.type == "footnoteDefinition" && labels.contains($0.text("label") ?? "")
    }
    root.children =
      root.children.filter { $0.type != "footnoteDefinition" }
      + notes.sorted { $0.text("label") ?? "" < $1.text("label") ?? "" }
    return root
  }

  private static func collect(_ node: TreeNode, _ labels: inout Set<String>) {
    if node.type == "footnoteReference" { labels.insert(node.text("label") ?? "") }
    for child in node.children { collect(child, &labels) }
  }

  private static func normal(_ node: TreeNode) -> TreeNode {
    var normal = node
    normal.range = nil
    // The anchor of a heading may follow from its text.
    normal.attributes["anchor"] = nil
    for (key, value) in normal.attributes where isUnsaid(key, value, in: node) {
      normal.attributes[key] = nil
    }
    normal.children = TreeNode.joiningTexts(node.children.map { unlinked(self.normal($0)) })
    if ["paragraph", "heading", "tableCell", "calloutTitle"].contains(node.type)
      || node.type.hasPrefix("definition")
    {
      trim(&normal.children, onOneLine: node.type != "paragraph")
    }
    return normal
  }

  /// The text of an address that is a link for being one.
  private static func unlinked(_ node: TreeNode) -> TreeNode {
    guard node.type == "link", node.text("title") == nil, node.children.count == 1,
      let text = node.children[0].text("value"), node.children[0].type == "text",
      ["", "http://", "https://", "mailto:"].contains(where: { node.text("url") == $0 + text })
    else { return node }
    return node.children[0]
  }

  /// Whether a value says what is so without it.
  private static func isUnsaid(_ key: String, _ value: TreeValue, in node: TreeNode) -> Bool {
    switch (node.type, key) {
    case (_, "title") where node.type == "link" || node.type == "image": value == .text("")
    case ("wikiLink", "embed"), ("list", "spread"): value == .flag(false)
    case ("list", "start"): node.flag("ordered") != true || value == .number(1)
    case ("code", "lang"), ("code", "meta"), ("image", "alt"): value == .text("")
    default: false
    }
  }

  /// Takes the blanks off around the ends of lines, which Markdown does not keep.
  private static func trim(_ nodes: inout [TreeNode], onOneLine: Bool) {
    for (index, node) in nodes.enumerated() where node.type == "text" {
      let startsLine = index == 0 || nodes[index - 1].type == "break"
      let endsLine = index == nodes.count - 1 || nodes[index + 1].type == "break"
      var lines: [Substring] = (node.text("value") ?? "").split(
        separator: "\n", omittingEmptySubsequences: false
      )
      for line in lines.indices {
        if line > 0 || startsLine { lines[line] = lines[line].drop { $0 == " " || $0 == "\t" } }
        while line < lines.count - 1 || endsLine, lines[line].last == " " {
          lines[line].removeLast()
        }
      }
      nodes[index].attributes["value"] = .text(lines.joined(separator: onOneLine ? " " : "\n"))
    }
    nodes.removeAll { $0.type == "text" && $0.text("value") == "" }
  }
}
