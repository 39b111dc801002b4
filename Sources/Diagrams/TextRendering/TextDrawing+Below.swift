import SourceText

/// What stands below the lifelines: notes that are numbers, the rules, and what had to be abbreviated.
extension TextDrawing {
  /// Writes out the notes that are numbers in the diagram.
  mutating func drawNumberedNotes() {
    var isFirst = true
    for index in columns.numberedNotes {
      guard case .note(let note) = diagram.items[index], let number = note.number else { continue }
      if isFirst { plane.beginRow(isEmpty: true) }
      isFirst = false
      drawEntry("\(fit.mark(number)) ", note.text)
    }
  }

  mutating func drawRules() {
    guard !diagram.rules.isEmpty else { return }
    plane.beginRow(isEmpty: true)
    for (index, rule) in diagram.rules.enumerated() {
      drawEntry("[\(index + 1)] ", "\(rule.id): \(rule.statement)")
    }
  }

  /// Writes out what had to be abbreviated.
  mutating func drawKey() {
    guard !columns.key.texts.isEmpty else { return }
    plane.beginRow(isEmpty: true)
    for (index, text) in columns.key.texts.enumerated() {
      drawEntry("\(fit.ellipsis)\(index + 1) ", text)
    }
  }

  /// Draws a text with a mark before its first line, and its further lines under the first.
  private mutating func drawEntry(_ mark: String, _ text: String) {
    let indent = DisplayWidth.columns(mark)
    let limit = fit.width == Int.max ? max(right - indent, 40) : max(fit.width - indent, 1)
    let lines = TextFit.broken(TextFit.clean(text), at: limit, cutsWords: fit.width != Int.max)
    for (row, line) in lines.enumerated() {
      plane.beginRow(isEmpty: true)
      if row == 0 { plane.write(mark, at: 0) }
      plane.write(line, at: indent)
    }
  }
}
