import SourceText

/// Where a tab of MkDocs stands: the line `=== "Swift"` and what is set off below it.
struct TabPart {
  let title: String
  /// How many tabs it stands in.
  let depth: Int
  /// Whether it begins a group though another tab ends above it, `===! "Swift"`.
  let beginsGroup: Bool
  let start: Int
  var end: Int
}

/// Puts the blocks of tabs together.
struct TabGroups {
  private var parts: ArraySlice<TabPart>

  /// The blocks of a page, with those in tabs in these.
  static func grouped(_ blocks: [Block], _ parts: [TabPart], in file: SourceFile) -> [Block] {
    guard !parts.isEmpty else { return blocks }
    var groups = TabGroups(parts: parts[...])
    var rest = blocks[...]
    return groups.group(&rest, upTo: file.bytes.count + 1, file)
  }

  private mutating func group(
    _ blocks: inout ArraySlice<Block>, upTo end: Int, _ file: SourceFile
  ) -> [Block] {
    var result: [Block] = []
    var tabs: [Tab] = []
    var (first, last) = (0, 0)
    func finish() {
      guard !tabs.isEmpty else { return }
      result.append(Block(.tabs(tabs), SourceSpan(file: file, range: first..<last)))
      tabs = []
    }
    while true {
      let next = parts.first.flatMap { $0.start < end ? $0 : nil }
      if let block = blocks.first, block.span.range.lowerBound < min(end, next?.start ?? end) {
        finish()
        result.append(blocks.removeFirst())
      } else if let part = next {
        parts.removeFirst()
        if part.beginsGroup || part.start != last { finish() }
        if tabs.isEmpty { first = part.start }
        tabs.append(Tab(title: part.title, blocks: group(&blocks, upTo: part.end, file)))
        last = part.end
      } else {
        finish()
        return result
      }
    }
  }
}
