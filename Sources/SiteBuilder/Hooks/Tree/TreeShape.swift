import SourceText

/// What a kind of node may say and hold: the whole of what a page's tree is made of, as the manual lists it.
///
/// The names are those of mdast where that has one.
struct TreeShape {
  /// What a node may hold.
  enum Content {
    case nothing
    case inlines
    case blocks
    case only([String])
  }

  /// What a value may be.
  enum Kind {
    case text, flag, number, texts
    case oneOf([String])
    case range(ClosedRange<Int>)
  }

  /// The version of the tree, and of what is said around it.
  static let version = 1
  /// How deep nodes lie in each other; what lies deeper is not shown.
  static let deepest = 50

  let content: Content
  let values: [String: Kind]
  /// Which of the values have to be there.
  let needed: Set<String>
  let isInline: Bool

  private init(
    _ content: Content, _ values: [String: Kind] = [:], needs needed: Set<String> = [],
    isInline: Bool = false
  ) {
    (self.content, self.values, self.needed) = (content, values, needed)
    self.isInline = isInline
  }

  private static func inline(
    _ content: Content, _ values: [String: Kind] = [:], needs needed: Set<String> = []
  ) -> TreeShape {
    TreeShape(content, values, needs: needed, isInline: true)
  }

  static let all: [String: TreeShape] = blocks.merging(parts) { first, _ in first }
    .merging(inlines) { first, _ in first }

  private static let blocks: [String: TreeShape] = [
    "paragraph": TreeShape(.inlines, ["id": .text]),
    "heading": TreeShape(.inlines, ["depth": .range(1...6), "anchor": .text], needs: ["depth"]),
    "code": TreeShape(
      .nothing, ["lang": .text, "meta": .text, "mark": .text, "value": .text], needs: ["value"]),
    "html": TreeShape(.nothing, ["value": .text], needs: ["value"]),
    "blockquote": TreeShape(.blocks, ["id": .text]),
    "callout": TreeShape(
      .blocks,
      ["kind": .text, "folding": .oneOf(["open", "closed"]), "id": .text], needs: ["kind"]),
    "list": TreeShape(
      .only(["listItem"]), ["ordered": .flag, "start": .number, "spread": .flag, "id": .text],
      needs: ["ordered"]),
    "table": TreeShape(.only(["tableRow"]), ["align": .texts, "id": .text], needs: ["align"]),
    "definitionList": TreeShape(.only(["definitionTerm", "definitionDescription"]), ["id": .text]),
    "tabs": TreeShape(.only(["tab"])),
    "thematicBreak": TreeShape(.nothing),
    "markdown": TreeShape(.nothing, ["value": .text], needs: ["value"]),
    "unread": TreeShape(.nothing),
  ]

  private static let parts: [String: TreeShape] = [
    "root": TreeShape(.blocks),
    "calloutTitle": TreeShape(.inlines),
    "listItem": TreeShape(.blocks, ["checked": .flag, "mark": .text]),
    "tableRow": TreeShape(.only(["tableCell"])),
    "tableCell": TreeShape(.inlines),
    "definitionTerm": TreeShape(.inlines),
    "definitionDescription": TreeShape(.inlines),
    "tab": TreeShape(.blocks, ["title": .text], needs: ["title"]),
    "footnoteDefinition": TreeShape(.blocks, ["label": .text], needs: ["label"]),
  ]

  private static let inlines: [String: TreeShape] = [
    "text": inline(.nothing, ["value": .text], needs: ["value"]),
    "break": inline(.nothing),
    "inlineCode": inline(.nothing, ["value": .text], needs: ["value"]),
    "inlineHtml": inline(.nothing, ["value": .text], needs: ["value"]),
    "emphasis": inline(.inlines),
    "strong": inline(.inlines),
    "delete": inline(.inlines),
    "highlight": inline(.inlines),
    "link": inline(.inlines, ["url": .text, "title": .text], needs: ["url"]),
    "image": inline(.nothing, ["url": .text, "title": .text, "alt": .text], needs: ["url"]),
    "wikiLink": inline(
      .nothing, ["page": .text, "heading": .text, "label": .text, "embed": .flag], needs: ["page"]),
    "footnoteReference": inline(.nothing, ["label": .text], needs: ["label"]),
    "footnote": inline(.inlines),
    "tag": inline(.nothing, ["value": .text], needs: ["value"]),
    "inlineMath": inline(.nothing, ["value": .text], needs: ["value"]),
    "inlineMarkdown": inline(.nothing, ["value": .text], needs: ["value"]),
  ]

  /// Whether a node may stand in one of this kind.
  func mayHold(_ type: String, in parent: String) -> Bool {
    switch content {
    case .nothing: return false
    case .inlines: return Self.inlines[type] != nil
    case .only(let types): return types.contains(type)
    case .blocks:
      if type == "calloutTitle" { return parent == "callout" }
      if type == "footnoteDefinition" { return parent == "root" }
      return Self.blocks[type] != nil
    }
  }

  /// The kinds of nodes that may stand in one of this kind, in the order of their names.
  func held(in parent: String) -> [String] {
    Self.all.keys.filter { $0 != "unread" && mayHold($0, in: parent) }.sortedByBytes()
  }
}
