import Markup
import SourceText

/// Writes into a page's source what a hook has changed in its tree.
///
/// Blocks that the hook has left as they were keep their bytes, and so does all that is no block, such as
/// definitions of links. What was written is read again: where that is not what the hook asked for, since
/// Markdown cannot say it, that is a fault and no other page.
struct TreeChange {
  private let document: Document
  private let old: TreeNode
  private let new: TreeNode
  /// Whether a block that holds others is written anew where one of these has changed.
  private let writesWhole: Bool
  private var edits: [MarkdownEdit] = []

  /// The source of a page with another tree; nil where it has that already.
  ///
  /// - Parameter read: Reads a source as the page is read.
  static func source(
    of document: Document, from old: TreeNode, to new: TreeNode, _ read: (SourceFile) -> Document
  ) throws(HookFault) -> SourceFile? {
    guard !new.saysTheSame(as: old) else { return nil }
    var fault: HookFault?
    for writesWhole in [false, true] {
      var change = TreeChange(document, old, new, writesWhole: writesWhole)
      let file = try change.write()
      let found = PageTree.of(read(file))
      guard let problem = TreeComparison.difference(between: new, and: found) else { return file }
      fault = problem
    }
    throw fault ?? HookFault("makes no page", "hand back what was given")
  }

  private init(_ document: Document, _ old: TreeNode, _ new: TreeNode, writesWhole: Bool) {
    (self.document, self.old, self.new) = (document, old, new)
    self.writesWhole = writesWhole
  }

  private var file: SourceFile { document.file }

  private mutating func write() throws(HookFault) -> SourceFile {
    let isBlock: (TreeNode) -> Bool = { $0.type != "footnoteDefinition" }
    try write(blocks: new.children.filter(isBlock), over: old.children.filter(isBlock))
    try write(
      footnotes: new.children.filter { !isBlock($0) }, over: old.children.filter { !isBlock($0) })
    return RewrittenSource.file(file, edits)
  }

  // MARK: The page's own blocks

  private mutating func write(blocks: [TreeNode], over old: [TreeNode]) throws(HookFault) {
    let places = Dictionary(
      old.enumerated().compactMap { index, node in node.range.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    var next = 0
    var added: [String] = []
    for block in blocks {
      let place = block.range.flatMap { places[$0] }
      guard let place, place >= next, old[place].type == block.type else {
        added.append(try text(of: block, as: place.map { old[$0] }))
        continue
      }
      insert(added, above: place, of: old)
      added = []
      for index in next..<place { remove(old[index]) }
      if !block.saysTheSame(as: old[place]) { try change(old[place], into: block) }
      next = place + 1
    }
    insert(added, above: next, of: old)
    for index in next..<old.count { remove(old[index]) }
  }

  /// A block that was not here: as it was written, where it stood elsewhere on the page.
  private func text(of block: TreeNode, as known: TreeNode?) throws(HookFault) -> String {
    if let known, known.saysTheSame(as: block), let range = known.range {
      return file.text(whole(range))
    }
    guard !block.holds("unread") else {
      throw HookFault(
        "writes a '\(block.type)' anew in which something is 'unread'",
        "what is nested so deep can only stay where it is")
    }
    return MarkdownWriter.text([block])
  }

  /// The lines of a block, without the end of the last.
  private func whole(_ range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound
    var end = min(range.upperBound, file.bytes.count)
    while end > start, file.bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  private mutating func insert(_ texts: [String], above place: Int, of old: [TreeNode]) {
    guard !texts.isEmpty else { return }
    let text = texts.joined(separator: "\n\n")
    if place > 0, let range = old[place - 1].range {
      let end = whole(range).upperBound
      let isAboveText = hasText(below: end)
      edits.append(
        MarkdownEdit(range: end..<end, text: Array("\n\n\(text)\(isAboveText ? "\n" : "")".utf8)))
    } else if let range = old.first?.range {
      let start = range.lowerBound
      edits.append(MarkdownEdit(range: start..<start, text: Array("\(text)\n\n".utf8)))
    } else {
      let end = file.bytes.count
      edits.append(MarkdownEdit(range: end..<end, text: Array("\n\n\(text)\n".utf8)))
    }
  }

  /// Whether the line below the one on which a place is has text.
  private func hasText(below place: Int) -> Bool {
    let line = file.lineIndex(at: place) + 1
    return line < file.lineStarts.count
      && file.bytes[file.lineRange(line)].contains { $0 > 0x20 }
  }

  private mutating func remove(_ node: TreeNode) {
    guard let range = node.range else { return }
    let lines = whole(range)
    let end = file.bytes.indices.contains(lines.upperBound) ? lines.upperBound : file.bytes.count
    edits.append(MarkdownEdit(range: lines.lowerBound..<end, text: []))
  }

  private mutating func change(_ old: TreeNode, into new: TreeNode) throws(HookFault) {
    var inside: [MarkdownEdit] = []
    if !writesWhole, try nested(old, new, &inside) {
      edits += inside
      return
    }
    guard let range = old.range else { return }
    let text = try text(of: new, as: nil)
    let isAboveText = hasText(below: whole(range).upperBound) && new.type != "heading"
    edits.append(
      MarkdownEdit(range: whole(range), text: Array("\(text)\(isAboveText ? "\n" : "")".utf8)))
  }

  // MARK: Blocks in others

  /// Changes what is in a block where it stands; false where that has another form than before.
  private func nested(
    _ old: TreeNode, _ new: TreeNode, _ edits: inout [MarkdownEdit]
  ) throws(HookFault) -> Bool {
    guard !new.saysTheSame(as: old) else { return true }
    guard old.type == new.type else { return false }
    switch old.type {
    case "paragraph", "heading", "code", "html":
      guard let range = old.range else { return false }
      let lines = whole(range)
      let start = content(of: lines)
      let prefix = MarkdownAlternate.indentation(at: start, in: file)
      let text = MarkdownAlternate.indented(Array(MarkdownWriter.text(new).utf8), by: prefix)
      edits.append(MarkdownEdit(range: start..<max(start, lines.upperBound), text: text))
      return true
    case "table", "definitionList", "thematicBreak", "unread": return false
    default:
      guard old.attributes == new.attributes, old.children.count == new.children.count else {
        return false
      }
      for (old, new) in zip(old.children, new.children) {
        guard try nested(old, new, &edits) else { return false }
      }
      return true
    }
  }

  /// Where a block begins behind the marks of what it stands in: of quotations, items, tasks and footnotes.
  private func content(of lines: Range<Int>) -> Int {
    let bytes = file.bytes
    var place = lines.lowerBound
    while place < lines.upperBound {
      let rest = bytes[place..<lines.upperBound]
      let length = Self.markLength(rest)
      guard length > 0 else { break }
      place += length
    }
    return place
  }

  private static func markLength(_ text: ArraySlice<UInt8>) -> Int {
    guard let first = text.first else { return 0 }
    let rest = text.dropFirst()
    let isBlank: (UInt8?) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    switch first {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">"): return 1
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): return isBlank(rest.first) ? 2 : 0
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let mark = text.dropFirst(digits.count)
      let isMark = mark.first == UInt8(ascii: ".") || mark.first == UInt8(ascii: ")")
      return isMark && isBlank(mark.dropFirst().first) ? digits.count + 2 : 0
    case UInt8(ascii: "["):
      let box = Array(text.prefix(4))
      if box.count == 4, box[2] == UInt8(ascii: "]"), isBlank(box[3]) { return 4 }
      guard box.count > 1, box[1] == UInt8(ascii: "^"),
        let end = text.firstIndex(of: UInt8(ascii: "]")),
        text[(end + 1)...].first == UInt8(ascii: ":")
      else { return 0 }
      return end + 2 - text.startIndex
    default: return 0
    }
  }

  // MARK: Footnotes

  private mutating func write(footnotes: [TreeNode], over old: [TreeNode]) throws(HookFault) {
    let labelled = Dictionary(
      old.map { ($0.text("label") ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    for footnote in footnotes {
      let label = footnote.text("label")
      guard let known = labelled[label ?? ""] else {
        let end = file.bytes.count
        let text = Array("\n\n\(MarkdownWriter.text(footnote))\n".utf8)
        edits.append(MarkdownEdit(range: end..<end, text: text))
        continue
      }
      var inside: [MarkdownEdit] = []
      guard try nested(known, footnote, &inside) else {
        throw HookFault(
          "adds blocks to the footnote '\(label ?? "")' or takes some from it",
          "a footnote with another label can say what it likes")
      }
      edits += inside
    }
  }
}

extension TreeNode {
  /// Whether a kind of node is in it, or is it.
  func holds(_ type: String) -> Bool { self.type == type || children.contains { $0.holds(type) } }
}
