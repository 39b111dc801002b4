import SourceText

/// Where the regions of a page are: each belongs to the last scenario's block before it.
struct PageRegions {
  /// The page.
  let file: SourceFile
  /// The first lines of the scenarios' blocks, ascending.
  private let starts: [Int]
  /// The lines of all fenced blocks: a comment in them is an example of one.
  private let fences: [Range<Int>]

  /// The regions of a page with these blocks of scenarios and these fenced blocks.
  init(_ file: SourceFile, blocks: [SourceSpan], fences: [SourceSpan]) {
    self.file = file
    starts = blocks.map { BlockFrame($0).firstLine }.sorted()
    self.fences = fences.map {
      let frame = BlockFrame($0)
      return frame.firstLine..<frame.lastLine + 1
    }
  }

  /// Looks for the region of a scenario's block.
  func find(below block: SourceSpan) -> EmbeddedRegion.Search {
    let frame = BlockFrame(block)
    let next = starts.first { $0 > frame.firstLine } ?? file.lineStarts.count
    return EmbeddedRegion.find(
      in: file, lines: min(frame.lastLine + 1, next)..<next, fences: fences)
  }
}
