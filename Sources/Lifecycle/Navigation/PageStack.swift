/// The stack of a navigation controller, whose pages know their places: so that it is found out at
/// once, however high the stack is, that a page is not in it, and one is taken out from anywhere.
///
/// A page remembers its place in the stack that it was put into last. Another one, which it is about
/// to leave, looks for it.
final class PageStack {
  /// The root first; a page that is taken out from below others leaves its place empty.
  @exclusivity(unchecked) private var places: [UIViewController?] = []
  /// How many pages there are.
  @exclusivity(unchecked) private(set) var count = 0

  /// The pages, the root first.
  var pages: [UIViewController] { places.compactMap { $0 } }

  /// The page on top; the highest place is never empty.
  var top: UIViewController? { places.last ?? nil }

  /// The lowest page.
  var root: UIViewController? { count > 0 ? page(from: 0, step: 1) : nil }

  /// The page below the one on top.
  var second: UIViewController? { count > 1 ? page(from: places.count - 2, step: -1) : nil }

  /// The pages above a place, the lowest first.
  func pages(above place: Int) -> [UIViewController] { places[(place + 1)...].compactMap { $0 } }

  /// Where a page is in the stack.
  func place(of page: UIViewController) -> Int? {
    guard let remembered = page.stackPlace else { return nil }
    guard remembered.stack == ObjectIdentifier(self) else {
      return places.firstIndex { $0 === page }
    }
    return remembered.index
  }

  func append(_ page: UIViewController) {
    page.stackPlace = StackPlace(stack: ObjectIdentifier(self), index: places.count)
    places.append(page)
    count += 1
  }

  /// Takes the pages from a place on off the stack, the highest first.
  func cut(from place: Int) -> ShownControllers {
    if place == places.count - 1, let top {
      dropTop()
      return ShownControllers(first: top)
    }
    var cut: [UIViewController] = []
    while places.count > place, let top {
      cut.append(top)
      dropTop()
    }
    return ShownControllers(others: cut)
  }

  /// Takes a page out, if it is there.
  func remove(_ page: UIViewController) {
    guard let place = place(of: page) else { return }
    if place == places.count - 1 { return dropTop() }
    places[place] = nil
    count -= 1
    forgetPlace(of: page)
    // Now and then the empty places are given back.
    if places.count > 2 * count + 16 { closeRanks() }
  }

  /// Makes other pages the stack.
  func replace(by others: [UIViewController]) {
    for page in pages { forgetPlace(of: page) }
    places = []
    count = 0
    for page in others { append(page) }
  }

  private func dropTop() {
    if let top { forgetPlace(of: top) }
    places.removeLast()
    count -= 1
    while let highest = places.last, highest == nil { places.removeLast() }
  }

  /// The first page from a place on, upwards or downwards.
  private func page(from start: Int, step: Int) -> UIViewController? {
    var place = start
    while places.indices.contains(place) {
      if let page = places[place] { return page }
      place += step
      // Nobody passes by many empty places twice.
      if abs(place - start) == 64 {
        closeRanks()
        return step > 0 ? places[0] : places[places.count - 2]
      }
    }
    return nil
  }

  private func closeRanks() {
    places.removeAll { $0 == nil }
    for (index, page) in places.enumerated() {
      guard let page, page.stackPlace?.stack == ObjectIdentifier(self) else { continue }
      page.stackPlace = StackPlace(stack: ObjectIdentifier(self), index: index)
    }
  }

  private func forgetPlace(of page: UIViewController) {
    if page.stackPlace?.stack == ObjectIdentifier(self) { page.stackPlace = nil }
  }
}

/// Where a page is: in whose stack, and how high.
struct StackPlace {
  let stack: ObjectIdentifier
  let index: Int
}
