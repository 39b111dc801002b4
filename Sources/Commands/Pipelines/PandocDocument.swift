import Markup
import SiteBuilder
import SourceText

/// A document as Pandoc hands it to a filter, and the blocks of code in it that are marked.
///
/// Pandoc has read the note, and only its tree is left. The marked blocks are written down again as a note of
/// their own, one below the other, and what is made of each is put behind it in the tree.
struct PandocDocument {
  /// A marked block.
  private struct Block {
    /// As Markdown.
    let markdown: String
    /// What its diagram takes the place of: nothing behind the block, or what an earlier run has put there.
    let place: Range<Int>
  }

  private let tree: JSONTree
  private var blocks: [Block] = []

  init(_ file: SourceFile) throws(JSONFault) {
    if file.bytes.count > JSONTree.largest {
      throw Self.fault("the document is larger than \(JSONTree.largest / 1_000_000) MB", file)
    }
    tree = try JSONTree(file)
    guard tree.member("pandoc-api-version", of: 0) != nil,
      let content = tree.member("blocks", of: 0), tree.kind(content) == .array
    else { throw Self.fault("Pandoc's document has 'pandoc-api-version' and 'blocks'", file) }
    for value in tree.values where tree.kind(value) == .array { readBlocks(tree.parts(value)) }
  }

  private static func fault(_ message: String, _ file: SourceFile) -> JSONFault {
    JSONFault(
      diagnostic: Diagnostic(
        id: "pandoc.protocol", message, at: SourceSpan(file: file, range: 0..<0)))
  }

  // MARK: Reading

  /// Finds marked blocks among values beside each other, which may be blocks or anything else.
  private mutating func readBlocks(_ values: [JSONTree.Value]) {
    var mark: String?
    for (index, value) in values.enumerated() {
      guard let kind = tree.string(tree.member("t", of: value)) else { return }
      let content = tree.member("c", of: value)
      switch kind {
      case "RawBlock": mark = comment(content) ?? mark
      case "CodeBlock":
        if let block = markdown(content, mark) {
          blocks.append(Block(markdown: block, place: place(behind: index, values)))
        }
        mark = nil
      default: mark = nil
      }
    }
  }

  /// The comment of HTML that a raw block is; nil where it is something else.
  private func comment(_ content: JSONTree.Value?) -> String? {
    let parts = tree.elements(content)
    guard parts.count == 2, let format = tree.string(parts[0]), format.hasPrefix("html"),
      let html = tree.string(parts[1])
    else { return nil }
    let text = html.split(whereSeparator: \.isNewline).joined(separator: " ")
    return text.hasPrefix("<!--") && text.hasSuffix("-->") && text.count > 6 ? text : nil
  }

  /// A block of code as Markdown; nil where nothing marks it.
  private func markdown(_ content: JSONTree.Value?, _ comment: String?) -> String? {
    let parts = tree.elements(content)
    guard parts.count == 2, let code = tree.string(parts[1]) else { return nil }
    let attributes = tree.elements(parts[0])
    guard attributes.count == 3 else { return nil }
    let classes = tree.elements(attributes[1]).compactMap { tree.string($0) }
    let role = classes.first { FencedBlock.Role(rawValue: $0.lowercased()) != nil }
    let language = classes.first { FencedBlock.Role(rawValue: $0.lowercased()) == nil } ?? ""
    var info = Self.plain(language)
    var mark = ""
    if let role {
      info += " \(role)"
      if let id = tree.string(attributes[0]), !id.isEmpty, ["scenario", "stage"].contains(role) {
        info += " id=\(Self.quoted(id))"
      }
      for pair in tree.elements(attributes[2]) {
        let words = tree.elements(pair).compactMap { tree.string($0) }
        if words.count == 2 { info += " \(Self.plain(words[0]))=\(Self.quoted(words[1]))" }
      }
    } else if let comment {
      mark = comment + "\n"
    } else {
      return nil
    }
    return mark
      + String(decoding: MarkdownAlternate.fence(Array(code.utf8), word: info), as: UTF8.self)
  }

  /// A name without what would end it.
  private static func plain(_ name: String) -> String {
    name.filter { !$0.isWhitespace && !"`~{}=\"'".contains($0) }
  }

  private static func quoted(_ value: String) -> String {
    let line = value.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\"" + line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Where the diagram of a block goes, with the diagram that `embed` has put into the note already.
  private func place(behind index: Int, _ values: [JSONTree.Value]) -> Range<Int> {
    let end = tree.range(values[index]).upperBound
    func isMark(_ index: Int, _ word: String) -> Bool {
      guard index < values.count, tree.string(tree.member("t", of: values[index])) == "RawBlock"
      else { return false }
      return comment(tree.member("c", of: values[index]))?.contains("lifeline:\(word)") == true
    }
    // What begins another diagram before this one ends is not looked behind.
    guard isMark(index + 1, "begin"),
      let last = (index + 2..<max(values.count, index + 2)).first(where: {
        isMark($0, "end") || isMark($0, "begin")
      }), isMark(last, "end")
    else { return end..<end }
    return end..<tree.range(values[last]).upperBound
  }

  // MARK: Writing

  /// The marked blocks as a note.
  func note(named path: String) -> SourceFile {
    let text = blocks.map(\.markdown).joined(separator: "\n\n") + "\n"
    // What Pandoc reads may be in any language; what is left of it here is Markdown.
    let isMarkdown = MarkupLanguage(path: path) == .markdown
    return SourceFile(path: isMarkdown ? path : path + ".md", bytes: Array(text.utf8))
  }

  /// The document with other blocks behind some of the marked ones.
  func adding(_ additions: [Int: String]) -> [UInt8] {
    let bytes = tree.file.bytes
    var result: [UInt8] = []
    var done = 0
    for (number, block) in blocks.enumerated().sorted(by: {
      $0.element.place.lowerBound < $1.element.place.lowerBound
    }) {
      guard let addition = additions[number], block.place.lowerBound >= done else { continue }
      result += bytes[done..<block.place.lowerBound]
      result += ",\(addition)".utf8
      done = block.place.upperBound
    }
    return result + bytes[done...]
  }
}
