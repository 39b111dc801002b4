import SourceText

/// Puts the blocks of tabs and callouts together.
struct PartGroups {
  private var parts: ArraySlice<PagePart>

  /// The blocks of a page, with those in parts in these.
  static func grouped(_ blocks: [Block], _ parts: [PagePart], in file: SourceFile) -> [Block] {
    guard !parts.isEmpty else { return blocks }
    var groups = PartGroups(parts: parts[...])
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
        let inner = group(&blocks, upTo: part.end, file)
        switch part.kind {
        case .tab(let title, let beginsGroup):
          if beginsGroup || part.start != last { finish() }
          if tabs.isEmpty { first = part.start }
          tabs.append(Tab(title: title, blocks: inner))
          last = part.end
        case .callout(let head):
          finish()
          let span = SourceSpan(file: file, range: part.start..<part.end)
          result.append(Block(.callout(Callout(head, inner)), span))
        case .other: break
        }
      } else {
        finish()
        return result
      }
    }
  }
}

extension Callout {
  fileprivate init(_ head: CalloutHead, _ blocks: [Block]) {
    self.init(kind: head.kind, title: head.titleInlines, folding: head.folding, blocks: blocks)
  }
}
