import Markup
import SourceText

/// Puts diagrams into a page, each after its scenario's block, and says which were not up to date.
struct PageEmbedding {
  /// A diagram to put into the page.
  struct Diagram {
    /// The scenario's id.
    let id: String
    /// What its region belongs to.
    let owner: PageRegions.Owner
    /// What stands in the region, as Markdown.
    let content: String

    /// The lines of the scenario's block, fences included.
    var block: SourceSpan { owner.block }
  }

  /// The changes to the page.
  private(set) var edits: FileEdits
  /// The diagrams that were missing or stale.
  private(set) var stale: [Diagram] = []
  /// Regions that cannot be replaced.
  private(set) var diagnostics: [Diagnostic] = []

  /// Embeds diagrams, which are in the page's order.
  init(_ regions: PageRegions, diagrams: [Diagram]) {
    edits = FileEdits(regions.file)
    for diagram in diagrams { embed(diagram, regions.find(diagram.owner)) }
  }

  private mutating func embed(_ diagram: Diagram, _ old: EmbeddedRegion.Search) {
    let frame = BlockFrame(diagram.block)
    let region = EmbeddedRegion.text(id: diagram.id, content: diagram.content, in: frame)
    switch old {
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
    guard Array(edits.file.bytes[range]) != Array(text.utf8) else { return }
    edits.replace(range, with: text)
    stale.append(diagram)
  }

  /// A region below the block and its name, with an empty line before it, and after it where text follows.
  private mutating func insert(_ region: String, _ frame: BlockFrame, _ diagram: Diagram) {
    let file = edits.file
    let last = nameLine(below: frame) ?? frame.lastLine
    let end = file.lineRange(last).upperBound
    let next = last + 1
    let isFollowed = next < file.lineStarts.count && !isEmpty(file.text(file.lineRange(next)))
    var text = frame.lineEnding + frame.line("") + frame.lineEnding + region
    if isFollowed { text += frame.lineEnding + frame.line("") }
    replace(end..<end, with: text, diagram)
  }

  /// The line below a block that names it, `^name`, which would name the region were it above.
  private func nameLine(below frame: BlockFrame) -> Int? {
    let file = edits.file
    let lines = frame.lastLine + 1..<max(frame.lastLine + 1, file.lineStarts.count)
    guard let line = lines.first(where: { !isEmpty(file.text(file.lineRange($0))) }) else {
      return nil
    }
    let text = file.text(file.lineRange(line)).drop(while: Self.isFrame)
    return BlockName.isWhole(text) ? line : nil
  }

  private func isEmpty(_ line: String) -> Bool { line.allSatisfy(Self.isFrame) }

  private static func isFrame(_ sign: Character) -> Bool {
    sign == " " || sign == "\t" || sign == ">"
  }
}
