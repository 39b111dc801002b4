import Markup
import SourceText

/// The tree of a page, made of what was read.
struct PageTree {
  private let document: Document
  private var depth = 0

  /// The tree of a page, its footnotes behind all else.
  static func of(_ document: Document) -> TreeNode {
    var tree = PageTree(document: document)
    var root = TreeNode("root", [:], tree.nodes(document.blocks))
    for footnote in document.footnotes where !footnote.isInText {
      root.children.append(
        TreeNode(
          "footnoteDefinition", ["label": .text(footnote.label)], tree.nodes(footnote.blocks)))
    }
    return root
  }

  // MARK: Blocks

  private mutating func nodes(_ blocks: [Block]) -> [TreeNode] {
    depth += 1
    defer { depth -= 1 }
    return blocks.map { node($0) }
  }

  private mutating func node(_ block: Block) -> TreeNode {
    var node = content(of: block)
    if let id = block.id, TreeShape.all[node.type]?.values["id"] != nil {
      node.attributes["id"] = .text(id)
    }
    if node.range == nil { node.range = block.span.range }
    return node
  }

  private mutating func content(of block: Block) -> TreeNode {
    guard depth <= TreeShape.deepest else { return TreeNode("unread") }
    switch block.kind {
    case .paragraph(let inlines): return TreeNode("paragraph", [:], self.inlines(inlines))
    case .heading(let heading):
      return TreeNode(
        "heading", ["depth": .number(heading.level), "anchor": .text(heading.anchor)],
        inlines(heading.inlines))
    case .fence(let fence): return Self.code(fence)
    case .indentedCode(let text): return TreeNode("code", ["value": .text(Self.unended(text))])
    case .html(let text): return TreeNode("html", ["value": .text(Self.unended(text))])
    case .quote(let blocks): return TreeNode("blockquote", [:], nodes(blocks))
    case .callout(let callout): return node(callout)
    case .list(let list): return node(list)
    case .table(let table): return node(table)
    case .definitions(let entries): return node(entries)
    case .tabs(let tabs):
      return TreeNode(
        "tabs", [:],
        tabs.map { TreeNode("tab", ["title": .text($0.title)], nodes($0.blocks)) })
    case .thematicBreak: return TreeNode("thematicBreak")
    }
  }

  private mutating func node(_ callout: Callout) -> TreeNode {
    let folding: TreeValue? =
      switch callout.folding {
      case .none: nil
      case .open: .text("open")
      case .closed: .text("closed")
      }
    var node = TreeNode("callout", ["kind": .text(callout.kind), "folding": folding])
    if !callout.title.isEmpty {
      node.children.append(TreeNode("calloutTitle", [:], inlines(callout.title)))
    }
    node.children += nodes(callout.blocks)
    return node
  }

  private mutating func node(_ list: List) -> TreeNode {
    var items: [TreeNode] = []
    for item in list.items {
      items.append(
        TreeNode(
          "listItem",
          [
            "checked": item.task.map { .flag($0.isDone) },
            "mark": item.task?.mark.map { .text(String($0)) },
          ], nodes(item.blocks)))
    }
    return TreeNode(
      "list",
      [
        "ordered": .flag(list.start != nil), "start": list.start.map { .number($0) },
        "spread": .flag(!list.isTight),
      ], items)
  }

  private mutating func node(_ table: Table) -> TreeNode {
    var rows: [TreeNode] = []
    for cells in [table.head] + table.rows {
      rows.append(
        TreeNode("tableRow", [:], cells.map { TreeNode("tableCell", [:], inlines($0)) }))
    }
    return TreeNode(
      "table", ["align": .list(table.alignments.map { .text($0.rawValue) })], rows)
  }

  private mutating func node(_ entries: [Definition]) -> TreeNode {
    var parts: [TreeNode] = []
    for entry in entries {
      parts.append(TreeNode("definitionTerm", [:], inlines(entry.term)))
      parts += entry.meanings.map { TreeNode("definitionDescription", [:], inlines($0)) }
    }
    return TreeNode("definitionList", [:], parts)
  }

  /// A block of code with its info string as it is written, and with the comment before it by which it is marked.
  private static func code(_ fence: FencedBlock) -> TreeNode {
    let file = fence.span.file
    let lines = fence.span.range
    let isMark: (UInt8) -> Bool = { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") }
    let first = file.bytes[lines].firstIndex(where: isMark) ?? lines.lowerBound
    let line = file.bytes[first..<file.lineRange(file.lineIndex(at: first)).upperBound]
    let info = trimmed(String(decoding: line.drop(while: isMark), as: UTF8.self))
    let lang = info.prefix { $0 != " " && $0 != "\t" }
    let meta = trimmed(String(info.dropFirst(lang.count)))
    var node = TreeNode(
      "code",
      [
        "lang": lang.isEmpty ? nil : .text(String(lang)), "meta": meta.isEmpty ? nil : .text(meta),
        "value": .text(unended(fence.literal.text)),
      ])
    node.range = lines
    if fence.isMarkedByComment {
      node.attributes["mark"] = .text(inside(comment: fence.markSpan.text))
      let start = file.lineRange(file.lineIndex(at: fence.markSpan.range.lowerBound)).lowerBound
      node.range = min(start, lines.lowerBound)..<lines.upperBound
    }
    return node
  }

  private static func inside(comment: String) -> String {
    guard comment.hasPrefix("<!--"), comment.hasSuffix("-->"), comment.utf8.count >= 7 else {
      return comment
    }
    return trimmed(String(comment.dropFirst(4).dropLast(3)))
  }

  private static func trimmed(_ text: String) -> String {
    var part = text[...]
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part.drop { $0.isWhitespace })
  }

  /// A text of lines without the end of the last.
  private static func unended(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  // MARK: Running text

  private mutating func inlines(_ inlines: [Inline]) -> [TreeNode] {
    depth += 1
    defer { depth -= 1 }
    return TreeNode.joiningTexts(inlines.map { node($0) })
  }

  private mutating func node(_ inline: Inline) -> TreeNode {
    guard depth <= TreeShape.deepest else { return TreeNode("unread") }
    func value(_ type: String, _ text: String) -> TreeNode {
      TreeNode(type, ["value": .text(text)])
    }
    switch inline {
    case .text(let text): return value("text", text)
    case .softBreak: return value("text", "\n")
    case .lineBreak: return TreeNode("break")
    case .code(let text): return value("inlineCode", text)
    case .html(let text): return value("inlineHtml", text)
    case .emphasis(let content): return TreeNode("emphasis", [:], inlines(content))
    case .strong(let content): return TreeNode("strong", [:], inlines(content))
    case .strikethrough(let content): return TreeNode("delete", [:], inlines(content))
    case .highlight(let content): return TreeNode("highlight", [:], inlines(content))
    case .link(let link):
      return TreeNode(
        "link", ["url": .text(link.destination), "title": Self.unlessEmpty(link.title)],
        inlines(link.content))
    case .image(let image):
      return TreeNode(
        "image",
        [
          "url": .text(image.destination), "title": Self.unlessEmpty(image.title),
          "alt": .text(image.alternative),
        ])
    case .wikilink(let link):
      return TreeNode(
        "wikiLink",
        [
          "page": .text(link.page), "heading": link.heading.map { .text($0) },
          "label": link.label.map { .text($0) }, "embed": .flag(link.isEmbed),
        ])
    case .footnote(let reference): return node(reference)
    case .tag(let name): return value("tag", name)
    case .formula(let formula): return value("inlineMath", formula.text)
    }
  }

  private mutating func node(_ reference: FootnoteReference) -> TreeNode {
    // They are in the order of their numbers.
    let footnotes = document.footnotes
    guard footnotes.indices.contains(reference.number - 1),
      case let footnote = footnotes[reference.number - 1], footnote.number == reference.number
    else {
      return TreeNode("footnoteReference", ["label": .text("\(reference.number)")])
    }
    guard footnote.isInText else {
      return TreeNode("footnoteReference", ["label": .text(footnote.label)])
    }
    let texts = footnote.blocks.compactMap { block -> [Inline]? in
      if case .paragraph(let inlines) = block.kind { inlines } else { nil }
    }
    return TreeNode("footnote", [:], inlines(Array(texts.joined())))
  }

  private static func unlessEmpty(_ text: String) -> TreeValue? { text.isEmpty ? nil : .text(text) }
}
