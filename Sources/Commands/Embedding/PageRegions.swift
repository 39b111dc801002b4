import SourceText

/// Where the regions of a page are: each belongs to the scenario of its id, below that one's block and above
/// the next.
struct PageRegions {
  /// What a region belongs to.
  struct Owner {
    /// The scenario's id; nil where it has none, and is called by its number.
    let id: String?
    /// The lines of the scenario's block.
    let block: SourceSpan
  }

  /// The page.
  let file: SourceFile
  /// The first lines of the scenarios' blocks, ascending.
  private let starts: [Int]
  /// The ids that scenarios of the page have been given.
  private let ids: Set<String>
  /// The comments with which regions begin and end, ascending.
  private let comments: [EmbeddedRegion.Comment]

  /// The regions of a page with these scenarios and these fenced blocks: a comment in one is an example.
  init(_ file: SourceFile, owners: [Owner], fences: [SourceSpan]) {
    self.file = file
    starts = owners.map { BlockFrame($0.block).firstLine }.sorted()
    ids = Set(owners.compactMap(\.id))
    comments = EmbeddedRegion.comments(
      in: file,
      fences: fences.map {
        let frame = BlockFrame($0)
        return frame.firstLine..<frame.lastLine + 1
      })
  }

  /// Looks for the region of a scenario.
  func find(_ owner: Owner) -> EmbeddedRegion.Search {
    let frame = BlockFrame(owner.block)
    let index = Self.first(in: starts) { $0 > frame.firstLine }
    let next = index < starts.count ? starts[index] : file.lineStarts.count
    let from = Self.first(in: comments) { $0.line > min(frame.lastLine, next - 1) }
    let end = Self.first(in: comments) { $0.line >= next }
    return EmbeddedRegion.find(in: comments[from..<max(from, end)]) { isOf(owner, $0) }
  }

  /// Whether a region is a scenario's. The numbers of scenarios change with those above them, so that one
  /// without an id takes a region of any number.
  private func isOf(_ owner: Owner, _ id: String) -> Bool {
    guard let own = owner.id else {
      let number = id.dropFirst(Self.numbered.count)
      return id.hasPrefix(Self.numbered) && !ids.contains(id)
        && number.allSatisfy { $0.isNumber || $0 == "-" }
    }
    return id == own
  }

  private static let numbered = "scenario-"

  /// Where in what is sorted something begins to hold.
  private static func first<Element>(
    in elements: [Element], where holds: (Element) -> Bool
  ) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(elements[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// What stands in the region of a scenario; nil where there is none.
  func content(of owner: Owner) -> String? {
    guard case .found(let region) = find(owner) else { return nil }
    return file.text(region.range)
  }

  /// The first lines of the regions that belong to none of some scenarios; these keep one each.
  func strays(except owners: [Owner]) -> [SourceSpan] {
    let owned = Set(owners.compactMap { find($0).start })
    return comments.compactMap { comment in
      guard case .begin = comment.kind, !owned.contains(comment.range.lowerBound) else {
        return nil
      }
      return SourceSpan(file: file, range: comment.range)
    }
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
