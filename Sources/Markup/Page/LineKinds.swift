/// What each line of a page belongs to, as only cmark knows for sure.
enum LineKind {
  /// Text, or nothing.
  case text
  /// Code that is set off by indentation.
  case indentedCode
  /// Code between fences.
  case fence
  /// HTML that is a block.
  case html

  static func of(_ lines: PageLines) -> [LineKind] {
    var kinds = Array(repeating: LineKind.text, count: lines.ranges.count)
    CMarkTree.look(at: lines.plainText().bytes) { node in
      guard node.kind == .code || node.kind == .html else { return }
      let first = max(node.startLine - 1, 0)
      let last = min(max(node.endLine, first), kinds.count)
      guard first < last else { return }
      let kind = node.kind == .html ? html : code(at: node.startColumn, of: first, in: lines)
      for line in first..<last { kinds[line] = kind }
    }
    return kinds
  }

  /// The kind of code that begins at a column of a line.
  private static func code(at column: Int, of line: Int, in lines: PageLines) -> LineKind {
    let start = lines.offset(ofColumn: column, in: line)
    let text = lines.text.bytes[start..<lines.ranges[line].upperBound]
    return text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8) ? fence : indentedCode
  }
}
