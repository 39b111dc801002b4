import SourceText

extension List {
  /// What a name at the end of an entry's text names: the entry with all that stands below it, or its text
  /// alone where that is all there is.
  package func block(_ isMeant: (String) -> Bool) -> Block? {
    items.firstIndex { $0.blocks.first?.id.map(isMeant) ?? false }.flatMap { block(ofItem: $0) }
  }

  /// What the name of the entry with a number names.
  package func block(ofItem index: Int) -> Block? {
    guard let first = items[index].blocks.first, let last = items[index].blocks.last
    else { return nil }
    if items[index].task == nil, items[index].blocks.count == 1 { return first }
    let alone = List(start: start.map { $0 + index }, isTight: isTight, items: [items[index]])
    let range = first.span.range.lowerBound..<last.span.range.upperBound
    return Block(.list(alone), SourceSpan(file: first.span.file, range: range))
  }
}
