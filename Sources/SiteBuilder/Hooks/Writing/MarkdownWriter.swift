/// Writes nodes of a page's tree as Markdown.
///
/// What Markdown cannot say is found by reading the result (`TreeChange`).
struct MarkdownWriter {
  /// The lines of blocks that stand beside each other.
  static func text(_ blocks: [TreeNode], isTight: Bool = false) -> String {
    var texts: [String] = []
    var previous: TreeNode?
    // Of two lists beside each other, the second has another mark.
    var isOther = false
    for block in blocks {
      isOther =
        block.type == "list" && previous.map { isNextList(block, to: $0) } == true && !isOther
      texts.append(text(block, hasOtherMark: isOther))
      previous = block
    }
    return texts.filter { !$0.isEmpty }.joined(separator: isTight ? "\n" : "\n\n")
  }

  private static func isNextList(_ list: TreeNode, to other: TreeNode) -> Bool {
    other.type == "list" && other.flag("ordered") == list.flag("ordered")
  }

  /// The lines of a block, without the end of the last.
  static func text(_ node: TreeNode, hasOtherMark: Bool = false) -> String {
    switch node.type {
    case "paragraph":
      return InlineWriter.text(node.children) + (node.text("id").map { " ^\($0)" } ?? "")
    case "heading": return heading(node)
    case "code": return code(node)
    case "html", "markdown": return node.text("value") ?? ""
    case "thematicBreak": return "***"
    default: break
    }
    let lines =
      switch node.type {
      case "blockquote": indented(text(node.children), first: "> ", by: "> ")
      case "callout": callout(node)
      case "list": list(node, hasOtherMark: hasOtherMark)
      case "table": table(node)
      case "definitionList": definitions(node)
      case "tabs": node.children.map(tab).joined(separator: "\n\n")
      case "footnoteDefinition": footnote(node)
      default: text(node.children)
      }
    return lines + (node.text("id").map { "\n\n^\($0)" } ?? "")
  }

  private static func heading(_ node: TreeNode) -> String {
    let marks = String(repeating: "#", count: node.number("depth") ?? 1)
    let text = InlineWriter.text(node.children, onOneLine: true)
    return "\(marks) \(text)" + (node.text("anchor").map { " {#\($0)}" } ?? "")
  }

  private static func code(_ node: TreeNode) -> String {
    let value = node.text("value") ?? ""
    let words = [node.text("lang"), node.text("meta")].compactMap { $0 }.joined(separator: " ")
    let fence = String(
      decoding: MarkdownAlternate.fence(Array(value.utf8), word: words), as: UTF8.self)
    guard let mark = node.text("mark") else { return fence }
    return (mark.hasPrefix("<!--") || mark.hasPrefix("{/*") ? mark : "<!-- \(mark) -->") + "\n"
      + fence
  }

  private static func callout(_ node: TreeNode) -> String {
    let folding =
      switch node.text("folding") {
      case "open": "+"
      case "closed": "-"
      default: ""
      }
    var head = "[!\(node.text("kind") ?? "note")]\(folding)"
    var blocks = node.children[...]
    if let title = blocks.first, title.type == "calloutTitle" {
      head += " " + InlineWriter.text(title.children, onOneLine: true)
      blocks = blocks.dropFirst()
    }
    let body = text(Array(blocks))
    return indented(body.isEmpty ? head : "\(head)\n\(body)", first: "> ", by: "> ")
  }

  private static func list(_ node: TreeNode, hasOtherMark: Bool) -> String {
    let isTight = node.flag("spread") != true
    var number = node.number("start") ?? 1
    var items: [String] = []
    for item in node.children {
      var mark = hasOtherMark ? "* " : "- "
      if node.flag("ordered") == true {
        mark = "\(number)\(hasOtherMark ? ")" : ".") "
        number += 1
      }
      var body = text(item.children, isTight: isTight)
      if let isDone = item.flag("checked") {
        body = "[\(isDone ? item.text("mark") ?? "x" : " ")] \(body)"
      }
      items.append(
        indented(body, first: mark, by: String(repeating: " ", count: mark.utf8.count)))
    }
    return items.joined(separator: isTight ? "\n" : "\n\n")
  }

  private static func table(_ node: TreeNode) -> String {
    guard case .list(let alignments)? = node.attributes["align"] else { return "" }
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    var rows = node.children.map { node in
      row(node.children.map { InlineWriter.text($0.children, inTable: true) })
    }
    let line = row(
      alignments.map { alignment in
        switch alignment {
        case .text("left"): ":--"
        case .text("center"): ":-:"
        case .text("right"): "--:"
        default: "---"
        }
      })
    rows.insert(line, at: min(1, rows.count))
    return rows.joined(separator: "\n")
  }

  private static func definitions(_ node: TreeNode) -> String {
    var lines: [String] = []
    for part in node.children {
      let text = InlineWriter.text(part.children, onOneLine: true)
      if part.type == "definitionTerm", !lines.isEmpty { lines.append("") }
      lines.append(part.type == "definitionTerm" ? text : ": \(text)")
    }
    return lines.joined(separator: "\n")
  }

  private static func tab(_ node: TreeNode) -> String {
    "=== \"\(node.text("title") ?? "")\"\n\n"
      + indented(text(node.children), first: "    ", by: "    ")
  }

  private static func footnote(_ node: TreeNode) -> String {
    indented(text(node.children), first: "[^\(node.text("label") ?? "")]: ", by: "    ")
  }

  /// Lines with something before each of them.
  private static func indented(_ text: String, first: String, by blanks: String) -> String {
    var result: [UInt8] = []
    for (index, line) in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { result.append(0x0A) }
      result += (index > 0 ? blanks : first).utf8
      result += line
      if line.isEmpty { while result.last == 0x20 { result.removeLast() } }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
