/// Some of a trace's selectors.
public struct SelectorSet: Hashable, Sendable {
  /// A bit for each selector, 64 in a word.
  private var words: [UInt64] = []

  /// Creates an empty set.
  public init() {}

  /// Adds a selector.
  public mutating func insert(_ selector: SelectorID) {
    let word = Int(selector.index) / 64
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(selector.index % 64)
  }

  /// Adds the selectors of another set.
  public mutating func formUnion(_ other: SelectorSet) {
    while words.count < other.words.count { words.append(0) }
    for (index, word) in other.words.enumerated() { words[index] |= word }
  }

  /// Takes away the selectors of another set.
  public mutating func subtract(_ other: SelectorSet) {
    for (index, word) in other.words.enumerated() where index < words.count {
      words[index] &= ~word
    }
  }

  /// Whether a selector is in it.
  public func contains(_ selector: SelectorID) -> Bool {
    let word = Int(selector.index) / 64
    return word < words.count && words[word] & (1 << UInt64(selector.index % 64)) != 0
  }
}
