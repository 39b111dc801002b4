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

  /// What stands in the region of a scenario's block; nil where there is none.
  func content(below block: SourceSpan) -> String? {
    guard case .found(let region) = find(below: block) else { return nil }
    return file.text(region.range)
  }

  /// The first lines of the regions that belong to none of the scenarios' blocks; these keep one each.
  func strays(except blocks: [SourceSpan]) -> [SourceSpan] {
    let owned = blocks.compactMap { find(below: $0).start }
    var strays: [SourceSpan] = []
    for line in file.lineStarts.indices {
      let found = EmbeddedRegion.find(in: file, lines: line..<line + 1, fences: fences)
      guard let start = found.start, !owned.contains(start) else { continue }
      strays.append(SourceSpan(file: file, range: file.lineRange(line)))
    }
    return strays
  }
}

extension EmbeddedRegion.Search {
  /// Where the first comment begins; nil where there is none.
  fileprivate var start: Int? {
    switch self {
    case .none: nil
    case .found(let region): region.range.lowerBound
    case .unclosed(let comment): comment.lowerBound
    }
  }
}
