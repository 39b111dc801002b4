/// What waits in line: the first to come is the first to go, however long the line is.
struct Queue<Element> {
  private var elements: [Element?] = []
  /// How many have gone, whose places are still there.
  private var gone = 0

  var isEmpty: Bool { gone == elements.count }
  var count: Int { elements.count - gone }
  var first: Element? { isEmpty ? nil : elements[gone] }

  func contains(where isWanted: (Element) -> Bool) -> Bool {
    elements[gone...].contains { $0.map(isWanted) ?? false }
  }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Puts elements before all others.
  mutating func prepend(_ others: [Element]) {
    guard !others.isEmpty else { return }
    elements.replaceSubrange(..<gone, with: others.map { Optional($0) })
    gone = 0
  }

  mutating func popFirst() -> Element? {
    guard gone < elements.count else { return nil }
    let first = elements[gone]
    elements[gone] = nil
    gone += 1
    // Now and then the empty places are given back.
    if gone * 2 > elements.count {
      elements.removeFirst(gone)
      gone = 0
    }
    return first
  }

  /// Takes out the first element that meets a condition, wherever it stands.
  mutating func removeFirst(where isWanted: (Element) -> Bool) -> Element? {
    guard
      let place = elements.indices.first(where: { place in
        elements[place].map { isWanted($0) } ?? false
      })
    else { return nil }
    return place == gone ? popFirst() : elements.remove(at: place)
  }

  mutating func removeAll() { self = Queue() }
}
