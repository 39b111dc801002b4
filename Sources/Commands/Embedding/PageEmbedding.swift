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
    /// What stands in the region, as Markdown, where nobody has edited that.
    let content: String
    /// The address of its image; nil where it is none.
    var address: String?

    /// The lines of the scenario's block, fences included.
    var block: SourceSpan { owner.block }
  }

  /// A diagram that was missing or is not what the page shows.
  struct Stale {
    let diagram: Diagram
    /// The id by which its scenario was called when it was made, where that is another.
    var formerID: String?

    /// That a diagram was made for a scenario of another id.
    static func note(madeFor id: String) -> Diagnostic.Note {
      .init("it was made when the scenario was called '\(id)'")
    }
  }

  /// The changes to the page.
  private(set) var edits: FileEdits
  /// The diagrams that were missing or stale.
  private(set) var stale: [Stale] = []
  /// Regions that a person has edited, and that are not replaced.
  private(set) var diagnostics: [Diagnostic] = []

  /// Embeds diagrams, which are in the page's order.
  init(_ regions: PageRegions, diagrams: [Diagram], replacesEdits: Bool = false) {
    edits = FileEdits(regions.file)
    for diagram in diagrams {
      if let region = regions.find(diagram.owner) {
        update(region, to: diagram, replacesEdits: replacesEdits)
      } else {
        insert(diagram)
      }
    }
  }

  /// Takes regions away that are as they were made, with one of the empty lines around each.
  mutating func remove(_ regions: [EmbeddedRegion]) {
    let file = edits.file
    for region in regions where region.isAsMade {
      var start = region.range.lowerBound
      var end =
        region.lastLine + 1 < file.lineStarts.count
        ? file.lineStarts[region.lastLine + 1] : file.bytes.count
      let isEmptyBefore = region.firstLine > 0 && isEmptyLine(region.firstLine - 1)
      let isLast = region.lastLine + 1 >= file.lineStarts.count || end == file.bytes.count
      if isEmptyBefore, isLast || isEmptyLine(region.lastLine + 1) {
        start = file.lineStarts[region.firstLine - 1]
        // A page that ended with the region's last line ends with the line before it.
        if end == region.range.upperBound, region.firstLine > 1 {
          start = file.lineRange(region.firstLine - 2).upperBound
          end = region.range.upperBound
        }
      }
      edits.replace(start..<end, with: "")
    }
  }

  private mutating func update(
    _ region: EmbeddedRegion, to diagram: Diagram, replacesEdits: Bool
  ) {
    let lines = EmbeddedRegion.lines(of: diagram.content)
    let text = EmbeddedRegion.text(
      id: diagram.id, rest: region.rest, lines: lines, in: region.frame)
    // What has the same lines may still have the mark of an earlier version, or another id.
    if region.lines == lines {
      if isRenamed(region, diagram) {
        replace(region, with: text, diagram)
      } else if region.hash != MadeHash.of(lines: lines) || region.id != diagram.id {
        edits.replace(region.range, with: text)
      }
    } else if region.losesNothing(to: lines) {
      replace(region, with: text, diagram)
    } else if let address = diagram.address,
      let reference = ImageReference(in: edits.file, region.inside)
    {
      // What a person has put around the address of the image stays.
      guard reference.address != address else { return }
      edits.replace(reference.range, with: address)
      stale.append(Stale(diagram: diagram))
    } else if replacesEdits {
      replace(region, with: text, diagram)
    } else {
      diagnostics.append(edited(region, to: lines, diagram))
    }
  }

  private mutating func replace(
    _ region: EmbeddedRegion, with text: String, _ diagram: Diagram
  ) {
    edits.replace(region.range, with: text)
    stale.append(
      Stale(diagram: diagram, formerID: isRenamed(region, diagram) ? region.id : nil))
  }

  /// Whether a region has an earlier id of its scenario; numbers change with the scenarios above.
  private func isRenamed(_ region: EmbeddedRegion, _ diagram: Diagram) -> Bool {
    diagram.owner.id != nil && region.id != diagram.id
  }

  /// A region that is not what is made now, and not what was made then.
  private func edited(
    _ region: EmbeddedRegion, to lines: [String], _ diagram: Diagram
  ) -> Diagnostic {
    let line = region.firstLine + 1 + RegionDifference.firstLine(from: region.lines, to: lines)
    let message =
      region.hash == nil
      ? "the diagram of '\(diagram.id)' is not up to date, and an earlier version has made it, so it cannot be"
        + " known whether somebody has edited it; it stays as it is"
      : "somebody has edited the diagram of '\(diagram.id)', so it stays as it is"
    let origin = isRenamed(region, diagram) ? [Stale.note(madeFor: region.id)] : []
    return Diagnostic(
      id: EmbedCheck.edited, message,
      at: SourceSpan(file: edits.file, range: edits.file.lineRange(min(line, region.lastLine))),
      notes: origin + RegionDifference.notes(from: region.lines, to: lines) + [
        .init("'--force' replaces it with what is made now")
      ])
  }

  /// A region below the block and its name, with an empty line before it, and after it where text follows.
  private mutating func insert(_ diagram: Diagram) {
    let file = edits.file
    let frame = BlockFrame(diagram.block)
    let region = EmbeddedRegion.text(
      id: diagram.id, lines: EmbeddedRegion.lines(of: diagram.content), in: frame)
    let last = nameLine(below: frame) ?? frame.lastLine
    let end = file.lineRange(last).upperBound
    let next = last + 1
    let isFollowed = next < file.lineStarts.count && !isEmptyLine(next)
    var text = frame.lineEnding + frame.line("") + frame.lineEnding + region
    if isFollowed { text += frame.lineEnding + frame.line("") }
    edits.replace(end..<end, with: text)
    stale.append(Stale(diagram: diagram))
  }

  /// The line below a block that names it, `^name`, which would name the region were it above.
  private func nameLine(below frame: BlockFrame) -> Int? {
    let file = edits.file
    let lines = frame.lastLine + 1..<max(frame.lastLine + 1, file.lineStarts.count)
    guard let line = lines.first(where: { !isEmptyLine($0) }) else { return nil }
    let text = file.text(file.lineRange(line)).drop(while: Self.isFrame)
    return BlockName.isWhole(text) ? line : nil
  }

  private func isEmptyLine(_ line: Int) -> Bool {
    edits.file.text(edits.file.lineRange(line)).allSatisfy(Self.isFrame)
  }

  private static func isFrame(_ sign: Character) -> Bool {
    sign == " " || sign == "\t" || sign == ">"
  }
}
