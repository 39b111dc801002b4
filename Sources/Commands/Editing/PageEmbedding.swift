import SourceText

/// Puts diagrams into a page, each after its scenario's block, and says which were not up to date.
struct PageEmbedding {
  /// A diagram to put into the page.
  struct Diagram {
    /// The scenario's id.
    let id: String
    /// The lines of the scenario's block, fences included.
    let block: SourceSpan
    /// What stands in the region, as Markdown.
    let content: String
  }

  /// The changes to the page.
  private(set) var edits: FileEdits
  /// The diagrams that were missing or stale.
  private(set) var stale: [Diagram] = []
  /// Regions that cannot be replaced.
  private(set) var diagnostics: [Diagnostic] = []
  /// The lines of all fenced blocks of the page.
  private let fences: [Range<Int>]

  /// Embeds diagrams, which are in the page's order.
  ///
  /// A region belongs to the last scenario's block before it, so `blocks` has the blocks of all
  /// scenarios of the page, also of those that have no diagram.
  init(_ file: SourceFile, diagrams: [Diagram], blocks: [SourceSpan], fences: [SourceSpan]) {
    edits = FileEdits(file)
    self.fences = fences.map {
      let frame = BlockFrame($0)
      return frame.firstLine..<frame.lastLine + 1
    }
    let starts = blocks.map { BlockFrame($0).firstLine }.sorted()
    for diagram in diagrams {
      let frame = BlockFrame(diagram.block)
      let next = starts.first { $0 > frame.firstLine } ?? file.lineStarts.count
      embed(diagram, frame, below: min(frame.lastLine + 1, next)..<next)
    }
  }

  private mutating func embed(_ diagram: Diagram, _ frame: BlockFrame, below lines: Range<Int>) {
    let region = EmbeddedRegion.text(id: diagram.id, content: diagram.content, in: frame)
    switch EmbeddedRegion.find(in: edits.file, lines: lines, fences: fences) {
    case .found(let old):
      replace(old.range, with: region, diagram)
    case .unclosed(let comment):
      diagnostics.append(
        Diagnostic(
          id: "embed.unclosed-region", "this comment has no '<!-- lifeline:end -->' below it",
          at: SourceSpan(file: edits.file, range: comment)))
    case .none:
      insert(region, frame, diagram)
    }
  }

  private mutating func replace(_ range: Range<Int>, with text: String, _ diagram: Diagram) {
    // The block's prefix ends the text before the comment, so the region starts with it.
    guard Array(edits.file.bytes[range]) != Array(text.utf8) else { return }
    edits.replace(range, with: text)
    stale.append(diagram)
  }

  /// A region below the block, with an empty line before it, and after it where text follows.
  private mutating func insert(_ region: String, _ frame: BlockFrame, _ diagram: Diagram) {
    let file = edits.file
    let end = file.lineRange(frame.lastLine).upperBound
    let next = frame.lastLine + 1
    let isFollowed = next < file.lineStarts.count && !isEmpty(file.text(file.lineRange(next)))
    var text = frame.lineEnding + frame.line("") + frame.lineEnding + region
    if isFollowed { text += frame.lineEnding + frame.line("") }
    replace(end..<end, with: text, diagram)
  }

  private func isEmpty(_ line: String) -> Bool {
    line.allSatisfy { $0 == " " || $0 == "\t" || $0 == ">" }
  }
}
