import SourceText

/// Blocks of code that are tabs: several with names behind each other, as in `::: code-group`.
extension TreeConverter {
  /// Where a frame is in a group of blocks of code.
  enum CodeGroup {
    case none
    /// Directly behind `::: code-group`: the next block begins the group.
    case opening
    /// In one, where one block alone is a tab.
    case open
    /// Behind the `:::` that ends one: the next block begins another.
    case closed
  }

  /// Takes the lines that begin and end a group, of which no reader sees anything.
  mutating func takesCodeGroup(_ inlines: [Inline]) -> Bool {
    guard inlines.count == 1, case .text(let text) = inlines[0] else { return false }
    if text == "::: code-group" || text == ":::code-group" {
      frames[top].codeGroup = .opening
      return true
    }
    guard text == ":::", frames[top].codeGroup == .open else { return false }
    frames[top].codeGroup = .closed
    return true
  }

  /// Adds a block of code to the tabs that it follows, if it has a name; false where it stands alone.
  mutating func addTab(_ fence: FencedBlock) -> Bool {
    guard let name = fence.tabName else {
      frames[top].codeGroup = .none
      return false
    }
    let tab = Tab(title: name, blocks: [Block(.fence(fence), fence.span)])
    let state = frames[top].codeGroup
    let follows = state == .none || state == .open
    guard follows, case (var tabs, let first)? = takeTabs() else {
      frames[top].codeGroup = state == .opening ? .open : .none
      if state == .opening { add(.tabs([tab]), fence.span) }
      return state == .opening
    }
    tabs.append(tab)
    let range = first.range.lowerBound..<max(first.range.upperBound, fence.span.range.upperBound)
    add(.tabs(tabs), SourceSpan(file: fence.span.file, range: range))
    return true
  }

  /// Takes the last block if it is tabs, or a block of code with a name: nobody else holds the tabs then, so that
  /// many are not copied for each of them.
  private mutating func takeTabs() -> ([Tab], SourceSpan)? {
    guard let block = frames[top].blocks.last else { return nil }
    let span = block.span
    switch block.kind {
    case .tabs(let tabs):
      frames[top].blocks.removeLast()
      return (tabs, span)
    case .fence(let fence):
      guard let name = fence.tabName else { return nil }
      frames[top].blocks.removeLast()
      return ([Tab(title: name, blocks: [block])], span)
    default: return nil
    }
  }
}
