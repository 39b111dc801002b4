extension MermaidParser {
  /// Draws what comments before a place of the text say of the drawing.
  mutating func applyMarks(before place: Int) {
    while nextMark < source.marks.count, source.marks[nextMark].place <= place {
      let mark = source.marks[nextMark]
      nextMark += 1
      apply(mark.mark, mark.range)
    }
  }

  private mutating func apply(_ mark: DrawingMark, _ range: Range<Int>) {
    switch mark {
    case .reference(let names, let text): refer(to: text, over: names)
    case .open(let name, let condition):
      guard blocks.count < Self.depthLimit else { return warn("too many groups are open", range) }
      diagram.items.append(.open(SequenceDiagram.Frame(.group, name: name, condition)))
      blocks.append((.mark, range))
    case .close:
      guard blocks.last?.block == .mark else {
        return warn("'end group' closes nothing here", range)
      }
      blocks.removeLast()
      diagram.items.append(.close)
    case .delay(let text): diagram.items.append(.delay(text))
    case .divider(let text): diagram.items.append(.divider(text))
    case .head(let name, let stereotype, let color):
      cast.update(lifeline(name)) { $0.mark(stereotype: stereotype, color: color) }
    case .found(let name, let text): send(from: .nowhere, to: .lifeline(lifeline(name)), text)
    case .lost(let name, let text): send(from: .lifeline(lifeline(name)), to: .nowhere, text)
    case .parallel: isNextParallel = true
    case .markdown: readsMarkdown = true
    }
  }

  private mutating func send(
    from: SequenceDiagram.Message.End, to: SequenceDiagram.Message.End, _ text: String
  ) {
    var message = SequenceDiagram.Message(from: from, to: to, text)
    decorate(&message)
    message.number = numbering.take()
    diagram.items.append(.message(message))
  }

  /// Takes over what marks have said of the next message.
  mutating func decorate(_ message: inout SequenceDiagram.Message) {
    message.isParallel = isNextParallel
    isNextParallel = false
    guard readsMarkdown else { return }
    let marked = MarkdownMarks(message.label)
    message.label = marked.text
    message.runs = marked.runs
  }

  private mutating func refer(to text: String, over names: [String]) {
    let places = names.map { lifeline($0) }
    if let first = places.min(), let last = places.max() {
      diagram.items.append(.note(SequenceDiagram.Note(referenceOver: .over(first, last), text)))
    } else {
      hasWideReference = true
      diagram.items.append(.note(SequenceDiagram.Note(referenceOver: .edge, text)))
    }
  }

  /// Lets references that name nobody reach across all lifelines, now that these are known.
  mutating func placeReferences() {
    guard hasWideReference, !diagram.lifelines.isEmpty else { return }
    for index in diagram.items.indices {
      guard case .note(var note) = diagram.items[index], note.place == .edge else { continue }
      note.place = .over(0, diagram.lifelines.count - 1)
      diagram.items[index] = .note(note)
    }
  }

  /// Closes what comments have opened inside what ends here.
  mutating func closeMarks() {
    while let open = blocks.last, open.block == .mark {
      blocks.removeLast()
      diagram.items.append(.close)
      warn("'group' has no 'end group'", open.range)
    }
  }
}
