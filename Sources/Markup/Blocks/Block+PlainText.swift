extension Block {
  /// The running text of the block, without markup and without code blocks.
  package var plainText: String {
    var text: [UInt8] = []
    // More than most blocks have.
    text.reserveCapacity(512)
    appendPlainText(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the running text, with a blank before it where there is text already.
  package func appendPlainText(to text: inout [UInt8]) {
    switch kind {
    case .paragraph(let inlines): Self.append(inlines, to: &text)
    case .heading(let heading): Self.append(heading.plainText, to: &text)
    case .fence, .indentedCode, .html, .thematicBreak: break
    case .quote(let blocks):
      for block in blocks { block.appendPlainText(to: &text) }
    case .callout(let callout):
      Self.append(callout.title, to: &text)
      for block in callout.blocks { block.appendPlainText(to: &text) }
    case .tabs(let tabs):
      for tab in tabs {
        Self.append(tab.title, to: &text)
        for block in tab.blocks { block.appendPlainText(to: &text) }
      }
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
      for cell in table.head { Self.append(cell, to: &text) }
      for cell in table.rows.joined() { Self.append(cell, to: &text) }
    }
  }

  private static func append(_ inlines: [Inline], to text: inout [UInt8]) {
    let start = text.count
    if start > 0 { text.append(0x20) }
    inlines.appendPlainText(to: &text)
    // What has no text is not set off from the rest either.
    if start > 0, text.count == start + 1 { text.removeLast() }
  }

  private static func append(_ more: String, to text: inout [UInt8]) {
    guard !more.isEmpty else { return }
    if !text.isEmpty { text.append(0x20) }
    text.append(text: more)
  }
}
