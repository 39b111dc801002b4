/// The stack of a navigation controller, whose pages know their places: so that it is found out at
/// once, however high the stack is, that a page is not in it.
///
/// A page remembers its place in the stack that it was put into last. Another one, which it is about
/// to leave, looks for it.
final class PageStack {
  @exclusivity(unchecked) private(set) var pages: [UIViewController] = []

  /// Where a page is in the stack.
  func place(of page: UIViewController) -> Int? {
    guard let remembered = page.stackPlace else { return nil }
    guard remembered.stack == ObjectIdentifier(self) else { return pages.place(of: page) }
    return remembered.index
  }

  func append(_ page: UIViewController) {
    page.stackPlace = StackPlace(stack: ObjectIdentifier(self), index: pages.count)
    pages.append(page)
  }

  /// Takes the pages from a place on off the stack, the highest first.
  func cut(from place: Int) -> ShownControllers {
    if place == pages.count - 1 {
      let top = pages.removeLast()
      forgetPlace(of: top)
      return ShownControllers(first: top)
    }
    let cut = pages[place...].reversed() as [UIViewController]
    pages.removeSubrange(place...)
    for page in cut { forgetPlace(of: page) }
    return ShownControllers(others: cut)
  }

  /// Takes a page out, if it is there.
  func remove(_ page: UIViewController) {
    guard let place = place(of: page) else { return }
    pages.remove(at: place)
    forgetPlace(of: page)
    rememberPlaces(from: place)
  }

  /// Makes other pages the stack.
  func replace(by others: [UIViewController]) {
    for page in pages { forgetPlace(of: page) }
    pages = others
    rememberPlaces(from: 0)
  }

  private func forgetPlace(of page: UIViewController) {
    if page.stackPlace?.stack == ObjectIdentifier(self) { page.stackPlace = nil }
  }

  private func rememberPlaces(from start: Int) {
    for index in start..<pages.count {
      pages[index].stackPlace = StackPlace(stack: ObjectIdentifier(self), index: index)
    }
  }
}

/// Where a page is: in whose stack, and how high.
struct StackPlace {
  let stack: ObjectIdentifier
  let index: Int
}
