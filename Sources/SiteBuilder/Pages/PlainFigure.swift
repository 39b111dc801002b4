import Markup
import SourceText

/// A block of code of plain Markdown, with what its fence says.
struct PlainBlock {
  let mark: String
  let code: [UInt8]

  /// A block as its page has it, but for what the page that shows it says otherwise.
  init(_ fence: FencedBlock, title: String? = nil, code: String? = nil) {
    let role = fence.role.map { fence.infoWords.contains($0.rawValue) ? [] : [$0.rawValue] } ?? []
    var attributes = fence.attributes.filter { title == nil || $0.key != "title" }
      .map { "\($0.key)=\(Self.quoted($0.value))" }
    if let title { attributes.append("title=\(Self.quoted(title))") }
    mark = (fence.infoWords + role + attributes).joined(separator: " ")
    self.code = Array((code ?? fence.literal.text).utf8)
  }

  /// A value as a fence of backticks may have it.
  private static func quoted(_ given: String) -> String {
    // Most are printed ASCII without a mark that means something in a fence.
    let isPlain = given.utf8.allSatisfy {
      0x20..<0x7F ~= $0 && !"`\\\"'".utf8.contains($0)
    }
    if isPlain, !given.isEmpty { return given.utf8.contains(0x20) ? "\"\(given)\"" : given }
    let value = given.filter { $0 != "`" }
    let isWord = !value.isEmpty && !value.contains { $0.isWhitespace || $0 == "\"" || $0 == "'" }
    if isWord { return value }
    let text = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(text.split(whereSeparator: \.isNewline).joined(separator: " "))\""
  }
}

/// What the plain Markdown of a page has of a figure.
struct PlainFigure {
  /// A scenario, with what is told of it.
  struct Member {
    /// Its stage, where plain Markdown has not had that yet.
    var stage: PlainBlock?
    var program: PlainBlock
    /// The claims, the calls that are expected and the logs.
    var checks: [PlainBlock]
  }

  var members: [Member] = []
  /// What it is called, and its anchor on the page that shows it.
  var title = ""
  var anchor = ""
  /// What is said of them.
  var remark: String?
  /// The diagram.
  var text: [UInt8]?
  /// What leads to the diagram where that is too long.
  var link: String?

  /// The same of the first of a pair and of the second, where each stands for itself: the diagram of both
  /// is below the first where they make the same calls, as it is said below the second then.
  var apart: (PlainFigure?, PlainFigure?) {
    guard members.count > 1 else { return (self, nil) }
    let isSame = remark != nil
    return (
      PlainFigure(
        members: [members[0]], title: title, anchor: anchor, text: isSame ? text : nil),
      PlainFigure(
        members: [members[1]], title: title, anchor: anchor, remark: remark,
        text: isSame ? nil : text)
    )
  }

  /// The stages, with a blank line below each, for a page that has the programs itself.
  var stages: [UInt8] {
    var blocks: [UInt8] = []
    for stage in members.compactMap(\.stage) {
      Self.append(stage, to: &blocks)
      blocks.append(markup: "\n\n")
    }
    return blocks
  }

  /// What stands below the program on the page that has it, with a blank line before each block.
  var below: [UInt8] {
    var blocks: [UInt8] = []
    addResults(to: &blocks)
    return blocks
  }

  /// All of it, where it is shown from elsewhere, with blank lines between the blocks.
  var whole: [UInt8] {
    var blocks = stages
    for (number, member) in members.enumerated() {
      if number > 0 { blocks.append(markup: "\n\n") }
      Self.append(member.program, to: &blocks)
    }
    addResults(to: &blocks)
    for check in members.flatMap(\.checks) {
      blocks.append(markup: "\n\n")
      Self.append(check, to: &blocks)
    }
    return blocks
  }

  private func addResults(to blocks: inout [UInt8]) {
    if let remark {
      blocks.append(markup: "\n\n")
      blocks.append(contentsOf: remark.utf8)
    }
    if let text {
      blocks.reserveCapacity(blocks.count + text.count + 64)
      blocks.append(markup: "\n\n")
      MarkdownAlternate.append(fence: text, word: "text", to: &blocks)
    }
    if let link {
      blocks.append(markup: "\n\n")
      blocks.append(contentsOf: link.utf8)
    }
  }

  private static func append(_ block: PlainBlock, to blocks: inout [UInt8]) {
    MarkdownAlternate.append(fence: block.code, word: block.mark, to: &blocks)
  }
}
