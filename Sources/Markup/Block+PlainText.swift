extension Block {
  /// The running text of the block, without markup and without code blocks.
  public var plainText: String {
    var text = ""
    appendPlainText(to: &text)
    return text
  }

  private func appendPlainText(to text: inout String) {
    switch kind {
    case .paragraph(let inlines): Self.append(inlines, to: &text)
    case .heading(let heading): Self.append(heading.plainText, to: &text)
    case .fence, .indentedCode, .html, .thematicBreak: break
    case .quote(let blocks):
      for block in blocks { block.appendPlainText(to: &text) }
    case .callout(let callout):
      Self.append(callout.title, to: &text)
      for block in callout.blocks { block.appendPlainText(to: &text) }
    case .list(let list):
      for item in list.items {
        for block in item.blocks { block.appendPlainText(to: &text) }
      }
    case .definitions(let entries):
      for entry in entries {
        Self.append(entry.term, to: &text)
        for meaning in entry.meanings { Self.append(meaning, to: &text) }
      }
    case .table(let table):
      for cell in ([table.head] + table.rows).joined() { Self.append(cell, to: &text) }
    }
  }

  private static func append(_ inlines: [Inline], to text: inout String) {
    let start = text.utf8.count
    if start > 0 { text += " " }
    inlines.appendPlainText(to: &text)
    // What has no text is not set off from the rest either.
    if start > 0, text.utf8.count == start + 1 { text.removeLast() }
  }

  private static func append(_ more: String, to text: inout String) {
    guard !more.isEmpty else { return }
    if !text.isEmpty { text += " " }
    text += more
  }
}
