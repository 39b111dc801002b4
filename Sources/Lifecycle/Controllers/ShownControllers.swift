/// Controllers as they are now, such as those that show in one place; a single one, the usual number,
/// needs no allocation.
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

extension UIViewController {
  /// Its children as they are now, whatever becomes of them while they are told something.
  var contained: ShownControllers {
    if childRow.count == 1, let only = childRow.first { return ShownControllers(first: only) }
    return ShownControllers(others: childRow.members)
  }
}

extension Array where Element == UIViewController {
  /// Takes out those of which something holds.
  mutating func take(where isTaken: (UIViewController) -> Bool) -> ShownControllers {
    if count == 1 {
      return isTaken(self[0]) ? ShownControllers(first: removeLast()) : ShownControllers(others: [])
    }
    let taken = filter(isTaken)
    removeAll(where: isTaken)
    return ShownControllers(others: taken)
  }
}
