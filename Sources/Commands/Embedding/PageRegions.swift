import Markup
import SourceText

/// Where the regions of a page are, and which scenario each belongs to.
///
/// A region belongs to the scenario of its id: to the first below that one's block and above the next, or
/// wherever else its author has moved it. One that is as it was made, and stands below a scenario without a
/// diagram while none has its id, is that scenario's by an earlier name.
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
  /// All regions, ascending.
  let regions: [EmbeddedRegion]
  /// Marks that begin or end nothing.
  let faults: [Diagnostic]
  /// The region of each scenario that has one, by where its block begins.
  private var owned: [Int: Int] = [:]
  /// Those that have another's id.
  private(set) var strays: [EmbeddedRegion] = []

  /// The regions of a page with these scenarios and these fenced blocks: a comment in one is an example.
  init(_ file: SourceFile, owners: [Owner], fences: [SourceSpan]) {
    self.file = file
    let marks = RegionMark.all(
      in: file,
      fences: fences.map {
        let frame = BlockFrame($0)
        return frame.firstLine..<frame.lastLine + 1
      })
    (regions, faults) = Self.regions(between: marks, in: file)
    guard !regions.isEmpty else { return }
    assign(to: owners)
    let taken = Set(owned.values)
    strays = regions.indices.filter { !taken.contains($0) }.map { regions[$0] }
  }

  /// The region of a scenario.
  func find(_ owner: Owner) -> EmbeddedRegion? {
    owned[owner.block.range.lowerBound].map { regions[$0] }
  }

  // MARK: Marks

  private static func regions(
    between marks: [RegionMark], in file: SourceFile
  ) -> ([EmbeddedRegion], [Diagnostic]) {
    var regions: [EmbeddedRegion] = []
    var faults: [Diagnostic] = []
    let language = MarkupLanguage(path: file.path)
    let beginComment = RegionMark.beginComment(["id=…"], in: language)
    let endComment = RegionMark.endComment(in: language)
    func fault(_ id: String, _ mark: RegionMark, _ message: String, _ remedy: String) {
      faults.append(
        Diagnostic(
          id: id, message, at: SourceSpan(file: file, range: mark.range), notes: [.init(remedy)]))
    }
    var open: (mark: RegionMark, id: String, hash: String?, rest: [String])?
    func unclosed() {
      guard let begin = open else { return }
      fault(
        "embed.unclosed-region", begin.mark,
        "this comment has no '\(endComment)' below it",
        "write it below the diagram, or delete this comment with what was made")
      open = nil
    }
    for mark in marks {
      switch mark.kind {
      case .begin(let id, let hash, let rest):
        // What stands between this one and the first is the author's, not a diagram.
        unclosed()
        open = (mark, id, hash, rest)
      case .end:
        guard let begin = open else {
          fault(
            "embed.unopened-region", mark, "this comment ends a diagram that nothing begins",
            "write '\(beginComment)' above the diagram, with its scenario's id, or delete"
              + " this comment with what was made")
          continue
        }
        regions.append(
          EmbeddedRegion(
            file, id: begin.id, hash: begin.hash, rest: begin.rest, from: begin.mark, to: mark))
        open = nil
      case .damaged:
        fault(
          "embed.damaged-mark", mark, "this comment is nearly one of a diagram's",
          "a diagram stands between '\(beginComment)' and '\(endComment)'")
      }
    }
    unclosed()
    return (regions, faults)
  }

  // MARK: Owners

  private mutating func assign(to owners: [Owner]) {
    let ids = Set(owners.compactMap(\.id))
    let starts = owners.map { $0.block.range.lowerBound }.sorted()
    let places = owners.map { self.places(below: $0, starts) }
    var taken: Set<Int> = []
    func take(_ region: Int, for owner: Owner) {
      owned[owner.block.range.lowerBound] = region
      taken.insert(region)
    }
    for (owner, places) in zip(owners, places) {
      let own = places.first {
        Self.isOf(owner, regions[$0].id) && !taken.contains($0)
      }
      if let own { take(own, for: owner) }
    }
    var moved: [String: Int] = [:]
    for index in regions.indices.reversed() where !taken.contains(index) {
      moved[regions[index].id] = index
    }
    for owner in owners where find(owner) == nil {
      guard let id = owner.id, let region = moved[id] else { continue }
      take(region, for: owner)
    }
    for (owner, places) in zip(owners, places) where find(owner) == nil {
      let renamed = places.first {
        !taken.contains($0) && !ids.contains(regions[$0].id) && regions[$0].hash != nil
      }
      if let renamed { take(renamed, for: owner) }
    }
  }

  /// The regions below a scenario's block and above the next.
  private func places(below owner: Owner, _ starts: [Int]) -> Range<Int> {
    let frame = BlockFrame(owner.block)
    let index = Self.first(in: starts) { $0 > owner.block.range.lowerBound }
    let next = index < starts.count ? file.lineIndex(at: starts[index]) : file.lineStarts.count
    let from = Self.first(in: regions) { $0.firstLine > min(frame.lastLine, next - 1) }
    let end = Self.first(in: regions) { $0.firstLine >= next }
    return from..<max(from, end)
  }

  /// Whether a region is a scenario's. The numbers of scenarios change with those above them, so that one
  /// without an id takes a region of any number.
  private static func isOf(_ owner: Owner, _ id: String) -> Bool {
    guard let own = owner.id else {
      let number = id.dropFirst(numbered.count)
      return id.hasPrefix(numbered) && number.allSatisfy { $0.isNumber || $0 == "-" }
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
}
