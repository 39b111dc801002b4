/// The controllers that show in one place; a single one, the usual number, needs no allocation.
struct ShownControllers: Sequence, IteratorProtocol {
  private var first: UIViewController?
  private var others: [UIViewController] = []
  private var index = 0

  init(first: UIViewController) {
    self.first = first
  }

  init(others: [UIViewController]) {
    self.others = others
  }

  mutating func next() -> UIViewController? {
    if let only = first {
      first = nil
      return only
    }
    guard index < others.count else { return nil }
    index += 1
    return others[index - 1]
  }
}
