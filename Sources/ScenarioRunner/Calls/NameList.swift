/// Names, each once, in the order in which they came.
///
/// There are few as a rule; a few are looked through sooner than a set of them is asked.
struct NameList: Sequence {
  private static let many = 16
  /// For how many there is room from the first on.
  private static let some = 8

  /// The names.
  private(set) var names: [String] = []
  /// The same, once they are many.
  private var lookup: Set<String> = []

  /// Whether a name is among them.
  func contains(_ name: String) -> Bool {
    names.count < Self.many ? names.contains(name) : lookup.contains(name)
  }

  /// Adds a name, unless it is among them.
  mutating func insert(_ name: String) {
    guard !contains(name) else { return }
    if names.isEmpty { names.reserveCapacity(Self.some) }
    names.append(name)
    if names.count == Self.many {
      lookup = Set(names)
    } else if names.count > Self.many {
      lookup.insert(name)
    }
  }

  /// Takes a name away.
  mutating func remove(_ name: String) {
    guard contains(name) else { return }
    names.removeAll { $0 == name }
    lookup = names.count < Self.many ? [] : Set(names)
  }

  func makeIterator() -> IndexingIterator<[String]> { names.makeIterator() }
}
